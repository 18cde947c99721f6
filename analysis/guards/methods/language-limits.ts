import { languageOf } from "../../text/language.ts";
import { type GuardMethod, type GuardSpan, hit, type Judgment, type OptionSpec, pass, undecided } from "../guard.ts";
import { optionReader } from "../options.ts";

/** Told by their letters. One letter form may serve several languages, which are not told apart. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["el", /\p{Script=Greek}/gu],
];
const LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", ...SCRIPTS.map(([language]) => language), "other"];

const OPTIONS = {
  allowed: {
    kind: "texts",
    of: LANGUAGES,
    default: ["en"],
    description:
      "Languages that may be used. ru stands for all that are written in Cyrillic, ar for Arabic letters, hi for Devanagari; other is any other script.",
  },
  "shortest-words": {
    kind: "number",
    min: 2,
    max: 200,
    default: 6,
    description: "Texts with fewer words pass: a name or a greeting belongs to every language.",
  },
} satisfies Readonly<Record<string, OptionSpec>>;

/** Which languages a conversation may be in. */
export const languageLimits: GuardMethod = {
  id: "language-limits",
  version: "1.0",
  title: "Language limits",
  description: "Allows only texts in the languages that you list.",
  channels: ["user", "output"],
  needs: "whole",
  cost: "inline",
  actions: ["flag", "block", "rewrite"],
  languages: "any",
  options: OPTIONS,
  blindSpots: [
    "Languages in Latin letters are told apart only for English, German, French, Spanish, Portuguese, Italian and Dutch. Another one, such as Swedish or Polish, is reported as not covered or taken for the most similar of these.",
    "A sentence in a denied language inside a paragraph of an allowed one is not seen: the paragraph counts as one.",
    "Names, quotations, addresses and code do not count.",
  ],
  prepare: (options) => {
    const read = optionReader(OPTIONS, options);
    const [allowed, shortest] = [read.texts("allowed"), read.number("shortest-words")];
    return { judge: ({ text }) => judged(text, allowed, shortest) };
  },
};

function judged(text: string, allowed: readonly string[], shortest: number): Judgment {
  const parts = paragraphs(text).filter(({ start, end }) => isLong(text.slice(start, end), shortest));
  if (parts.length === 0) {
    // Many short lines can be a long text.
    if (!isLong(text, shortest)) return pass();
    parts.push({ start: 0, end: text.length, kind: "" });
  }
  const named = parts.map((part) => ({ ...part, kind: nameOf(text.slice(part.start, part.end)) ?? "" }));
  const foreign = named.filter(({ kind }) => kind !== "" && !allowed.includes(kind));
  if (foreign[0]) return hit(`language: ${foreign[0].kind}`, foreign);
  if (named.some(({ kind }) => kind !== "") || !hasLetters(text)) return pass();
  return undecided("not_covered", "The language could not be told.");
}

const BREAK = /\n[^\S\n]*\n/g;
const MOST_PARAGRAPHS = 200;

/** With empty lines between them. Past the limit the rest is one. */
function paragraphs(text: string): GuardSpan[] {
  const parts: GuardSpan[] = [];
  let start = 0;
  BREAK.lastIndex = 0;
  for (let match = BREAK.exec(text); match && parts.length < MOST_PARAGRAPHS; match = BREAK.exec(text)) {
    parts.push({ start, end: match.index, kind: "" });
    start = match.index + match[0].length;
  }
  parts.push({ start, end: text.length, kind: "" });
  return parts;
}

const WORD = /\p{L}+/gu;
/** A script without spaces needs fewer signs for as much. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function isLong(text: string, shortest: number): boolean {
  let words = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match && words < shortest; match = WORD.exec(text))
    words += UNSPACED.test(match[0].charAt(0)) ? match[0].length / 2 : 1;
  return words >= shortest;
}

/** Prose has at least one word of three letters in four; a table of figures or a listing has no language. */
const hasLetters = (text: string): boolean => {
  const sample = text.slice(0, 20_000);
  return (sample.match(/\p{L}/gu)?.length ?? 0) * 2 >= sample.replaceAll(/\s/g, "").length;
};

function nameOf(text: string): string | null {
  const known = languageOf(text);
  if (known !== "other") return known;
  const sample = text.slice(0, 20_000);
  const counts = SCRIPTS.map(([language, letters]) => ({ language, count: sample.match(letters)?.length ?? 0 }));
  // Japanese mixes its own letters with Chinese ones.
  const [japanese, , chinese] = counts;
  if (japanese && chinese && japanese.count * 10 >= chinese.count && japanese.count > 0)
    japanese.count += chinese.count;
  const best = counts.toSorted((a, b) => b.count - a.count)[0];
  return best && best.count > 0 ? best.language : "other";
}
