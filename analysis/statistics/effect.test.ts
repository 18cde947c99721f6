import { describe, expect, test } from "vitest";
import { pairedEffect, stratifiedEffect } from "./effect.ts";
import { mcnemar } from "./significance.ts";

describe("The difference between two runs", () => {
  test("of the same prompts has an interval that excludes zero exactly when the test is significant", () => {
    for (let better = 0; better <= 24; better++) {
      for (let worse = 0; worse <= 24; worse++) {
        const effect = pairedEffect({ pairs: 100, better, worse });
        const excludes = (effect?.low ?? 0) > 0 || (effect?.high ?? 0) < 0;
        expect({ better, worse, excludes }).toEqual({ better, worse, excludes: mcnemar(better, worse) < 0.05 });
      }
    }
  });
  test("is Clopper and Pearson's: 8 of 10 flips lie between 44.39 and 97.48 %", () => {
    const effect = pairedEffect({ pairs: 10, better: 8, worse: 2 });
    expect(effect?.low).toBeCloseTo(2 * 0.4439 - 1, 3);
    expect(effect?.high).toBeCloseTo(2 * 0.9748 - 1, 3);
  });
  test("is open to both sides when nothing flipped, the less so the more was asked", () => {
    expect(pairedEffect({ pairs: 20, better: 0, worse: 0 })).toMatchObject({
      value: 0,
      high: expect.closeTo(0.1684, 3),
    });
    expect(pairedEffect({ pairs: 2000, better: 0, worse: 0 })?.high).toBeLessThan(0.002);
    expect(pairedEffect({ pairs: 0, better: 0, worse: 0 })).toBeNull();
  });
  test("of other prompts is taken within each probe, so that another mix is no change", () => {
    const mixed = stratifiedEffect([
      [
        { hits: 90, n: 100 },
        { hits: 9, n: 10 },
      ],
      [
        { hits: 1, n: 10 },
        { hits: 10, n: 100 },
      ],
    ]);
    expect(mixed?.value).toBeCloseTo(0, 9);
    const clear = stratifiedEffect([
      [
        { hits: 10, n: 40 },
        { hits: 38, n: 40 },
      ],
    ]);
    expect(clear).toMatchObject({ value: expect.closeTo(0.7, 9) });
    expect(clear?.low).toBeGreaterThan(0.5);
    expect(stratifiedEffect([])).toBeNull();
  });
});
