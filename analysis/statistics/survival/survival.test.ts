import { describe, expect, test } from "vitest";
import { kaplanMeier, medianSurvival, type Watched } from "./kaplan-meier.ts";
import { logRank } from "./log-rank.ts";
import { successAtK } from "./success-at-k.ts";

/** “aml” of R's survival package: weeks to relapse with and without maintenance; negative: still well when last seen. */
const weeks = (...times: readonly number[]): Watched[] =>
  times.map((time) => ({ time: Math.abs(time), happened: time > 0 }));
const MAINTAINED = weeks(9, 13, -13, 18, 23, -28, 31, 34, -45, 48, -161);
const OTHERS = weeks(5, 5, 8, 8, 12, -16, 23, 27, 30, 33, 43, 45);

describe("Kaplan–Meier", () => {
  test("gives the reference's curve, with its log-log interval", () => {
    const steps = kaplanMeier(MAINTAINED);
    expect(steps.map(({ time }) => time)).toEqual([9, 13, 18, 23, 31, 34, 48]);
    const values = [1 / 1.1, 0.8181818181818181, 0.7159090909090908, 0.6136363636363635, 0.49090909090909085];
    for (const [at, value] of [...values, 0.36818181818181817, 0.18409090909090908].entries())
      expect(steps[at]?.survival).toBeCloseTo(value, 12);
    expect(steps[4]?.interval?.low).toBeCloseTo(0.16733090977685078, 9);
    expect(steps[4]?.interval?.high).toBeCloseTo(0.7533997903708113, 9);
  });

  test("gives the reference's medians, and their ends where they are reached", () => {
    expect(medianSurvival(kaplanMeier(MAINTAINED))).toEqual({ median: 31, low: 13, high: null });
    expect(medianSurvival(kaplanMeier(OTHERS))).toEqual({ median: 23, low: 5, high: 33 });
  });

  test("does not reach a median when fewer than half had it happen", () => {
    expect(medianSurvival(kaplanMeier(weeks(3, 9, -30, -30, -30, -30, -30)))).toEqual({
      median: null,
      low: 3,
      high: null,
    });
    expect(medianSurvival(kaplanMeier([]))).toEqual({ median: null, low: null, high: null });
  });
});

describe("log-rank", () => {
  test("gives the reference's statistic and p, whichever group comes first", () => {
    for (const [one, other] of [
      [MAINTAINED, OTHERS],
      [OTHERS, MAINTAINED],
    ] as const) {
      const found = logRank(one, other);
      expect(found?.statistic).toBeCloseTo(3.396388698977599, 9);
      expect(found?.p).toBeCloseTo(0.06533932204050501, 10);
    }
  });

  test("counts what was watched to the end of its budget", () => {
    const found = logRank(weeks(3, 7, 7, 12, 15, 22, 30, -30, -30, -30), weeks(1, 2, 4, 4, 9, 11, -30, -30));
    expect(found?.statistic).toBeCloseTo(0.9165664452502024, 9);
    expect(found?.p).toBeCloseTo(0.33837812959180447, 10);
  });

  test("says nothing where nothing happened", () => {
    expect(logRank(weeks(-30, -30), weeks(-30))).toBeNull();
  });
});

test("success at k is the share of all choices of k tries with a success", () => {
  const at = (k: number) => successAtK({ n: 10, successes: 3, k });
  for (const [k, value] of [
    [1, 0.3],
    [2, 0.5333333333333333],
    [5, 0.9166666666666666],
    [8, 1],
  ] as const)
    expect(at(k)).toBeCloseTo(value, 12);
  expect(successAtK({ n: 5, successes: 0, k: 5 })).toBe(0);
  expect(at(11)).toBeNull();
});
