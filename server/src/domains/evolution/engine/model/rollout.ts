import type { Genome } from "./genome.ts";

/** One prompt to the agent: a genome, a probe, and the number of the repetition. */
export interface Rollout {
  readonly genome: Genome;
  readonly set: "train" | "holdout";
  /** By place in that set. */
  readonly probe: number;
  /** The number of the rollout in its run: unique, so that no result can be taken for another. */
  readonly replicate: number;
}

/** 1 for a pass, 0 for a fail, null without a response that can be assessed: it teaches nothing and costs a rollout. */
export type Outcome = 0 | 1 | null;

export interface Result {
  readonly replicate: number;
  readonly outcome: Outcome;
}
