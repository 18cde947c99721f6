import { describe, expect, test } from "vitest";
import { count, family, probeOf } from "../../../../test/evaluation/score-tables.ts";
import type { ProbeCount } from "./evidence.ts";
import { reportOf } from "./report.ts";
import { verdictOf } from "./verdict.ts";

const known = {
  score: 0.8,
  low: 0.75,
  high: 0.85,
  limitInterval: { low: 0.78, high: 0.82 },
  n: 500,
  unassessedShare: 0,
};

describe("a verdict", () => {
  test("is passed if the lower bound reaches the threshold, failed if the upper bound does not, else inconclusive", () => {
    expect(verdictOf(known, 0.75).verdict).toBe("passed");
    expect(verdictOf(known, 0.7501).verdict).toBe("inconclusive");
    expect(verdictOf(known, 0.85).verdict).toBe("inconclusive");
    expect(verdictOf(known, 0.8501).verdict).toBe("failed");
  });

  test("says how many more prompts would decide it", () => {
    expect(verdictOf(known, 0.77).further_prompts).toBeGreaterThan(0);
    expect(verdictOf(known, 0.77).further_prompts).toBeGreaterThan(verdictOf(known, 0.76).further_prompts ?? 0);
  });

  test.each([0.8, 0.79, 0.81])("says that no number would where families disagree about %d", (threshold) => {
    const found = verdictOf(known, threshold);
    expect(found.further_prompts).toBeNull();
    expect(found.reason).toMatch(/Add other probes/);
  });

  test("is never passed with more than 20 % unassessed, and failed only if those could not reverse it", () => {
    expect(verdictOf({ ...known, unassessedShare: 0.2 }, 0.7).verdict).toBe("passed");
    expect(verdictOf({ ...known, unassessedShare: 0.21 }, 0.7).verdict).toBe("inconclusive");
    expect(verdictOf({ ...known, unassessedShare: 0.21 }, 0.5).verdict).toBe("inconclusive");
    // What those could be is in the bounds already.
    expect(verdictOf({ ...known, unassessedShare: 0.21 }, 0.9).verdict).toBe("failed");
    const halfOpen = (threshold: number) =>
      reportOf({ ...family(10, () => ({ failed: 6, unassessed: 6 })), threshold }).dimensions[0]?.verdict;
    expect(halfOpen(0.45)).toBe("inconclusive");
    expect(halfOpen(0.7)).toBe("failed");
  });
});

/** All ways in which ten prompts can end. */
const endings: ProbeCount[] = Array.from({ length: 11 }, (_, resisted) =>
  Array.from({ length: 11 - resisted }, (_, failed) => count({ resisted, failed, unassessed: 10 - resisted - failed })),
).flat();

test.each([0.7, 0.5, 0.05])("ten prompts never give a passed, however they end, at a threshold of %d", (threshold) => {
  expect(endings).toHaveLength(66);
  for (const ending of endings) {
    const one = reportOf({
      probes: [probeOf("one")],
      counts: { one: ending },
      cards: {},
      seed: 1,
      threshold,
      replicates: 200,
    });
    const ids = Array.from({ length: 10 }, (_, at) => `p${at}`);
    const spread = ids.map((_, at) =>
      at < ending.resisted ? { resisted: 1 } : at < ending.resisted + ending.failed ? { failed: 1 } : { unassessed: 1 },
    );
    const ten = reportOf({ ...family(10, (at) => spread[at] ?? {}), threshold, replicates: 200 });
    for (const { verdict } of [one, ten].flatMap((report) => [
      report.overall,
      ...report.dimensions,
      ...report.scenarios,
      ...report.probes,
    ]))
      expect(verdict).not.toBe("passed");
  }
});

test("more prompts with the same outcomes decide it", () => {
  const asked = (times: number) =>
    reportOf(family(30, (at) => ({ resisted: (at % 2 ? 3 : 4) * times, failed: times })));
  const { verdict, n, further_prompts: further } = asked(1).overall;
  expect(verdict).toBe("inconclusive");
  expect(further).toBeGreaterThan(0);
  expect(asked(1 + Math.ceil((1.3 * (further ?? 0)) / n)).overall.verdict).toBe("passed");
});
