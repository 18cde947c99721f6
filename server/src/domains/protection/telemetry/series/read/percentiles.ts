import { createMergedSketch } from "@agent-console/analysis/statistics/sketch/merged-sketch.ts";
import type { Point, Window } from "../../sources.ts";

export interface SketchRow {
  readonly at: number;
  readonly sketch: Uint8Array;
}

export interface PercentilesAsked {
  readonly window: Window;
  readonly stepMs: number;
  readonly percentiles: readonly number[];
}

/** Of rows in the order of their time: one step after the other, in the same sketch. */
export function percentilesOf(
  rows: readonly SketchRow[],
  { window, stepMs, percentiles }: PercentilesAsked,
): (readonly Point[])[] {
  const lines = percentiles.map((): Point[] => []);
  const sketch = createMergedSketch();
  const [from, step] = [window.fromMs / 1000, stepMs / 1000];
  const nthOf = (at: number): number => Math.max(0, Math.floor((at - from) / step));
  let nth = -1;
  function end(): void {
    if (sketch.count === 0) return;
    for (const [at, percentile] of percentiles.entries()) {
      lines[at]?.push({ at: from + nth * step, value: rounded(sketch.quantile(percentile) ?? 0) });
    }
    sketch.clear();
  }
  for (const row of rows) {
    if (nthOf(row.at) !== nth) {
      end();
      nth = nthOf(row.at);
    }
    sketch.add(row.sketch);
  }
  end();
  return lines;
}

/** A sketch is right to 1%: further digits would only look exact. */
const rounded = (value: number): number => Number(value.toPrecision(6));
