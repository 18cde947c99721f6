import { rememberReadings } from "./remembered.ts";
import { type Language, languages } from "./vocabulary.ts";
import { entries, wordsOf } from "./words.ts";

/** Short words that identify a language. Words that several languages share are left out. */
const tells: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(entries("the, is, are, you, your, my, and, what, how, can, please, with, for, of, to, it, i, this, do")),
  de: new Set(
    entries(
      "der, die, das, ist, und, ich, nicht, wie, mein, meine, bitte, für, mit, ein, eine, sie, ihr, wann, kann, zu, auf, den, dem, wo, habe, deine, alle",
    ),
  ),
  fr: new Set(
    entries(
      "le, la, les, est, et, je, vous, mon, ma, pas, comment, pour, avec, une, votre, quel, quelle, bonjour, du, des, où, puis, tes, dans, moi, sont, ce",
    ),
  ),
  es: new Set(
    entries(
      "el, los, las, es, y, mi, para, con, una, cómo, qué, cuál, por, favor, hola, puedo, está, su, del, cuánto, dónde, quiero, tus, usted, mis, son",
    ),
  ),
  pt: new Set(
    entries(
      "o, os, é, e, meu, minha, para, com, uma, não, você, qual, quanto, olá, posso, está, por, favor, do, da, quero, onde, suas, seu, são, dos, em",
    ),
  ),
};

const named: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:in|auf|en|em) (?:english|englisch|anglais|inglés|inglês)\b/i,
  de: /\b(?:in|auf|en|em) (?:german|deutsch|allemand|alemán|alemão)\b/i,
  fr: /\b(?:in|auf|en|em) (?:french|französisch|français|francés|francês)(?![\p{L}])/iu,
  es: /\b(?:in|auf|en|em) (?:spanish|spanisch|espagnol|español|espanhol)(?![\p{L}])/iu,
  pt: /\b(?:in|auf|en|em) (?:portuguese|portugiesisch|portugais|portugués|português)(?![\p{L}])/iu,
};

/** Characters that only one of the languages has. */
const marks: Partial<Record<Language, RegExp>> = { de: /[äöüß]/i, es: /[ñ¿¡]/i, pt: /[ãõ]/i, fr: /[èêœ]/i };

/** The language for the response: the one asked for by name, or else the language of the question. */
export const languageOf = rememberReadings((text): Language => {
  const asked = languages.find((language) => named[language].test(text));
  if (asked) return asked;
  const words = wordsOf(text.slice(0, 2000));
  const counts = languages.map((language) => words.filter((word) => tells[language].has(word)).length);
  const scores = counts.map((count, at) => count + (marks[languages[at] ?? "en"]?.test(text) ? 2 : 0));
  const best = Math.max(...scores);
  return languages[best === 0 ? 0 : scores.indexOf(best)] ?? "en";
});
