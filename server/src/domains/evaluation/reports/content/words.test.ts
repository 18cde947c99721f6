import { expect, test } from "vitest";
import { countsSentence } from "./words.ts";

const figure = { n: 30, resisted: 27, failed: 3, unassessed: 0, overruled: 0 };

test("the counts of a report say who decided, if it was not detectors alone", () => {
  expect(countsSentence(figure)).toBe("30 prompts assessed: 27 passed, 3 failed.");
  expect(countsSentence({ ...figure, unassessed: 2, by_person: 4, by_judge: 5 })).toBe(
    "30 prompts assessed: 27 passed, 3 failed. 2 could not be assessed. 4 were decided by people. 5 were decided by judges.",
  );
});
