/**
 * How the error that a decision may make is spent. A decision looks at its pairs three times, and later looks may spend more:
 * the share spent grows with the square of the pairs. What an interval leaves out at a look is what the test spends there, so an
 * interval excludes zero exactly if the test rejects. A decision that continues an earlier one goes on spending where it stopped.
 */
import { boundaries } from "@agent-console/analysis/statistics/sequential/boundaries.ts";
import { aboveNormal } from "@agent-console/analysis/statistics/sequential/student.ts";
import type { Tails } from "./estimate.ts";

/** A look that was taken. */
export interface TakenLook {
  /** Pairs asked up to this look, with those of the decisions that were continued. */
  readonly pairs: number;
  /** Error spent up to this look on "better" and on "worse". */
  readonly spent: Tails;
}

/** When a decision looks, as shares of its pairs. */
export const LOOKS = [0.4, 0.7, 1] as const;

/** Of the error allowed over all decisions on one hold-out, the share of the first one. Most decisions are the first. */
const FIRST_SHARE = 0.7;
/** Error on the other side, of taking a gain for a smaller one. With that of the first decision it makes 5%. */
const ABOVE = 0.015;

/** The error left for the n-th decision on the same hold-out (from 1); over all of them the shares sum to `alpha`. */
export function alphaFor(attempt: number, alpha: number): number {
  if (attempt === 1) return FIRST_SHARE * alpha;
  return ((1 - FIRST_SHARE) * alpha * 6) / (Math.PI ** 2 * (attempt - 1) ** 2);
}

export interface Spending {
  readonly alpha: number;
  readonly attempt: number;
  /** Looks of the decision that is continued; empty for a new candidate. */
  readonly before: readonly TakenLook[];
}

const NONE: TakenLook = { pairs: 0, spent: { below: 0, above: 0 } };

/** The look when so many pairs were asked, a share of those that this decision may ask. */
export function lookAt(
  { alpha, attempt, before }: Spending,
  at: { readonly pairs: number; readonly share: number },
): TakenLook {
  const last = before.at(-1) ?? NONE;
  const grown = at.share ** 2;
  const above = before.length === 0 ? ABOVE : alphaFor(attempt, ABOVE);
  return {
    pairs: last.pairs + at.pairs,
    spent: { below: last.spent.below + grown * alphaFor(attempt, alpha), above: last.spent.above + grown * above },
  };
}

/** What the interval of the whole leaves out on either side at the last of these looks. */
export function tailsAt(looks: readonly TakenLook[]): Tails {
  return {
    below: tailOf(looks, ({ spent }) => spent.below),
    above: tailOf(looks, ({ spent }) => spent.above),
  };
}

/**
 * That of a group: every group has to hold, so that no error adds up over the groups, and each of them may take one chance in
 * twenty, as is usual where a loss is to be ruled out. Its interval has 90%, with one chance in twenty on either side. A decision that
 * continues another adds to that what it spends itself (`levelsOf`).
 */
export function groupTailsAt(looks: readonly TakenLook[]): Tails {
  const tail = tailOf(looks, ({ spent }) => spent.below / FIRST_SHARE);
  return { below: tail, above: tail };
}

export interface Levels {
  readonly whole: number;
  readonly group: number;
}

/**
 * How often intervals of this decision cover what is true, at least: what it may leave out by its last look, with what the decisions
 * that it continues have spent.
 */
export function levelsOf(spending: Spending): Levels {
  const { below, above } = lookAt(spending, { pairs: 0, share: 1 }).spent;
  return { whole: 1 - below - above, group: 1 - (2 * below) / FIRST_SHARE };
}

/** Most decisions look at the same shares of their pairs, and a boundary takes milliseconds. */
const known = new Map<string, number>();
const MOST_KNOWN = 2000;

function tailOf(looks: readonly TakenLook[], spentBy: (look: TakenLook) => number): number {
  const whole = looks.at(-1)?.pairs ?? 1;
  const taken = looks.map((look) => ({
    information: Math.max(1, Math.round((1000 * look.pairs) / whole)),
    spent: Number(spentBy(look).toFixed(5)),
  }));
  const key = JSON.stringify(taken);
  const found = known.get(key);
  if (found !== undefined) return found;
  const bound = boundaries(taken).at(-1) as number;
  const tail = Number.isFinite(bound) ? aboveNormal(bound) : 0;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, tail);
  return tail;
}
