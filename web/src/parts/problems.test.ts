import { expect, test } from "vitest";
import { problemWords } from "./problems.ts";

const problem = (type: string, msg = "", ctx: Record<string, unknown> = {}) => ({
  type,
  msg,
  loc: ["body", "name"],
  input: null,
  ctx,
});

test("a fault becomes what to enter instead", () => {
  expect(problemWords(problem("missing"))).toBe("This is required.");
  expect(problemWords(problem("string_too_short", "", { min_length: 8 }))).toBe("Use at least 8 characters.");
  expect(problemWords(problem("string_too_short", "", { min_length: 1 }))).toBe("This can't be empty.");
  expect(problemWords(problem("value_error", "value is not a valid email address"))).toContain("name@example.com");
});

test("an unknown fault keeps the console's own sentence, ended with a period", () => {
  expect(problemWords(problem("value_error", "Value error, Choose another name"))).toBe("Choose another name.");
});
