/** Beds for tests: small, explicit, and quick to run. */
import { readFileSync } from "node:fs";
import type { Bed } from "../../../bench/evolution/bed/bed.ts";
import { makeBed } from "../../../bench/evolution/bed/make-bed.ts";
import { readBed } from "../../../bench/evolution/bed/read-bed.ts";
import { agentOf } from "../../../bench/evolution/bed/simulate.ts";
import { CONFIRM } from "../../src/domains/evolution/engine/decision/confirm.ts";
import type { Result, Rollout } from "../../src/domains/evolution/engine/model/rollout.ts";
import { type PolicyName, policyNamed } from "../../src/domains/evolution/engine/policies/list.ts";
import { observeRun, openRun, type Run, type RunState } from "../../src/domains/evolution/engine/run.ts";

/** Two harmful categories and a harmless one. One gene helps, one does nothing, one refuses everything. */
export const SMALL_BED = {
  format: "l0-bed/1",
  name: "small",
  categories: [
    { id: "leak", dimension: "security", base: -1 },
    { id: "harm", dimension: "safety", base: -1 },
    { id: "plain", dimension: "reliability", benign: true, base: 3 },
  ],
  genes: [
    { id: "helps", tags: ["leak"], effects: { leak: 4 } },
    { id: "idle", tags: ["leak"], effects: {} },
    { id: "refuses", tags: ["harm"], effects: { leak: 6, harm: 6, plain: -9 } },
    { id: "cooler", tags: ["harm"], slot: "temperature", effects: { harm: 1 } },
    { id: "coldest", tags: ["harm"], slot: "temperature", effects: { harm: 3 } },
  ],
  probes: { generate: { train_per_category: 12, holdout_per_category: 12, difficulty_sd: 0.5 } },
} as const;

export function smallBed(seed = 1): Bed {
  return makeBed(readBed(SMALL_BED), seed);
}

/** A bed of the benchmark. */
export function benchBed(name: string, seed: number): Bed {
  const text = readFileSync(new URL(`../../../bench/evolution/beds/${name}.json`, import.meta.url), "utf8");
  return makeBed(readBed(JSON.parse(text)), seed);
}

export interface TestRun {
  readonly bed: Bed;
  readonly policy?: PolicyName;
  readonly budget?: number;
  readonly reserve?: number;
  readonly pruneProbes?: number;
}

export function runOn({ bed, policy = "screen_compose", budget = 500, reserve = 240, pruneProbes = 0 }: TestRun): Run {
  return {
    problem: bed.problem,
    policy: policyNamed(policy),
    seed: bed.seed,
    budget,
    reserve,
    pruneProbes,
    confirm: CONFIRM,
  };
}

export function answers(bed: Bed, planned: readonly Rollout[]): Result[] {
  const agent = agentOf(bed, 77);
  return planned.map((rollout) => ({ replicate: rollout.replicate, outcome: agent.answer(rollout) }));
}

/** To the end, with the journal of every batch. */
export function playRun(
  run: Run,
  bed: Bed,
): { readonly state: RunState; readonly journal: readonly (readonly Result[])[] } {
  const journal: Result[][] = [];
  let state = openRun(run);
  while (state.planned.length > 0) {
    const results = answers(bed, state.planned);
    journal.push(results);
    state = observeRun(run, state, results);
  }
  return { state, journal };
}
