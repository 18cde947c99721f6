import { describe, expect, test } from "vitest";
import { progressOf, type RunTries, stateAfterRun, TRIES_TO_CLOSE, triesAgainst } from "./progress.ts";

/** Runs of 20 tries, a day apart, with so many failures each; each has its own seed unless told. */
const runs = (failed: readonly number[], seed?: number): RunTries[] =>
  failed.map((count, at) => ({
    evaluation_id: `run ${at}`,
    created_at: at * 100,
    at: at * 100 + 50,
    seed: seed ?? at,
    failed: count,
    tried: 20,
  }));

const open = { state: "open", state_changed_at: null, state_changed_by: null, reopened_at: null } as const;
const markedFixed = { ...open, state: "fixed", state_changed_at: 160, state_changed_by: "someone" } as const;
const closed = { ...open, state: "fixed", state_changed_at: 350 } as const;

describe("what the newest run showed", () => {
  test("is new the first time, and still there from then on", () => {
    expect(progressOf(runs([3]), open)).toMatchObject({ change: "new", runs_failed: 1, tries_since: 0 });
    expect(progressOf(runs([0, 3]), open)).toMatchObject({ change: "new", runs_failed: 1 });
    expect(progressOf(runs([3, 0, 2, 5]), open)).toMatchObject({
      change: "still_there",
      runs_failed: 2,
      latest: { failed: 5, tried: 20 },
    });
  });

  test("is regressed in the run that brought it back, and still there in the next, even in the same second", () => {
    const back = runs([3, 0, 2]);
    const reopened = { ...open, reopened_at: 250 };
    expect(progressOf(back, reopened).change).toBe("regressed");
    expect(progressOf([...back, { ...(back[2] as RunTries), evaluation_id: "next" }], reopened).change).toBe(
      "still_there",
    );
  });

  test("is not reproduced with the tries since the last failure and the failure rate that they leave possible", () => {
    const progress = progressOf(runs([4, 0, 0]), open);
    expect(progress).toMatchObject({ change: "not_reproduced", tries_since: 40, runs_failed: 0 });
    expect(progress.most_remaining).toBeCloseTo(1 - 0.05 ** (1 / 40), 6);
    expect(progress.latest?.high).toBeGreaterThan(0.1);
  });

  test("counts the prompts of one seed once, however often they were sent", () => {
    expect(progressOf(runs([4, 0, 0, 0, 0], 7), open).tries_since).toBe(20);
  });

  test("says nothing without a run", () => {
    expect(progressOf([], open)).toMatchObject({ change: "new", latest: null, most_remaining: 1 });
  });
});

describe("a fix", () => {
  test("that someone reports is verified by the tries that make the earlier failure rate improbable", () => {
    // 10 of 20 failed: the rate was at least 29.9%, and nine tries without a failure make that improbable.
    expect(progressOf(runs([8, 10, 0]), markedFixed)).toMatchObject({ change: "fixed", tries_needed: 9 });
    expect(progressOf(runs([1, 1, 0]), markedFixed)).toMatchObject({ change: "not_reproduced", tries_needed: 59 });
    expect(triesAgainst(0.9)).toBe(5);
  });

  test("is not verified by a run that began before it was reported", () => {
    const early = runs([8, 10]).concat({ ...(runs([0])[0] as RunTries), created_at: 159, at: 300, seed: 9 });
    expect(progressOf(early, markedFixed)).toMatchObject({ change: "not_reproduced", tries_since: 0 });
  });

  test("is found without a report after 59 tries, if each failed pattern was tried again", () => {
    expect(TRIES_TO_CLOSE).toBe(59);
    const [two, three] = [progressOf(runs([4, 0, 0]), open), progressOf(runs([4, 0, 0, 0]), open)];
    expect(stateAfterRun(open, two, true)).toBeNull();
    expect(stateAfterRun(open, three, true)).toMatchObject({ state: "fixed", reason: expect.stringContaining("60") });
    expect(stateAfterRun(open, three, false)).toBeNull();
  });

  test("that fails again is a regression, unless the run began before the fix", () => {
    const again = progressOf(runs([4, 0, 1]), closed);
    expect(stateAfterRun(closed, again, true)).toMatchObject({ state: "open", reason: "Failed in 1 of 20 tries." });
    expect(progressOf(runs([4, 0, 1]), { ...open, reopened_at: 250 }).change).toBe("regressed");
    expect(progressOf(runs([4, 0, 1, 2]), { ...open, reopened_at: 250 }).change).toBe("still_there");
    expect(stateAfterRun(markedFixed, progressOf(runs([4, 4]), markedFixed), true)).toBeNull();
  });
});

test("new failures reopen a false positive, and leave an accepted risk accepted", () => {
  const wrong = { ...open, state: "false_positive", state_changed_at: 60, state_changed_by: "someone" } as const;
  const accepted = { ...wrong, state: "accepted" } as const;
  const progress = progressOf(runs([0, 2]), wrong);
  expect(stateAfterRun(wrong, progress, true)).toMatchObject({ state: "open" });
  expect(stateAfterRun(accepted, progress, true)).toBeNull();
});
