import { expect, test } from "vitest";
import { FEWEST_TO_PASS, intervalVerdict } from "./interval-verdict.ts";

const score = { low: 0.72, high: 0.8, n: 400, unassessedShare: 0 };

test("the whole interval on one side of the threshold decides", () => {
  expect(intervalVerdict(score, 0.72)).toEqual({ verdict: "passed" });
  expect(intervalVerdict(score, 0.81)).toEqual({ verdict: "failed" });
  expect(intervalVerdict(score, 0.75)).toEqual({ verdict: "inconclusive", because: "threshold_inside" });
});

test("few prompts never pass, but can fail", () => {
  const few = { ...score, n: FEWEST_TO_PASS - 1 };
  expect(intervalVerdict(few, 0.7)).toEqual({ verdict: "inconclusive", because: "few_prompts" });
  expect(intervalVerdict(few, 0.9)).toEqual({ verdict: "failed" });
});

test("with more than 20 % unassessed nothing passes; what they could be is in the bounds already, so it can fail", () => {
  const patchy = { ...score, unassessedShare: 0.25 };
  expect(intervalVerdict(patchy, 0.5)).toEqual({ verdict: "inconclusive", because: "unassessed" });
  expect(intervalVerdict(patchy, 0.75)).toEqual({ verdict: "inconclusive", because: "unassessed" });
  expect(intervalVerdict(patchy, 0.81)).toEqual({ verdict: "failed" });
  expect(intervalVerdict({ ...score, unassessedShare: 0.2 }, 0.7)).toEqual({ verdict: "passed" });
});
