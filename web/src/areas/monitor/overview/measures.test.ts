import { expect, test } from "vitest";
import type { Share } from "../../../queries/metrics.ts";
import { agentRows, columnsFor } from "./agent-rows.ts";
import { barsOf } from "./bars.ts";
import { perBucket, secondsWords } from "./figure-words.ts";
import { spanOf, sumOf } from "./measures.ts";

const share = (value: string | null, total: number, name: string | null = null): Share => ({
  value,
  total,
  name,
  share: 0,
});

test("agents are rows, with what each breakdown says of them, sorted by any column", () => {
  const columns = columnsFor("sdk");
  const found = [[share("a", 5, "Anna"), share("b", 9), share(null, 1)], [share("a", 2)], [], [share("c", 7, "Cleo")]];
  expect(agentRows(columns, found, "requests").map(({ id }) => id)).toEqual(["b", "a", "", "c"]);
  expect(agentRows(columns, found, "errors")[0]).toEqual({
    id: "a",
    name: "Anna",
    figures: { requests: 5, errors: 2 },
  });
  expect(agentRows(columns, found, "cost")[0]).toMatchObject({ id: "c", name: "Cleo" });
});

test("hits and hits in shadow share one list, the largest first", () => {
  expect(barsOf([share("x", 3), share("y", 0)], [share("z", 9), share("x", 1)])).toEqual([
    { value: "z", first: 0, second: 9 },
    { value: "x", first: 3, second: 1 },
  ]);
});

test("charts span the range up to the newest bucket, with or without data", () => {
  expect(spanOf([{ at: 900, value: 1 }], "1d", 0)).toEqual({ from: 1_800 - 86_400, to: 1_800, bucket: 900 });
  expect(spanOf([], "15m", 130_000)).toEqual({ from: 180 - 900, to: 180, bucket: 60 });
  expect([sumOf(undefined), sumOf([])]).toEqual([undefined, 0]);
});

test("durations have three digits and a unit, and buckets are said in words", () => {
  expect([0.0000004, 0.00131, 0.412, 4.8203, 900].map((one) => secondsWords(one).replace("\u00a0", " "))).toEqual([
    "0.4 µs",
    "1.3 ms",
    "412 ms",
    "4.8 s",
    "15 min",
  ]);
  expect([60, 300, 7_200].map(perBucket)).toEqual(["per minute", "per 5 min", "per 2 h"]);
});
