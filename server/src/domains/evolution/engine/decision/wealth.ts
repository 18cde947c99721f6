/**
 * A bettor against "the candidate is no better": starts with 1, stakes a share of its wealth on every pair at fair odds, and
 * becomes rich only if the claim is false. If the claim is true, wealth 20 has at most one chance in twenty, however often
 * it is checked, so the test may stop as soon as it is reached.
 */

/** Stakes that are followed in parallel, because the best one is not known in advance. */
export const STAKES = [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8] as const;

/** Logarithm of the wealth of each stake. */
export type Wealth = readonly number[];

export const FIRST_WEALTH: Wealth = STAKES.map(() => 0);

/** After a difference between -1 and 1 whose mean would be at most 0 if the claim were true. */
export function bet(wealth: Wealth, difference: number): Wealth {
  return wealth.map((log, at) => log + Math.log1p((STAKES[at] as number) * difference));
}

/** The mean over all stakes, as a logarithm: the bettor's wealth. */
export function logWealth(wealth: Wealth): number {
  const most = Math.max(...wealth);
  return most + Math.log(wealth.reduce((sum, log) => sum + Math.exp(log - most), 0) / wealth.length);
}
