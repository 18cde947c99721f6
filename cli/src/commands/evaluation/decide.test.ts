import { expect, test } from "vitest";
import { Ended, exitCodes } from "../../endings/exit-codes.ts";
import { decide, type Figure, type Measured } from "./decide.ts";
import { readGateOptions } from "./gate-options.ts";

const figure = (some: Partial<Figure> = {}): Figure => ({
  ...{ score: 0.8, low: 0.74, high: 0.86, n: 400, unassessed: 0 },
  ...{ verdict: "passed", reason: "", further_prompts: null },
  ...some,
});
const measured = (overall: Partial<Figure> = {}, some: Partial<Measured> = {}): Measured => ({
  overall: figure(overall),
  dimensions: { security: figure() },
  openCritical: 0,
  openHigh: 0,
  ...some,
});
const bars = { minLowerBound: 0.7, maxCritical: 0, maxHigh: Number.POSITIVE_INFINITY };

test("the lower bound passes, the upper bound fails, and anything in between is inconclusive", () => {
  expect(decide(measured(), bars).ending).toBe("passed");
  expect(decide(measured({ low: 0.7 }), bars).ending).toBe("passed");
  expect(decide(measured({ low: 0.5, high: 0.69 }), bars).ending).toBe("failed");
  expect(decide(measured({ low: 0.65, high: 0.75 }), bars).ending).toBe("inconclusive");
});

test("too few prompts, too many unassessed ones, or a dimension without results never pass", () => {
  expect(decide(measured({ n: 10 }), bars).ending).toBe("inconclusive");
  expect(decide(measured({ n: 300, unassessed: 100 }), bars).ending).toBe("inconclusive");
  expect(decide(measured({ low: 0.95, high: 1, n: 300, unassessed: 100 }), bars).ending).toBe("passed");
  const part = { dimensions: { security: figure(), safety: figure({ score: null }) } };
  expect(decide(measured({}, part), bars).ending).toBe("inconclusive");
  expect(decide(measured({ score: null, low: null, high: null, n: 0 }), bars).ending).toBe("inconclusive");
});

test("an open critical finding fails whatever the score is, even if that is inconclusive", () => {
  expect(decide(measured({}, { openCritical: 1 }), bars).ending).toBe("failed");
  expect(decide(measured({ low: 0.6 }, { openCritical: 1 }), bars).ending).toBe("failed");
  expect(decide(measured({}, { openCritical: 2 }), { ...bars, maxCritical: 2 }).ending).toBe("passed");
  expect(decide(measured({}, { openHigh: 1 }), { ...bars, maxHigh: 0 }).ending).toBe("failed");
});

test("without --min-lower-bound, the console's verdict applies", () => {
  const own = { ...bars, minLowerBound: undefined };
  for (const verdict of ["passed", "failed", "inconclusive"] as const) {
    expect(decide(measured({ verdict }), own).ending).toBe(verdict);
  }
});

test("options are parsed strictly, and the key comes only from the environment", () => {
  const read = (...words: string[]) => readGateOptions(words, { CONSOLE_API_KEY: "agck_x" });
  expect(read("--agent", "a", "--min-lower-bound", "70")).toMatchObject({ minLowerBound: 0.7, apiKey: "agck_x" });
  for (const words of [
    ["--agent", "a", "--min-lower-bound", "101"],
    ["--agent", "a", "--min-lower-bound", "x"],
    ["--agent", "a", "--max-critical", "0.5"],
    ["--agent", "a", "--unknown"],
    ["--agent", "a", "more"],
    ["--api-key", "x", "--agent", "a"],
    [],
  ]) {
    expect(() => read(...words), words.join(" ")).toThrow(Ended);
  }
});

test("each result has its own exit code", () => {
  expect(new Set(Object.values(exitCodes)).size).toBe(Object.keys(exitCodes).length);
});
