import { expect, test } from "vitest";
import { compilePatterns } from "./compile.ts";
import { PatternFault } from "./fault.ts";

function refusal(pattern: string): string {
  try {
    compilePatterns([{ pattern: "fine" }, { pattern }]);
    return "accepted";
  } catch (error) {
    if (!(error instanceof PatternFault)) throw error;
    expect(error.rule).toBe(1);
    return `${error.at}: ${error.why}`;
  }
}

test.each([
  ["key-.*", "5: * has no upper bound; write a count such as {0,64}"],
  ["\\w+@", "2: + has no upper bound; write a count such as {1,64}"],
  ["a{3,}", "1: {3,} has no upper bound; write {3,64}"],
  ["a{1,257}", "1: a count may be at most 256"],
  ["a{5,2}", "1: the counts are in the wrong order"],
  ["ab{0}", "2: a count of 0 matches nothing"],
  ["a{x}", "1: { starts a count such as {2,5}; write \\{ for the character"],
  ["a{2}{3}", "4: a repeat cannot be repeated; put it in a group"],
  ["a??", "2: lazy repeats are not supported, because the longest match always counts"],
  ["?a", "0: ? has nothing before it to repeat; write \\? for the character"],
  ["(x{0,3})?", "0: the pattern can match an empty text; at least one character must be required"],
  ["\\b", "0: the pattern can match an empty text; at least one character must be required"],
  ["", "0: the pattern can match an empty text; at least one character must be required"],
  ["foo\\bbar", "3: \\b may stand only at the start or the end of a pattern"],
  ["(a\\b){2}", "2: \\b may stand only at the start or the end of a pattern"],
  ["\\b?a", "2: \\b cannot be repeated"],
  ["^a", "0: ^ is not supported, because a stream has no lines to start or end at; write \\^ for the character"],
  ["a(?=b)", "1: lookahead and lookbehind are not supported, because they cannot be matched in one pass"],
  ["(?<!b)a", "0: lookahead and lookbehind are not supported, because they cannot be matched in one pass"],
  ["(?<name>a)", "0: groups have no names here; write ( or (?:"],
  ["(?i)a", "0: flags inside a pattern are not supported; use the option for case instead"],
  ["(a)\\1", "3: references to a group are not supported, because they cannot be matched in linear time"],
  ["\\Ba", "0: \\B is not supported"],
  ["\\q", "0: \\q is not supported"],
  ["a\\", "1: the pattern ends with a backslash"],
  ["(a", "0: this group is not closed"],
  ["a)", "1: this parenthesis closes no group; write \\) for the character"],
  ["[a", "0: this class is not closed"],
  ["[]", "0: this class is empty"],
  ["[z-a]", "1: the ends of the range are in the wrong order"],
  ["[\\w-z]", "1: a range needs one character at each end; write \\- for the character"],
  ["[^\\s\\S]", "0: this class matches no character"],
  ["a]", "1: ] stands alone; write \\] for the character"],
  ["\\p{Nope}", "0: Unicode has no property Nope"],
  ["\\u{110000}", "0: write \\uHHHH, or \\u{…} up to 10FFFF"],
  [
    "((a{256}){256})",
    "9: the pattern grows to more than 20000 states when its repeats are written out; use smaller counts",
  ],
  ["a".repeat(4_097), "4096: the pattern is longer than 4096 characters"],
  [`${"(".repeat(70)}a${")".repeat(70)}`, "65: groups are nested deeper than 64"],
])("%s is refused with the place and the reason", (pattern, reason) => {
  expect(refusal(pattern)).toBe(reason);
});

test.each([
  "\\bfoo\\b",
  "(\\bfoo|bar\\b)",
  "(?:\\b)foo",
  "[-a]",
  "[a-]",
  "a|",
  "\\.\\/\\-\\{",
  "\\x41\\u0042\\u{43}",
  "\\p{Lu}\\P{Ll}",
])("%s is accepted", (pattern) => {
  expect(refusal(pattern)).toBe(pattern === "a|" ? refusal("") : "accepted");
});

test("a set of patterns that is too large as a whole names the pattern that is one too many", () => {
  const large = { pattern: "(abcdefghij){256}x{256}" };
  expect(() => compilePatterns(Array.from({ length: 40 }, () => large))).toThrow(
    "Pattern 36, character 1: all patterns together grow to more than 100000 states",
  );
});
