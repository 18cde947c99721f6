import type { Attempt } from "../model/attempt.ts";
import { isSingle } from "./moves.ts";
import type { Tried } from "./powers/infer.ts";

/** Fewer signals than this do not tell what is usual. */
const FEWEST = 4;

/** The middle one; null where there are few. */
export const middleOf = (signals: readonly number[]): number | null =>
  signals.length < FEWEST ? null : ([...signals].sort((a, b) => a - b)[signals.length >> 1] ?? null);

/** What the plain wish and single operators gave. */
export const sweptSignals = (attempts: readonly Attempt[]): number[] =>
  attempts.flatMap(({ strategy, signal }) => (strategy === "sweep" && signal !== null ? [signal] : []));

/**
 * The sets of operators that one goal was asked with. Signals are above what is usual, for the goal itself or else for its
 * family: an agent that talks to everybody has given nothing away by talking.
 */
export function triedIn(attempts: readonly Attempt[], otherwise: number): Tried[] {
  const usual = middleOf(sweptSignals(attempts)) ?? otherwise;
  return attempts.flatMap((attempt) => {
    const { signal, draft } = attempt;
    if (signal === null || !isSingle(attempt) || draft.operators.length === 0) return [];
    return [{ operators: draft.operators, signal: Math.max(0, (signal - usual) / Math.max(0.01, 1 - usual)) }];
  });
}
