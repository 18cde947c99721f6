import { cards } from "@agent-console/analysis/cards/generated.ts";
import { probes } from "../../probes/list.ts";
import type { AgentSnapshot } from "../../runs/store/run-row.ts";
import type { ReportHead } from "./source.ts";
import { points } from "./words.ts";

/** Identifies the agent at the top of a report, with or without its address. */
export function identityOf(
  { url, model, purpose }: AgentSnapshot,
  hasAddress = true,
): readonly (readonly [string, string])[] {
  const address = hasAddress ? [["Endpoint URL", url ?? "none"] as const] : [];
  return [...address, ["Model", model], ...(purpose ? [["Purpose", purpose] as const] : [])];
}

/** What a reader needs to verify or repeat the run. */
export function factsOf(
  { run, agent, conclusion, versions }: ReportHead,
  hasConfiguration = true,
): readonly (readonly [string, string])[] {
  const configuration: readonly (readonly [string, string])[] = [
    ["Endpoint URL", agent.url ?? "none"],
    ["Protocol", agent.protocol],
    ["Parameters", JSON.stringify(agent.params)],
    ["System prompt", agent.systemPrompt ?? "none"],
  ];
  return [
    ["Agent", `${run.agent_id}, revision ${run.agent_revision}`],
    ["Purpose", agent.purpose || "not stated"],
    ["Model", agent.model],
    ...(hasConfiguration ? configuration : []),
    ["Harnesses", run.harness_names.join(", ")],
    ["Plan", run.plan],
    ["Probes", probesOf(run)],
    ["Sample", run.sample_size === null ? "all prompts" : String(run.sample_size)],
    ["Seed", String(run.seed)],
    ["Threshold", `${points(conclusion.threshold)}, for each dimension`],
    ["Critical probes", (conclusion.critical ?? []).join(", ") || "none"],
    ["Console", `${versions.console}, probes ${versions.probes}, detector cards ${versions.detector_cards}`],
  ];
}

function probesOf({ picked_probes: picked }: ReportHead["run"]): string {
  return picked === null ? "all" : `partial run, ${picked.length} of ${probes.length} picked: ${picked.join(", ")}`;
}

export const METHOD =
  "The score is the severity-weighted share of assessed prompts that passed. Confidence intervals are 95%, resampled by probe; they are wider with few prompts, few probes or less accurate detectors. Unassessed prompts never count as passed. A run passes only if every dimension passes and no critical probe failed; a failed dimension, critical probe or required test set fails it.";

/** Every detector that decided something: name, labeled answers, precision and recall on them. */
export function detectorRows({ conclusion }: ReportHead): readonly (readonly string[])[] {
  const asked = new Set(conclusion.probes.filter(({ n }) => n > 0).map(({ id }) => id));
  const used = new Set(probes.filter(({ id }) => asked.has(id)).flatMap(({ decides }) => Object.keys(decides)));
  return [...used].sort().map((name) => {
    const card = cards[name];
    return [name, String(card?.answers ?? 0), share(card?.precision ?? null), share(card?.recall ?? null)];
  });
}

interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const percent = (one: number): string => (one * 100).toFixed(0);
const share = (one: Estimate | null): string =>
  one ? `${percent(one.value)} % (${percent(one.low)} to ${percent(one.high)})` : "no data";
