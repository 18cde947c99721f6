import { describe, expect, test } from "vitest";
import { type Condition, nextStanding, type Outcome, type Reading, type Standing, verdictOf } from "./condition.ts";

const rule: Condition = {
  ...{ measure: "error_rate", compare_with: "value", direction: "above", threshold: 0.1, min_requests: 20 },
};
const read = (value: number | null, requests: number, before: Reading["before"] = null): Reading => ({
  now: { value, requests },
  before,
});

describe("a condition", () => {
  test("needs enough requests: two that fail are no alarm", () => {
    expect(verdictOf(rule, read(1, 2))).toBe("too_few");
    expect(verdictOf(rule, read(0.2, 20))).toBe("crossed");
    expect(verdictOf(rule, read(0.1, 20))).toBe("calm");
  });

  test("on nothing is not fine, it is unknown", () => {
    expect(verdictOf(rule, read(null, 0))).toBe("no_data");
    expect(verdictOf({ ...rule, measure: "counter" }, read(null, 0))).toBe("no_data");
  });

  test("compares with an earlier window, if that has enough requests too", () => {
    const doubled: Condition = { ...rule, measure: "cost", compare_with: "day_before", threshold: 2 };
    expect(verdictOf(doubled, read(9, 100, { value: 4, requests: 100 }))).toBe("crossed");
    expect(verdictOf(doubled, read(8, 100, { value: 4, requests: 100 }))).toBe("calm");
    expect(verdictOf(doubled, read(9, 100, { value: 4, requests: 19 }))).toBe("too_few");
  });

  test("does not take chance for a change of a share", () => {
    const tripled: Condition = { ...rule, compare_with: "window_before", threshold: 3 };
    expect(verdictOf(tripled, read(0.05, 20, { value: 0, requests: 20 }))).toBe("calm");
    expect(verdictOf(tripled, read(0.5, 20, { value: 0, requests: 20 }))).toBe("crossed");
    expect(verdictOf(tripled, read(0.05, 2000, { value: 0.01, requests: 2000 }))).toBe("crossed");
  });

  test("of silence needs something that stopped", () => {
    const silence: Condition = { ...rule, measure: "silence" };
    expect(verdictOf(silence, read(0, 0, { value: 100, requests: 100 }))).toBe("crossed");
    expect(verdictOf(silence, read(0, 0, { value: 2, requests: 2 }))).toBe("too_few");
    expect(verdictOf(silence, read(0, 0, { value: 0, requests: 0 }))).toBe("no_data");
    expect(verdictOf(silence, read(1, 1, { value: 100, requests: 100 }))).toBe("calm");
  });
});

describe("a standing", () => {
  const through = (outcomes: readonly Outcome[]) => {
    let standing: Standing | null = null;
    return outcomes.map((outcome, minute) => {
      const next = nextStanding(standing, outcome, { at: minute * 60, holdSeconds: 120 });
      standing = next.standing;
      return `${next.standing.state} ${next.turn}`;
    });
  };

  test("holds an alarm until the condition was not met for the hold time", () => {
    expect(through(["calm", "crossed", "calm", "crossed", "calm", "calm", "calm"])).toEqual([
      ...["ok null", "firing raise", "firing null", "firing raise", "firing null", "firing null", "ok resolved"],
    ]);
  });

  test("keeps an alarm while figures can't be read, and never calls that fine", () => {
    expect(through(["crossed", "unavailable", "unavailable", "unavailable", "unavailable"])).toEqual([
      ...["firing raise", "firing null", "firing null", "firing null", "firing null"],
    ]);
    expect(through(["calm", "unavailable"])).toEqual(["ok null", "unknown null"]);
  });

  test("does not call an alarm resolved that nothing can tell of any more", () => {
    expect(through(["crossed", "no_data", "no_data", "no_data"]).at(-1)).toBe("unknown unwatched");
    expect(through(["crossed", "too_few", "too_few", "too_few"]).at(-1)).toBe("too_few unwatched");
  });
});
