import type { Attempt, Move } from "../model/attempt.ts";
import type { Learned, OperatorRecord, Powers } from "../model/strategy.ts";
import { isSingle, keyOf } from "./moves.ts";
import { powersAfter, UNKNOWN } from "./powers/infer.ts";
import { noiseIn, type Tried, USUAL_NOISE } from "./powers/likelihoods.ts";
import { priorFrom } from "./powers/prior.ts";
import { addRecords, recordsOf } from "./records.ts";
import { triedIn } from "./tried.ts";

/** What the waves so far have shown. Plain data; a fold over finished waves. */
export interface Knowledge {
  readonly families: Readonly<Record<string, FamilyKnowledge>>;
}

interface FamilyKnowledge {
  readonly operators: Readonly<Record<string, OperatorRecord>>;
  readonly attacks: Readonly<Record<string, KnownAttack>>;
  /** What was tried, the last of it. */
  readonly tried: readonly Tried[];
  /** How often each rung of the ladder of signals comes where nothing helps. */
  readonly noise: readonly number[];
  /** What each operator does, by the goals of this family alone. */
  readonly powers: Powers;
}

const UNSEEN: FamilyKnowledge = { operators: {}, attacks: {}, tried: [], noise: USUAL_NOISE, powers: {} };

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

/** Attempts of a family that are remembered. */
const MOST_TRIED = 600;
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
    const before = families[family] ?? UNSEEN;
    families[family] = {
      ...before,
      operators: sumOf(before.operators, Object.fromEntries(recordsOf(attempts))),
      attacks: attempts.reduce(withAttempt, before.attacks),
      tried: [...before.tried, ...triedIn(attempts)].slice(-MOST_TRIED),
    };
  }
  for (const name of new Set(wave.map(({ family }) => family))) {
    const known = families[name] ?? UNSEEN;
    families[name] = { ...known, ...inferred(known.tried) };
  }
  return { families };
}

/** First roughly, and then again without taking for noise what was found to help. */
function inferred(tried: readonly Tried[]): Pick<FamilyKnowledge, "noise" | "powers"> {
  const roughly = powersAfter(tried, () => UNKNOWN, noiseIn(tried, USUAL_NOISE));
  const noise = noiseIn(tried, USUAL_NOISE, roughly);
  return { noise, powers: Object.fromEntries(powersAfter(tried, () => UNKNOWN, noise)) };
}

/** A conversation counts as the strategy that held it; what was said in it belongs to one goal. */
const attackKey = (attempt: Attempt): string =>
  isSingle(attempt) ? keyOf(attempt.draft.operators) : `(${attempt.strategy})`;

function withAttempt(attacks: FamilyKnowledge["attacks"], attempt: Attempt): FamilyKnowledge["attacks"] {
  if (attempt.outcome === "unassessed") return attacks;
  const key = attackKey(attempt);
  const isBroken = attempt.outcome === "broke";
  const known = attacks[key];
  // That what works elsewhere does not work here is worth knowing.
  if (!known && !isBroken && attempt.strategy !== "recall") return attacks;
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
    sum[id] = addRecords(sum[id] ?? { tried: 0, moved: 0, broke: 0 }, record, share);
  }
  return sum;
}

/** What a goal of this family may know. */
export function learnedFor(known: Knowledge, family: string): Learned {
  const own = known.families[family] ?? UNSEEN;
  const others = Object.entries(known.families).filter(([name]) => name !== family);
  const rate = ({ tried, broke }: KnownAttack): number => (broke + 1) / (tried + 2);
  const before = priorFrom(others.map(([, { powers }]) => powers));
  const noise = own.tried.length > 0 ? own.noise : meanNoise(others.map(([, one]) => one.noise));
  const after = powersAfter(own.tried, before, noise);
  const ids = new Set([...after.keys(), ...others.flatMap(([, { powers }]) => Object.keys(powers))]);
  return {
    powers: Object.fromEntries([...ids].map((id) => [id, after.get(id) ?? before(id)])),
    noise,
    operators: others.reduce<Records>((sum, [, { operators }]) => sumOf(sum, operators, FOREIGN_SHARE), own.operators),
    attacks: Object.values(own.attacks)
      // Of two that work alike, the one with fewer operators.
      .filter(({ broke }) => broke > 0)
      .sort((a, b) => rate(b) - rate(a) || a.move.draft.operators.length - b.move.draft.operators.length)
      .slice(0, MOST_ATTACKS)
      .map(({ move }) => move),
    others: foreignAttacks(others.map(([, { attacks }]) => attacks)).filter(
      ({ draft }) => own.attacks[keyOf(draft.operators)] === undefined,
    ),
  };
}

const meanNoise = (all: readonly (readonly number[])[]): readonly number[] =>
  all.length === 0
    ? USUAL_NOISE
    : USUAL_NOISE.map((_, rung) => all.reduce((sum, one) => sum + (one[rung] ?? 0), 0) / all.length);

/** Attacks of other families that a goal tries once. */
const MOST_OTHERS = 2;

/** Those that broke more families than they were tried on in vain. Conversations take too many queries to be tried on trust. */
function foreignAttacks(families: readonly FamilyKnowledge["attacks"][]): readonly Move[] {
  const counts = new Map<string, { move: Move; broke: number; missed: number }>();
  for (const attacks of families)
    for (const [key, { move, broke }] of Object.entries(attacks)) {
      if (move.draft.operators.length === 0) continue;
      const known = counts.get(key) ?? { move, broke: 0, missed: 0 };
      const isBroken = broke > 0;
      counts.set(key, {
        move: isBroken && known.broke === 0 ? move : known.move,
        broke: known.broke + (isBroken ? 1 : 0),
        missed: known.missed + (isBroken ? 0 : 1),
      });
    }
  return [...counts.values()]
    .filter(({ broke, missed }) => broke > missed)
    .sort(
      (a, b) =>
        b.broke - b.missed - (a.broke - a.missed) || a.move.draft.operators.length - b.move.draft.operators.length,
    )
    .slice(0, MOST_OTHERS)
    .map(({ move }) => move);
}
