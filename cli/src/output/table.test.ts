import { expect, test } from "vitest";
import { styleOf, tableOf } from "./table.ts";
import { visible, visibleLines } from "./visible.ts";
import { cut, widthOf } from "./width.ts";

const columns = [
  { title: "ID", value: (row: { id: string; name: string }) => row.id, whole: true },
  { title: "NAME", value: (row: { id: string; name: string }) => row.name },
];
const id = "0b0e9a9e-0000-4000-8000-000000000001";

const HOSTILE = [
  "\u001b]0;title\u0007\u001b[2J\u001b[31mred",
  "abc\u202edcba",
  "line\nbreak\ttab\r",
  "x".repeat(10_000),
  "👩‍👩‍👧‍👦".repeat(60),
  "漢字".repeat(100),
  "e\u0301".repeat(300),
  "\u2066\u200f\u0085\u2028\ud800",
];

test("no name of others breaks a table, whatever the width", () => {
  const rows = HOSTILE.map((name) => ({ id, name }));
  for (const width of [44, 80, 120]) {
    const lines = tableOf(rows, columns, { width, color: false }).trimEnd().split("\n");
    expect(lines).toHaveLength(rows.length + 1);
    for (const line of lines) {
      expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202e\u2066\u200f]/u);
    }
  }
});

test("off a terminal: one line each, tabs between values, nothing cut, no head, no escape", () => {
  const text = tableOf(
    HOSTILE.map((name) => ({ id, name })),
    columns,
    styleOf({ write: () => {} }, {}),
  );
  const lines = text.trimEnd().split("\n");
  expect(lines).toHaveLength(HOSTILE.length);
  for (const line of lines) expect(line.split("\t")).toHaveLength(2);
  expect(lines[3]).toHaveLength(id.length + 1 + 10_000);
  expect(text).not.toContain("\u001b");
});

test("NO_COLOR takes the color from a terminal", () => {
  const screen = { isTTY: true, columns: 60, write: () => {} };
  const rows = [{ id, name: "a" }];
  expect(tableOf(rows, columns, styleOf(screen, {}))).toContain("\u001b[1m");
  expect(tableOf(rows, columns, styleOf(screen, { NO_COLOR: "1" }))).not.toContain("\u001b");
});

test("cuts between graphemes, never inside one", () => {
  expect(cut("abcdef", 4)).toBe("abc…");
  expect(cut("abcd", 4)).toBe("abcd");
  expect(cut("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3)).toBe("👩‍👩‍👧‍👦…");
  expect(cut("漢字", 3)).toBe("漢…");
});

test("shows controls instead of sending them to the terminal", () => {
  expect(visible("a\u001b[1mb\u0007\u007f")).toBe("a␛[1mb␇␡");
  expect(visible("\u202e")).toBe("<U+202E>");
  expect(visibleLines("a\tb\r\nc\u001b")).toBe("a\tb\nc␛");
});
