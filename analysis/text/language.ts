import { type KnownLanguage, WORDS } from "../lexicons/language.ts";
import { ASCII, plain } from "./plain.ts";
import { withoutCode, withoutQuotations, withoutQuotedSpans } from "./quotations.ts";
import { words } from "./sentences.ts";
import { remembering } from "./view/recent-views.ts";

/** Letters and endings that are typical of one language. */
const MARKS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /(?:ing|tion|'s|'re|'ll|th\w)\b|\bw(?:h|ou)/g,
  de: /[äöüß]|sch|(?:ung|keit|lich)(?:en)?\b/g,
  fr: /[èêœùû]|\b[ldjcnsq]u?'|(?:ez|eux|aux|ment|ère)\b|ç|é\b/g,
  es: /[ñ¿¡]|(?:ción|ciones|mente|ado|amos|illo|uela)\b|[áíó]\w/g,
  pt: /[ãõ]|(?:ção|ções|mente|ado|nh\w|lh\w)\b|[áíó]\w|ç/g,
  it: /(?:zione|mente|gli|cch\w|tt[oaie]|zz\w)\b|\bdell'|\bl'/g,
  nl: /ij|aa|oe|(?:lijk|heid|een)\b/g,
};

/** Runs of letters that are common in one language and rare in the others. */
const RUNS: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /[aeiou]ck|gh|ee|oo|sh|[^ea]y\b/g,
  de: /ch\b|ei|[^aeo]en\b|tz|pf|cht/g,
  fr: /eau|oi|ou|eu|ouv|[aeo]nt\b/g,
  es: /ie[nrmst]|ue[nrlst]|ll|os\b/g,
  pt: /[eoi]m\b|ei|ou\b|lh|nh/g,
  it: /[aeio][bcdfglmnprst]{2}[aeio]\b|zz|gi[aoe]/g,
  nl: /ee|uu|ui|oo|sch|en\b/g,
};

/** The least share and score that a language needs, and its lead over any other. */
const LEAST_SHARE = 0.15;
const LEAST_SCORE = 0.75;
const LEAD = 1.15;
/** With few words a single one decides, so the lead must be larger. */
const FEW_WORDS = 6;
const LEAD_OF_FEW = 1.4;

/** A longer sample does not help to identify the language. */
const SAMPLE = 40_000;
const sampleOf = (text: string): string =>
  text.length <= SAMPLE ? text : `${text.slice(0, SAMPLE / 2)}\n${text.slice(-SAMPLE / 2)}`;

/** As in German books. */
const TURNED_ROUND = [{ open: "»", close: ["«"], shortest: 1, longest: 400 }];

/** The language of a text. Null if it is too short or too mixed to tell, "other" for other scripts. */
export const languageOf = remembering((text): KnownLanguage | "other" | null => {
  const prose = withoutAddresses(
    plain(withoutNames(withoutQuotedSpans(withoutQuotations(withoutCode(sampleOf(text))), TURNED_ROUND))),
  );
  if (isOtherScript(prose)) return "other";
  const found = words(prose);
  // A single word may be a greeting or a name, in any language.
  if (found.length < 2) return null;
  const apart = prose.includes("'") ? words(prose.replaceAll("'", " ' ")) : found;
  const list = [...found, ...apart.filter((word) => word.length < 3)];
  const byWords = wordScores(list);
  const [best, second] = languages
    .map((language, at) => ({ language, score: withLetters(byWords[at] ?? 0, language, prose) }))
    .sort((a, b) => b.score - a.score);
  if (!best || !second || best.score < Math.max(LEAST_SCORE, list.length * LEAST_SHARE)) return null;
  return best.score >= second.score * (list.length < FEW_WORDS ? LEAD_OF_FEW : LEAD) ? best.language : null;
});

/** The pattern tries 60 characters at every place, so it runs only where there is an address. */
const withoutAddresses = (text: string): string =>
  /@|http/.test(text) ? text.replaceAll(/https?:\S{1,300}|\S{1,60}@\S{1,60}/g, " ") : text;

function isOtherScript(text: string): boolean {
  if (ASCII.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters >= FEW_WORDS && latin < letters / 2;
}

/** Names keep their language: capitalized words inside a sentence do not count, except for German forms of address. */
const withoutNames = (text: string): string =>
  text.replaceAll(/(?<=[\p{L}\p{N},;] )(?!(?:Sie|Ihnen|Ihre?[nmrs]?|I)\b)\p{Lu}[\p{L}'-]+/gu, " ");

const languages = Object.keys(WORDS) as KnownLanguage[];
/** The languages that have a word, by their places in the list. */
const known = new Map<string, number[]>();
for (const [at, language] of languages.entries())
  for (const word of new Set(WORDS[language].split("|"))) known.set(word, [...(known.get(word) ?? []), at]);

/** Words of many languages say little about any of them. */
function wordScores(list: readonly string[]): Float64Array {
  const scores = new Float64Array(languages.length);
  for (const word of list) {
    const its = known.get(word);
    if (its) for (const at of its) scores[at] = (scores[at] ?? 0) + 1 / its.length;
  }
  return scores;
}

function withLetters(byWords: number, language: KnownLanguage, prose: string): number {
  const count = (pattern: RegExp): number => prose.match(pattern)?.length ?? 0;
  return byWords + 0.5 * count(MARKS[language]) + 0.2 * count(RUNS[language]);
}
