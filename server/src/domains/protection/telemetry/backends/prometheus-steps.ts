import type { MetricAsked, Point } from "../sources.ts";
import type { Backend } from "./backend.ts";
import { readPrometheus } from "./read-prometheus.ts";

export type Steps = Pick<MetricAsked, "window"> & { readonly stepMs: number };

/** When each step begins, in seconds. */
export function beginnings({ window: { fromMs, toMs }, stepMs }: Steps): number[] {
  return Array.from({ length: Math.ceil((toMs - fromMs) / stepMs) }, (_, at) => (fromMs + at * stepMs) / 1000);
}

/** Prometheus answers at most 11,000 points for a series. */
const MOST_STEPS = 5_000;

/** The points of each series, by the value of the label that tells them apart, at the beginning of their steps. */
export async function pointsBy(
  backend: Backend,
  steps: Steps,
  { query, by }: { readonly query: string; readonly by: string },
): Promise<ReadonlyMap<string, readonly Point[]>> {
  const all = beginnings(steps);
  const step = steps.stepMs / 1000;
  const found = new Map<string, Point[]>();
  for (let first = 0; first < all.length; first += MOST_STEPS) {
    const part = all.slice(first, first + MOST_STEPS);
    const [start, end] = [(part[0] ?? 0) + step, (part.at(-1) ?? 0) + step];
    const form = new URLSearchParams({ query, start: seconds(start), end: seconds(end), step: seconds(step) });
    const answer = readPrometheus(await backend.ask({ path: "/api/v1/query_range", form }));
    if ("wrong" in answer) throw backend.misunderstood(answer);
    for (const { labels, points } of answer.series) {
      const value = String(labels[by] ?? "");
      found.set(value, [...(found.get(value) ?? []), ...onSteps(points, part, step)]);
    }
  }
  return found;
}

const seconds = (number: number): string => number.toFixed(3);

/** A step ends when it is evaluated. Times that nobody asked for are not shown. */
function onSteps(points: readonly Point[], part: readonly number[], step: number): Point[] {
  const first = part[0] ?? 0;
  return points.flatMap(({ at, value }) => {
    const begun = part[Math.round((at - step - first) / step)];
    return begun === undefined ? [] : [{ at: begun, value }];
  });
}
