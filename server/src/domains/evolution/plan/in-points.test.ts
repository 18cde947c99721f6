import { expect, test } from "vitest";
import { points } from "../proposals/finding.ts";
import { inPoints } from "./in-points.ts";

test("a figure is the same in a chart, in the decision and in the sentence about it", () => {
  const shares = Array.from({ length: 4000 }, (_, at) => at / 2000 - 1 + 0.000493);
  const other = shares.filter((share) => {
    const sentence = points(Number(share.toFixed(4))).replace("−", "-");
    return Math.abs(Number(sentence) - inPoints(share)) > 1e-9;
  });
  expect(other).toEqual([]);
  expect(inPoints(0.819493)).toBe(82);
});
