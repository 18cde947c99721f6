import { expect, test } from "vitest";
import { packWeights, unpackWeights } from "./packed.ts";

test("weights come out as they went in, whatever lies between their keys", () => {
  const weights = new Map([
    [0, 5],
    [1, -128],
    [128, 127],
    [16_512, -1],
    [0xffffff, 3],
  ]);
  expect(unpackWeights(packWeights(weights))).toEqual(weights);
});
