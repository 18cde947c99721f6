import { createDraw } from "../../evaluation/port.ts";
import { type Carried, type Draft, plainDraft, WISH } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import type { Operator } from "../model/operator.ts";
import { draftedBy } from "../strategies/moves.ts";
import { withoutPieces } from "./pieces.ts";

/**
 * An attack without the goal that it was found on: how to make it again, with other secrets and words, for any goal of the
 * family. Plain data, kept with the goal.
 */
export interface AttackForm {
  /** Names the draws by which its operators choose their words: with the same seed and name, the same words. */
  readonly wording: string;
  readonly operators: readonly string[];
  /** Which wordings its operators had when it worked: an attack that is tried again keeps them. */
  readonly wordings?: NonNullable<Draft["wordings"]>;
  /** Whether the operators make its beginning; a conversation led by a strategy has only turns. */
  readonly isOpened: boolean;
  /** Further turns, with `{wish}`, `{subject}` and `{rung 2}` in place of what belongs to one goal. */
  readonly said: readonly string[];
  /** Texts that no operator wrote, in the goal's carriers. */
  readonly carried: readonly Carried[];
  /** What was cut out: whole texts, sentences and phrases, by their places. */
  readonly gone: readonly string[];
}

/** What a form needs to become an attack. */
export interface Forming {
  readonly goal: DrawnGoal;
  readonly seed: number;
  readonly operators: readonly Operator[];
}

/** The attack on this goal. Null where an operator does not fit it, or nothing of the wish would be left. */
export function formed(form: AttackForm, { goal, seed, operators }: Forming): Draft | null {
  const opening = form.isOpened ? opened(form, { goal, seed, operators }) : { ...plainDraft(goal.wish), turns: [] };
  if (!opening) return null;
  const said = form.said.map((text) => inGoal(text, goal));
  const carried = [
    ...opening.carried,
    ...form.carried.map(({ carrier, text }) => ({ carrier, text: inGoal(text, goal) })),
  ];
  return withoutPieces({ ...opening, carried }, said, new Set(form.gone));
}

const opened = ({ wording, operators: ids, wordings }: AttackForm, { goal, seed, operators }: Forming): Draft | null =>
  draftedBy({ goal, operators, ...(wordings ? { wordings } : {}) }, ids, (id) =>
    createDraw({ seed, probe: `${wording}\n${id}`, n: 0 }),
  );

/** The text without what belongs to one goal. What was said for it has a place holder. */
export function outOfGoal(text: string, { wish, rungs, subject }: DrawnGoal): string {
  const known = [[wish, WISH] as const, ...rungs.map((rung, at) => [rung, `{rung ${at}}`] as const)];
  return [...known, [subject, "{subject}"] as const].reduce(
    (rest, [part, holder]) => (part === "" ? rest : rest.split(part).join(holder)),
    text,
  );
}

const inGoal = (text: string, { rungs, subject }: DrawnGoal): string =>
  rungs
    .reduce((rest, rung, at) => rest.split(`{rung ${at}}`).join(rung), text)
    .split("{subject}")
    .join(subject);
