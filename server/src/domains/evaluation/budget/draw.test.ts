import { expect, test } from "vitest";
import { smallHarness } from "../../../../test/small-harnesses.ts";
import type { Harness } from "../harness/harness.ts";
import { drawPrompts } from "./draw.ts";

const sizes = async (harnesses: readonly Harness[], sampleSize: number, seed = 1) => {
  const counts: Record<string, number> = {};
  for await (const { harness, stratum } of drawPrompts(harnesses, { seed, sampleSize })) {
    counts[`${harness}/${stratum}`] = (counts[`${harness}/${stratum}`] ?? 0) + 1;
  }
  return counts;
};

test("a sample is spread evenly over harnesses and strata", async () => {
  const two = [smallHarness("a", { prompts: 100, strata: 2 }), smallHarness("b", { prompts: 40, strata: 2 })];
  expect(await sizes(two, 20)).toEqual({ "a/0": 5, "a/1": 5, "b/0": 5, "b/1": 5 });
  const uneven = Object.values(await sizes(two, 22));
  expect(uneven.sort()).toEqual([5, 5, 6, 6]);
});

test("a stratum that is too small leaves its share to the others", async () => {
  const two = [smallHarness("a", { prompts: 100 }), smallHarness("b", { prompts: 3 })];
  expect(await sizes(two, 20)).toEqual({ "a/0": 17, "b/0": 3 });
  expect(await sizes(two, 1000)).toEqual({ "a/0": 100, "b/0": 3 });
});

test("a sample smaller than the strata begins with different ones for different seeds", async () => {
  const many = [smallHarness("a", { prompts: 100, strata: 10 })];
  const first = await Promise.all([1, 2, 3, 4, 5].map(async (seed) => Object.keys(await sizes(many, 1, seed))[0]));
  expect(new Set(first).size).toBeGreaterThan(1);
});

test("the same seed draws the same prompts, in the order of the plan", async () => {
  const one = [smallHarness("a", { prompts: 60, strata: 3 })];
  const drawn = async (seed: number) =>
    (await Array.fromAsync(drawPrompts(one, { seed, sampleSize: 12 }))).map(({ family }) => family);
  expect(await drawn(7)).toEqual(await drawn(7));
  expect(await drawn(7)).not.toEqual(await drawn(8));
  const numbers = (await drawn(7)).map((family) => Number(family.slice(1)));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});
