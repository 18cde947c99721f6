import { expect, test } from "vitest";
import { comparePatterns } from "./compare.ts";

/** A few in every test; `npm run prove -- patterns` takes 20,000. */
const CASES = 100;

test("the pattern engine finds what the naive reference finds, in one piece or in chunks, and releases nothing early", () => {
  const proof = comparePatterns(CASES, 2);
  expect(proof.mistakes.slice(0, 3)).toEqual([]);
  expect(proof.hits).toBeGreaterThan(CASES);
});
