import { expect, test } from "vitest";
import { markedNumbers, parseExact, parseMarked } from "./exact-json.ts";

const names = ["timestamp", "next"];
const exact = new Set(names);
const readers = [
  ["with the source text that the engine gives", (text: string) => parseExact(text, names)],
  ["without it", (text: string) => parseMarked(markedNumbers(text, exact), exact)],
] as const;

test.each(readers)("nanoseconds keep every digit, %s", (_, read) => {
  const text = String.raw`{"timestamp" : 1799999999123456789,"next":0,"n":5,"list":[{"timestamp":-7},12],"next2":null,
    "labels":{"timestamp":"8","a\"timestamp":9,"x":"\"next\":1","next":"[\"3\"]"},"f":1.5e3,"timestamp\u0000":2}`;
  expect(read(text)).toEqual({
    timestamp: 1799999999123456789n,
    next: 0n,
    n: 5,
    list: [{ timestamp: -7n }, 12],
    next2: null,
    labels: { timestamp: "8", 'a"timestamp': 9, x: '"next":1', next: '["3"]' },
    f: 1500,
    "timestamp\u0000": 2,
  });
  expect(read('{"next":null}')).toEqual({ next: null });
});
