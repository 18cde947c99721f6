/** How often each time was taken, in steps of 4%: as small after a million texts as after a hundred. */
export type Latency = readonly (readonly [step: number, count: number])[];

const STEP = Math.log(1.04);

export function addTime(latency: Latency, us: number): Latency {
  const step = Math.round(Math.log(Math.max(0, us) + 1) / STEP);
  const counts = new Map(latency);
  counts.set(step, (counts.get(step) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

/** In microseconds, to within 2%. Null if nothing was timed. */
export function timeAt(latency: Latency, share: number): number | null {
  const total = latency.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [step, count] of latency) {
    seen += count;
    if (seen >= share * total) return Math.round(Math.exp(step * STEP) - 1);
  }
  return null;
}
