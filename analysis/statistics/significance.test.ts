import { expect, test } from "vitest";
import { atLeast, fisher, holm, mantelHaenszel, mcnemar, signTest } from "./significance.ts";

test("pairs that changed are told from a coin: the textbook's values, and no overflow with thousands", () => {
  expect(mcnemar(0, 0)).toBe(1);
  expect(mcnemar(5, 0)).toBeCloseTo(2 / 2 ** 5, 10);
  expect(mcnemar(1, 9)).toBeCloseTo(0.021484375, 9);
  expect(mcnemar(9, 1)).toBe(mcnemar(1, 9));
  expect(mcnemar(5000, 5000)).toBe(1);
  expect(mcnemar(5300, 5000)).toBeCloseTo(0.0032, 3);
});

test("shares of two samples are compared exactly", () => {
  // Fisher's lady tasting tea: 3 of 4 against 1 of 4.
  expect(fisher({ hits: 3, n: 4 }, { hits: 1, n: 4 })).toBeCloseTo(0.4857142857, 9);
  expect(fisher({ hits: 12, n: 12 }, { hits: 0, n: 12 })).toBeCloseTo(2 / 2_704_156, 12);
  expect(fisher({ hits: 0, n: 0 }, { hits: 3, n: 4 })).toBe(1);
});

test("strata are compared each in itself: another mix of the same shares is no change", () => {
  const mixed = mantelHaenszel([
    [
      { hits: 90, n: 100 },
      { hits: 9, n: 10 },
    ],
    [
      { hits: 1, n: 10 },
      { hits: 10, n: 100 },
    ],
  ]);
  expect(mixed).toBe(1);
  const changed = mantelHaenszel([
    [
      { hits: 12, n: 20 },
      { hits: 18, n: 20 },
    ],
    [
      { hits: 10, n: 20 },
      { hits: 17, n: 20 },
    ],
  ]);
  expect(changed).toBeGreaterThan(0.0005);
  expect(changed).toBeLessThan(0.01);
});

test("a one-stratum test agrees with the normal tables", () => {
  // Statistic with continuity correction: (10 - 0.5)^2 / variance.
  const p = mantelHaenszel([
    [
      { hits: 60, n: 100 },
      { hits: 40, n: 100 },
    ],
  ]);
  const variance = (100 * 100 * 100 * 100) / (200 ** 2 * 199);
  const z = 9.5 / Math.sqrt(variance);
  expect(z).toBeCloseTo(2.68, 2);
  expect(p).toBeCloseTo(0.00736, 4);
});

test("looked at together, each is worth less, and their order stays", () => {
  expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
  expect(holm([])).toEqual([]);
});

test("luck alone seldom passes for a change", () => {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let alarms = 0;
  for (let at = 0; at < 2000; at++) {
    let [better, worse] = [0, 0];
    for (let pair = 0; pair < 40; pair++) random() < 0.5 ? better++ : worse++;
    if (mcnemar(better, worse) < 0.05) alarms++;
  }
  expect(alarms / 2000).toBeLessThan(0.06);
});

test("the sign test is exact", () => {
  expect(signTest(5, 0)).toBeCloseTo(1 / 32, 12);
  expect(signTest(3, 1)).toBeCloseTo(5 / 16, 12);
  expect(signTest(0, 0)).toBe(1);
  expect(signTest(1200, 800)).toBeLessThan(1e-6);
});

test("tails of the binomial distribution, against values worked out by hand", () => {
  // 1 - 0.97 ** 12, and the fair coin: 12 throws with at least 11 heads are 13 of 4096.
  expect(atLeast(1, 12, 0.03)).toBeCloseTo(0.306158, 6);
  expect(atLeast(11, 12, 0.5)).toBeCloseTo(13 / 4096, 12);
  expect(atLeast(3, 3, 0.03)).toBeCloseTo(0.000027, 12);
});

test("what is certain and what is impossible", () => {
  expect(atLeast(0, 5, 0.1)).toBe(1);
  expect(atLeast(6, 5, 0.9)).toBe(0);
  expect(atLeast(1, 5, 0)).toBe(0);
  expect(atLeast(5, 5, 1)).toBe(1);
});
