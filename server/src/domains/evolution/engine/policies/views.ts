/**
 * Views of the same library: that tags are right and a few rules do a lot, that tags tell nothing, and that many rules do a little.
 * All learn from every rollout, and the one that foresaw the outcomes best gets the say. No one need tell a run how good its
 * tags are, or how large its effects.
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
  /** Whether each round also asks what checks.ts has. Where effects are large, these questions cost more gain than they save. */
  readonly hasChecks: boolean;
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
  hasChecks: false,
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
  hasChecks: false,
};

/**
 * That tags are right, and that no rule does much: what all rules have in common, what those for one category have, and what the
 * wordings of one idea have is learned together, so that many small effects show long before any one of them does.
 */
export const MODEST_PRIOR: View = {
  prior: {
    reach: "together",
    base,
    ease,
    tagged: { mean: 0.25, variance: 0.01 },
    benign: { mean: -0.03, variance: 0.005 },
    other: { mean: 0, variance: 0 },
    alike: {
      tagged: { all: 0.06, category: 0.01, idea: 0.12 },
      benign: { all: 0.02, idea: 0.015 },
      overRefusal: -0.1,
    },
  },
  credit: -3,
  price: 0.003,
  mostNew: 6,
  mostNewPerTag: 2,
  hasChecks: true,
};

export const VIEWS: readonly View[] = [OPTIMISTIC_PRIOR, SKEPTICAL_PRIOR, MODEST_PRIOR];

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
