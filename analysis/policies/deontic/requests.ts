import { anyOf } from "../words/any-of.ts";
import type { Lexicon } from "../words/list.ts";
import { hasWord, holds, phraseAt } from "../words/phrases.ts";
import { isActPassive } from "./modals.ts";
import type { Verdict } from "./pattern.ts";
import { soundsLikePerson } from "./persons.ts";
import { mainStart, type Sentence, subjectBefore } from "./sentence.ts";

const ONLY = anyOf(`only | nur | seul | seule | seuls | seules | sólo | solo | solamente | só | somente | apenas`);
const NONE = anyOf(`no | keine? | keinen | pas | aucune? | nada | ningún | ninguna | nenhuma?`);
const VERB = anyOf(`
  is | are | was | were | has | have | had | can | will | may | does | do | did | ist | sind | hat | haben | gibt | kann | est | sont | a | ont | peut
  es | son | hay | tiene | puede | é | são | há | tem | pode | need | problem | question | doubt | wonder`);
const MOST_WORDS_WITHOUT_VERB = 12;

/** "Only the shift lead opens the safe", "No open shoes behind the counter". */
function onlyOf(sentence: Sentence): Verdict | null {
  const { tokens, kind } = sentence;
  const words = tokens.map(({ word }) => word);
  const [first = "", second = ""] = words;
  if (kind === "heading" || kind === "cell") return null;
  if (
    ONLY.test(first) &&
    words.length > 4 &&
    !/^(?:then|if|when|a|some|few|wenn|dann|si|se|cuando|quando|recently)$/.test(second)
  )
    return { type: "prohibition", modal: { from: 0, to: 1 }, pattern: "only" };
  const isShort = words.length > 3 && words.length <= MOST_WORDS_WITHOUT_VERB && /[.;]$/.test(sentence.text.trim());
  const isBan = NONE.test(first) && isShort && !words.some((word) => VERB.test(word));
  return isBan ? { type: "prohibition", modal: { from: 0, to: 1 }, pattern: "prohibition" } : null;
}

/** "No refund without a receipt." */
function withoutOf(sentence: Sentence): Verdict | null {
  const { tokens, language } = sentence;
  const words = tokens.map(({ word }) => word);
  const isNone = anyOf(`
  ohne | without | sans | no | kein | keine | keinen | pas | aucun | aucune | sin | sem | nenhum
  nenhuma | ningún | ninguna | nobody | niemand | nul`).test(words[0] ?? "");
  const isBound = words.some((word) =>
    /^(?:without|before|unless|until|after|ohne|vor|sans|avant|sin|sem|antes|but)$/.test(word),
  );
  const isWithout =
    isNone &&
    words.length < 14 &&
    isBound &&
    words
      .slice(1)
      .some((word) => /^(?:without|ohne|sans|sin|sem|before|vor|until|but|no|keine?n?|pas|nenhuma?)$/.test(word)) &&
    !words.some((word) => /^(?:is|are|will|can|ist|sind|lässt|est|es|é|abre|opens?)$/.test(word));
  return isWithout && language ? { type: "prohibition", modal: { from: 0, to: 1 }, pattern: "prohibition" } : null;
}

const NOUNS = new Set(
  "us details status information history policy policies number numbers form page : of here started".split(" "),
);

/** A request, a promise, or the present tense with which laws and handbooks oblige. */
export function requestOf(sentence: Sentence): Verdict | null {
  return (
    onlyOf(sentence) ??
    withoutOf(sentence) ??
    imperativeOf(sentence) ??
    promiseOf(sentence) ??
    presentOf(sentence) ??
    passiveOf(sentence)
  );
}

const NEGATION = /^(?:ne|n'|no|não)$/;

function imperativeOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, language, text } = sentence;
  const at = mainStart(sentence);
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (at >= tokens.length || NOUNS.has(next) || text.trimEnd().endsWith("!")) return null;
  if (language === "en" && tokens[0]?.word === "to" && at < 6 && !/\bfirst\b/.test(text)) return null;
  const hit = { from: at, to: at + 1 };
  const isNegated =
    NEGATION.test(word) && (hasWord(lexicon.imperative, next) || /.{3,}(?:ez|es|as|e|a|en|an|em|am)$/.test(next));
  if (isNegated && language !== "en" && language !== "de")
    return { type: "prohibition", modal: { from: at, to: at + 2 }, pattern: "imperative" };
  if (hasWord(lexicon.not, word)) return null;
  const isForm =
    hasWord(lexicon.imperative, word) ||
    (language === "fr" && /.{3,}ez$/.test(word) && !/^(?:chez|assez)$/.test(word)) ||
    (language === "de" && next === "sie" && /en$/.test(word));
  return isForm ? { type: "obligation", modal: hit, pattern: "imperative" } : null;
}

const isBoundWord = (word: string, lexicon: Lexicon): boolean =>
  /^(?:you|we|all)$/.test(word) ||
  hasWord(lexicon.doers, word) ||
  /^(?:maintainers|admins|moderators|leaders)$/.test(word);

/** "We will notify", "you'll need": a promise of the author or of the reader. */
function promiseOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, language } = sentence;
  if (language !== "en") return null;
  const at = tokens.findIndex(({ word }, index) => sentence.isMain[index] && /^(?:you'll|we'll)$/.test(word));
  const will = tokens.findIndex(
    ({ word }, index) =>
      sentence.isMain[index] &&
      word === "will" &&
      (isBoundWord(tokens[index - 1]?.word ?? "", lexicon) ||
        isActPassive(tokens.slice(index + 1, index + 4).map(({ word: next }) => next))),
  );
  const from = at >= 0 ? at : will;
  const isFuture = from >= 0 && [1, 2].every((step) => !phraseAt(lexicon.happens, tokens, from + step));
  return isFuture ? { type: "obligation", modal: { from, to: from + 1 }, pattern: "promise" } : null;
}

const VERBS = {
  en: /^(?!is$|has$|was$|us$|this$|its$|always$|as$).{2,}s$/,
  de: /^(?!ist$|hat$|nicht$|selbst$|fast$|bereit$|erst$).{2,}t$/,
  fr: /^(?!est$|sont$|ont$|peut$|et$|dont$|ayant$|sous-traitant$|de$|le$|que$).{2,}(?:t|e)$/,
  es: /^(?!que$|de$|una$|la$).{3,}(?:a|e|an|en|rá|rán)$/,
  pt: /^(?!que$|de$|uma$|na$|da$).{3,}(?:a|e|am|em|rá|rão)$/,
};
const STATE = anyOf(`
  has | have | knows | likes | needs | belongs | kennt | connaît | tiene | tem | siga | conoce | sabe
  sabem | becomes | sees | works | trabaja | trabalha`);

/** "asks", "carries": the third person of something that can be asked for. */
const isAct = (verb: string, lexicon: Lexicon): boolean =>
  [verb, verb.replace(/s$/, ""), verb.replace(/es$/, ""), verb.replace(/ies$/, "y")].some((base) =>
    hasWord(lexicon.imperative, base),
  );

/** Someone by the ending of the word: driver, Fahrerin, conducteur. */
const isPerson = (word: string, { language, lexicon }: Sentence): boolean =>
  soundsLikePerson(word, language) && !hasWord(lexicon.things, word) && !hasWord(lexicon.people, word);

/** "The controller keeps a record", "Der Assistent gibt keine Auskunft". */
function presentOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, language, isMain } = sentence;
  let at = mainStart(sentence);
  const before = tokens
    .slice(0, at + 8)
    .findIndex(({ word }, index) => isMain[index] && (hasWord(lexicon.doers, word) || isPerson(word, sentence)));
  if (before < 0) return peoplePresent(sentence) ?? legalFuture(sentence);
  if (before - at > 5) return null;
  // Between the beginning and the doer stand articles, or an adverbial such as "in no case".
  at = before + 1;
  while (
    at < tokens.length &&
    /^(?:de|du|do|da|dos|del|of|und|and|et|e|y|traitement|dados|service|or|oder|ou|tratamiento)$/.test(
      tokens[at]?.word ?? "",
    )
  )
    at++;
  const verb = tokens.slice(at, at + 1)[0]?.word ?? "";
  const isPlural = language === "en" && /s$/.test(tokens[before]?.word ?? "") && isAct(verb, lexicon);
  if ((!VERBS[language].test(verb) && !isPlural) || STATE.test(verb) || hasWord(lexicon.passive, verb)) return null;
  const isListed = hasWord(lexicon.doers, tokens[before]?.word ?? "");
  if (!isListed && language === "en" && !isAct(verb, lexicon)) return null;
  const near = tokens.slice(Math.max(0, at - 2), at + 3).map(({ word }) => word);
  const type = near.some((word) => hasWord(lexicon.not, word)) ? "prohibition" : "obligation";
  return { type, modal: { from: at, to: at + 1 }, pattern: "present" };
}

/** "Visitors sign in before they enter": others, with a word that binds them. */
function peoplePresent(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, language, isMain } = sentence;
  const at = tokens.findIndex(({ word }, index) => index < 4 && isMain[index] && hasWord(lexicon.people, word));
  const verb = tokens[at + 1]?.word ?? "";
  const before = tokens[at - 1]?.word ?? "";
  if (
    at < 0 ||
    /^(?:i|we|you|they|wir|sie|nous|vous|on|man)$/.test(tokens[at]?.word ?? "") ||
    !holds(lexicon.binding, tokens)
  )
    return null;
  if (before !== "" && !hasWord(lexicon.articles, before)) return null;
  const isVerb = language === "en" ? isAct(verb, lexicon) : VERBS[language].test(verb) || /(?:en|ent|an)$/.test(verb);
  if (!isVerb || STATE.test(verb) || hasWord(lexicon.passive, verb)) return null;
  const near = tokens.slice(at, at + 4).map(({ word }) => word);
  const type = near.some((word) => hasWord(lexicon.not, word)) ? "prohibition" : "obligation";
  return { type, modal: { from: at + 1, to: at + 2 }, pattern: "present" };
}

/** Spanish and Portuguese laws oblige in the future: "todos contribuirán". */
function legalFuture(sentence: Sentence): Verdict | null {
  const { tokens, language, isMain } = sentence;
  if (language !== "es" && language !== "pt") return null;
  const from = tokens.findIndex(
    ({ word }, at) =>
      isMain[at] &&
      /.{3,}(?:rá|rán|rão)$/.test(word) &&
      !/^(?:será|serán|serão|estará|estarán|habrá|terá|tendrá|tendrán)$/.test(word),
  );
  if (from < 0 || subjectBefore(sentence, from) !== "people") return null;
  const near = tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word);
  const type = near.some((word) => hasWord(sentence.lexicon.not, word)) ? "prohibition" : "obligation";
  return { type, modal: { from, to: from + 1 }, pattern: "present" };
}

/** "Identity is verified before any detail is mentioned": the present passive with a word that binds. */
function passiveOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, isMain, language } = sentence;
  const words = tokens.map(({ word }) => word);
  const from = words.findIndex((word, at) => isMain[at] && hasWord(lexicon.passive, word));
  if (language === "de") {
    const zu = words.findIndex(
      (word, at) =>
        at > 0 &&
        isMain[at] &&
        ((word === "zu" && /n$/.test(words[at + 1] ?? "")) ||
          /^(?:ab|an|auf|aus|bei|ein|frei|fest|her|hin|mit|nach|vor|weiter|zurück|sicher|fern|zusammen|bereit)zu.+n$/.test(
            word,
          )),
    );
    const be = words.findIndex((word, at) => isMain[at] && /^(?:ist|sind|hat|haben|bleibt|bleiben)$/.test(word));
    if (zu > 0 && be >= 0 && be < zu) {
      const isNegated = words.slice(0, zu).some((word, at) => isMain[at] && hasWord(lexicon.not, word));
      return { type: isNegated ? "prohibition" : "obligation", modal: { from: be, to: be + 1 }, pattern: "obligation" };
    }
  }
  const reflexive = language === "es" || language === "pt" ? reflexiveOf(sentence) : null;
  if (reflexive) return reflexive;
  const isBinding = holds(lexicon.binding, tokens) || isActPassive(["be", ...words.slice(from + 1, from + 4)]);
  if (from < 0 || !isBinding || isStated(sentence, from)) return null;
  const next = words.slice(from + 1, from + 4);
  const isParticiple =
    language === "de"
      ? /(?:t|en)$/.test(words.filter((word) => /\p{L}/u.test(word)).at(-1) ?? "")
      : next.some((word) => PARTICIPLE[language].test(word));
  if (!isParticiple || phraseAt(lexicon.happens, tokens, from)) return null;
  const isNegated = words.some((word, at) => isMain[at] && hasWord(lexicon.not, word));
  return { type: isNegated ? "prohibition" : "obligation", modal: { from, to: from + 1 }, pattern: "passive" };
}

/** "Se pagará", "far-se-á": what will be done has to be done. */
function reflexiveOf({ tokens, isMain, lexicon, language }: Sentence): Verdict | null {
  const isBinding = language === "es" && holds(lexicon.binding, tokens);
  const from = tokens.findIndex(
    ({ word }, at) =>
      isMain[at] &&
      ((word === "se" && (isBinding ? /(?:rá|rán|[ae]n?)$/ : /(?:rá|rán)$/).test(tokens[at + 1]?.word ?? "")) ||
        /-se-(?:á|ão)$/.test(word)),
  );
  if (from < 0) return null;
  const type = hasWord(lexicon.not, tokens[from - 1]?.word ?? "") ? "prohibition" : "obligation";
  return { type, modal: { from, to: from + 1 }, pattern: "passive" };
}

/** "This is accepted", "there is no need". */
const isStated = (sentence: Sentence, from: number): boolean =>
  /^(?:this|there|it|that|ceci|cela|esto|isto|dies|es)$/.test(sentence.tokens[from - 1]?.word ?? "") ||
  (subjectBefore(sentence, from) === "thing" && sentence.language !== "en");

const PARTICIPLE = {
  en: /(?:[a-z]{2,}ed|given|made|kept|sent|held|taken|paid|lent|shown|told|written|done|handed|put|set)$/,
  fr: /.{2,}(?:é|ée|és|ées|is|it|u|us|ue|ues)$/,
  es: /.{3,}(?:ado|ada|ados|adas|ido|ida|idos|idas|an|en|a)$/,
  pt: /.{3,}(?:ado|ada|ados|adas|ido|ida|idos|idas)$/,
  de: /(?:t|en)$/,
};
