import type { KnownLanguage } from "../../lexicons/language.ts";
import { ACTS } from "../../lexicons/signs/acts.ts";
import { PEOPLE } from "../../lexicons/signs/people.ts";
import { THINGS } from "../../lexicons/signs/things.ts";

type Translated = Exclude<KnownLanguage, "en">;

/** In the order of the lists. */
const COLUMNS: readonly Translated[] = ["de", "fr", "es", "it", "pt", "nl"];

let known: ReadonlyMap<string, readonly string[]> | undefined;

function read(): ReadonlyMap<string, readonly string[]> {
  const lines = [ACTS, THINGS, PEOPLE].flatMap((list) => list.split("\n")).filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const [english = "", ...translated] = line.split(" / ");
      return [english, translated];
    }),
  );
}

/**
 * An English sign with the words that a response in another language has for it. A word without a translation stays, as names, figures
 * and words of code do.
 */
export function translatedSign(sign: string, language: Translated): string {
  const column = COLUMNS.indexOf(language);
  const words = alternativesIn(sign).flatMap((word) => entryOf(word)?.[column]?.split("|") ?? []);
  return words.length === 0 ? sign : [sign, ...words.map(bounded)].join("|");
}

function entryOf(word: string): readonly string[] | undefined {
  known ??= read();
  return known.get(word) ?? known.get(word.replace(/s$/, ""));
}

/** A few letters begin many words: with so few, no more than an ending may follow. */
const SHORT = /^\p{L}{1,3}$/u;
const bounded = (word: string): string => (SHORT.test(word) ? `${word}(?![a-zß-ÿœ]{3})` : word);

/** Split at bars, other than those in brackets. */
function alternativesIn(sign: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of sign) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
