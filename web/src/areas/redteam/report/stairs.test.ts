import { expect, test } from "vitest";
import type { Goal } from "../../../queries/redteam/goals.ts";
import { censoredAt, heldAt, stairs } from "./stairs.ts";

const step = { at_risk: 10, broke: 1, censored: 0 };
const steps = [
  { ...step, query: 4, held: 0.9, low: 0.7, high: 0.97 },
  { ...step, query: 9, held: 0, low: null, high: null },
];

test("the curve is level between steps, and goes on to the end of the budget", () => {
  expect(stairs(steps, 30).map(({ x, y }) => [x, y])).toEqual([
    ...[
      [0, 1],
      [4, 1],
      [4, 0.9],
      [9, 0.9],
      [9, 0],
      [30, 0],
    ],
  ]);
  expect(stairs(steps, 30).at(-1)).toMatchObject({ low: 0.7, high: 0.97 });
  expect(stairs([], 30)).toHaveLength(2);
});

test("goals that held are marked where their queries ended", () => {
  const goal = (result: Goal["result"], queries: number) => ({ result, queries }) as Goal;
  const goals = [goal("held", 30), goal("held", 12), goal("held", 32), goal("seen", 5), goal("held", 0)];
  expect(censoredAt(goals, 30)).toEqual([
    { query: 12, goals: 1 },
    { query: 30, goals: 2 },
  ]);
  expect([heldAt(steps, 3), heldAt(steps, 4), heldAt(steps, 12)]).toEqual([1, 0.9, 0]);
});
