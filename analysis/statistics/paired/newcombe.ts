import type { Effect } from "../effect.ts";
import { wilson } from "../wilson.ts";

/** Yes or no to the same requests in two arms. */
export interface Pairs {
  readonly both: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly neither: number;
}

export const countOf = ({ both, onlyFirst, onlySecond, neither }: Pairs): number =>
  both + onlyFirst + onlySecond + neither;

/**
 * By how much the share of the second arm is larger, with Newcombe's 95% interval for paired shares (1998, method 10): Wilson's
 * intervals of both arms, put together by how far the arms agree. Wald's has no width when no pair differs. Null without pairs.
 */
export function newcombe(pairs: Pairs): Effect | null {
  const n = countOf(pairs);
  const [first, second] = [pairs.both + pairs.onlyFirst, pairs.both + pairs.onlySecond];
  const [one, two] = [wilson(first, n), wilson(second, n)];
  if (!one || !two) return null;
  const value = (second - first) / n;
  const agreement = correlation(pairs, n);
  const reach = (a: number, b: number): number => Math.sqrt(Math.max(0, a * a - 2 * agreement * a * b + b * b));
  return {
    value,
    low: Math.max(-1, value - reach(second / n - two.low, one.high - first / n)),
    high: Math.min(1, value + reach(two.high - second / n, first / n - one.low)),
  };
}

/** The correlation of both arms, corrected for continuity: it never makes the interval of few pairs narrow. */
function correlation({ both, onlyFirst, onlySecond, neither }: Pairs, n: number): number {
  const margins = (both + onlyFirst) * (onlySecond + neither) * (both + onlySecond) * (onlyFirst + neither);
  if (margins === 0) return 0;
  const apart = both * neither - onlyFirst * onlySecond;
  return (apart > 0 ? Math.max(0, apart - n / 2) : apart) / Math.sqrt(margins);
}

/** So large a share of differing pairs would have shown at least once in 97.5% of such samples, although none differs. */
export const largestUnseenShare = (n: number): number => (n > 0 ? 1 - 0.025 ** (1 / n) : 1);

/** Never narrower than as if no pair differed, however well the arms agree: 20 pairs can't show that a difference is small. */
export function cautious(effect: Effect, n: number): Effect {
  const floor = largestUnseenShare(n);
  const { value, low, high } = effect;
  return { value, low: Math.max(-1, Math.min(low, value - floor)), high: Math.min(1, Math.max(high, value + floor)) };
}
