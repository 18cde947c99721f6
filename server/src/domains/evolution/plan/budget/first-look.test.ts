import { expect, test } from "vitest";
import { benchBed } from "../../../../../test/evolution/engine-bed.ts";
import { CONFIRM } from "../../engine/decision/confirm.ts";
import { decisionReserve, leastBudget } from "../../engine/decision/power.ts";
import { leastFor, tooSmall } from "./advice.ts";
import { pilotRollouts } from "./first-look.ts";

/** 360 families with two prompts each, 15 of each category on either side. */
const single = benchBed("v1", 1).problem;
const problem = {
  ...single,
  train: [...single.train, ...single.train],
  holdout: [...single.holdout, ...single.holdout],
};

test("every budget that is not refused leaves a quarter of its prompts for the search", () => {
  const least = leastFor(problem, CONFIRM);
  expect(least).toEqual({ budget: 1450, lacks: "search" });
  const pilots = [1450, 1500, 2000, 3000, 6000].map((budget) => {
    const pilot = pilotRollouts(problem, budget).length;
    expect(pilot + decisionReserve(problem, budget)).toBeLessThanOrEqual(0.75 * budget);
    return pilot;
  });
  expect(pilots).toEqual([360, 360, 360, 720, 720]);
});

test("a budget that could prove a gain, and has nothing left to find one with, is refused for that reason", () => {
  const proves = leastBudget(problem, CONFIRM) as number;
  expect(proves).toBeLessThan(1450);
  expect(tooSmall(proves, leastFor(problem, CONFIRM))).toBe(
    `With ${proves} prompts, too few are left to search with: every kind of prompt is tried once first, and half are for the final test. Use at least 1,450.`,
  );
  expect(tooSmall(1450, leastFor(problem, CONFIRM))).toBeNull();
});

test("one prompt of each family is asked before another one of any", () => {
  const families = (budget: number) =>
    pilotRollouts(problem, budget).map(({ set, probe }) => `${set} ${problem[set][probe]?.family}`);
  expect(new Set(families(1450)).size).toBe(360);
  expect(new Set(families(3000)).size).toBe(360);
});
