import { expect, test } from "vitest";
import { compareLanes } from "./compare.ts";

/** Some in every test; `npm run prove -- lanes` takes 20,000. */
const CASES = 60;

test("what leaves a lane is what judging the whole text gives, however it is cut, and nothing of a hit leaves", async () => {
  const proof = await compareLanes(CASES, 2);
  expect(proof.mistakes.slice(0, 3)).toEqual([]);
  expect(proof.changed).toBeGreaterThan(CASES / 4);
  expect(proof.planted).toBeGreaterThan(CASES / 50);
});
