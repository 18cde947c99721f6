import type { Draw, Tags } from "../../evaluation/port.ts";
import { type Way, ways } from "../model/categories.ts";
import { type Draft, LONGEST_TURN, MOST_OPERATORS, MOST_TURNS, SANDBOX, WISH, withWish } from "../model/draft.ts";
import type { DrawnGoal } from "../model/goal.ts";
import { type Operator, type OperatorFamily, operatorFamilies } from "../model/operator.ts";
import { frameWish } from "./wish.ts";

/** What all operators of a family have in common. */
export interface FamilyTraits {
  readonly family: OperatorFamily;
  readonly tags: Tags;
  /** Every way in, unless told. */
  readonly ways?: readonly Way[];
}

type Named = Pick<Operator, "title" | "idea"> & {
  /** Without the family: the ID is "family.name". */
  readonly name: string;
};

interface Changing extends Named {
  readonly words: number;
  /** The draft after the trick; null where it does not fit. Length, number and clashes are checked by the caller. */
  readonly change: (draft: Draft, goal: DrawnGoal, draw: Draw) => Draft | null;
}

/** Creates the operators of one family. Each checks that its result may be sent, and adds its ID. */
export const operatorsOf = (traits: FamilyTraits) => {
  const operator = ({ name, title, idea, words, change }: Changing): Operator => {
    const id = `${traits.family}.${name}`;
    return {
      id,
      family: traits.family,
      title,
      idea,
      tags: traits.tags,
      ways: traits.ways ?? ways,
      words,
      apply: (draft, goal, draw) => {
        if (!mayFollow(id, draft.operators) || (isVeiling(traits.family) && draft.wish.includes(SANDBOX))) return null;
        const { own, chosen } = withWording(draw, draft.wordings?.[id]);
        const changed = change(draft, goal, own);
        if (changed === null || !maySend(changed)) return null;
        return { ...changed, operators: [...draft.operators, id], wordings: { ...draft.wordings, [id]: chosen() } };
      },
    };
  };
  return {
    operator,
    /** An operator that only puts words around the text: one of these, with `{wish}` where the text goes. */
    frame: ({ wordings, ...named }: Named & { readonly wordings: readonly string[] }): Operator =>
      operator({
        ...named,
        words: wordsIn(wordings[0] ?? "") - 1,
        change: (draft, goal, draw) => frameWish(draft, fillSlots(draw.pick(wordings), { goal, draw })),
      }),
  };
};

/** What an operator picks first is its wording: the known one, if there is one, else by chance. */
function withWording(draw: Draw, known: number | undefined): { own: Draw; chosen: () => number } {
  let wording: number | undefined;
  const pick: Draw["pick"] = (list) => {
    if (wording !== undefined || list.length === 0) return draw.pick(list);
    wording = known !== undefined && known < list.length ? known : draw.integer(0, list.length - 1);
    return list[wording] ?? draw.pick(list);
  };
  return { own: { ...draw, pick }, chosen: () => wording ?? 0 };
}

/** The text with what it says about the goal: `{subject}`, and `{code}` for a number of a case that nobody has. */
export const fillSlots = (text: string, { goal, draw }: { goal: Pick<DrawnGoal, "subject">; draw: Draw }): string =>
  text
    .split(/(\{subject\}|\{code\})/)
    .map((part) => (part === "{subject}" ? goal.subject : part === "{code}" ? draw.token(6) : part))
    .join("");

/** Families of which one attack holds one operator at most: two personas, or two encodings, undo each other. */
const SINGLE: readonly (readonly OperatorFamily[])[] = [
  ["encoding"],
  ["splitting"],
  ["language"],
  ["persona"],
  ["many-shot"],
  ["format"],
  ["document", "tool"],
  ["extraction"],
];

export const familyOf = (id: string): OperatorFamily | undefined =>
  operatorFamilies.find((family) => id.startsWith(`${family}.`));

/** Those that cannot stand beside this one, because an attack holds one of their kind at most. */
export function clashing(id: string, others: readonly string[]): string[] {
  const family = familyOf(id);
  const group = SINGLE.find((one) => family !== undefined && one.includes(family)) ?? [];
  return others.filter((other) => group.some((one) => one === familyOf(other)));
}

const WRITTEN: readonly (OperatorFamily | undefined)[] = ["encoding", "splitting", "language"];

function mayFollow(id: string, before: readonly string[]): boolean {
  if (before.length >= MOST_OPERATORS || before.includes(id)) return false;
  // An encoding of pieces would change the words that say how to put them together.
  if (familyOf(id) === "encoding" && before.some((one) => familyOf(one) === "splitting")) return false;
  // Other words for what is wanted come before any way of writing them.
  if (familyOf(id) === "extraction" && before.some((one) => WRITTEN.includes(familyOf(one)))) return false;
  return clashing(id, before).length === 0;
}

/** Within the limits of what is sent, and still saying what is wanted. */
function maySend(draft: Draft): boolean {
  const texts = [...draft.turns, ...draft.carried.map(({ text }) => text)];
  return (
    draft.turns.length <= MOST_TURNS &&
    texts.some((text) => text.includes(WISH)) &&
    texts.every((text) => withWish(text, draft).length <= LONGEST_TURN) &&
    draft.before.every(({ text }) => (text ?? "").length <= LONGEST_TURN)
  );
}

/** Such a family leaves no address readable, and the sandbox's is filled in only when the attack is sent. */
const isVeiling = (family: OperatorFamily): boolean => family === "encoding" || family === "splitting";

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
