import { expect, test } from "vitest";
import { mistakesIn, watchLoop } from "../../server/test/protection/guard-loop-cases.ts";

/** The short form of `npm run prove -- guard-loop`. */
test("hostile texts and configs never hold the event loop, in all guard methods", async () => {
  const proof = await watchLoop({
    texts: ["addresses without a gap", "an encoding"],
    lengths: [10_000, 40_000],
    configs: ["patterns with as many states as may be", "names of guards that are nearly right"],
  });
  expect(mistakesIn(proof)).toEqual([]);
});
