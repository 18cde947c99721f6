import { uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import { describe, expect, test } from "vitest";
import type { Rollout } from "../engine/model/rollout.ts";
import type { Problem } from "../engine/model/space.ts";
import {
  dueAfter,
  FIRST_WATCH,
  observeWatch,
  reportOf,
  WATCH,
  WATCH_ROLLOUTS,
  type WatchPlan,
  watchRollouts,
} from "./watch.ts";

const categories = ["reliability", "security", "safety"].flatMap((dimension) => [
  { id: dimension, dimension, benign: false, weight: 1 },
  { id: `${dimension}/harmless`, dimension, benign: true, weight: 1 },
]);
const probes = categories.flatMap((_, category) =>
  Array.from({ length: 6 }, (__, n) => ({ id: `${category}-${n}`, category, family: `${category}-${n}` })),
);
const problem: Problem = { categories, genes: [], train: probes, holdout: probes };

/** How likely an answer passes: as the agent was, and as it is, by category. */
interface Chances {
  readonly before: number;
  readonly now: (category: number) => number;
}

function watched(seed: number, { before, now }: Chances) {
  const plan: WatchPlan = { kind: "monitor", problem, seed, rules: WATCH };
  const outcome = ({ genome, probe, replicate }: Rollout): 0 | 1 => {
    const chance = genome.length > 0 ? now(problem.holdout[probe]?.category ?? 0) : before;
    return uniform(seed + 1_000_000, replicate) < chance ? 1 : 0;
  };
  let state = FIRST_WATCH;
  let spent = 0;
  const due: number[] = [];
  for (;;) {
    const report = reportOf(plan, state);
    if (report.verdict) return { report, spent, due };
    due.push(dueAfter(plan, state));
    const planned = watchRollouts(plan, state, spent);
    state = observeWatch(state, planned, planned.map(outcome));
    spent += planned.length;
  }
}

const seeds = Array.from({ length: 120 }, (_, seed) => seed);
const ended = (chances: Chances) => Map.groupBy(seeds, (seed) => watched(seed, chances).report.verdict);
const share = (found: Map<unknown, number[]>, verdict: string) => (found.get(verdict)?.length ?? 0) / seeds.length;

describe("post-apply monitoring", () => {
  test("runs immediately and every four hours until a day has passed, within its limits", () => {
    const { due, spent } = watched(3, { before: 0.8, now: () => 0.8 });
    expect([...new Set(due)]).toEqual([0, 4, 8, 12, 16, 20, 24].map((hours) => hours * 3600));
    expect(spent).toBeLessThanOrEqual(WATCH_ROLLOUTS);
    expect(spent).toBeGreaterThan(WATCH_ROLLOUTS - 7 * 2 * categories.length);
  });

  test("raises a false alarm in at most one of twenty cases, however often it checks", () => {
    const found = ended({ before: 0.7, now: () => 0.7 });
    expect(share(found, "worse")).toBeLessThanOrEqual(0.05);
    expect(share(found, "holds")).toBeGreaterThan(0.75);
  });

  test("notices a loss of fifteen points, and one in a single dimension", () => {
    expect(share(ended({ before: 0.8, now: () => 0.65 }), "worse")).toBeGreaterThan(0.85);
    const oneSided = { before: 0.9, now: (category: number) => (category === 2 || category === 3 ? 0.55 : 0.9) };
    expect(share(ended(oneSided), "worse")).toBeGreaterThan(0.9);
    expect(watched(5, oneSided).report.worst).toBe("security");
  });

  test("counts a pair only if both sides could be assessed", () => {
    const plan: WatchPlan = { kind: "monitor", problem, seed: 1, rules: WATCH };
    const planned = watchRollouts(plan, FIRST_WATCH, 0);
    const state = observeWatch(
      FIRST_WATCH,
      planned,
      planned.map(({ genome }) => (genome.length > 0 ? null : 1)),
    );
    expect([state.block, state.pairs]).toEqual([1, []]);
  });
});
