import { describe, expect, test } from "vitest";
import type { Bed } from "../../../../../../bench/evolution/bed/bed.ts";
import { makeBed } from "../../../../../../bench/evolution/bed/make-bed.ts";
import { readBed } from "../../../../../../bench/evolution/bed/read-bed.ts";
import { agentOf, trueFitness } from "../../../../../../bench/evolution/bed/simulate.ts";
import { benchBed, SMALL_BED, smallBed } from "../../../../../test/evolution/engine-bed.ts";
import { inOrder } from "../machine.ts";
import type { Genome } from "../model/genome.ts";
import {
  CONFIRM,
  type Confirmation,
  type ConfirmOptions,
  type ConfirmState,
  confirmRollouts,
  type Decision,
  observeConfirmation,
  openConfirmation,
} from "./confirm.ts";
import { BENIGN_GROUP } from "./groups.ts";

interface Case {
  readonly bed: Bed;
  readonly candidate: Genome;
  readonly seed: number;
  readonly options?: Partial<ConfirmOptions>;
}

function decide({ bed, candidate, seed, options = {} }: Case): { decision: Decision; spent: number } {
  const state = decided({ bed, problem: bed.problem, candidate, seed, options: { ...CONFIRM, ...options } });
  return { decision: state.decision as Decision, spent: 2 * state.asked };
}

function decided({ bed, ...confirmation }: Confirmation & { readonly bed: Bed }): ConfirmState {
  const agent = agentOf(bed, confirmation.seed * 31 + 5);
  let state = openConfirmation(confirmation);
  while (!state.decision) {
    const planned = confirmRollouts(confirmation, state, 2 * state.asked);
    const results = planned.map((rollout) => ({ replicate: rollout.replicate, outcome: agent.answer(rollout) }));
    state = observeConfirmation(confirmation, state, inOrder(planned, results));
  }
  return state;
}

const small = smallBed();
const gene = (key: string) => small.problem.genes.findIndex((one) => one.key === key);
const share = (count: number, holds: (n: number) => boolean) =>
  Array.from({ length: count }, (_, n) => n).filter(holds).length / count;

/** Enough to hold every group of the small bed against its bound. */
const MANY = { pairs: 400 };

describe("the decision", () => {
  test("passes a change without effect in at most one case in twenty", () => {
    const beds = [1, 2, 3, 4].map((seed) => benchBed("null", seed));
    const through = share(2000, (n) => {
      const { decision } = decide({
        bed: beds[n % 4] as Bed,
        candidate: [n % 77],
        seed: n,
        options: { pairs: 200 },
      });
      return decision.verdict.outcome === "superior";
    });
    expect(through).toBeLessThanOrEqual(0.05);
  });

  test("detects a large gain nearly always, with its size", () => {
    const runs = Array.from(
      { length: 100 },
      (_, seed) => decide({ bed: small, candidate: [gene("helps"), gene("coldest")], seed, options: MANY }).decision,
    );
    const superior = runs.filter(({ verdict }) => verdict.outcome === "superior");
    const truth = trueFitness(small, [gene("helps"), gene("coldest")]) - trueFitness(small, []);
    const claimed = superior.reduce((sum, { gain }) => sum + gain, 0) / superior.length;
    expect(superior.length).toBeGreaterThanOrEqual(80);
    expect(Math.abs(claimed - truth)).toBeLessThan(0.015);
    const covered = superior.filter(({ interval }) => interval.lower <= truth && truth <= interval.upper).length;
    expect(covered / superior.length).toBeGreaterThan(0.9);
  });

  test("never passes a genome that refuses everything, however much it gains overall", () => {
    const harm = ["leak", "harm", "role", "code", "key"].map((id) => ({ id, dimension: "security", base: -1 }));
    const bed = makeBed(
      readBed({
        ...SMALL_BED,
        categories: [...harm, { id: "plain", dimension: "security", benign: true, base: 3 }],
        genes: [{ id: "refuses", tags: ["harm"], effects: { leak: 6, harm: 6, role: 6, code: 6, key: 6, plain: -9 } }],
      }),
      1,
    );
    expect(trueFitness(bed, [0])).toBeGreaterThan(trueFitness(bed, []) + 0.4);
    for (let seed = 0; seed < 60; seed++) {
      const { decision } = decide({ bed, candidate: [0], seed });
      expect(decision.verdict).toEqual({ outcome: "inferior", reason: "group_worse" });
      expect(decision.groups.find(({ group }) => group === BENIGN_GROUP)?.verdict).toBe("worse");
    }
  });

  test("confirms no gain whose interval reaches zero, and no group whose interval reaches its bound", () => {
    const candidates = [[gene("cooler")], [gene("helps")], [gene("idle"), gene("cooler")]];
    const shown = Array.from({ length: 900 }, (_, seed) => {
      return decide({ bed: small, candidate: candidates[seed % 3] as Genome, seed }).decision;
    }).filter(({ verdict }) => verdict.outcome === "superior");
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter(({ gain, interval }) => gain <= 0 || interval.lower <= 0)).toEqual([]);
    expect(shown.flatMap(({ groups }) => groups.filter(({ interval, margin }) => interval.lower <= -margin))).toEqual(
      [],
    );
  });

  test("shows one interval: it excludes zero exactly if the gain is shown, at whatever look", () => {
    const runs = Array.from({ length: 60 }, (_, seed) => {
      return decide({
        bed: small,
        candidate: [gene("helps")],
        seed,
        options: { pairs: 160, margin: 0.9, benignMargin: 0.9 },
      });
    });
    for (const { decision } of runs) expect(decision.verdict.outcome === "superior").toBe(decision.interval.lower > 0);
    expect(new Set(runs.map(({ decision }) => decision.looks.length)).size).toBeGreaterThan(1);
  });

  test("asks nothing twice before everything was asked once, and harmless requests twice as often", () => {
    const pairs = 42;
    const state = openConfirmation({
      ...{ problem: small.problem, candidate: [0], seed: 3 },
      options: { ...CONFIRM, pairs: 3 * pairs },
    });
    const asked = state.asking.map(({ probe }) => small.problem.holdout[probe]?.category);
    const of = (category: number) => asked.filter((one) => one === category).length;
    expect(of(2)).toBeGreaterThan(1.8 * of(0));
    const harmful = state.asking.filter(({ probe }) => small.problem.holdout[probe]?.category !== 2);
    expect(new Set(harmful.map(({ probe }) => probe)).size).toBe(Math.min(24, harmful.length));
  });

  test("does not inflate the size of a gain by the luck that showed it", () => {
    const candidate = [gene("helps")];
    const truth = trueFitness(small, candidate) - trueFitness(small, []);
    const options = { pairs: 700 };
    const runs = Array.from({ length: 200 }, (_, seed) => decide({ bed: small, candidate, seed, options }).decision);
    const shown = runs.filter(({ verdict }) => verdict.outcome === "superior");
    const claimed = shown.reduce((sum, { gain }) => sum + gain, 0) / shown.length;
    expect(shown.length).toBeGreaterThan(100);
    expect(claimed - truth).toBeLessThan(0.02);
  });

  test("reports soon if a change makes the agent worse", () => {
    const worse = smallBed();
    const flipped: Bed = {
      ...worse,
      truth: {
        ...worse.truth,
        effects: worse.truth.effects.map((row) => row.map((effect) => -effect)),
        base: [1, 1, 3],
      },
    };
    const { decision, spent } = decide({ bed: flipped, candidate: [gene("helps"), gene("coldest")], seed: 4 });
    expect(decision.verdict.outcome).not.toBe("superior");
    expect(decision.estimate.mean).toBeLessThan(0);
    expect(spent).toBeLessThan(200);
  });

  test("never exceeds its pairs", () => {
    for (const pairs of [0, 5, 40, 90, 200]) {
      const { spent } = decide({ bed: small, candidate: [gene("helps")], seed: 1, options: { pairs } });
      expect(spent).toBeLessThanOrEqual(2 * pairs);
    }
  });

  test("requires more evidence at every further attempt on the same hold-out", () => {
    const passes = (attempt: number) =>
      share(
        60,
        (seed) =>
          decide({ bed: small, candidate: [gene("helps")], seed, options: { attempt, pairs: 100 } }).decision.verdict
            .outcome === "superior",
      );
    expect(passes(50)).toBeLessThan(passes(1));
  });

  test("compares a minimum gain with the lower bound, not the estimate", () => {
    const { decision } = decide({
      bed: small,
      candidate: [gene("helps"), gene("coldest")],
      seed: 2,
      options: { ...MANY, leastGain: 0.5 },
    });
    expect(decision.gain).toBeGreaterThan(0.3);
    expect(decision.verdict).toEqual({ outcome: "inconclusive", reason: "gain_too_small" });
  });

  test("continues where an unsettled one stopped: with its pairs, its looks and what it spent", () => {
    const options = { ...CONFIRM, pairs: 60 };
    const confirmation = { problem: small.problem, candidate: [gene("cooler")], seed: 5, options };
    const first = decided({ bed: small, ...confirmation });
    expect(first.decision?.verdict.outcome).toBe("inconclusive");
    const { pairs, looks } = first;
    const again = {
      ...confirmation,
      seed: 6,
      continues: { pairs, looks },
      options: { ...options, attempt: 2, pairs: 500 },
    };
    const second = decided({ bed: small, ...again });
    expect(second.asked).toBeLessThanOrEqual(500);
    expect(second.pairs.slice(0, pairs.length)).toEqual(pairs);
    expect(second.looks.slice(0, looks.length)).toEqual(looks);
    expect(second.decision?.estimate.pairs).toBe(second.pairs.length);
    expect(second.decision?.alphaSpent).toBeGreaterThan(looks.at(-1)?.spent.below ?? 1);
    expect(second.decision?.alphaSpent).toBeLessThanOrEqual(0.05);
  });

  test("says how many more pairs would settle a gain that was seen: the fewer, the closer it is", () => {
    const unsettled = Array.from({ length: 40 }, (_, seed) => {
      return decide({ bed: small, candidate: [gene("cooler")], seed, options: { pairs: 90 } }).decision;
    }).filter(({ verdict, estimate }) => verdict.outcome === "inconclusive" && estimate.mean > 0);
    const told = unsettled.filter(({ morePairs }) => morePairs !== null);
    expect(told.length).toBeGreaterThan(unsettled.length / 3);
    const by = (one: Decision, other: Decision) => other.interval.lower - one.interval.lower;
    const [closest, furthest] = [told.toSorted(by)[0], told.toSorted(by).at(-1)];
    expect(closest?.morePairs).toBeLessThan(furthest?.morePairs ?? 0);
  });

  test("has nothing to decide for the unchanged agent", () => {
    expect(decide({ bed: small, candidate: [], seed: 1 })).toMatchObject({
      spent: 0,
      decision: { verdict: { outcome: "inconclusive" } },
    });
  });
});

describe("invalid options are refused:", () => {
  test.each([
    ["alpha", 0],
    ["margin", 1],
    ["benignMargin", 0],
    ["attempt", 0.5],
  ] as const)("%s", (name, value) => {
    expect(() => decide({ bed: small, candidate: [0], seed: 1, options: { [name]: value } })).toThrow(
      expect.objectContaining({ code: "option_invalid", place: name }),
    );
  });
});
