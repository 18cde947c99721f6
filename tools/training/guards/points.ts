import type { Threshold } from "@agent-console/analysis/guards/trained/model.ts";
import type { Judged } from "./folds.ts";

/** Texts of a kind that may be hit at most this often at each point. */
export interface Limit {
  readonly name: string;
  readonly isOf: (judged: Judged) => boolean;
  readonly flag: number;
  readonly block: number;
}

/** Fewer texts of a length say too little of how often they are hit: then those of all lengths decide. */
const ENOUGH = 300;

/** The lowest score that no more than this share of the texts have. */
function above(scores: readonly number[], share: number): number {
  const sorted = [...scores].sort((one, other) => other - one);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NEGATIVE_INFINITY) + 1e-3;
}

/**
 * One of all texts of a source that have the same score: task collections repeat one document under many questions, and its
 * strongest part would count as often. A few dozen copies would set the point for a length.
 */
export function withoutCopies(judged: readonly Judged[]): Judged[] {
  const seen = new Set<string>();
  return judged.filter(({ example, score }) => {
    const key = `${example.source} ${example.label} ${score.toFixed(6)}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Thresholds that keep all limits on texts whose sources were left out. */
export function thresholdsOf(
  judged: readonly Judged[],
  limits: readonly Limit[],
  lengths: readonly number[],
): Threshold[] {
  return lengths.map((tokens, nth) => {
    const shortest = lengths[nth - 1] ?? 0;
    const pointOf = (point: "flag" | "block"): number =>
      Math.max(
        ...limits.map((limit) => {
          const all = judged.filter((one) => one.example.label === 0 && limit.isOf(one));
          const own = all.filter(({ example }) => example.tokens > shortest && example.tokens <= tokens);
          return above(
            (own.length >= ENOUGH ? own : all).map(({ score }) => score),
            limit[point],
          );
        }),
      );
    const flag = Number(pointOf("flag").toFixed(3));
    return { tokens, flag, block: Number(Math.max(pointOf("block"), flag + 0.2).toFixed(3)) };
  });
}

export const thresholdOf = (thresholds: readonly Threshold[], tokens: number): Threshold =>
  thresholds.find((one) => tokens <= one.tokens) ?? (thresholds[0] as Threshold);
