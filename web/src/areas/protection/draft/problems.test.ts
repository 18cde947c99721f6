import { expect, test } from "vitest";
import { fieldProblem, placeWords, problemsAt } from "./problems.ts";

const problems = [
  { place: ["a", "methods", 1], message: "There is no such method." },
  { place: ["a", "mode"], message: "Must be shadow or enforce." },
  { place: ["ab"], message: "No channel lists this guard." },
];

test("a problem belongs to its place and to everything around it", () => {
  expect(problemsAt(problems, ["a"])).toEqual(problems.slice(0, 2));
  expect(problemsAt(problems, [])).toEqual(problems);
  expect(fieldProblem(problems, ["a", "mode"])).toBe("Must be shadow or enforce.");
  expect(fieldProblem(problems, ["a", "methods"])).toBe("Line 2: There is no such method.");
  expect(fieldProblem(problems, ["a", "action"])).toBeUndefined();
  expect(placeWords(["a", "methods", 1])).toBe("a › methods › 2");
});
