import type { Sketch } from "@agent-console/analysis/statistics/sketch/sketch.ts";
import type { Measure } from "../writer.ts";
import { createHeldSums, type Sum } from "./held-sums.ts";
import { limits } from "./limits.ts";

/** The sums of a team, by a key that is theirs alone. */
export type TeamSums = ReadonlyMap<string, Sum>;
export type TakenSums = ReadonlyMap<string, TeamSums>;

export interface SeriesSums {
  count(teamId: string, measure: Measure, by?: number): void;
  /** `times`: for histograms that were received, which hold many values of about the same size. */
  observe(teamId: string, measure: Measure, seconds: number | readonly number[], times?: number): void;
  /** A value that goes up and down. Charts show the average of a step. */
  gauge(teamId: string, measure: Measure, value: number): void;
  /** All sums, by team. They are the caller's then. */
  take(): TakenSums;
  /** For sums that certainly were not stored. If they may have been, repeat the same batch instead. */
  restore(taken: TakenSums): void;
  readonly isEmpty: boolean;
  /** How many figures found no place, since the last call. */
  takeDropped(): number;
}

/** Sums figures in memory, in a bounded amount of it, until they are written. */
export function createSeriesSums(): SeriesSums {
  const held = createHeldSums();
  let [bins, dropped] = [0, 0];

  function put(sum: Sum | null, { n, total }: { n: number; total: number }): void {
    if (sum === null || !Number.isFinite(total)) {
      dropped++;
      return;
    }
    sum.n += n;
    sum.total += total;
  }

  /** Runs work that may add bins, and counts them. */
  function counted(sketch: Sketch, work: () => void): void {
    const before = sketch.size;
    work();
    bins += sketch.size - before;
  }

  function restoreOne(teamId: string, sum: Sum): void {
    const kept = held.like(teamId, sum);
    put(kept, sum);
    const [into, from] = [kept?.sketch, sum.sketch];
    if (into && from) counted(into, () => into.merge(from));
  }

  return {
    count: (teamId, measure, by = 1) => put(held.find(teamId, measure, "counter"), { n: 1, total: by }),
    gauge: (teamId, measure, value) => put(held.find(teamId, measure, "gauge"), { n: 1, total: value }),
    observe(teamId, measure, seconds, times = 1) {
      const values = typeof seconds === "number" ? [seconds] : seconds;
      const sum = bins < limits.bins && values.every(Number.isFinite) ? held.find(teamId, measure, "latency") : null;
      put(sum, { n: times * values.length, total: times * values.reduce((total, value) => total + value, 0) });
      const sketch = sum?.sketch;
      if (!sketch) return;
      counted(sketch, () => {
        for (const value of values) sketch.add(value, times);
      });
    },
    take() {
      bins = 0;
      return held.take();
    },
    restore(taken) {
      for (const [teamId, sums] of taken) {
        for (const sum of sums.values()) restoreOne(teamId, sum);
      }
    },
    get isEmpty() {
      return held.count === 0;
    },
    takeDropped() {
      const count = dropped;
      dropped = 0;
      return count;
    },
  };
}
