/**
 * Two views of the same library: that tags are right, and that they tell nothing. Both learn from every rollout, and the one
 * that foresaw the outcomes better gets the say. No one need tell a run how good its tags are.
 */

import { uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import type { Posterior, PriorShape } from "../model/model.ts";

export interface View {
  readonly prior: PriorShape;
  /** Logarithm of the odds that it starts with. */
  readonly credit: number;
  /** Minimum fitness gain for a gene to be worth its length. */
  readonly price: number;
  /** Genes that may be tried on top of the recommendation in one genome, and of these for one category. */
  readonly mostNew: number;
  readonly mostNewPerTag: number;
}

const base = { mean: 0, variance: 4 };
const ease = { mean: 0, variance: 1.44 };

export const OPTIMISTIC_PRIOR: View = {
  prior: {
    reach: "tags",
    base,
    ease,
    tagged: { mean: 0.5, variance: 2.5 },
    benign: { mean: 0, variance: 0.3 },
    other: { mean: 0, variance: 0 },
  },
  credit: 2,
  price: 0.008,
  mostNew: 6,
  mostNewPerTag: 1,
};

export const SKEPTICAL_PRIOR: View = {
  prior: {
    reach: "all",
    base,
    ease,
    tagged: { mean: 0.05, variance: 0.3 },
    benign: { mean: 0, variance: 0.3 },
    other: { mean: 0, variance: 0.3 },
  },
  credit: 0,
  price: 0.004,
  mostNew: 12,
  mostNewPerTag: 12,
};

/** Below these odds a view is dropped: updating it would cost as much as updating one that matters. */
const UNLIKELY = 1e-5;

/** The posterior of each view; null for one that was dropped. */
export type Opinions = readonly (Posterior | null)[];

/** How likely each view is after its observations. */
export function oddsOf(views: readonly View[], opinions: Opinions): number[] {
  const logs = opinions.map((posterior, at) =>
    posterior ? posterior.evidence + (views[at] as View).credit : Number.NEGATIVE_INFINITY,
  );
  const most = Math.max(...logs);
  const raw = logs.map((log) => Math.exp(log - most));
  const total = raw.reduce((sum, value) => sum + value, 0);
  return raw.map((value) => value / total);
}

export function pruneUnlikely(opinions: Opinions, odds: readonly number[]): Opinions {
  return opinions.map((posterior, at) => ((odds[at] as number) < UNLIKELY ? null : posterior));
}

/** A random view, weighted by how likely it is to be right. */
export function drawView(odds: readonly number[], key: number): number {
  let ticket = uniform(key, 0);
  for (const [at, chance] of odds.entries()) {
    ticket -= chance;
    if (ticket < 0) return at;
  }
  return odds.length - 1;
}

export function likeliest(odds: readonly number[]): number {
  return odds.indexOf(Math.max(...odds));
}
