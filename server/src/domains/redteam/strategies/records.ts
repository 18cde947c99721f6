import type { Attempt } from "../model/attempt.ts";
import type { OperatorRecord } from "../model/strategy.ts";
import { isSingle, keyOf } from "./moves.ts";
import { STEP } from "./nodes.ts";

const NOTHING: OperatorRecord = { tried: 0, moved: 0, broke: 0 };

/** Which operators moved the signal, by the attempts of one goal in order. */
export const recordsOf = (attempts: readonly Attempt[]): Map<string, OperatorRecord> =>
  recordsIn(
    attempts.filter(isSingle).map(({ signal, outcome, draft: { operators } }) => ({ signal, outcome, operators })),
  );

/** An attempt that says everything in one conversation of its own. */
export interface SingleAttempt {
  readonly operators: readonly string[];
  readonly signal: number | null;
  readonly outcome: string | null;
}

/**
 * An operator moved the signal if it is higher than that of the same set without it; where that set was not tried, higher than
 * what the goal usually gives.
 */
export function recordsIn(attempts: readonly SingleAttempt[]): Map<string, OperatorRecord> {
  const records = new Map<string, OperatorRecord>();
  const means = new Map<string, { sum: number; count: number }>();
  for (const { signal, outcome, operators } of attempts) {
    if (signal === null) continue;
    const usual = means.get("usual");
    for (const id of operators) {
      const without = means.get(keyOf(operators.filter((one) => one !== id))) ?? usual;
      const { tried, moved, broke } = records.get(id) ?? NOTHING;
      const isMoved = signal > (without ? without.sum / without.count : 0) + STEP;
      records.set(id, {
        tried: tried + 1,
        moved: moved + (isMoved ? 1 : 0),
        broke: broke + (outcome === "broke" ? 1 : 0),
      });
    }
    // What single operators give is the usual; a search that has found something would raise it.
    for (const key of operators.length < 2 ? ["usual", keyOf(operators)] : [keyOf(operators)]) {
      const { sum, count } = means.get(key) ?? { sum: 0, count: 0 };
      means.set(key, { sum: sum + signal, count: count + 1 });
    }
  }
  return records;
}

export const addRecords = (one: OperatorRecord, other: OperatorRecord = NOTHING, share = 1): OperatorRecord => ({
  tried: one.tried + share * other.tried,
  moved: one.moved + share * other.moved,
  broke: one.broke + share * other.broke,
});
