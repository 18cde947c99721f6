import { createDraw } from "../../evaluation/port.ts";
import type { AttackForm } from "../model/attack-form.ts";
import { type Draft, plainDraft, WISH } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import type { Operator } from "../model/operator.ts";
import { draftWithDraws } from "../strategies/moves.ts";
import { withoutPieces } from "./pieces.ts";

/** What a form needs to become an attack. */
export interface Forming {
  readonly goal: DrawnGoal;
  readonly seed: number;
  readonly operators: readonly Operator[];
}

/** The attack on this goal. Null where an operator does not fit it, or nothing of the wish would be left. */
export function formAttack(form: AttackForm, { goal, seed, operators }: Forming): Draft | null {
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
  draftWithDraws({ goal, operators, ...(wordings ? { wordings } : {}) }, ids, (id) =>
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
