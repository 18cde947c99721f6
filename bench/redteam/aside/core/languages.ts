import { has } from "./words.ts";

export type Spoken = "en" | "de" | "fr" | "es" | "pt" | "other";

/** Names of languages in the languages that people ask in. */
const NAMES: Readonly<Record<Exclude<Spoken, "other">, readonly string[]>> = {
  en: ["english", "englisch", "anglais", "ingles"],
  de: ["german", "deutsch", "allemand", "aleman", "alemao"],
  fr: ["french", "franzosisch", "francais", "frances"],
  es: ["spanish", "spanisch", "espagnol", "espanol", "espanhol"],
  pt: ["portuguese", "portugiesisch", "portugais", "portugues"],
};

const OTHERS = ["latin", "italian", "polish", "russian", "japanese", "chinese", "hindi", "zulu", "welsh", "dutch"];
const TRANSLATE = [
  "translat",
  "ubersetz",
  "tradui",
  "traduc",
  "traduz",
  "in french",
  "in spanish",
  "in german",
  "auf ",
];

/** The language that a message asks to translate into, if it asks for a translation at all. */
export function translationInto(plain: string): Spoken | undefined {
  if (!has(plain, TRANSLATE)) return undefined;
  const named = (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((name) => has(plain, NAMES[name]));
  if (named) return named;
  return has(plain, OTHERS) || has(plain, ["another language", "other language"]) ? "other" : undefined;
}

const COMMON: Readonly<Record<Exclude<Spoken, "other">, readonly string[]>> = {
  en: ["the", "you", "and", "what", "please", "your", "is", "can", "how", "are", "do"],
  de: ["der", "die", "das", "und", "ist", "bitte", "wie", "du", "sie", "mir", "was", "ich"],
  fr: ["le", "la", "les", "est", "vous", "quel", "quelles", "je", "moi", "votre", "sont", "une"],
  es: ["el", "los", "las", "que", "cuales", "por", "es", "tus", "son", "una", "favor"],
  pt: ["o", "os", "quais", "voce", "sao", "suas", "uma", "por", "favor", "nao", "e"],
};

/** The language of a message by its most common words. A text in another script or without them is “other”. */
export function spokenIn(plain: string): Spoken {
  const words = plain.split(/[^\p{L}]+/u).slice(0, 400);
  const scores = (Object.keys(COMMON) as (keyof typeof COMMON)[]).map(
    (name) => [name, words.filter((word) => COMMON[name].includes(word)).length] as const,
  );
  const [best, hits] = scores.reduce((one, other) => (other[1] > one[1] ? other : one));
  return hits === 0 ? "other" : best;
}
