import { WORDS } from "../../lexicons/language.ts";
import { languageOf } from "../../text/language.ts";
import { ASCII } from "../../text/plain.ts";
import { words } from "../../text/sentences.ts";

const english = new Set(WORDS.en.split("|"));
const SAMPLE = 4_000;
/** A few words may be a name or a command in any language. */
const FEW = 8;
/** English prose has far more of its common words. */
const LEAST_SHARE = 0.06;
/** So many common words of another language, and more of them than English ones, make a text in plain letters a foreign one. */
const LEAST_FOREIGN = 2;
const CODE = /[{}()[\];=<>$#\\/_:|]|\d/g;

const hasForeignLetters = (text: string): boolean =>
  (text.match(/(?![a-z])\p{L}/giu)?.length ?? 0) > (text.match(/\p{L}/gu)?.length ?? 0) / 60;

/** The language of a text that is certainly not English, or undefined. Short texts, lists and code count as English. */
export function otherLanguage(text: string): string | undefined {
  const sample = text.slice(0, SAMPLE);
  const language = languageOf(sample);
  if (language === "en") return undefined;
  if (language === "other") return "another script";
  const isPlain = ASCII.test(sample);
  if (isPlain && (sample.match(CODE)?.length ?? 0) > sample.length / 25) return undefined;
  const list = words(sample.toLowerCase());
  const common = list.filter((word) => english.has(word)).length;
  if (language === null)
    return list.length >= FEW && common < list.length * LEAST_SHARE && hasForeignLetters(sample)
      ? "unknown"
      : undefined;
  const own = new Set(WORDS[language].split("|"));
  const foreign = list.filter((word) => own.has(word) && !english.has(word)).length;
  return isPlain && (foreign < LEAST_FOREIGN || foreign <= common) ? undefined : language;
}
