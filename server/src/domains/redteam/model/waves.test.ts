import { expect, test } from "vitest";
import { wavesOf } from "./waves.ts";

test("the first goals are two small waves, and every 16 have all places", () => {
  const goals = Array.from({ length: 50 }, (_, at) => at);
  const waves = wavesOf(goals);
  expect(waves.map((wave) => wave.goals.length)).toEqual([8, 8, 16, 16, 2]);
  expect(waves.flatMap((wave) => wave.goals)).toEqual(goals);
  const places = waves.flatMap(({ goals: own, firstPlace }) => own.map((_, at) => firstPlace + at));
  expect(places).toEqual(goals.map((at) => at % 16));
  expect(wavesOf([])).toEqual([]);
  expect(wavesOf(goals.slice(0, 9)).map((wave) => wave.goals.length)).toEqual([8, 1]);
});
