import { anyOf } from "../words/any-of.ts";
import { hasWord, holds } from "../words/phrases.ts";
import { negatedOf, nobodyOf, onlyLaterOf, onlyOf, withoutOf } from "./bans.ts";
import { ownActOf } from "./own-acts.ts";
import { passiveOf } from "./passive.ts";
import type { Verdict } from "./pattern.ts";
import { plainRequestOf } from "./plain-requests.ts";
import { anyoneOf, presentOf } from "./present.ts";
import { promiseOf } from "./promise.ts";
import { mainStart, type Sentence } from "./sentence.ts";

const NOUNS = new Set(
  "us details status information history policy policies number numbers form page : of here started".split(" "),
);

/** A request, a promise, or the present tense with which laws and handbooks oblige. */
export function requestOf(sentence: Sentence): Verdict | null {
  return (
    onlyOf(sentence) ??
    withoutOf(sentence) ??
    nobodyOf(sentence) ??
    imperativeOf(sentence) ??
    onlyLaterOf(sentence) ??
    ownActOf(sentence) ??
    anyoneOf(sentence) ??
    promiseOf(sentence) ??
    presentOf(sentence) ??
    passiveOf(sentence) ??
    negatedOf(sentence) ??
    plainRequestOf(sentence)
  );
}

const DETERMINER = anyOf(`
  the | a | an | all | any | every | each | your | our | their | its | his | her | this | these | that | those | no | only | before | after | with | from | to | in | on | out | up | off | us | me | them | it | him | yourself
  nothing | never | always | kind | polite | respectful | d+`);

/** The heading "Close the gate" asks, "Refund and complaints handbook" names: English nouns look like requests. */
const opensObject = (word: string): boolean => DETERMINER.test(word);

const VERB = /^(?:is|are|was|were|has|have|can|will|may|must)$/;

/** "Come and see!": praise. */
const INVITES = anyOf(`
  try | visit | come | enjoy | discover | join | see | get | find | contact | check | call | book | order | save | read | probieren | besuchen | entdecken | kommen | venez
  découvrez | profitez | essayez | visite | descubra | ven | venga | prueba | aproveite | venha | descubra | experimente`);
const ADVISES = anyOf(`consider | try | prefer | favor | aim | think | strive`);
const AVOIDS = anyOf(`avoid | refrain | vermeide | vermeiden | évitez | éviter | evita | evite | evitar | unterlassen`);
const NEGATION = /^(?:ne|n'|no|não)$/;

function imperativeOf(sentence: Sentence): Verdict | null {
  const { tokens, lexicon, language, text, kind } = sentence;
  const at = mainStart(sentence);
  const word = tokens[at]?.word ?? "";
  const next = tokens[at + 1]?.word ?? "";
  if (language === "en" && [next, tokens[at + 2]?.word ?? ""].some((word) => VERB.test(word))) return null;
  if (at >= tokens.length || NOUNS.has(next) || (text.trimEnd().endsWith("!") && INVITES.test(word))) return null;
  if (language === "en" && tokens[0]?.word === "to" && at < 6 && !/\bfirst\b/.test(text)) return null;
  if (kind === "heading" && language === "en" && !opensObject(next)) return null;
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
  if (!isForm && !isInfinitive(sentence)) return null;
  // "Where possible, offer the earlier slot."
  const isAdvice = holds(lexicon.recommendation, tokens) || ADVISES.test(word);
  const type = isAdvice ? "recommendation" : AVOIDS.test(word) ? "prohibition" : "obligation";
  return { type, modal: hit, pattern: "imperative" };
}

const FINITE = anyOf(`
  ist | sind | hat | haben | wird | werden | kann | können | darf | dürfen | muss | müssen | soll | sollen | will | wollen | wir | sie | ich | man | war | waren | zu | um`);

/** "Bitte leise sprechen", "Vor dem Verlassen den Bildschirm sperren": German asks with the infinitive at the end. */
function isInfinitive({ tokens, language, lexicon }: Sentence): boolean {
  if (language !== "de") return false;
  const words = tokens.map(({ word }) => word).filter((word) => /\p{L}/u.test(word));
  const last = words.at(-1) ?? "";
  if (words.length < 3 || !/n$/.test(last) || words.some((word) => FINITE.test(word))) return false;
  return words[0] === "bitte" || hasWord(lexicon.imperative, last) || hasWord(lexicon.acts, last);
}
