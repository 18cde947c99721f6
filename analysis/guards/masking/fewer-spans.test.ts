import { expect, test } from "vitest";
import { fewerSpans } from "./fewer-spans.ts";

const span = (start: number, end: number, more: object = {}) => ({ start, end, kind: "k", ...more });

test("few spans stay as they are, in their order", () => {
  const few = [span(5, 6), span(0, 2)];
  expect(fewerSpans(few, 2)).toBe(few);
});

test("of many spans, those that are closest to each other become one, and nothing is left out", () => {
  const many = [span(50, 60), span(0, 2), span(3, 5), span(20, 30), span(25, 28, { restore: false })];
  expect(fewerSpans(many, 3)).toEqual([span(0, 5), span(20, 30, { restore: false }), span(50, 60)]);
  const even = Array.from({ length: 9 }, (_, at) => span(at * 2, at * 2 + 1));
  expect(fewerSpans(even, 3)).toEqual([span(0, 1), span(2, 3), span(4, 17)]);
  expect(fewerSpans(even, 1)).toEqual([span(0, 17)]);
});

test("a hundred thousand spans become a thousand in no time", () => {
  const spans = Array.from({ length: 100_000 }, (_, at) => span(at * 3, at * 3 + 2));
  const fewer = fewerSpans(spans);
  expect(fewer).toHaveLength(1000);
  expect(fewer.at(-1)?.end).toBe(299_999);
});
