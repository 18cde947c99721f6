import { expect, test } from "vitest";
import type { Attempt } from "../../../queries/redteam/attempts.ts";
import { chosenStep, depthsOf } from "./chosen-attempt.ts";

const attempt = (step: number, phase: string, signal: number | null, from: number | null = null) =>
  ({ step, phase, signal, from_step: from }) as Attempt;
const attempts = [
  attempt(0, "twin", null),
  attempt(1, "hunt", 0.2),
  attempt(2, "hunt", 0.8, 1),
  attempt(3, "hunt", 0.1, 2),
];

test("the address decides which attempt is open, then the closest one", () => {
  expect(chosenStep({ step: 0 }, attempts)).toBe(0);
  expect(chosenStep({ query: 3 }, attempts)).toBe(3);
  expect(chosenStep({ step: 99 }, attempts)).toBe(2);
  expect(chosenStep({}, attempts)).toBe(2);
  expect(chosenStep({}, [attempt(0, "twin", null)])).toBe(0);
  expect(chosenStep({}, [])).toBeUndefined();
});

test("an attempt that goes on with a conversation lies below it", () => {
  expect([...depthsOf(attempts).values()]).toEqual([0, 0, 1, 2]);
});
