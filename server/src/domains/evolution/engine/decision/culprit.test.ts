import { describe, expect, test } from "vitest";
import { makeBed } from "../../../../../../bench/evolution/bed/make-bed.ts";
import { readBed } from "../../../../../../bench/evolution/bed/read-bed.ts";
import { answers, runOn, SMALL_BED } from "../../../../../test/evolution/engine-bed.ts";
import { openPosterior } from "../model/model.ts";
import type { Policy } from "../policies/policy.ts";
import { OPTIMISTIC_PRIOR } from "../policies/views.ts";
import { observeRun, openRun, type Run, type RunState } from "../run.ts";
import { alphaFor } from "./looks.ts";

const bed = makeBed(readBed(SMALL_BED), 3);
const gene = (key: string): number => bed.problem.genes.findIndex((own) => own.key === key);
const both = [gene("helps"), gene("refuses"), gene("coldest")].sort((a, b) => a - b);

/** Sure of every gene. */
const opinion = openPosterior(bed.problem, { ...OPTIMISTIC_PRIOR.prior, tagged: { mean: 3, variance: 1 } });

/** A search that asks nothing and goes with what it is told to. */
const settled = (candidate: readonly number[]): Policy<unknown> => ({
  opinion: () => opinion,
  ...{ name: "settled", open: () => null, ask: () => [], learn: () => null, recommend: () => candidate },
});

function played(candidate: readonly number[], budget: number): { stages: string[]; run: Run; state: RunState } {
  const run = { ...runOn({ bed, budget, reserve: budget }), policy: settled(candidate) };
  const stages: string[] = [];
  let state = openRun(run);
  while (state.planned.length > 0) {
    if (stages.at(-1) !== state.stage) stages.push(state.stage);
    state = observeRun(run, state, answers(bed, state.planned));
  }
  return { stages, run, state };
}

describe("a candidate that makes one group worse", () => {
  test("is dropped as soon as that shows, retried without the gene responsible, and decided at the price of a second decision", () => {
    const { stages, state } = played(both, 3000);
    expect(stages).toEqual(["confirm", "repair", "confirm"]);
    expect(state.finish).toMatchObject({
      reason: "confirmed",
      decision: { attempt: 2, verdict: { outcome: "superior" } },
    });
    expect(state.finish?.candidate).toEqual(both.filter((own) => own !== gene("refuses")));
    expect(state.finish?.decision?.alphaSpent).toBeLessThanOrEqual(alphaFor(2, 0.05));
    expect(state.spent).toBeLessThanOrEqual(3000);
  });

  test("is rejected for good if too little budget is left, or if no other gene is left", () => {
    const short = played(both, 150);
    expect(short.stages).toEqual(["confirm"]);
    expect(short.state.finish?.decision?.attempt).toBe(1);
    const alone = played([gene("refuses")], 900);
    expect(alone.stages).toEqual(["confirm"]);
    expect(alone.state.finish).toMatchObject({ reason: "no_supported_improvement", decision: { attempt: 1 } });
  });
});

test("one that makes nothing worse is decided once", () => {
  const { stages, state } = played([gene("helps"), gene("coldest")], 900);
  expect(stages).toEqual(["confirm"]);
  expect(state.finish).toMatchObject({ reason: "confirmed", decision: { attempt: 1 } });
});
