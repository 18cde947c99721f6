/**
 * What is measured, registered before the measurement. Seeds 1 to 199 were used to tune the settings of every policy.
 * None of the seeds below was used for tuning.
 */
import type { PolicyName, PolicyOptions } from "../../server/src/domains/evolution/engine/policies/list.ts";

export interface SeedRange {
  readonly from: number;
  readonly to: number;
}

export const SEEDS = {
  v1: { from: 1000, to: 1199 },
  null: { from: 2000, to: 2399 },
  stress: { from: 3000, to: 3059 },
  warm: { from: 4000, to: 4024 },
} as const satisfies Record<string, SeedRange>;

export const BUDGET = { search: 1000, long: 3000, decided: 1400 } as const;

export const STRESS_BEDS = ["wrong-tags", "random-tags", "flips", "spill-over", "rich", "poor"] as const;

export interface Contender {
  readonly name: string;
  readonly policy: PolicyName;
  readonly options: PolicyOptions;
}

export const OURS: Contender = { name: "screen_compose", policy: "screen_compose", options: {} };

/** The best cell of minibatch {3, 6, 12, 24} x validation {30, 45, 60, 90} x {one, all} on seeds 1 to 30. */
export const GEPA: Contender = { name: "gepa_style, tuned", policy: "gepa_style", options: {} };

export const OTHERS: readonly Contender[] = [
  GEPA,
  { name: "gepa_style, defaults", policy: "gepa_style", options: { minibatch: 3, validation: 90, change: "one" } },
  { name: "halving", policy: "halving", options: {} },
  { name: "hill", policy: "hill", options: {} },
  { name: "random", policy: "random", options: {} },
];
