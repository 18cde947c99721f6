import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { type Phrases, phrasesOf } from "./phrases.ts";
import { pt } from "./pt.ts";
import type { Words } from "./words.ts";

export const languages = ["en", "de", "fr", "es", "pt"] as const;
export type Language = (typeof languages)[number];
export type Lexicon = Readonly<Record<keyof Words, Phrases>>;

const words: Readonly<Record<Language, Words>> = { en, de, fr, es, pt };
const made = new Map<Language, Lexicon>();

/** The words of a language, ready to be found. Made with the first sentence of that language. */
export function lexiconOf(language: Language): Lexicon {
  const known = made.get(language);
  if (known) return known;
  const lists = Object.entries(words[language]).map(([name, list]) => [name, phrasesOf(list, language)] as const);
  const lexicon = Object.fromEntries(lists) as unknown as Lexicon;
  made.set(language, lexicon);
  return lexicon;
}
