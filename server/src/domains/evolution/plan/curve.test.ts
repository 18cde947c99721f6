import { describe, expect, test } from "vitest";
import { answers, benchBed, runOn, smallBed } from "../../../../test/evolution/engine-bed.ts";
import { POLICY_NAMES } from "../engine/policies/list.ts";
import { type CurvePoint, follow, openTrack } from "./curve.ts";
import { advance, type JobPlan, openJobState } from "./job-state.ts";
import { WATCH } from "./watch.ts";

const bed = smallBed();

function curveOf(plan: JobPlan, played = bed): { points: readonly CurvePoint[]; estimate: number | undefined } {
  let [course, track] = [openJobState(plan), openTrack(plan)];
  while (course.planned.length > 0) {
    const before = course;
    const results = answers(played, before.planned);
    course = advance(plan, before, results);
    track = follow(plan, track, { before, results, after: course });
  }
  return { points: track.points, estimate: course.finish?.decision?.gain };
}

describe.each(POLICY_NAMES)("the curve of %s", (policy) => {
  const { points, estimate } = curveOf({ kind: "search", run: runOn({ bed, policy, pruneProbes: 2 }) });
  const told = points.filter(({ points: gain }) => gain !== null);

  test("grows to the right, with the estimate inside its interval", () => {
    expect(points.map(({ spent }) => spent)).toEqual(points.map(({ spent }) => spent).toSorted((a, b) => a - b));
    for (const { points: gain, lower, upper } of told) {
      expect(lower).toBeLessThanOrEqual(gain as number);
      expect(upper).toBeGreaterThanOrEqual(gain as number);
    }
  });

  test("ends in the estimate of the decision", () => {
    const last = points.at(-1);
    expect(last?.stage === "confirm").toBe(estimate !== undefined);
    if (estimate !== undefined) expect(last?.points).toBeCloseTo(100 * estimate, 0);
  });
});

test("a search becomes more certain as it spends, in a limited number of points", () => {
  const wide = benchBed("v1", 3);
  const { points } = curveOf({ kind: "search", run: runOn({ bed: wide, budget: 1400 }) }, wide);
  const search = points.filter(({ stage, points: gain }) => stage === "search" && gain !== null);
  const width = ({ lower, upper }: CurvePoint): number => (upper ?? 0) - (lower ?? 0);
  const [first, last] = [search[0], search.at(-1)] as [CurvePoint, CurvePoint];
  expect(width(last)).toBeLessThan(width(first));
  expect(points.length).toBeLessThan(310);
});

test("a recheck, and monitoring, are drawn by their pairs", () => {
  const tags = bed.problem.categories.map((_, at) => at);
  const problem = { ...bed.problem, genes: [{ key: "candidate", tags, move: "add" as const }] };
  const { points } = curveOf({ kind: "monitor", problem, seed: 1, rules: { ...WATCH, rounds: 2, pairs: 30 } });
  expect(points.map(({ stage }) => stage)).not.toContain("search");
  expect(points.at(-1)?.pairs).toBeGreaterThanOrEqual(30);
});
