import type { Attempt, Move } from "../model/attempt.ts";
import type { Learned, OperatorRecord } from "../model/strategy.ts";
import { added, recordsOf } from "./beliefs.ts";
import { isSingle, keyOf } from "./moves.ts";

/** What the waves so far have shown. Plain data; a fold over finished waves. */
export interface Knowledge {
  readonly families: Readonly<Record<string, FamilyKnowledge>>;
}

interface FamilyKnowledge {
  readonly operators: Readonly<Record<string, OperatorRecord>>;
  readonly attacks: Readonly<Record<string, KnownAttack>>;
}

/** An attack that broke a goal, and how often it was tried on goals of the family. */
interface KnownAttack {
  readonly move: Move;
  readonly tried: number;
  readonly broke: number;
}

/** A goal of a finished wave. */
export interface FinishedGoal {
  readonly family: string;
  /** Its hunting attempts, in order. */
  readonly attempts: readonly Attempt[];
}

export const nothingKnown: Knowledge = { families: {} };

/** Attacks of a family that a later goal begins with. */
const MOST_ATTACKS = 4;
/** What other families show about an operator counts this much: the agent is the same, the goal is not. */
const FOREIGN_SHARE = 0.25;

/** Adds a finished wave. The goals are in plan order, so that concurrency does not change what is learned. */
export function learn(known: Knowledge, wave: readonly FinishedGoal[]): Knowledge {
  const families: Record<string, FamilyKnowledge> = { ...known.families };
  for (const { family, attempts: all } of wave) {
    // What a model wrote cannot be made again for another goal.
    const attempts = all.filter(({ engine }) => engine === "embedded");
    const before = families[family] ?? { operators: {}, attacks: {} };
    families[family] = {
      operators: sumOf(before.operators, Object.fromEntries(recordsOf(attempts))),
      attacks: attempts.reduce(withAttempt, before.attacks),
    };
  }
  return { families };
}

/** A conversation counts as the strategy that held it; what was said in it belongs to one goal. */
const attackKey = (attempt: Attempt): string =>
  isSingle(attempt) ? keyOf(attempt.draft.operators) : `(${attempt.strategy})`;

function withAttempt(attacks: FamilyKnowledge["attacks"], attempt: Attempt): FamilyKnowledge["attacks"] {
  if (attempt.outcome === "unassessed") return attacks;
  const key = attackKey(attempt);
  const isBroken = attempt.outcome === "broke";
  const known = attacks[key];
  if (!known && !isBroken) return attacks;
  const { strategy, engine, from, draft } = attempt;
  return {
    ...attacks,
    [key]: {
      move: known?.move ?? { strategy, engine, from, draft },
      tried: (known?.tried ?? 0) + 1,
      broke: (known?.broke ?? 0) + (isBroken ? 1 : 0),
    },
  };
}

type Records = Readonly<Record<string, OperatorRecord>>;

function sumOf(one: Records, other: Records, share = 1): Records {
  const sum: Record<string, OperatorRecord> = { ...one };
  for (const [id, record] of Object.entries(other)) {
    sum[id] = added(sum[id] ?? { tried: 0, moved: 0, broke: 0 }, record, share);
  }
  return sum;
}

/** What a goal of this family may know. */
export function learnedFor(known: Knowledge, family: string): Learned {
  const own = known.families[family] ?? { operators: {}, attacks: {} };
  const others = Object.entries(known.families).filter(([name]) => name !== family);
  const rate = ({ tried, broke }: KnownAttack): number => (broke + 1) / (tried + 2);
  return {
    operators: others.reduce<Records>((sum, [, { operators }]) => sumOf(sum, operators, FOREIGN_SHARE), own.operators),
    attacks: Object.values(own.attacks)
      // Of two that work alike, the one with fewer operators.
      .sort((a, b) => rate(b) - rate(a) || a.move.draft.operators.length - b.move.draft.operators.length)
      .slice(0, MOST_ATTACKS)
      .map(({ move }) => move),
  };
}
