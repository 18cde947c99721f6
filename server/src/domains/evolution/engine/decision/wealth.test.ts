import { expect, test } from "vitest";
import { bet, FIRST_WEALTH, logWealth, STAKES } from "./wealth.ts";

test("one bet multiplies the wealth by the mean of its stakes", () => {
  const mean = STAKES.reduce((sum, stake) => sum + stake, 0) / STAKES.length;
  expect(Math.exp(logWealth(bet(FIRST_WEALTH, 1)))).toBeCloseTo(1 + mean, 12);
  expect(Math.exp(logWealth(bet(FIRST_WEALTH, -1)))).toBeCloseTo(1 - mean, 12);
  expect(logWealth(FIRST_WEALTH)).toBe(0);
});

test("a bet is fair if both sides are equal, and unfavorable if the candidate is worse", () => {
  const after = (difference: number) => Math.exp(logWealth(bet(FIRST_WEALTH, difference)));
  expect(0.5 * after(1) + 0.5 * after(-1)).toBeCloseTo(1, 12);
  expect(0.4 * after(1) + 0.6 * after(-1)).toBeLessThan(1);
});

test("a block with one pair for each category is fair overall, however different the categories are", () => {
  // Category by category the chances of a gain and of a loss; on the whole nothing is gained.
  const chances = [
    [0.9, 0],
    [0, 0.6],
    [0.1, 0.4],
  ] as const;
  for (const stake of STAKES) {
    const product = chances.reduce((wealth, [up, down]) => wealth * (1 + stake * (up - down)), 1);
    expect(product).toBeLessThanOrEqual(1);
  }
});
