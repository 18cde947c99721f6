import { threadCpuUsage } from "node:process";
import { compilePatterns } from "@agent-console/analysis/pattern/compile.ts";
import { MOST_DFA_STATES } from "@agent-console/analysis/pattern/dfa.ts";
import { HOSTILE } from "@agent-console/analysis/pattern/hostile.ts";
import { findInSlices } from "@agent-console/analysis/pattern/slices.ts";

export interface HostileFigures {
  readonly name: string;
  /** Processor time for 250 kB and for 1 MB, in ms. */
  readonly quarterMs: number;
  readonly wholeMs: number;
  /** States in the table at the end. */
  readonly states: number;
  readonly slices: number;
  /** The slice that took the most processor time, and the 99th percentile, in ms. */
  readonly slowestMs: number;
  readonly p99Ms: number;
  readonly mistakes: readonly string[];
}

const MEGABYTE = 1_000_000;
/** Quadratic time would be 16 times as long for a text of four times the length. */
const MOST_GROWTH = 8;
const MOST_MS = 20;

/** Every hostile text in slices, at two lengths. Processor time, because other programs run beside this one. */
export function proveHostile(): HostileFigures[] {
  return Object.entries(HOSTILE).map(([name, { patterns, text }]) => {
    const set = compilePatterns(patterns.map((pattern) => ({ pattern })));
    const measure = (length: number): number[] => {
      const slices = findInSlices(set, text(length));
      const times: number[] = [];
      for (let done = false; !done; ) {
        const began = milliseconds();
        done = slices.next().done ?? false;
        times.push(milliseconds() - began);
      }
      return times;
    };
    measure(MEGABYTE / 20);
    const quarterMs = sum(measure(MEGABYTE / 4));
    const times = measure(MEGABYTE).sort((one, other) => one - other);
    const figures = {
      name,
      quarterMs,
      wholeMs: sum(times),
      states: set.dfa.size,
      slices: times.length,
      slowestMs: times.at(-1) ?? 0,
      p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
    };
    return { ...figures, mistakes: mistakesIn(figures) };
  });
}

function mistakesIn(figures: Omit<HostileFigures, "mistakes">): string[] {
  const { name, quarterMs, wholeMs, states, slowestMs } = figures;
  const mistakes: string[] = [];
  if (wholeMs > Math.max(quarterMs, 10) * MOST_GROWTH) mistakes.push(`${name}: ${quarterMs} ms, then ${wholeMs} ms`);
  if (states > MOST_DFA_STATES) mistakes.push(`${name}: ${states} states`);
  if (slowestMs > MOST_MS) mistakes.push(`${name}: a slice took ${slowestMs} ms`);
  return mistakes;
}

const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);

function milliseconds(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1_000;
}
