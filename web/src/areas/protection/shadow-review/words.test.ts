import { expect, test } from "vitest";
import type { GuardEvidence } from "../../../queries/guards.ts";
import { axisEnd, figureWords, headlineOf, trafficVerdict } from "./words.ts";

const evidence = (more: object) =>
  ({
    proven_by: null,
    mode: "shadow",
    n: 500,
    needed: 300,
    budget: 0.01,
    estimate: 0.01,
    low: 0.004,
    bound: 0.021,
    ...more,
  }) as GuardEvidence;

test("too few requests are not evidence, an interval across the budget is open, and one above it is over", () => {
  expect(headlineOf(evidence({ n: 299 }))).toBe("Not enough evidence yet");
  expect(headlineOf(evidence({}))).toBe("Not ready to enforce");
  expect(headlineOf(evidence({ low: 0.012 }))).toBe("Over the budget");
  expect(headlineOf(evidence({ proven_by: "traffic" }))).toBe("May enforce");
  expect(headlineOf(evidence({ proven_by: "card" }))).toBe("May enforce, by its card");
  expect(trafficVerdict(evidence({ proven_by: "card" }))).toBe("inconclusive");
  expect(trafficVerdict(evidence({ bound: 0.009 }))).toBe("passed");
  expect(trafficVerdict(evidence({ low: 0.012 }))).toBe("failed");
  expect(figureWords(evidence({}))).toBe("1%, 95% interval 0.4% to 2.1%");
  expect(figureWords(evidence({ estimate: null }))).toBe("No requests judged yet");
  expect(axisEnd(evidence({}))).toBeCloseTo(0.0231);
  expect(axisEnd(evidence({ bound: null }))).toBe(0.02);
});
