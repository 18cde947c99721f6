import { expect, test } from "vitest";
import { compilePatterns } from "./compile.ts";
import { findAll } from "./scan.ts";

const found = (patterns: readonly string[], text: string, ignoreCase = false) =>
  findAll(compilePatterns(patterns.map((pattern) => ({ pattern, ignoreCase }))), text).map(
    ({ rule, start, end }) => `${rule}:${text.slice(start, end)}@${start}`,
  );

test("each rule is found leftmost and longest, and its hits do not overlap", () => {
  expect(found(["ab|abcd", "bc", "[a-c]{2,3}"], "xabcdabc")).toEqual([
    "0:abcd@1",
    "2:abc@1",
    "1:bc@2",
    "0:ab@5",
    "2:abc@5",
    "1:bc@6",
  ]);
});

test("a border is beside spaces and marks, not inside a word of any alphabet, and around each character without spaces", () => {
  expect(found(["\\bcaf\\b", "\\bkey\\d{2}\\b", "\\b日本\\b"], "café key12 密钥key34です xkey56 日本語 key78")).toEqual(
    ["1:key12@5", "1:key34@13", "2:日本@28", "1:key78@32"],
  );
});

test("case is ignored for letters of any alphabet, one character for one", () => {
  expect(found(["straße", "ΣΟΦΟΣ", "kelvin", "ı"], "STRAẞE STRASSE σοφος σοφοσ Kelvin I", true)).toEqual([
    "0:STRAẞE@0",
    "1:σοφος@15",
    "1:σοφοσ@21",
    "2:Kelvin@27",
  ]);
});

test("a character outside the basic plane is one character, and its hits are in UTF-16 units", () => {
  expect(found(["[😀-😎]{2}", "x.y", "[^a]{3}"], "😀😁x😎y")).toEqual(["0:😀😁@0", "2:😀😁x@0", "1:x😎y@4"]);
});
