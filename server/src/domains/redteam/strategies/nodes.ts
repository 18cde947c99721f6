import type { Attempt } from "../model/attempt.ts";
import { isSingle, keyOf } from "./moves.ts";

/** A set of operators that was tried on this goal, and what came of it. */
export interface Node {
  readonly key: string;
  readonly operators: readonly string[];
  readonly asked: number;
  readonly mean: number;
  readonly best: number;
  /** The attempt with it that was made last, and the one that went furthest. */
  readonly last: Attempt;
  readonly top: Attempt;
}

/** By key, in the order in which they were first tried. */
export function nodesOf(attempts: readonly Attempt[]): Map<string, Node> {
  const nodes = new Map<string, Node>();
  for (const attempt of attempts) {
    if (attempt.signal === null || !isSingle(attempt)) continue;
    const { operators } = attempt.draft;
    const key = keyOf(operators);
    const { asked, mean, best, top } = nodes.get(key) ?? { asked: 0, mean: 0, best: 0, top: attempt };
    nodes.set(key, {
      key,
      operators,
      asked: asked + 1,
      mean: (mean * asked + attempt.signal) / (asked + 1),
      best: Math.max(best, attempt.signal),
      last: attempt,
      top: attempt.signal > (top.signal ?? 0) ? attempt : top,
    });
  }
  return nodes;
}

/** A lower signal than this above another is noise. */
export const STEP = 0.05;
/** Below this variance of the signals, and with none that stands out by `OUTLIER`, there is nothing to climb. */
const FLAT = 0.01;
/** One rung of the ladder and a half. Among many operators a single one that works hardly changes the variance. */
const OUTLIER = 0.2;
const FEWEST_SIGNALS = 4;

/** Whether the agent's answers to single attempts differ enough to steer by. Null before there are enough. */
export const hasGradient = (attempts: readonly Attempt[]): boolean | null =>
  gradientIn(attempts.flatMap((attempt) => (attempt.signal === null || !isSingle(attempt) ? [] : [attempt.signal])));

/** Below this an agent only says no in one way or another, which is its style and no sign. */
const REFUSED = 0.3;

/** The same for the signals of single attempts. */
export function gradientIn(all: readonly number[]): boolean | null {
  const signals = all.map((one) => (one < REFUSED ? 0 : one));
  if (signals.length < FEWEST_SIGNALS) return null;
  const mean = signals.reduce((sum, one) => sum + one, 0) / signals.length;
  const variance = signals.reduce((sum, one) => sum + (one - mean) ** 2, 0) / signals.length;
  const middle = [...signals].sort((a, b) => a - b)[signals.length >> 1] ?? 0;
  return variance >= FLAT || Math.max(...signals) - middle >= OUTLIER;
}
