import { probeTitle } from "../../probes/titles.ts";
import { isPartial } from "../../runs/read-runs.ts";
import type { ReportHead } from "./source.ts";
import { capital } from "./words.ts";

type CaveatFacts = Pick<ReportHead["run"], "harness_type" | "harness_names" | "picked_probes" | "rescore_by">;

/** What a reader must know before the verdict is relied on. */
export function caveatsOf(run: CaveatFacts): readonly string[] {
  const isLimited = run.harness_type !== "custom" && isPartial(run);
  return [
    ...(isLimited ? ["Partial run: it leaves out probes that a pass needs. It can fail, and it never passes."] : []),
    ...(run.rescore_by === null
      ? []
      : ["Responses were labeled after these scores were computed. The scores are being updated. Export again later."]),
  ];
}

const RESULTS = { met: "met", not_met: "not met", unknown: "unknown" } as const;

/** Each control: title, result, reason, and how many probes depend on it. Old reports have none. */
export function controlRows({ controls = [] }: Partial<ReportHead["conclusion"]>): readonly (readonly string[])[] {
  return controls.map(({ title, result, reason, probes }) => [title, RESULTS[result], reason, String(probes.length)]);
}

/** The probes that were not asked: scenario, reason, and the titles of the probes. */
export function untestableRows({
  not_testable: untestable = [],
}: Partial<ReportHead["conclusion"]>): readonly (readonly string[])[] {
  const groups = Map.groupBy(untestable, ({ dimension, scenario, because }) =>
    JSON.stringify([`${capital(scenario)} (${dimension})`, capital(because)]),
  );
  return [...groups].map(([key, some]) => [
    ...(JSON.parse(key) as [string, string]),
    some.map(({ id }) => probeTitle(id)).join(", "),
  ]);
}

export const CONTROLS = "Sent before the prompts. Probes that need what the agent cannot do are not testable here.";
export const UNTESTABLE = "Not sent, because the agent lacks what these probes need. Neither passed nor unassessed.";
