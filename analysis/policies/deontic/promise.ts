import type { Lexicon } from "../words/list.ts";
import { hasWord, phraseAt } from "../words/phrases.ts";
import { isActPassive } from "./modals.ts";
import type { Verdict } from "./pattern.ts";
import type { Sentence } from "./sentence.ts";

const isBoundWord = (word: string, lexicon: Lexicon): boolean =>
  /^(?:you|we|all)$/.test(word) ||
  hasWord(lexicon.doers, word) ||
  /^(?:maintainers|admins|moderators|leaders)$/.test(word);

/** "will be sent": something that policies ask for is done by someone. */
const isAsked = ({ tokens, lexicon }: Sentence, will: number): boolean =>
  tokens[will + 1]?.word === "be" && tokens.slice(will + 2, will + 4).some(({ word }) => hasWord(lexicon.acts, word));

/** "We will notify", "you'll need": a promise of the author or of the reader. */
export function promiseOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, language } = sentence;
  if (language !== "en") return null;
  const at = tokens.findIndex(({ word }, index) => sentence.isMain[index] && /^(?:you'll|we'll)$/.test(word));
  const will = tokens.findIndex(
    ({ word }, index) =>
      sentence.isMain[index] &&
      word === "will" &&
      (isBoundWord(tokens[index - 1]?.word ?? "", lexicon) ||
        isActPassive(tokens.slice(index + 1, index + 4).map(({ word: next }) => next)) ||
        isAsked(sentence, index)),
  );
  const from = at >= 0 ? at : will;
  const isPassive = /^you/.test(tokens[from - 1]?.word ?? tokens[from]?.word ?? "") && tokens[from + 1]?.word === "be";
  const isFuture = from >= 0 && !isPassive && [1, 2].every((step) => !phraseAt(lexicon.happens, tokens, from + step));
  return isFuture ? { type: "obligation", modal: { from, to: from + 1 }, pattern: "promise" } : null;
}
