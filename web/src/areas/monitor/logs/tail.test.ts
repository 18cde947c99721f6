import { expect, test } from "vitest";
import { type LogPage, TAIL_LINES } from "../../../queries/telemetry.ts";
import { type Shown, tailStart, withNews, withOlder } from "./tail.ts";

const page = (times: readonly number[], next: string | null = null): LogPage => ({
  lines: times.map((at, nth) => ({ key: `${at} ${nth}`, atNs: BigInt(at), line: String(at), labels: {} })),
  next,
  query: "",
});
const list = (times: readonly number[], next: string | null = null): Shown => page(times, next);
const times = ({ lines }: Shown): number[] => lines.map(({ atNs }) => Number(atNs));

test("a live tail shows what a reload would: late lines get their place, none is there twice", () => {
  const shown = list([9, 8, 5, 2], "2");
  const news = { page: page([12, 9, 8, 7, 6]), fromNs: 6n, windowStartNs: 0n };
  expect(withNews(shown, news)).toMatchObject({ next: "2" });
  expect(times(withNews(shown, news))).toEqual([12, 9, 8, 7, 6, 5, 2]);
  // Lines that left the range are left out, as after a reload.
  expect(times(withNews(shown, { ...news, windowStartNs: 4n }))).toEqual([12, 9, 8, 7, 6, 5]);
});

test("if more came than one answer holds, the list begins with that answer, so that it has no hole", () => {
  const found = withNews(list([9, 8]), { page: page([30, 29], "29"), fromNs: 5n, windowStartNs: 0n });
  expect([times(found), found.next]).toEqual([[30, 29], "29"]);
});

test("the list is bounded, lines of one nanosecond stay together, and older ones can be asked for", () => {
  const many = Array.from({ length: TAIL_LINES + 20 }, (_, at) => 10_000 - (at === TAIL_LINES ? at - 1 : at));
  const found = withNews(list([]), { page: page(many), fromNs: 0n, windowStartNs: 0n });
  expect(found.lines.length).toBe(TAIL_LINES - 1);
  expect(found.next).toBe(String(10_000 - TAIL_LINES + 2));
  expect(times(withOlder(list([5, 4], "4"), page([3, 1], null)))).toEqual([5, 4, 3, 1]);
});

test("the end is read from a little before the newest line, and never from before the range", () => {
  const at = 1_800_000_000_000_000_001n;
  const shown: Shown = { lines: [{ key: "", atNs: at, line: "", labels: {} }], next: null };
  expect(tailStart(shown, 0n)).toBe(at - 15_000_000_000n);
  expect([tailStart(shown, at - 1n), tailStart(list([]), 7n)]).toEqual([at - 1n, 7n]);
});
