import { anyOf } from "../words/any-of.ts";
import type { Lexicon } from "../words/list.ts";
import { soundsLikePerson } from "../words/persons.ts";
import { hasWord, phraseAt } from "../words/phrases.ts";
import type { Verdict } from "./pattern.ts";
import { mainStart, type Sentence, subjectBefore } from "./sentence.ts";

const VERBS = {
  en: /^(?!is$|has$|was$|us$|this$|its$|always$|as$).{2,}s$/,
  de: /^(?!ist$|hat$|nicht$|selbst$|fast$|bereit$|erst$).{2,}t$/,
  fr: /^(?!est$|sont$|ont$|peut$|et$|dont$|ayant$|sous-traitant$|de$|le$|que$).{2,}(?:t|e|d)$/,
  es: /^(?!que$|de$|una$|la$).{3,}(?:a|e|an|en|rá|rán)$/,
  pt: /^(?!que$|de$|uma$|na$|da$).{3,}(?:a|e|am|em|rá|rão)$/,
};
/** "asks", "carries": the third person of something that can be asked for. */
const isAct = (verb: string, lexicon: Lexicon): boolean =>
  hasWord(lexicon.acts, verb) ||
  [verb, verb.replace(/s$/, ""), verb.replace(/es$/, ""), verb.replace(/ies$/, "y")].some((base) =>
    hasWord(lexicon.imperative, base),
  );

/** Someone by the ending of the word: driver, Fahrerin, conducteur. */
const isPerson = (word: string, { language, lexicon }: Sentence): boolean =>
  soundsLikePerson(word, language) && !hasWord(lexicon.things, word) && !hasWord(lexicon.people, word);

const LINKS = anyOf(
  `de | du | do | da | dos | del | of | und | and | et | e | y | traitement | dados | service | or | oder | ou | tratamiento | also | then | always | le | la | les | lui | vous | se | sich | ne | n' | no | não | not | never | nunca | jamás | jamais | nie | niemals`,
);
const FARTHEST = 9;
const REACH = 5;

/** "The controller keeps a record", "Der Assistent gibt keine Auskunft". */
export function presentOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, isMain } = sentence;
  const start = mainStart(sentence);
  const before = tokens
    .slice(0, start + FARTHEST)
    .findIndex(
      ({ word }, at) => at >= start && isMain[at] && (hasWord(lexicon.doers, word) || isPerson(word, sentence)),
    );
  if (before < 0) return itPresent(sentence, start) ?? peoplePresent(sentence) ?? legalFuture(sentence);
  const isFar =
    before - start > REACH &&
    sentence.language !== "de" &&
    !tokens.slice(start, before).some(({ word }) => word === ",");
  if (isFar) return peoplePresent(sentence) ?? legalFuture(sentence);
  if (phraseAt(lexicon.outsiders, tokens, before)) return null;
  const at = verbAt(sentence, start, before);
  if (at === null) return peoplePresent(sentence) ?? legalFuture(sentence);
  return { type: typeNear(sentence, at), modal: { from: at, to: at + 1 }, pattern: "present" };
}

/** "It confirms every booking": "it" is the agent of the sentence before. */
function itPresent({ tokens, lexicon, language }: Sentence, start: number): Verdict | null {
  const verb = tokens[start + 1]?.word ?? "";
  if (language !== "en" || tokens[start]?.word !== "it" || !/s$/.test(verb) || !hasWord(lexicon.acts, verb))
    return null;
  return { type: "obligation", modal: { from: start + 1, to: start + 2 }, pattern: "present" };
}

/** The verb beside the doer: behind it, or before it where German puts something else first ("Zuerst fragt der Agent"). */
function verbAt(sentence: Sentence, start: number, doer: number): number | null {
  const { tokens, lexicon, language } = sentence;
  let at = doer + 1;
  while (at < tokens.length && LINKS.test(tokens[at]?.word ?? "")) at++;
  if (language === "de" && doer - start > 1) {
    const inverted = hasWord(lexicon.articles, tokens[doer - 1]?.word ?? "") ? doer - 2 : doer - 1;
    if (inverted > 0 && VERBS.de.test(tokens[inverted]?.word ?? "") && isAct(tokens[inverted]?.word ?? "", lexicon))
      at = inverted;
  }
  const verb = tokens[at]?.word ?? "";
  const isPlural =
    isAct(verb, lexicon) && (language === "en" ? /s$|ff$/.test(tokens[doer]?.word ?? "") : /n$|nt$|m$/.test(verb));
  if ((!VERBS[language].test(verb) && !isPlural) || !canOblige(sentence, at)) return null;
  const isListed = hasWord(lexicon.doers, tokens[doer]?.word ?? "");
  return isListed || language !== "en" || isAct(verb, lexicon) ? at : null;
}

const canOblige = ({ tokens, lexicon, language }: Sentence, at: number): boolean => {
  const verb = tokens[at]?.word ?? "";
  if (language === "en" && /ed$/.test(verb)) return false;
  return !hasWord(lexicon.states, verb) && !hasWord(lexicon.passive, verb) && !phraseAt(lexicon.happens, tokens, at);
};

const NEAR = 2;

/** A negation beside the verb forbids; in German it stands behind the object. */
function typeNear({ tokens, lexicon, language, isMain }: Sentence, at: number): "prohibition" | "obligation" {
  const to = language === "de" ? tokens.length : at + NEAR + 1;
  const near = tokens.slice(Math.max(0, at - NEAR), to).filter((_, index) => isMain[Math.max(0, at - NEAR) + index]);
  return near.some(({ word }) => hasWord(lexicon.not, word)) ? "prohibition" : "obligation";
}

/** "Visitors sign in before they enter": people other than the author's own, with a verb that is not a state. */
function peoplePresent(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, language, isMain } = sentence;
  const start = mainStart(sentence);
  const at = tokens.findIndex(
    ({ word }, index) => index >= start && index < start + FARTHEST && isMain[index] && hasWord(lexicon.people, word),
  );
  const verb = tokens[at + 1]?.word ?? "";
  const before = tokens[at - 1]?.word ?? "";
  if (at < 0 || PRONOUN.test(tokens[at]?.word ?? "")) return null;
  if (at > start && !hasWord(lexicon.articles, before) && before !== ",") return null;
  if (at - start > REACH && !tokens.slice(start, at).some(({ word }) => word === ",")) return null;
  const isVerb =
    language === "en"
      ? isAct(verb, lexicon) ||
        (/[a-rt-z]$/.test(verb) && /s$|ople$|yone$/.test(tokens[at]?.word ?? "") && /^\p{Ll}+$/u.test(verb))
      : VERBS[language].test(verb) || /(?:en|ent|an|am|em)$/.test(verb);
  if (!isVerb || !canOblige(sentence, at + 1)) return null;
  return { type: typeNear(sentence, at + 1), modal: { from: at + 1, to: at + 2 }, pattern: "people" };
}

const PRONOUN = /^(?:i|we|you|they|wir|sie|nous|vous|on|man|one|who)$/;

/** Spanish and Portuguese laws oblige in the future: "todos contribuirán". */
function legalFuture(sentence: Sentence): Verdict | null {
  const { tokens, language, isMain, lexicon } = sentence;
  if (language !== "es" && language !== "pt") return null;
  const from = tokens.findIndex(({ word }, at) => isMain[at] && /.{3,}(?:rá|rán|rão)$/.test(word) && !BE.test(word));
  if (from < 0 || phraseAt(lexicon.happens, tokens, from)) return null;
  const subject = subjectBefore(sentence, from);
  if (subject === "outsider") return null;
  return { type: typeNear(sentence, from), modal: { from, to: from + 1 }, pattern: "future" };
}

const BE = /^(?:será|serán|serão|estará|estarán|habrá|terá|tendrá|tendrán|haverá|poderá|podrá|podrán|poderão)$/;

/** "Anyone who loses a card reports it": the subject is a clause of its own, what follows it is the duty. */
export function anyoneOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, text } = sentence;
  const who = phraseAt(lexicon.anyone, tokens, 0);
  if (!who || tokens.length < who.to + 4 || text.trimEnd().endsWith("!")) return null;
  const from = tokens.findIndex(({ word }, at) => at > who.to + 1 && isAct(word, lexicon) && canOblige(sentence, at));
  return from < 0 ? null : { type: typeNear(sentence, from), modal: { from, to: from + 1 }, pattern: "anyone" };
}
