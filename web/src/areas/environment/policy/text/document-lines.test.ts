import { expect, test } from "vitest";
import { linesAround, linesOf, MOST_LINES } from "./document-lines.ts";

const TEXT = "# 4 Refunds\n\nRefunds take 30 days. Fees stay.\n- never ask\nfor cards\n";
const at = (words: string): readonly [number, number] => [TEXT.indexOf(words), TEXT.indexOf(words) + words.length];

test("a text is cut where the words of rules begin and end, and nothing of it is lost or moved", () => {
  const lines = linesOf(TEXT, [at("Refunds take 30 days."), null, at("Fees stay."), at("never ask\nfor cards")]);
  expect(lines.map(({ kind, parts }) => [kind, ...parts.map(({ text, rules }) => [text, ...rules])])).toEqual([
    ["heading", ["4 Refunds"]],
    ["paragraph", ["Refunds take 30 days.", 0], [" "], ["Fees stay.", 2]],
    ["item", ["- "], ["never ask", 3]],
    ["paragraph", ["for cards", 3]],
  ]);
  for (const { parts } of lines)
    for (const { start, text } of parts) expect(TEXT.slice(start, start + text.length)).toBe(text);
  // The number of a rule follows its last words only.
  expect(lines.flatMap(({ parts }) => parts.flatMap(({ ends }) => ends))).toEqual([0, 2, 3]);
});

test("overlapping rules share their words", () => {
  const [line] = linesOf("abcdef", [
    [0, 4],
    [2, 6],
  ]);
  expect(line?.parts.map(({ text, rules, ends }) => [text, rules, ends])).toEqual([
    ["ab", [0], []],
    ["cd", [0, 1], [0]],
    ["ef", [1], [1]],
  ]);
});

test("of a long text, the lines around a place are shown", () => {
  const lines = linesOf("x\n".repeat(5_000), []);
  expect(linesAround(lines, 0)).toEqual({ from: 0, to: MOST_LINES });
  expect(linesAround(lines, 5_000)).toEqual({ from: 2_500 - MOST_LINES / 2, to: 2_500 + MOST_LINES / 2 });
  expect(linesAround(lines, 10_000)).toEqual({ from: 5_000 - MOST_LINES, to: 5_000 });
  expect(linesAround(lines.slice(0, 10), 3)).toEqual({ from: 0, to: 10 });
});
