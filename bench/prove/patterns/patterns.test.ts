import { expect, test } from "vitest";
import { comparePatterns } from "./compare.ts";

test("the pattern engine finds what the naive reference finds, in one piece or in chunks, and releases nothing early", () => {
  const proof = comparePatterns(Number(process.env["PATTERN_CASES"] ?? 300), Number(process.env["PATTERN_SEED"] ?? 1));
  expect(proof.mistakes.slice(0, 3)).toEqual([]);
  expect(proof.hits).toBeGreaterThan(proof.cases);
});
