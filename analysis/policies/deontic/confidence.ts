import type { Pattern } from "./pattern.ts";
import { precisionOf } from "./precision.ts";

const LONG = 45;
const NESTED = 2;

/** The precision of the pattern on the tuning sentences (new documents fare worse: see the card), lowered where sentences are long or nested: there it was wrong more often. */
export function confidenceOf(pattern: Pattern, words: number, clauses: number): number {
  const lowered = (words > LONG ? 0.05 : 0) + (clauses > NESTED ? 0.05 : 0);
  return Math.round((precisionOf[pattern] - lowered) * 100) / 100;
}
