/** What happens between the search and its decision, and after one that did not settle. */
import { describe, expect, test } from "vitest";
import { makeBed } from "../../../../../bench/evolution/bed/make-bed.ts";
import { readBed } from "../../../../../bench/evolution/bed/read-bed.ts";
import { answers, playRun, runOn, SMALL_BED } from "../../../../test/evolution/engine-bed.ts";
import { openPosterior } from "./model/model.ts";
import type { Policy } from "./policies/policy.ts";
import { OPTIMISTIC_PRIOR } from "./policies/views.ts";
import { observeRun, openRun, type Run, replay } from "./run.ts";

const bed = makeBed(readBed(SMALL_BED), 3);
const gene = (key: string): number => bed.problem.genes.findIndex((own) => own.key === key);
const sure = (problem: Run["problem"]) =>
  openPosterior(problem, { ...OPTIMISTIC_PRIOR.prior, tagged: { mean: 3, variance: 0.1 } });

/** A search that asks what it may and goes with what it is told to. */
const settled = (candidate: readonly number[], problem = bed.problem): Policy<number> => ({
  opinion: () => sure(problem),
  ...{ name: "settled", open: () => 0, recommend: () => candidate, learn: (asked, now) => asked + now.length },
  ask: (_, { left }) => Array.from({ length: Math.min(10, left) }, () => ({ genome: [], probe: 0 })),
});

const runFor = (policy: Policy<number>, change: Partial<Run> = {}): Run =>
  ({ ...runOn({ bed, budget: 900, reserve: 600 }), policy, ...change }) as Run;

describe("a rule that the agent has", () => {
  const removing = (key: string): Run => {
    const genes = bed.problem.genes.map((own) => (own.key === key ? { ...own, move: "remove" as const } : own));
    const problem = { ...bed.problem, genes };
    // For a removal the prior is turned round, so that this search is sure of it.
    const opinion = openPosterior(problem, { ...OPTIMISTIC_PRIOR.prior, tagged: { mean: -3, variance: 0.1 } });
    return runFor({ ...settled([gene(key)], problem), opinion: () => opinion }, { problem });
  };

  test("is removed only if its removal alone helped in a test of its own", () => {
    expect(playRun(removing("coldest"), bed).state.candidate).toEqual([gene("coldest")]);
    const idle = playRun(removing("idle"), bed).state;
    expect([idle.candidate, idle.finish?.reason]).toEqual([[], "nothing_to_propose"]);
  });
});

describe("a search that expects a large gain", () => {
  const both = [gene("helps"), gene("coldest")];
  const policy = { ...settled(both), forecast: () => ({ mean: 0.45, sd: 0.02 }) };

  test("gets what the decision will not need, within the same budget, and the journal tells the same", () => {
    const run = runFor(policy, { confirm: { ...runFor(policy).confirm, margin: 0.3, benignMargin: 0.3 } });
    const { state, journal } = playRun(run, bed);
    expect(state.returned).toBeGreaterThan(100);
    expect(state.spent).toBeLessThanOrEqual(900);
    expect(state.finish?.reason).toBe("confirmed");
    expect(replay(run, journal)).toEqual(state);
  });

  test("gets nothing more where the gain may be small", () => {
    const small = { ...settled(both), forecast: () => ({ mean: 0.06, sd: 0.04 }) };
    expect(playRun(runFor(small), bed).state.returned).toBeUndefined();
  });
});

test("a candidate that was not settled is kept, and another run continues its decision without a search", () => {
  const ends = [1, 2, 3, 4].map((seed) => {
    return playRun(runFor(settled([gene("cooler")]), { budget: 160, reserve: 150, seed }), bed).state;
  });
  const first = ends.find(({ finish }) => finish?.kept) as (typeof ends)[number];
  const kept = first.finish?.kept;
  expect(first.finish?.reason).toBe("no_supported_improvement");
  expect(kept).toMatchObject({ candidate: [gene("cooler")], pairs: first.confirm?.pairs });
  const run = runFor(settled([]), {
    ...{ budget: 1400, reserve: 1400, seed: 99, continues: JSON.parse(JSON.stringify(kept)) },
    confirm: { ...runFor(settled([])).confirm, attempt: 2 },
  });
  let state = openRun(run);
  expect([state.stage, state.planned.every(({ set }) => set === "holdout")]).toEqual(["confirm", true]);
  while (state.planned.length > 0) state = observeRun(run, state, answers(bed, state.planned));
  expect(state.spent).toBeLessThanOrEqual(1400);
  expect(state.finish?.candidate).toEqual([gene("cooler")]);
  expect(state.finish?.decision?.estimate.pairs).toBe((kept?.pairs.length ?? 0) + state.spent / 2);
});
