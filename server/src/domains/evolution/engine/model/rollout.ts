import type { Genome } from "./genome.ts";

/** One question to the agent: a genome on, a probe asked, and which of its repetitions this is. */
export interface Rollout {
  readonly genome: Genome;
  readonly set: "train" | "holdout";
  /** By place in that set. */
  readonly probe: number;
  /** The number of the rollout in its run: never twice, so no result can stand for another. */
  readonly replicate: number;
}

/** 1 for a pass, 0 for a fail, null when there was no answer to judge: that teaches nothing and costs a rollout. */
export type Outcome = 0 | 1 | null;

export interface Result {
  readonly replicate: number;
  readonly outcome: Outcome;
}
