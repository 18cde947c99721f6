import { anyOf } from "../words/any-of.ts";
import { type Hit, hasWord, hitsOf, type Phrases, phraseAt } from "../words/phrases.ts";
import { isStrong, modalsOf } from "./modals.ts";
import type { Sentence } from "./sentence.ts";

const ASKED = anyOf(`
  how | what | why | who | which | wie | was | warum | welche | welcher | welches | comment | pourquoi | quel | quelle | quels | quelles | cómo
  qué | quién | cuál | quiénes | cuándo | dónde | como | quem | qual | quais`);
/** "Most of our customers pay by card" describes; a rule would hold for all of them. */
const SOME = anyOf(`
  most | many | few | several | viele | manche | einige | meistens | plusieurs | beaucoup | muchos | muchas | varios | muitos | muitas | vários | some | certains | certaines | algunos | algunas | alguns | algumas`);
const QUESTION = /[?¿]/;
const EARLY = 4;

/** Why a sentence tells something and asks nothing of anyone. */
export const tellings = [
  ...["question", "title", "example", "boilerplate", "aboutText", "attributed", "chance", "guess", "some"],
  ...["history", "definition", "report"],
] as const satisfies readonly string[] as readonly Telling[];
export type Telling =
  | "question"
  | "title"
  | "example"
  | "boilerplate"
  | "aboutText"
  | "attributed"
  | "chance"
  | "guess"
  | "some"
  | "history"
  | "definition"
  | "report";

const known = new WeakMap<Sentence, Telling | null>();

/** Questions, history, examples, definitions, reports, probability. Null: nothing of the kind. */
export function tellingOf(sentence: Sentence): Telling | null {
  const before = known.get(sentence);
  if (before !== undefined) return before;
  const found = findTelling(sentence);
  known.set(sentence, found);
  return found;
}

function findTelling(sentence: Sentence): Telling | null {
  const { tokens, lexicon, text, isMain, language } = sentence;
  if (QUESTION.test(text.slice(-3)) || QUESTION.test(text.slice(0, 1))) return "question";
  // "What the agent may pass on": a title or a question. German and Portuguese begin sentences with some of these words.
  if (ASKED.test(tokens[0]?.word ?? "") && (language === "en" || tokens.length < 8)) return "title";
  if (hitsOf(lexicon.example, tokens).some(({ from }) => from < EARLY)) return "example";
  const said = (list: Phrases): readonly Hit[] => hitsOf(list, tokens).filter(({ from }) => isMain[from]);
  if (said(lexicon.boilerplate).length > 0) return "boilerplate";
  if (isAboutText(sentence)) return "aboutText";
  if (isAttributed(sentence)) return "attributed";
  if (said(lexicon.chance).length > 0) return "chance";
  if (isGuess(sentence)) return "guess";
  // What stands behind "must" is what has to be done, even if it reads like a report.
  const modals = modalsOf(sentence);
  const asks = modals.find((modal) => isStrong(sentence, modal))?.from ?? tokens.length;
  const isAsked = modals.some((modal) => modal.type !== "permission");
  if (!isAsked && hitsOf(lexicon.report, tokens).some(({ from }) => hasWord(lexicon.when, tokens[from]?.word ?? "")))
    return "report";
  if (!isAsked && phraseAt(lexicon.report, tokens, 0)) return "report";
  if (!isAsked && SOME.test(tokens[0]?.word ?? "")) return "some";
  const lists = ["history", "definition", "report"] as const;
  return lists.find((list) => said(lexicon[list]).some(({ from }) => from < asks)) ?? null;
}

/** "This policy describes how we work": the text speaks about itself. */
function isAboutText({ tokens, lexicon }: Sentence): boolean {
  for (let at = 0; at < EARLY - 1; at++) {
    const subject = phraseAt(lexicon.aboutText, tokens, at);
    if (!subject) continue;
    for (let next = subject.to; next < Math.min(subject.to + EARLY, tokens.length); next++)
      if (phraseAt(lexicon.tells, tokens, next)) return true;
  }
  return false;
}

const SAYS = anyOf(`says | said | according | selon | laut | so | d'`);
const SOURCE = anyOf(`the | la | le | les | to | der | die | das | experts? | our | après`);

/** ", according to the vendor", ", selon la mairie": someone else says so. */
function isAttributed({ tokens, language }: Sentence): boolean {
  return tokens.some(({ word }, at) => {
    if (!SAYS.test(word) || (at > 0 && tokens[at - 1]?.word !== ",")) return false;
    if (word === "so" && language !== "de") return false;
    return word === "laut" || SOURCE.test(tokens[at + 1]?.word ?? "");
  });
}

const PAST = /(?:ed|en|been|had|done|gone|made|left|lost|come|found)$/;

/** "Everyone must have started somewhere": a guess about the past, unless a duty has to be done before something else. */
function isGuess({ tokens, language }: Sentence): boolean {
  if (language !== "en" || tokens.some(({ word }) => word === "before")) return false;
  return tokens.some(
    ({ word }, at) =>
      /^(?:must|may|should|can't|cannot)$/.test(word) &&
      tokens[at + 1]?.word === "have" &&
      PAST.test(tokens[at + 2]?.word ?? ""),
  );
}
