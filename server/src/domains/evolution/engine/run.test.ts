import { shuffleByKey, uniform } from "@agent-console/analysis/statistics/keyed-random.ts";
import { describe, expect, test } from "vitest";
import { answers, benchBed, playRun, runOn, smallBed } from "../../../../test/evolution/engine-bed.ts";
import { EngineRefusal } from "./model/refusal.ts";
import { POLICY_NAMES, policyNamed } from "./policies/list.ts";
import { observeRun, openRun, replay } from "./run.ts";

const bed = smallBed();

describe.each(POLICY_NAMES)("%s", (policy) => {
  const run = runOn({ bed, policy, budget: 500, pruneProbes: 2 });
  const whole = playRun(run, bed);

  test("is rebuilt from its journal: at any point the next plan and the whole state are the same", () => {
    const cuts = [
      0,
      whole.journal.length,
      ...[1, 2, 3, 4, 5].map((n) => Math.floor(uniform(9, n) * whole.journal.length)),
    ];
    for (const cut of cuts) {
      const journal = whole.journal.slice(0, cut);
      const rebuilt = replay(run, JSON.parse(JSON.stringify(journal)));
      expect(JSON.stringify(rebuilt)).toBe(JSON.stringify(replay(run, journal)));
      const next = journal.reduce((state, results) => observeRun(run, state, results), openRun(run));
      expect(rebuilt.planned).toEqual(next.planned);
    }
    expect(replay(run, whole.journal).finish).toEqual(whole.state.finish);
  });

  test("continues from a state that was stored as JSON", () => {
    const half = replay(run, whole.journal.slice(0, Math.floor(whole.journal.length / 2)));
    let written = JSON.parse(JSON.stringify(half)) as typeof half;
    while (written.planned.length > 0) written = observeRun(run, written, answers(bed, written.planned));
    expect(written).toEqual(JSON.parse(JSON.stringify(whole.state)));
  });

  test("does not depend on the order of the results in a batch", () => {
    let state = openRun(run);
    for (let batch = 0; state.planned.length > 0; batch++) {
      state = observeRun(run, state, shuffleByKey(answers(bed, state.planned), batch));
    }
    expect(state).toEqual(whole.state);
  });

  test.each([0, 1, 37, 100, 241, 500])("never spends more than its budget of %i, nor one replicate twice", (budget) => {
    const small = runOn({ bed, policy, budget, reserve: Math.floor(budget / 2), pruneProbes: 1 });
    const { state, journal } = playRun(small, bed);
    const replicates = journal.flat().map(({ replicate }) => replicate);
    expect(replicates).toEqual(replicates.map((_, at) => at));
    expect(replicates.length).toBeLessThanOrEqual(budget);
    expect(state.spent).toBe(replicates.length);
    expect(state.stage).toBe("finished");
  });

  test("uses no hold-out probes during the search", () => {
    let state = openRun(run);
    while (state.stage === "search") {
      expect(state.planned.every(({ set }) => set === "train")).toBe(true);
      state = observeRun(run, state, answers(bed, state.planned));
    }
  });

  test("completes with an agent whose responses sometimes cannot be assessed", () => {
    let state = openRun(run);
    while (state.planned.length > 0) {
      const results = answers(bed, state.planned);
      state = observeRun(
        run,
        state,
        results.map((result) => (uniform(3, result.replicate) < 0.2 ? { ...result, outcome: null } : result)),
      );
    }
    expect(state.finish).toBeDefined();
    expect(state.spent).toBeLessThanOrEqual(run.budget);
  });
});

describe("a run refuses", () => {
  const run = runOn({ bed });
  const opened = openRun(run);
  const results = answers(bed, opened.planned);
  const [first] = results as [(typeof results)[number]];
  const refused = (code: string) => expect.objectContaining({ constructor: EngineRefusal, code });

  test("results that are missing, duplicate, unknown or invalid", () => {
    expect(() => observeRun(run, opened, results.slice(1))).toThrow(refused("result_missing"));
    expect(() => observeRun(run, opened, [...results, first])).toThrow(refused("result_twice"));
    expect(() => observeRun(run, opened, [{ replicate: 9999, outcome: 1 }])).toThrow(refused("result_unknown"));
    const wrong = [{ ...first, outcome: 0.5 as 1 }, ...results.slice(1)];
    expect(() => observeRun(run, opened, wrong)).toThrow(refused("result_invalid"));
  });

  test("results after its end", () => {
    const { state } = playRun(run, bed);
    expect(() => observeRun(run, state, [first])).toThrow(refused("run_finished"));
  });

  test("invalid budgets and options", () => {
    expect(() => openRun({ ...run, budget: -1, reserve: 0 })).toThrow(refused("budget_invalid"));
    expect(() => openRun({ ...run, reserve: run.budget + 1 })).toThrow(refused("budget_invalid"));
    expect(() => policyNamed("gepa_style", { change: "some" })).toThrow(refused("option_invalid"));
    expect(() => policyNamed("hill", { minibatch: 3 })).toThrow(refused("option_invalid"));
  });
});

test.each(POLICY_NAMES)("%s never decides on a change with less than 80% probability to help", (policy) => {
  const ends = Array.from({ length: 6 }, (_, seed) => {
    const own = benchBed("v1", 700 + seed);
    return playRun(runOn({ bed: own, policy, budget: 700, reserve: 300 }), own).state;
  });
  // One that was turned down for good is told as it was found afterwards; nothing comes of it.
  const decided = ends.flatMap(({ finish, turnedDown }) =>
    finish?.decision && finish.decision !== turnedDown?.decision ? [finish] : [],
  );
  expect(decided.flatMap(({ helps }) => helps).filter((chance) => chance < 0.8)).toEqual([]);
  expect(decided.map(({ helps }) => helps.length)).toEqual(decided.map(({ candidate }) => candidate.length));
});

test("a budget too small for a decision is reported before the hold-out is used", () => {
  const { state } = playRun(runOn({ bed, budget: 200, reserve: 60 }), bed);
  expect(state.finish).toMatchObject({ reason: "budget" });
  expect(state.spent).toBe(140);
});

test("the same seed gives the same plan, another seed another plan", () => {
  const big = benchBed("v1", 5);
  const run = runOn({ bed: big, budget: 200, reserve: 0 });
  expect(playRun(run, big).journal).toEqual(playRun(run, big).journal);
  expect(openRun({ ...run, seed: 6 }).planned).not.toEqual(openRun(run).planned);
});
