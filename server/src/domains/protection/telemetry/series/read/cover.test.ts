import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { expect, test } from "vitest";
import { QUARTER } from "../rows-of-subject.ts";
import { coverOf, SPANS } from "./cover.ts";

const MINUTE = 60;

test("each minute of a window is told once: by deltas if its quarter is not folded, by whole spans elsewhere", () => {
  const random = seededRandom(11);
  const below = (most: number): number => Math.floor(random() * most);
  for (let round = 0; round < 100; round++) {
    const from = 1_790_000_000 - (1_790_000_000 % MINUTE) + below(3000) * MINUTE;
    const to = from + (1 + below(5000)) * MINUTE;
    const quarter = (at: number): number => at - (at % QUARTER);
    const unfolded = Array.from({ length: below(6) }, () => quarter(from + below(to - from)));
    const spans = SPANS.filter(() => random() < 0.7);
    const told = new Map<number, string | number>();
    for (const [part, stretches] of coverOf({ from, to, spans, unfolded })) {
      for (const [first, past] of stretches) {
        if (typeof part === "number" && (first % part || past % part)) expect.fail(`${first} cuts ${part}`);
        for (let at = first; at < past; at += MINUTE) {
          if (told.has(at)) expect.fail(`${at} is told twice`);
          told.set(at, part);
        }
      }
    }
    expect(told.size).toBe((to - from) / MINUTE);
    for (const [at, part] of told) {
      if ((part === "deltas") !== unfolded.includes(quarter(at))) expect.fail(`${at} is told by ${part}`);
    }
  }
});

test("a month takes few stretches, and whole days where nothing waits", () => {
  const to = 1_790_000_000 - (1_790_000_000 % 86_400) + 37 * MINUTE * 15;
  const cover = coverOf({ from: to - 30 * 86_400, to, spans: SPANS, unfolded: [to - QUARTER] });
  expect([...cover.values()].flat().length).toBeLessThan(10);
  expect(cover.get(86_400)).toEqual([[expect.any(Number), to - (to % 86_400)]]);
});
