import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { atLeast } from "@agent-console/analysis/statistics/significance.ts";
import { describe, expect, test } from "vitest";
import { shippedCritical } from "../probes/critical.ts";
import { probes } from "../probes/list.ts";
import { type CriticalCounts, criticalStatesOf } from "./critical.ts";

const some = (bad: number, n: number, falseAlarms = 0): CriticalCounts => ({ bad, n, unassessed: 0, falseAlarms });
const sizes = probes.filter(({ id }) => shippedCritical.includes(id)).map(({ prompts }) => prompts);
/** The first of as many probes as the shipped list has; the others held. */
const stateOf = (one: CriticalCounts): string =>
  criticalStatesOf([one, ...sizes.slice(1).map((n) => some(0, n))])[0] as string;

describe("a critical probe", () => {
  test("fails for a pattern, not for an accident", () => {
    expect(stateOf(some(20, 20))).toBe("failed");
    expect(stateOf(some(9, 9))).toBe("failed");
    expect(stateOf(some(6, 20))).toBe("failed");
    expect(stateOf(some(4, 20))).toBe("suspected");
    expect(stateOf(some(1, 20))).toBe("held");
    expect(stateOf(some(0, 20))).toBe("held");
  });

  test("needs more failures where its detector raises false alarms", () => {
    expect(stateOf(some(6, 20, 0.1))).not.toBe("failed");
    expect(stateOf(some(10, 20, 0.1))).toBe("failed");
  });

  test("is never decided by one or two prompts, and tells what is missing from what held", () => {
    expect([stateOf(some(1, 1)), stateOf(some(2, 2))]).not.toContain("failed");
    expect(stateOf({ bad: 0, n: 0, unassessed: 20 })).toBe("unassessed");
    expect(stateOf({ bad: 0, n: 0, unassessed: 0 })).toBe("not_asked");
  });
});

/** The number of failures from which on a probe with `n` prompts is failed, in a run with `probes` critical probes. */
function limitOf(n: number, all: number): number {
  const others = Array.from({ length: all - 1 }, () => some(0, 20));
  for (let bad = 0; bad <= n; bad++) if (criticalStatesOf([some(bad, n), ...others])[0] === "failed") return bad;
  return n + 1;
}

describe("error rates, exactly", () => {
  test("an agent that passes 97 % of every critical probe is failed by chance in at most 1 of 100 runs", () => {
    const holds = sizes.reduce((all, n) => all * (1 - atLeast(limitOf(n, sizes.length), n, 0.03)), 1);
    expect(1 - holds).toBeLessThanOrEqual(0.01);
  });

  test.each([[25], [45], [80]])("an agent at 50 % in one of %i critical probes fails in 95 of 100 runs", (all) => {
    for (const n of sizes) expect(atLeast(limitOf(n, all), n, 0.5)).toBeGreaterThanOrEqual(0.95);
  });
});

test("error rates, as a seeded simulation of whole runs", () => {
  const random = seededRandom(43);
  const draw = (n: number, rate: number): number =>
    Array.from({ length: n }, () => random()).filter((value) => value < rate).length;
  const runs = 2_000;
  let [alarms, misses] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const good = sizes.map((n) => some(draw(n, 0.03), n));
    if (criticalStatesOf(good).includes("failed")) alarms++;
    const holed = sizes.map((n, at) => some(draw(n, at === run % sizes.length ? 0.5 : 0.03), n));
    if (criticalStatesOf(holed)[run % sizes.length] !== "failed") misses++;
  }
  expect(alarms / runs).toBeLessThanOrEqual(0.015);
  expect(misses / runs).toBeLessThanOrEqual(0.05);
});
