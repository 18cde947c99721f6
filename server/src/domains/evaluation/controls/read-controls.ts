import type { Act } from "../../../platform/act.ts";
import type { Capability } from "../harness/harness.ts";
import type { Probe } from "../probes/probe/probe.ts";
import { lifelessBecause } from "../scores/lifeless.ts";
import type { ControlFacts } from "../scores/overall.ts";
import { type ControlResult, decideControls, isLifeless, missingCapabilities, untestableBecause } from "./decide.ts";
import { selectControls } from "./store.ts";

/** A control with the probes that depend on it. */
export interface ReportedControl extends ControlResult {
  readonly probes: readonly string[];
}

/** What the controls of a run showed, for its report. */
export interface RunControls {
  readonly controls: readonly ReportedControl[];
  readonly facts: ControlFacts;
}

interface Run {
  readonly id: string;
  readonly harness_names: readonly string[];
}

/** What the agent of a run was seen not to be able to do; nothing where it says the same to everything. */
export async function readMissing(act: Act, evaluationId: string): Promise<ReadonlySet<Capability>> {
  const results = decideControls(await selectControls(act, evaluationId));
  return isLifeless(results) ? new Set() : missingCapabilities(results);
}

/** Null for a run without controls, such as one from before there were any. */
export async function readControls(act: Act, run: Run, probes: readonly Probe[]): Promise<RunControls | null> {
  const results = decideControls(await selectControls(act, run.id));
  if (results.length === 0) return null;
  const asked = probes.filter(({ harness }) => run.harness_names.includes(harness));
  const missing = missingCapabilities(results);
  const untestable = asked.flatMap(({ id, harness, subdimension, needs }) => {
    const because = untestableBecause(needs, missing);
    return because ? [{ id, dimension: harness, scenario: subdimension, because }] : [];
  });
  return {
    controls: results.map((result) => ({ ...result, probes: dependingOn(result, asked) })),
    facts: { lifeless: lifelessBecause(results), untestable },
  };
}

const dependingOn = ({ control }: ControlResult, probes: readonly Probe[]): string[] =>
  probes.filter(({ needs }) => control === "liveness" || needs.includes(control)).map(({ id }) => id);
