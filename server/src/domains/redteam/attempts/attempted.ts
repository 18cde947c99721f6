import { grade } from "../goals/oracles/signal.ts";
import { stage } from "../goals/stage.ts";
import type { Attempt, Move, Phase } from "../model/attempt.ts";
import type { Draft } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import type { Seen } from "../model/seen.ts";
import type { Exchanged } from "./send.ts";

/** What a move has cost, and at which place of its goal's attempts it stands. */
export interface Cost {
  readonly step: number;
  readonly phase: Phase;
  readonly trial?: number | null;
  readonly requests: number;
  readonly tokens: number;
}

/** A move with what came of it, judged. Pure: the journal can be judged again. */
export const gradeMove = (goal: DrawnGoal, move: Move, { seen, ...cost }: Cost & { readonly seen: Seen }): Attempt => ({
  ...move,
  ...cost,
  seen,
  ...grade(goal.oracle, seen, goal),
});

/** What was said and answered up to and including an attempt, the oldest first. Empty for a new conversation. */
export const conversationUpTo = (goal: DrawnGoal, attempts: readonly Attempt[], from: number | null): Exchanged[] =>
  conversationIn(attempts, from, (draft) => stage(goal, draft).turns);

/** The same, where a draft is said in other words. */
export function conversationIn(
  attempts: readonly Attempt[],
  from: number | null,
  turnsOf: (draft: Draft) => readonly string[],
): Exchanged[] {
  if (from === null) return [];
  const attempt = attempts[from];
  if (!attempt || (attempt.from !== null && attempt.from >= from))
    throw new RangeError(`no conversation ends at ${from}`);
  const turns = turnsOf(attempt.draft);
  const { answers } = attempt.seen;
  // Where tools were played, a turn has several answers, and the last of them is what a person would read.
  const own = turns.map((turn, at) => ({
    turn,
    answer: (at === turns.length - 1 ? answers.at(-1) : answers[at])?.text ?? "",
  }));
  return [...conversationIn(attempts, attempt.from, turnsOf), ...own];
}
