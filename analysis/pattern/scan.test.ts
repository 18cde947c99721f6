import { expect, test } from "vitest";
import { compilePatterns } from "./compile.ts";
import { createScan, findAll } from "./scan.ts";
import { findInSlices } from "./slices.ts";

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

test("a stream is held only while a pattern is in progress, and a hit ahead of its end", () => {
  const scan = createScan(compilePatterns([{ pattern: "\\bkey-\\d{2,4}\\b" }, { pattern: "key" }]));
  const seen: string[] = [];
  for (const chunk of ["a ke", "pt k", "ey", "-1", "2", " b"]) {
    scan.push(chunk);
    seen.push(`${scan.released} ${scan.take().map(({ rule, start, end }) => `${rule}:${start}-${end}`)}`);
  }
  scan.end();
  expect(seen).toEqual(["2 ", "7 ", "7 ", "7 ", "7 ", "15 0:7-13,1:7-10"]);
  expect(scan.released).toBe(15);
});

test("a pair that is cut by chunks is one character, and none of it leaves before the other half", () => {
  const scan = createScan(compilePatterns([{ pattern: "x[😀-😎]" }]));
  const released = ["a\ud83d", "\ude00x\ud83d", "\ude01", "\ud83d"].map((chunk) => {
    scan.push(chunk);
    return scan.released;
  });
  expect(released).toEqual([1, 3, 6, 6]);
  expect(scan.take()).toEqual([{ rule: 0, start: 3, end: 6 }]);
  scan.end();
  expect(scan.released).toBe(7);
});

test("scans that share a set go on when another one has the table dropped", () => {
  const set = compilePatterns([{ pattern: "a[ab]{16}c" }, { pattern: "\\bneedle\\b" }]);
  const waiting = createScan(set);
  waiting.push("a nee");
  let [state, noise] = [1, ""];
  for (let at = 0; at < 60_000; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    noise += (state >>> 16) & 1 ? "a" : "b";
  }
  const { generation } = set.dfa;
  const other = createScan(set);
  other.push(noise);
  expect(set.dfa.generation).not.toBe(generation);
  waiting.push("dle ");
  waiting.end();
  expect(waiting.take()).toEqual([{ rule: 1, start: 2, end: 8 }]);
  expect(other.added).toBeGreaterThan(8_192);
});

test("slices find what the whole text has", () => {
  const set = compilePatterns([{ pattern: "ab{1,3}" }, { pattern: "b{2}" }]);
  const text = "abbb abab b ".repeat(4_000);
  expect([...findInSlices(set, text)].flat()).toEqual(findAll(set, text));
});
