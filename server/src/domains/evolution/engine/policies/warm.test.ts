import { expect, test } from "vitest";
import { poolEffects } from "./warm.ts";

const one = (mean: number, variance: number) => ({ clause: { leak: { mean, variance } } });

test("one agent's effects carry over with more uncertainty, because agents differ", () => {
  expect(poolEffects([one(2, 0.2)])).toEqual({ clause: { leak: { mean: 2, variance: expect.closeTo(0.55) } } });
});

test("several agents together are more certain than one, but never more than agents are alike", () => {
  const few = poolEffects([one(2, 0.2), one(1, 0.2)])["clause"]?.["leak"];
  const many = poolEffects(Array.from({ length: 200 }, () => one(1.5, 0.2)))["clause"]?.["leak"];
  expect(few).toEqual({ mean: expect.closeTo(1.5), variance: expect.closeTo(0.3625) });
  expect(many?.variance).toBeGreaterThan(0.175);
  expect(many?.variance).toBeLessThan(0.19);
});

test("the more certain agent counts more, and what only one agent taught is kept", () => {
  const effects = poolEffects([one(2, 0.05), { ...one(0, 0.55), other: { harm: { mean: 1, variance: 0.1 } } }]);
  expect(effects["clause"]?.["leak"]?.mean).toBeGreaterThan(1.2);
  expect(effects["other"]?.["harm"]?.mean).toBe(1);
  expect(poolEffects([])).toEqual({});
});
