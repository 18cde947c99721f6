import { type Interval, wilson } from "@agent-console/analysis/statistics/wilson.ts";
import type { PairCounts } from "./store.ts";

export interface Agreement extends PairCounts {
  /** Answers that two people labeled. */
  readonly answers: number;
  /** The share that both labeled alike; null without an answer. */
  readonly share: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** How far they agree beyond chance, 1 at most (Scott's pi: the two are not told apart); null where chance alone would. */
  readonly kappa: number | null;
}

/** How far two people who labeled the same answers agree. */
export function agreementOf(pairs: PairCounts): Agreement {
  const { both_failed, both_passed, differ } = pairs;
  const answers = both_failed + both_passed + differ;
  const agreed = both_failed + both_passed;
  const interval: Interval | null = wilson(agreed, answers);
  if (!interval) return { ...pairs, answers, share: null, low: null, high: null, kappa: null };
  const failed = (2 * both_failed + differ) / (2 * answers);
  const byChance = failed ** 2 + (1 - failed) ** 2;
  const share = agreed / answers;
  return {
    ...pairs,
    answers,
    share: round(share),
    low: round(interval.low),
    high: round(interval.high),
    kappa: byChance === 1 ? null : round((share - byChance) / (1 - byChance)),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
