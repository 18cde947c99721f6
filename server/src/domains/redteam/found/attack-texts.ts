import { formAttack } from "../course/attack-form.ts";
import type { ProvenAttack } from "../course/next-send.ts";
import type { AttackForm } from "../model/attack-form.ts";
import { withWish } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import { operators } from "../operators/list.ts";

/** An attack as plain text before and after it was made shorter, with the same secrets: only what was cut differs. */
export interface AttackTexts {
  readonly before: string;
  readonly after: string;
  readonly wordsBefore: number;
  readonly wordsAfter: number;
}

/** Null where it was not made shorter. `goal` is the hunted one, `seed` the campaign's. Pure. */
export function attackTexts(
  { whole, minimized }: Pick<ProvenAttack, "whole" | "minimized">,
  { goal, seed }: { readonly goal: DrawnGoal; readonly seed: number },
): AttackTexts | null {
  if (!whole || !minimized) return null;
  const textOf = (form: AttackForm): string => {
    const draft = formAttack(form, { goal, seed, operators });
    if (!draft) return "";
    const carried = draft.carried.map(({ text }) => text);
    const texts = [...draft.before.flatMap(({ text }) => text ?? []), ...draft.turns, ...carried];
    return texts.map((text) => withWish(text, draft)).join("\n\n");
  };
  const [before, after] = [textOf(whole.form), textOf(minimized.form)];
  return { before, after, wordsBefore: wordsIn(before), wordsAfter: wordsIn(after) };
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
