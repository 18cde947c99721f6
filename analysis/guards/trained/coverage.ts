import { WORDS } from "../../lexicons/language.ts";
import { languageOf } from "../../text/language.ts";
import { words } from "../../text/sentences.ts";

const english = new Set(WORDS.en.split("|"));
const SAMPLE = 4_000;
/** A few words may be a name or a command in any language. */
const FEW = 8;
/** English prose has far more of its common words, and code and tables have fewer words at all. */
const LEAST_SHARE = 0.06;
const CODE = /[{}()[\];=<>$#\\/_]|\d/g;

/** The language of a text that is certainly not English, or undefined. Short texts and code count as English. */
export function otherLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE);
  const language = languageOf(sample);
  if (language === "en") return undefined;
  if (language !== null) return language;
  const list = words(sample.toLowerCase());
  if (list.length < FEW || (sample.match(CODE)?.length ?? 0) > sample.length / 25) return undefined;
  return list.filter((word) => english.has(word)).length < list.length * LEAST_SHARE ? "unknown" : undefined;
}
