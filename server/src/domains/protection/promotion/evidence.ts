import { upperBound } from "@agent-console/analysis/statistics/bounds/upper-bound.ts";
import { wilson } from "@agent-console/analysis/statistics/wilson.ts";
import { HARD_NEGATIVES_LIMIT, type HardNegatives } from "./hard-negatives.ts";

/** What is known of a guard on a channel. */
export interface Known {
  readonly guard: string;
  readonly channel: string;
  /** Requests that it judged: hit or passed. */
  readonly n: number;
  readonly hits: number;
  readonly attack: number;
  readonly fine: number;
  readonly unsure: number;
  /** Upper bound of false positives on the cards of its methods, if these hold for its options. */
  readonly cardBound: number | null;
  readonly hardNegatives: HardNegatives;
  readonly budget: number;
}

export interface Verdict {
  /** What proves it, or null: then it stays in shadow. */
  readonly by: "card" | "traffic" | null;
  /** Upper 95% bound of the share of legitimate requests that it hits, from traffic. Null before the first request. */
  readonly bound: number | null;
  readonly reason: string;
}

export const FEWEST_REQUESTS = 300;
/** A card that bounds false positives at this lets a guard enforce from the first version on. */
const CARD_LIMIT = 0.01;

/** Whether a guard may enforce, by its card or by the requests it judged in shadow. */
export function verdictOn(known: Known): Verdict {
  const { guard, n, budget, cardBound, hardNegatives } = known;
  const bound = n === 0 ? null : upperBound(benignHits(known), n);
  const refused = (reason: string): Verdict => ({ by: null, bound, reason });
  const { hits, n: texts } = hardNegatives;
  if (texts > 0 && hits / texts > HARD_NEGATIVES_LIMIT) {
    return refused(
      `${guard} hits ${hits} of ${texts} ordinary texts that look like attacks (${percent(hits / texts)}). At most ${percent(HARD_NEGATIVES_LIMIT)} are allowed.`,
    );
  }
  if (cardBound !== null && cardBound <= Math.min(budget, CARD_LIMIT)) {
    return { by: "card", bound, reason: `Its card bounds false positives at ${percent(cardBound)}.` };
  }
  if (n < FEWEST_REQUESTS) {
    return refused(
      `Not enough evidence: ${guard} has judged ${n} requests on the channel ${known.channel}, and needs ${FEWEST_REQUESTS}. ${cardWords(cardBound)}`,
    );
  }
  if (bound === null || bound > budget) {
    return refused(
      `${guard} may hit up to ${percent(bound ?? 1)} of legitimate requests (upper 95% bound, ${n} requests). The budget is ${percent(budget)}.`,
    );
  }
  return {
    by: "traffic",
    bound,
    reason: `At most ${percent(bound)} of legitimate requests are hit (upper 95% bound, ${n} requests).`,
  };
}

/** The share of legitimate requests that a guard hits, with its 95% interval. */
export interface OverDefense {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** Null before the first request. Without labels the low end is 0: no hit is known to be legitimate. */
export function overDefense(known: Known): OverDefense | null {
  const { n, hits, attack, fine, unsure } = known;
  if (n === 0) return null;
  const labeled = attack + fine + unsure;
  const benign = fine + unsure;
  const share = labeled === 0 ? 1 : benign / labeled;
  const lowShare = labeled === 0 ? 0 : labeled >= hits ? share : (wilson(benign, labeled)?.low ?? 0);
  const high = upperBound(benignHits(known), n);
  const estimate = Math.min((hits * share) / n, high);
  return { estimate, high, low: Math.min(estimate, wilson(Math.floor(hits * lowShare), n)?.low ?? 0) };
}

/**
 * Hits of legitimate requests. Until people say otherwise every hit counts as one. If they labeled some, the share among
 * these stands for all, at its upper bound; "unsure" counts as legitimate.
 */
function benignHits({ hits, attack, fine, unsure }: Known): number {
  const labeled = attack + fine + unsure;
  const benign = fine + unsure;
  if (hits === 0 || labeled === 0) return hits;
  if (labeled >= hits) return Math.min(benign, hits);
  return hits * (wilson(benign, labeled)?.high ?? 1);
}

const cardWords = (bound: number | null): string =>
  bound === null
    ? "Its card says nothing about false positives with these options."
    : `Its card bounds false positives at ${percent(bound)}, which is too high.`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;
