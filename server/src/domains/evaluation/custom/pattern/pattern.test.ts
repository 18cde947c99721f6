import fc from "fast-check";
import { expect, test } from "vitest";
import { threadMs } from "../../../../../test/own-time.ts";
import { compilePattern, PatternError } from "./pattern.ts";

const piece = fc.constantFrom(..."ab1 _-é\n", ".", "\\d", "\\w", "\\s", "\\b", "[ab]", "[^a1]", "[a-c-]", "^", "$");
const pattern = fc
  .array(fc.tuple(piece, fc.constantFrom("", "", "*", "+", "?", "{2}", "{1,3}", "*?")), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.map(([atom, more]) => (/^(\^|\$|\\b)$/.test(atom) ? atom : atom + more)).join(""));
const grouped = fc
  .tuple(pattern, pattern, fc.constantFrom("", "+", "*", "{0,2}"))
  .map(([left, right, more]) => `(${left}|(?:${right}))${more}`);
const flags = fc.constantFrom("", "i", "m", "s", "im");

test("a pattern matches what the language's own regular expressions match", () => {
  const text = fc.string({ unit: fc.constantFrom(..."abAB1 _-é\nc"), maxLength: 24 });
  fc.assert(
    fc.property(fc.oneof(pattern, grouped), flags, text, (source, given, sample) => {
      expect(compilePattern(`/${source}/${given}`).test(sample)).toBe(new RegExp(source, `${given}u`).test(sample));
    }),
    { numRuns: 2000, seed: 7 },
  );
});

test("where case is ignored, all but a letter is also all but its capital", () => {
  expect(compilePattern("/^[^a]$/i").test("A")).toBe(false);
  expect(compilePattern("/^[^a]$/").test("A")).toBe(true);
});

test("patterns that take other engines forever are matched at once", () => {
  const text = `${"a".repeat(5_000)}!`;
  const spent = threadMs(() => {
    for (const source of ["^(a+)+$", "(a|a)*b", "^(a|aa)+$", "a*a*a*a*a*b", "(.*)*x"])
      expect(compilePattern(source).test(text)).toBe(false);
  });
  expect(spent).toBeLessThan(2000);
});

test.each([
  ["a(?=b)", "lookahead"],
  ["(a)\\1", "references"],
  ["a{5000}", "repetitions"],
  ["((a{100}){100}){100}", "too large"],
  ["[a", "missing"],
  ["(a", "missing"],
  ["a)", "unmatched"],
  ["*a", "nothing to repeat"],
  ["\\p{L}", "not supported"],
  ["/a/q", "unknown flag"],
  [`${"(".repeat(60)}${")".repeat(60)}`, "inside each other"],
  ["a".repeat(1001), "longer than"],
])("%s is refused with its reason", (source, words) => {
  expect(() => compilePattern(source)).toThrow(PatternError);
  expect(() => compilePattern(source)).toThrow(words);
});
