import type { AttackForm } from "../model/attack-form.ts";
import { WISH } from "../model/draft.ts";
import { type Forming, formAttack } from "./attack-form.ts";
import { piecesOf, textsOf } from "./pieces.ts";
import { shorten } from "./shorten.ts";

/** A shorter form to try, and how fine the cut is. */
export interface CutForm {
  readonly form: AttackForm;
  readonly level: "turns" | "operators" | "sentences" | "phrases";
}

/**
 * Ever shorter forms of an attack, the coarsest cuts first: turns, operators, sentences, phrases. An operator comes before a
 * sentence because one trial removes all its sentences. Yields a form, and is told whether it works.
 */
export function* cuts(whole: AttackForm, on: Forming): Generator<CutForm, void, boolean> {
  let form = whole;
  // Where nothing but the conversation says the wish, the last turn that does so stays.
  const said = form.isOpened ? -1 : form.said.findLastIndex((text) => text.includes(WISH));
  const turns = form.said.flatMap((_, at) => (at === said || form.gone.includes(`s${at}`) ? [] : [`s${at}`]));
  form = yield* cutTo(turns, "turns", (gone) => without(whole, gone));
  const { operators, ...kept } = form;
  form = yield* cutTo(operators, "operators", (gone) => ({
    ...kept,
    operators: operators.filter((id) => !gone.includes(id)),
  }));
  for (const [level, name] of [["sentence", "sentences"] as const, ["phrase", "phrases"] as const]) {
    const before = form;
    form = yield* cutTo(places(before, on, level), name, (gone) => without(before, gone));
  }

  function* cutTo<T>(
    items: readonly T[],
    level: CutForm["level"],
    make: (gone: readonly T[]) => AttackForm,
  ): Generator<CutForm, AttackForm, boolean> {
    const search = shorten(items);
    let next = search.next();
    while (!next.done) {
      const made = make(next.value);
      next = search.next(formAttack(made, on) !== null && (yield { form: made, level }));
    }
    return make(next.value);
  }
}

const without = (form: AttackForm, gone: readonly string[]): AttackForm => ({ ...form, gone: [...form.gone, ...gone] });

function places(form: AttackForm, on: Forming, level: "sentence" | "phrase"): string[] {
  const uncut = formAttack({ ...form, said: [], gone: [] }, on);
  const opening = form.isOpened && uncut ? uncut : { ...emptyOpening, carried: form.carried };
  return piecesOf(textsOf(opening, form.said), new Set(form.gone), level);
}

const emptyOpening = { wish: "", turns: [], before: [], operators: [] };
