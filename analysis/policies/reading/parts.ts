import type { Verdict } from "../deontic/pattern.ts";
import type { Sentence } from "../deontic/sentence.ts";
import { anyOf } from "../words/any-of.ts";
import { hasWord } from "../words/phrases.ts";

/** Who does what to what, as far as the words tell. */
export interface Parts {
  readonly assignee: string;
  readonly action: string;
  readonly target: string | null;
  readonly when: readonly string[];
  readonly unless: readonly string[];
}

const LONGEST_ACTION = 100;
const MOST_TARGET_WORDS = 12;
const LINKING = anyOf(`
  be | to | also | always | only | not | never | ever | zu | nicht | immer | de | à | être | ser | a
  sein | werden | pas | jamais | no | não | nur | first | please | n't | any | then`);

export function partsOf(sentence: Sentence, { modal }: Verdict): Parts {
  const { text, conditions, tokens, kind: block } = sentence;
  const textOf = (from: number, to: number): string =>
    text.slice(tokens[from]?.start ?? 0, tokens[Math.max(from, to - 1)]?.end ?? text.length).trim();
  const clauses = (kind: "when" | "unless") =>
    conditions
      .filter((clause) => clause.kind === kind && clause.to - clause.from > 1)
      .map(({ from, to }) =>
        textOf(from, to)
          .replace(/[.;:]$/, "")
          .slice(0, 500),
      );
  return {
    assignee: assigneeOf(sentence, modal?.from ?? 0),
    ...(block === "cell"
      ? { action: "keep to", target: text.slice(0, 300) }
      : actionOf(sentence, { from: modal?.from ?? 0, to: modal?.to ?? 0, isWord: isActItself(sentence, modal) })),
    when: clauses("when"),
    unless: clauses("unless"),
  };
}

const ARTICLE = /^(?:the|an?)$/;

/** A request or a present tense is its own verb, and so is what takes a thing: "needs the". After a modal, the verb follows. */
function isActItself({ tokens, lexicon }: Sentence, modal: Verdict["modal"]): boolean {
  if (!modal) return true;
  if (modal.to - modal.from > 1 && ARTICLE.test(tokens[modal.to - 1]?.word ?? "")) return true;
  const word = tokens[modal.from]?.word ?? "";
  return modal.to - modal.from === 1 && hasWord(lexicon.imperative, word);
}

function actionOf(
  { tokens, isMain, text }: Sentence,
  { from, to, isWord }: { readonly from: number; readonly to: number; readonly isWord: boolean },
): Pick<Parts, "action" | "target"> {
  let at = isWord ? from : to;
  while (at < tokens.length && (LINKING.test(tokens[at]?.word ?? "") || !/\p{L}/u.test(tokens[at]?.word ?? ""))) at++;
  const action = tokens[at]?.word ?? tokens[from]?.word ?? text.slice(0, LONGEST_ACTION);
  const first = tokens[at + 1];
  let end = at + 1;
  while (
    end < tokens.length &&
    end - at <= MOST_TARGET_WORDS &&
    isMain[end] &&
    !/^[.;:,!?()]$/.test(tokens[end]?.word ?? "")
  )
    end++;
  const target =
    first && end > at + 1
      ? text.slice(first.start, tokens[end - 1]?.end).trim()
      : subjectOf(text, tokens[from]?.start ?? 0);
  return { action: action.slice(0, LONGEST_ACTION), target: target === "" ? null : target };
}

/** Of a passive, what it is done to stands before it. */
const subjectOf = (text: string, before: number): string => text.slice(0, before).trim().slice(-200);

function assigneeOf({ tokens, lexicon, isMain }: Sentence, before: number): string {
  const found = tokens.find(
    ({ word }, at) => at < before && isMain[at] && (hasWord(lexicon.doers, word) || hasWord(lexicon.people, word)),
  )?.word;
  return found === undefined || /^(?:you|we|sie|vous|usted|você|i|they)$/.test(found) ? "agent" : found;
}
