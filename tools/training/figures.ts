import { wilson } from "@agent-console/analysis/statistics/wilson.ts";

/** A share with its interval, as text. */
export function share(hits: number, of: number): string {
  const interval = wilson(hits, of);
  if (!interval) return "none";
  return `${(hits / of).toFixed(3)} [${interval.low.toFixed(3)}, ${interval.high.toFixed(3)}] of ${of}`;
}

/** The chance that an example with the behavior scores higher than one without. */
export function areaUnderCurve(found: readonly number[], absent: readonly number[]): number {
  const all = [...found.map((score) => ({ score, is: 1 })), ...absent.map((score) => ({ score, is: 0 }))];
  all.sort((a, b) => a.score - b.score);
  const ranks = all.reduce((sum, { is }, at) => sum + (is ? at + 1 : 0), 0);
  return (ranks - (found.length * (found.length + 1)) / 2) / (found.length * absent.length);
}
