import type { Probe } from "../probes/probe/probe.ts";

export interface ProbeChoice {
  readonly probe?: string | null | undefined;
  readonly scenario?: string | null | undefined;
  readonly taxonomy_entry?: string | null | undefined;
}

type Known = Pick<Probe, "id" | "subdimension" | "tags">;

/** The IDs of the probes that match all filters; null without a filter. */
export function chosenProbes({ probe, scenario, taxonomy_entry: entry }: ProbeChoice, known: readonly Known[]) {
  if (!scenario && !entry) return probe ? [probe] : null;
  return known
    .filter(({ subdimension }) => !scenario || subdimension === scenario)
    .filter(({ tags }) => !entry || Object.values(tags).some((ids: readonly string[]) => ids.includes(entry)))
    .map(({ id }) => id)
    .filter((id) => !probe || id === probe);
}
