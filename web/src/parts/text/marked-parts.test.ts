import { expect, test } from "vitest";
import { cutAtMarks } from "./marked-parts.ts";

const shown = (text: string, ...marks: [start: number, end: number][]): string =>
  cutAtMarks(
    text,
    marks.map(([start, end], at) => ({ start, end, number: at + 1 })),
  )
    .map(({ text: part, numbers }) => (numbers.length > 0 ? `[${part}|${numbers.join("")}]` : part))
    .join("");

test("a text is cut where marks begin and end, and none of it is lost", () => {
  expect(shown("abcdef", [1, 3])).toBe("a[bc|1]def");
  expect(shown("abcdef", [0, 4], [2, 6])).toBe("[ab|1][cd|12][ef|2]");
  expect(shown("abcdef", [2, 3], [2, 3])).toBe("ab[c|12]def");
  expect(shown("abc")).toBe("abc");
  expect(shown("")).toBe("");
});

test("marks outside the text or without length are left out, and long ones end with it", () => {
  expect(shown("abc", [-1, 2], [2, 2], [7, 9], [1, 99])).toBe("a[bc|4]");
});
