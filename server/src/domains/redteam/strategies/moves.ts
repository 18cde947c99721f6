import type { Draw } from "../../evaluation/port.ts";
import type { Attempt, Move } from "../model/attempt.ts";
import { type Draft, firstDraft, MOST_TURNS, WISH } from "../model/draft.ts";
import type { Operator } from "../model/operator.ts";
import type { GoalState } from "../model/strategy.ts";

/** An attempt that failed before it was sent counts as well: a search must end. */
export const countRequests = ({ attempts }: Pick<GoalState, "attempts">): number =>
  attempts.reduce((sum, { requests }) => sum + Math.max(1, requests), 0);

export const isSpent = (state: GoalState): boolean => countRequests(state) >= state.budget;

/** A new conversation. */
export const opening = (strategy: string, draft: Draft): Move => ({ strategy, engine: "embedded", from: null, draft });

/** The next turn after an attempt. */
export const following = (strategy: string, from: Attempt, turn: string): Move => ({
  strategy,
  engine: "embedded",
  from: from.step,
  // Invented messages were sent with the first turn.
  draft: { ...from.draft, turns: [turn], before: [] },
});

/**
 * The draft with these operators, applied in a fixed order and not in that of their finding: the same set is then the same
 * attack. Null where one does not fit.
 */
export const draftWith = (state: Drafting, ids: readonly string[], draw: Draw): Draft | null =>
  draftWithDraws(state, ids, () => draw);

/** The same with a draw for each operator: its words then stay the same when another operator is left out. */
export function draftWithDraws(state: Drafting, ids: readonly string[], drawFor: (id: string) => Draw): Draft | null {
  const chosen = state.operators.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) return null;
  return chosen
    .sort((one, other) => rankOf(one) - rankOf(other))
    .reduce<Draft | null>((draft, operator) => draft && operator.apply(draft, state.goal, drawFor(operator.id)), {
      ...firstDraft(state.goal),
      ...(state.wordings ? { wordings: state.wordings } : {}),
    });
}

/** With `wordings`, in the words of an attack that was made before. */
type Drafting = Pick<GoalState, "goal" | "operators"> & Pick<Draft, "wordings">;

/** What is wanted is chosen before it is encoded, encoded before it is split, and split before anything is said about it. */
const RANKS: Readonly<Partial<Record<Operator["family"], number>>> = { extraction: 0, encoding: 1, splitting: 2 };
const rankOf = ({ family }: Operator): number => RANKS[family] ?? 3;

/** A set of operators, as one word. */
export const keyOf = (ids: readonly string[]): string => (ids.length < 2 ? (ids[0] ?? "") : [...ids].sort().join("+"));

/** Attempts that say everything in one conversation of their own: only these tell what a set of operators does. */
export const isSingle = ({ from, draft }: Pick<Move, "from" | "draft">): boolean => from === null && !isTalk(draft);

const isTalk = ({ operators, turns, carried }: Draft): boolean =>
  operators.length === 0 && (turns.length > 1 || ![...turns, ...carried.map(({ text }) => text)].some(saysWish));

const saysWish = (text: string): boolean => text.includes(WISH);

/** The attempts of the conversation that this one ended, from its first. */
export function conversationOf(attempts: readonly Attempt[], last: Attempt): Attempt[] {
  const path = [last];
  for (let at = last; at.from !== null; ) {
    const before = attempts.find(({ step }) => step === at.from);
    if (before === undefined) break;
    path.unshift(before);
    at = before;
  }
  return path;
}

export const turnsOf = (path: readonly Attempt[]): string[] => path.flatMap(({ draft }) => draft.turns);

export const hasRoom = (path: readonly Attempt[]): boolean => turnsOf(path).length < MOST_TURNS;

/** What the agent wrote last, for quoting it: one line, without anything that could be an address or a place holder. */
export function lastWords({ seen }: Attempt, longest = 160): string {
  const words = (seen.answers.at(-1)?.text ?? "")
    .slice(0, 4 * longest)
    .replaceAll(/[{}“”"]/g, "")
    .split(/\s+/)
    .filter((word) => word !== "" && !/@|:\/\/|^www\.|\.\w{2,}\//i.test(word));
  let line = "";
  for (const word of words) {
    if (line.length + word.length >= longest) break;
    line += line === "" ? word : ` ${word}`;
  }
  return line;
}

/** Between 0 and 1, the second excluded. */
export const fraction = (draw: Draw): number => draw.integer(0, 2 ** 31 - 1) / 2 ** 31;
