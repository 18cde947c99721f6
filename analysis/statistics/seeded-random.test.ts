import { expect, test } from "vitest";
import { seededRandom } from "./seeded-random.ts";

test("chance is the same for the same seed, another for another, and spread over the whole", () => {
  const draw = (seed: number, random = seededRandom(seed)) => Array.from({ length: 1000 }, random);
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  const drawn = draw(7);
  expect(drawn.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(drawn.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1);
});
