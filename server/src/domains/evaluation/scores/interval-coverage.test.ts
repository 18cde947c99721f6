import { describe, expect, test } from "vitest";
import { firstCases, oneWay } from "../../../../test/cases.ts";
import { coverage } from "../../../../test/evaluation/interval-coverage.ts";
import { accurateConditions, conditions, perfect } from "../../../../test/evaluation/interval-worlds.ts";

/** A short form of `tools/interval-coverage.ts`, which measures all sizes and rates in many more runs. */
const RUNS = 12;
const size = { families: 6, prompts: 12 };
/** `npm test` takes each condition at one of them. */
const MEANS = [0.1, 0.9];

describe.each(MEANS)("95% intervals at a true rate of %d", (mean) => {
  const taken = conditions.filter(({ name }) => oneWay(name, MEANS).includes(mean));
  test.each(taken)("contain it: $name", (condition) => {
    const { probe, dimension } = coverage({ ...condition, ...size, mean }, RUNS);
    expect(probe.share).toBeGreaterThanOrEqual(0.93);
    expect(dimension.share).toBeGreaterThanOrEqual(0.9);
  });
});

describe.each(firstCases(MEANS, 1))("95% intervals at a true rate of %d", (mean) => {
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
