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

/** Questions, history, examples, definitions, reports, probability: sentences that tell something and ask nothing of anyone. */
export function isTold(sentence: Sentence): boolean {
  const { tokens, lexicon, text, isMain, language } = sentence;
  if (QUESTION.test(text.slice(-3)) || QUESTION.test(text.slice(0, 1))) return true;
  // "What the agent may pass on": a title or a question. German and Portuguese begin sentences with some of these words.
  if (ASKED.test(tokens[0]?.word ?? "") && (language === "en" || tokens.length < 8)) return true;
  if (hitsOf(lexicon.example, tokens).some(({ from }) => from < EARLY)) return true;
  const said = (list: Phrases): readonly Hit[] => hitsOf(list, tokens).filter(({ from }) => isMain[from]);
  if (said(lexicon.boilerplate).length > 0 || isAboutText(sentence) || isAttributed(sentence)) return true;
  if (said(lexicon.chance).length > 0 || isGuess(sentence)) return true;
  // What stands behind "must" is what has to be done, even if it reads like a report.
  const modals = modalsOf(sentence);
  const asks = modals.find((modal) => isStrong(sentence, modal))?.from ?? tokens.length;
  const isAsked = modals.some((modal) => modal.type !== "permission");
  if (!isAsked && hitsOf(lexicon.report, tokens).some(({ from }) => hasWord(lexicon.when, tokens[from]?.word ?? "")))
    return true;
  if (!isAsked && (phraseAt(lexicon.report, tokens, 0) || SOME.test(tokens[0]?.word ?? ""))) return true;
  return [lexicon.history, lexicon.definition, lexicon.report].some((list) =>
    said(list).some(({ from }) => from < asks),
  );
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
