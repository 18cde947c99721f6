/** What evolution must reach on beds of each kind, with 40 seeds. A bed has the kind that its file name begins with. */
import type { SeedRange } from "./registered.ts";

export interface PowerTarget {
  readonly budget: number;
  /** At least this share of the achievable gain in the final candidate. */
  readonly found?: number;
  /** At least this many proposals of 40. */
  readonly proposals?: number;
  /** At most this many proposals of 40. */
  readonly mostProposals?: number;
  /** At least this share of the achievable gain in proposals. */
  readonly confirmed?: number;
  /** At least this change of harmless requests by what the search recommends, in points. */
  readonly benign?: number;
  /** At least this many of 40 answer that there is nothing to change. */
  readonly nothing?: number;
  /** At least these points on average by what the search recommends. */
  readonly points?: number;
  /** What the engine that these targets were set against found; at most 0.02 less. */
  readonly foundBefore?: Before;
  /** The same, for what its search recommended. */
  readonly searchedBefore?: Before;
}

/** Shares of the achievable gain on the two ranges of seeds. */
export interface Before {
  readonly registered: number;
  readonly tuning: number;
}

export const POWER_SEEDS: SeedRange = { from: 5000, to: 5039 };
export const POWER_TUNING_SEEDS: SeedRange = { from: 1, to: 40 };
export const MOST_LOST = 0.02;

export const POWER_TARGETS: Readonly<Record<string, readonly PowerTarget[]>> = {
  "small-effects": [
    { budget: 1400, found: 0.45, proposals: 15, confirmed: 0.2 },
    { budget: 3000, found: 0.55, proposals: 30, confirmed: 0.45 },
  ],
  "mild-side-effects": [
    { budget: 1400, benign: -3, proposals: 9 },
    { budget: 3000, benign: -3, proposals: 20 },
  ],
  "strong-side-effects": [
    { budget: 1400, benign: -2 },
    { budget: 3000, benign: -2, proposals: 5 },
  ],
  "every-gene-hurts": [
    { budget: 1400, points: -1.5, nothing: 30 },
    { budget: 3000, points: -1.5, nothing: 30 },
  ],
  "null-families": [{ budget: 1400, mostProposals: 4 }],
  v1: [
    {
      budget: 1400,
      foundBefore: { registered: 0.68, tuning: 0.68 },
      searchedBefore: { registered: 0.68, tuning: 0.68 },
    },
  ],
  "wrong-tags": [
    {
      budget: 1400,
      proposals: 33,
      foundBefore: { registered: 0.51, tuning: 0.56 },
      searchedBefore: { registered: 0.54, tuning: 0.56 },
    },
  ],
  "random-tags": [
    {
      budget: 1400,
      foundBefore: { registered: 0.11, tuning: 0.16 },
      searchedBefore: { registered: 0.31, tuning: 0.36 },
    },
  ],
  flips: [
    {
      budget: 1400,
      proposals: 30,
      foundBefore: { registered: 0.56, tuning: 0.56 },
      searchedBefore: { registered: 0.58, tuning: 0.57 },
    },
  ],
  "spill-over": [
    {
      budget: 1400,
      foundBefore: { registered: 0.59, tuning: 0.6 },
      searchedBefore: { registered: 0.61, tuning: 0.62 },
    },
  ],
  rich: [
    {
      budget: 1400,
      foundBefore: { registered: 0.76, tuning: 0.77 },
      searchedBefore: { registered: 0.76, tuning: 0.77 },
    },
  ],
  poor: [
    {
      budget: 1400,
      proposals: 25,
      foundBefore: { registered: 0.53, tuning: 0.45 },
      searchedBefore: { registered: 0.51, tuning: 0.47 },
    },
  ],
};

/** A bed of no known kind: measured without targets. */
export const NO_TARGETS: readonly PowerTarget[] = [{ budget: 1400 }, { budget: 3000 }];

/** Decisions on candidates without effect. */
export const NULL_DECISIONS = { count: 2400, from: 20_000, budget: 1400, mostFalse: 0.05 } as const;
