import { expect, test } from "vitest";
import {
  readLogsSearch,
  readMonitorSearch,
  readTraceSearch,
  readTracesSearch,
} from "../../../routes/monitor-search.ts";
import { timeRanges } from "../../../routes/time-search.ts";
import { bucketOf, fixedWindow, secondsOf, timeWords, windowOf, windowWords } from "./time-words.ts";

test("an address says a range or a fixed window, and what it says wrongly is left out", () => {
  expect(readTracesSearch({ range: "7d", from: "x", q: " " })).toEqual({ range: "7d" });
  expect(readTracesSearch({ range: "7d", from: 100, to: "160", min: "5", max: -1 })).toEqual({
    from: 100,
    to: 160,
    min: 5,
  });
  expect(readLogsSearch({ from: 5, to: 5, level: "loud", words: "a", agent: "not an id" })).toEqual({ words: "a" });
  expect(readLogsSearch({ from: 1.5, to: 3, range: "9h", level: "warn" })).toEqual({ level: "warn" });
  expect(readMonitorSearch({ range: "30d", at: "1800000000", agent: 7 })).toEqual({ range: "30d", at: 1_800_000_000 });
  expect([readTraceSearch({ span: "00f067aa0ba902b7" }), readTraceSearch({ span: "<b>" })]).toEqual([
    { span: "00f067aa0ba902b7" },
    {},
  ]);
});

test("no range has more than 120 buckets, and its window is as long as one of them", () => {
  for (const range of timeRanges) expect(secondsOf(range) / bucketOf(range)).toBeLessThanOrEqual(120);
  expect(timeRanges.map(windowOf)).toEqual(["1m", "1m", "1m", "1m", "5m", "15m", "2h", "6h"]);
});

test("a window is said in words, with its date once", () => {
  const noon = new Date(2026, 10, 15, 12).getTime() / 1000;
  expect(windowWords(noon, noon + 900).match(/2026/g)).toHaveLength(1);
  expect(windowWords(noon, noon + 86_400).match(/2026/g)).toHaveLength(2);
  expect(timeWords({}, "1h")).toBe("the last hour");
  expect(fixedWindow({ range: "15m" }, "1h", 1_000_500)).toEqual({ from: 101, to: 1001 });
  expect(fixedWindow({ from: 3, to: 9 }, "1h", 0)).toEqual({ from: 3, to: 9 });
});
