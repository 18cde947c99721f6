/** A short form of the benchmark: few seeds, wide bounds. `npm run bench:evolution` has the figures. */
import { describe, expect, test } from "vitest";
import type { Bed } from "../../../../../bench/evolution/bed/bed.ts";
import { gainShare, type Optimum, optimum } from "../../../../../bench/evolution/bed/oracle.ts";
import { trueByDimension } from "../../../../../bench/evolution/bed/simulate.ts";
import { firstCases } from "../../../../test/cases.ts";
import { benchBed, playRun, runOn } from "../../../../test/evolution/engine-bed.ts";
import type { PolicyName } from "./policies/list.ts";

const SEEDS = Array.from({ length: 12 }, (_, at) => 601 + at);

/** All policies are compared on the same beds. */
const beds = new Map<string, { readonly bed: Bed; readonly best: Optimum }>();
function bedOf(name: string, seed: number) {
  const key = `${name} ${seed}`;
  const bed = beds.get(key)?.bed ?? benchBed(name, seed);
  const made = beds.get(key) ?? { bed, best: optimum(bed) };
  beds.set(key, made);
  return made;
}

interface Sizes {
  readonly budget: number;
  readonly reserve: number;
}

function ends(name: string, policy: PolicyName, sizes: Sizes, seeds: readonly number[] = SEEDS) {
  return seeds.map((seed) => {
    const { bed, best } = bedOf(name, seed);
    const { state } = playRun(runOn({ bed, policy, ...sizes }), bed);
    const candidate = state.finish?.candidate ?? [];
    return {
      bed,
      state,
      candidate,
      gain: gainShare(bed, candidate, best),
      proposed: state.finish?.reason === "confirmed",
    };
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const SEARCH = { budget: 1000, reserve: 0 };
const WHOLE = { budget: 1400, reserve: 400 };

describe("on bed v1", () => {
  const whole = ends("v1", "screen_compose", WHOLE);

  test("a search of 1,000 rollouts finds most of the possible gain", () => {
    expect(mean(whole.map(({ gain }) => gain))).toBeGreaterThan(0.6);
  });

  test("most of it survives the decision, within 1,400 rollouts", () => {
    expect(mean(whole.map(({ gain, proposed }) => (proposed ? gain : 0)))).toBeGreaterThan(0.4);
    expect(Math.max(...whole.map(({ state }) => state.spent))).toBeLessThanOrEqual(1400);
  });

  test("no proposal makes a dimension worse by five points", () => {
    for (const { bed, candidate, proposed } of whole) {
      const before = trueByDimension(bed, []);
      const worst = Math.min(
        ...[...trueByDimension(bed, candidate)].map(([name, rate]) => rate - (before.get(name) ?? 0)),
      );
      if (proposed) expect(worst).toBeGreaterThan(-0.05);
    }
  });

  test("the others find less with the same rollouts", () => {
    for (const policy of ["gepa_style", "halving", "hill", "random"] as const) {
      expect(mean(ends("v1", policy, SEARCH).map(({ gain }) => gain))).toBeLessThan(0.55);
    }
  });
});

test("if nothing can be gained, nothing is proposed", () => {
  for (const name of ["null", "optimal-seed"]) {
    const seeds = firstCases(SEEDS, 3);
    expect(ends(name, "screen_compose", WHOLE, seeds).filter(({ proposed }) => proposed)).toHaveLength(0);
  }
});

test("random tags do not make it worse than the others", () => {
  const seeds = firstCases(SEEDS, 5);
  const ours = mean(ends("random-tags", "screen_compose", SEARCH, seeds).map(({ gain }) => gain));
  const theirs = mean(ends("random-tags", "gepa_style", SEARCH, seeds).map(({ gain }) => gain));
  expect(ours).toBeGreaterThan(theirs);
});
