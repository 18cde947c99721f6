import { chanceFor } from "@agent-console/analysis/statistics/distributions.ts";
import type { Draw } from "../../evaluation/port.ts";
import type { Attempt } from "../model/attempt.ts";
import type { Operator } from "../model/operator.ts";
import type { Learned, OperatorRecord } from "../model/strategy.ts";
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

export const added = (one: OperatorRecord, other: OperatorRecord = NOTHING, share = 1): OperatorRecord => ({
  tried: one.tried + share * other.tried,
  moved: one.moved + share * other.moved,
  broke: one.broke + share * other.broke,
});

/** How likely an operator is to move the signal, as a Beta distribution. */
export interface Belief {
  readonly a: number;
  readonly b: number;
}

/** Before anything is known: one of five operators helps. */
const FIRST: Belief = { a: 0.5, b: 2 };
/** Earlier waves count as this many tries at most, so that what this goal shows can outweigh them. */
const MOST_LEARNED = 12;
/** Being part of an attack that worked counts as more than one move. */
const WORTH_OF_BREAKING = 1;

/** From earlier waves and this goal's own attempts. */
export function beliefsOf({
  operators,
  learned,
  attempts,
}: {
  readonly operators: readonly Operator[];
  readonly learned: Learned;
  readonly attempts: readonly Attempt[];
}): Map<string, Belief> {
  const own = recordsOf(attempts);
  return new Map(
    operators.map(({ id }) => {
      const before = learned.operators[id] ?? NOTHING;
      const share = Math.min(1, MOST_LEARNED / Math.max(1, before.tried));
      const { tried, moved, broke } = added(own.get(id) ?? NOTHING, before, share);
      return [id, { a: FIRST.a + moved + WORTH_OF_BREAKING * broke, b: FIRST.b + Math.max(0, tried - moved) }];
    }),
  );
}

export const meanOf = ({ a, b }: Belief): number => a / (a + b);

/** Up to a tenth less for long ones: of two that work alike, the cheaper is better. */
const thrift = ({ words }: Operator): number => 1 - Math.min(words, 500) / 5000;

export interface Ranking {
  readonly operators: readonly Operator[];
  readonly beliefs: ReadonlyMap<string, Belief>;
  /** Those that this way of refusing suggests. */
  readonly suggested: (operator: Operator) => boolean;
}

/** A suggested operator counts this much more. */
const WORTH_OF_SUGGESTION = 1.2;

/** The operators by a random draw from what is believed of each, the highest first. */
export function ranked({ operators, beliefs, suggested }: Ranking, draw: Draw): Operator[] {
  const chance = chanceFor(draw.integer(0, 2 ** 31 - 1), "operators");
  return operators
    .map((operator) => {
      const { a, b } = beliefs.get(operator.id) ?? FIRST;
      const worth = chance.beta(a, b) * thrift(operator) * (suggested(operator) ? WORTH_OF_SUGGESTION : 1);
      return { operator, worth };
    })
    .sort((one, other) => other.worth - one.worth)
    .map(({ operator }) => operator);
}
