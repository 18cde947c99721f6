import { describe, expect, test } from "vitest";
import { coverage } from "../../../../test/evaluation/interval-coverage.ts";
import { accurateConditions, conditions, perfect } from "../../../../test/evaluation/interval-worlds.ts";

/** A short form of `tools/interval-coverage.ts`, which measures all sizes and rates in many more runs. */
const RUNS = 12;
const size = { families: 6, prompts: 12 };

describe.each([0.1, 0.9])("95% intervals at a true rate of %d", (mean) => {
  test.each(conditions)("contain it: $name", (condition) => {
    const { probe, dimension } = coverage({ ...condition, ...size, mean }, RUNS);
    expect(probe.share).toBeGreaterThanOrEqual(0.93);
    expect(dimension.share).toBeGreaterThanOrEqual(0.9);
  });

  test("are at most twice as wide as with a perfect detector, where detectors have a margin of .8 or more", () => {
    const least = coverage({ ...perfect, ...size, mean }, RUNS);
    for (const condition of accurateConditions) {
      const { probe, dimension, overall } = coverage({ ...condition, ...size, mean }, RUNS);
      expect(probe.width / least.probe.width).toBeLessThan(2);
      expect(dimension.width / least.dimension.width).toBeLessThan(2);
      expect(overall.width / least.overall.width).toBeLessThan(2);
    }
  });
});
