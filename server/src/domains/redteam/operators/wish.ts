import { type Carrier, type Draft, WISH } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";

/**
 * Two places to change a draft at. What rewrites the wish works directly beside it, and what frames it works around the
 * whole text that holds it. So "decode this" always stands next to what is to be decoded, whichever came first.
 */

/** Changes the one text that holds the wish, in a turn or in a carrier. */
function changeText(draft: Draft, change: (text: string) => string): Draft {
  const [first, ...further] = draft.turns;
  const changed = (text: string): string => (text.includes(WISH) ? change(text) : text);
  return {
    ...draft,
    turns: [changed(first), ...further.map(changed)],
    carried: draft.carried.map(({ carrier, text }) => ({ carrier, text: changed(text) })),
  };
}

/** The text that holds the wish, inside these words. */
export const frameWish = (draft: Draft, words: string): Draft =>
  changeText(draft, (text) => words.split(WISH).join(text));

/** Another wish, with these words directly around it. */
export const rewriteWish = (draft: Draft, { wish, words }: { wish: string; words: string }): Draft => ({
  ...changeText(draft, (text) => text.split(WISH).join(words)),
  wish,
});

/** The text that holds the wish, as a function makes it. The wish must still be in it. */
export const restyleText = changeText;

/** Whether what the user says holds the wish. */
export const isSaid = ({ turns }: Draft): boolean => turns.some((turn) => turn.includes(WISH));

export interface Hiding {
  readonly kinds: readonly Carrier["kind"][];
  /** How the text is written there, with `{wish}` where it goes. */
  readonly words: string;
}

/**
 * The attack in something that the agent reads, and the honest task in the user's turn. A text that is already in a fitting
 * carrier stays there. Null where the goal has no such place.
 */
export function hideWish(draft: Draft, goal: DrawnGoal, { kinds, words }: Hiding): Draft | null {
  const fitting = goal.plant.carriers.filter(({ kind }) => kinds.includes(kind));
  const carried = draft.carried.find(({ text }) => text.includes(WISH));
  const carrier = fitting.find(({ id }) => id === carried?.carrier) ?? fitting[0];
  if (carrier === undefined) return null;
  const text = carried?.text ?? draft.turns.join("\n\n");
  return {
    ...draft,
    turns: carried === undefined ? [goal.task] : draft.turns,
    carried: [
      ...draft.carried.filter((one) => one !== carried),
      { carrier: carrier.id, text: words.split(WISH).join(text) },
    ],
  };
}
