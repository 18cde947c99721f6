import { threadCpuUsage } from "node:process";
import { expect, test } from "vitest";
import { compilePatterns } from "./compile.ts";
import { MOST_DFA_STATES } from "./dfa.ts";
import { HOSTILE } from "./hostile.ts";
import { createScan } from "./scan.ts";
import { findInSlices } from "./slices.ts";

/** Processor time of this thread, which other processes do not change. */
const milliseconds = (): number => {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
};

/** Short, because this runs in every test; `npm run prove -- patterns` takes 1 MB. */
const SMALL = 6_000;

test.each(Object.entries(HOSTILE))(
  "%s: time is linear in the length, and the table is bounded",
  (_, { patterns, text }) => {
    const set = compilePatterns(patterns.map((pattern) => ({ pattern })));
    const time = (length: number): number => {
      const hostile = text(length);
      const began = milliseconds();
      const scan = createScan(set);
      scan.push(hostile);
      scan.end();
      scan.take();
      return milliseconds() - began;
    };
    time(SMALL / 4);
    const small = time(SMALL);
    const large = time(SMALL * 4);
    expect(set.dfa.size).toBeLessThanOrEqual(MOST_DFA_STATES + 4);
    // Four times as long; quadratic would be sixteen times. What takes less than ten milliseconds says nothing about growth.
    expect(large).toBeLessThan(Math.max(small, 10) * 10);
  },
);

test.each(Object.entries(HOSTILE))("%s: no slice takes longer than 20 ms", (_, { patterns, text }) => {
  const set = compilePatterns(patterns.map((pattern) => ({ pattern })));
  const slices = findInSlices(set, text(SMALL * 4));
  const times: number[] = [];
  for (let began = milliseconds(); !slices.next().done; began = milliseconds()) times.push(milliseconds() - began);
  // Compiling the engine itself, or collecting garbage, may fall into any slice.
  expect(times.toSorted((one, other) => other - one)[1] ?? 0).toBeLessThan(20);
});
