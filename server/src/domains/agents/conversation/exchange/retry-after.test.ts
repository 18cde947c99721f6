import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const NOW = Date.UTC(2026, 4, 28, 12, 0, 0);

test.each([
  ["seconds", { "retry-after": "7" }, 7000],
  ["no time at all", { "retry-after": "0" }, 0],
  ["parts of a second", { "retry-after": "1.5" }, 1500],
  ["a date", { "retry-after": "Thu, 28 May 2026 12:00:30 GMT" }, 30_000],
  ["a date gone by", { "retry-after": "Thu, 28 May 2026 11:00:00 GMT" }, 0],
  ["milliseconds, which are more exact", { "retry-after-ms": "250", "retry-after": "1" }, 250],
  ["nothing", {}, undefined],
  ["a negative number", { "retry-after": "-5" }, undefined],
  ["words", { "retry-after": "soon" }, undefined],
  ["a year alone, which is no date here", { "retry-after": "2026-05-28" }, undefined],
])("%s", (_name, headers, expected) => {
  expect(retryAfterMs(headers as Record<string, string>, NOW)).toBe(expected);
});
