import { LONGER_WORDS, SHORT_WORDS } from "../../lexicons/directives.ts";
import { WORDS } from "../../lexicons/language.ts";
import { bare, reverseText } from "../../text/fold.ts";
import { matchesOf } from "../../text/patterns.ts";
import { isDirective, isDirectiveRunTogether, isProse } from "./directive.ts";
import type { HiddenText } from "./hidden-text.ts";

const LONGEST_LINE = 2_000;
const LINE = new RegExp(`[^\\n]{1,${LONGEST_LINE}}`, "g");

/** Orders in letters that were shifted, reversed, spaced, or replaced by others that look like them. */
export function disguisedLetters(text: string): HiddenText[] {
  return [...lookalikes(text), ...redrawn(text), ...spaced(text), ...matchesOf(LINE, text).flatMap(inLine)];
}

function inLine(match: RegExpExecArray): HiddenText[] {
  const [line] = match;
  const at = { start: match.index, end: match.index + line.length };
  const found = [
    ...(isDirective(unleeted(line) ?? "") ? ["digits for letters"] : []),
    ...(isBackward(line) ? ["reversed text"] : []),
    ...(isDirective(unshifted(line) ?? "") ? ["shifted letters"] : []),
  ];
  return found.map((rule) => ({ rule, ...at }));
}

/** A word of Latin letters in which some are Cyrillic or Greek ones of the same shape. */
const MIXED = /(?=[^\s]{0,40}[A-Za-z])(?=[^\s]{0,40}[Ͱ-ԯ])[A-Za-zͰ-ԯ]{4,40}/g;
const FEWEST_MIXED = 2;

function lookalikes(text: string): HiddenText[] {
  if (!/[Ͱ-ԯ]/.test(text)) return [];
  const words = matchesOf(MIXED, text).filter(
    ([word]) => /[A-Za-z]/.test(word) && /[Ͱ-ԯ]/.test(word) && /^[a-z]+$/.test(bare(word)),
  );
  if (words.length < FEWEST_MIXED) return [];
  return words.map((word) => ({ rule: "lookalike letters", start: word.index, end: word.index + word[0].length }));
}

/** Letters of mathematics, in circles and squares, of full width, or drawn as flags: all have a plain form. */
const REDRAWN =
  /(?:[\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f189}\u{1f1e6}-\u{1f1ff}\uff21-\uff5a\u2460-\u24ff][^\n]{0,3}){8,400}/gu;

const redrawn = (text: string): HiddenText[] =>
  /[\uff21-\uff5a\u2460-\u24ff\ud835\ud83c]/.test(text)
    ? matchesOf(REDRAWN, text)
        .filter(([run]) => {
          const plain = bare(run);
          return isDirective(plain) || isDirectiveRunTogether(plain.replaceAll(/[^a-z]/g, ""));
        })
        .map((match) => ({ rule: "redrawn letters", start: match.index, end: match.index + match[0].length }))
    : [];

/** “i g n o r e”, “i-g-n-o-r-e”, “i.g.n.o.r.e”. */
const SPACED = /(?<![A-Za-z0-9])[A-Za-z](?:[ ._*|,/\t-]{1,4}[A-Za-z](?![A-Za-z])){7,500}/g;

const spaced = (text: string): HiddenText[] =>
  matchesOf(SPACED, text)
    .filter(([run]) => isDirectiveRunTogether(run.replaceAll(/[^A-Za-z]/g, "").toLowerCase()))
    .map((match) => ({ rule: "spaced letters", start: match.index, end: match.index + match[0].length }));

const LEET: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  8: "b",
  "@": "a",
  $: "s",
};
const LEET_WORD = /[A-Za-z0-9@$!|]{3,30}/g;
const KNOWN = new Set([...LONGER_WORDS, ...SHORT_WORDS]);
const FEWEST_LEET = 2;

/** A line with digits read as the letters they imitate, if that makes common words of several. */
function unleeted(line: string): string | null {
  if (!/[A-Za-z][013457@$]|[013457@$][A-Za-z]/.test(line)) return null;
  let changed = 0;
  const read = line.replaceAll(LEET_WORD, (word) => {
    if (!/[013457@$]/.test(word) || !/[A-Za-z]/.test(word)) return word;
    const letters = word.toLowerCase().replaceAll(/[013457@$]/g, (sign) => LEET[sign] ?? sign);
    const isKnown = [letters, letters.replaceAll("i", "l")].some((form) => form.length > 3 && KNOWN.has(form));
    if (isKnown) changed += 1;
    return letters;
  });
  return changed >= FEWEST_LEET ? read : null;
}

const BACKWARD_COMMON = new Set([...LONGER_WORDS, ...SHORT_WORDS].filter((word) => word.length > 2).map(reverseText));
const FEWEST_BACKWARD = 2;

/** Read from its end, the line or each of its words is an order; as it stands it has no common words. */
function isBackward(line: string): boolean {
  const words = line.toLowerCase().match(/[a-z']+/g) ?? [];
  const backward = words.filter((word) => BACKWARD_COMMON.has(word)).length;
  if (backward < FEWEST_BACKWARD || backward * 5 < words.length || isProse(line)) return false;
  return isDirective(reverseText(line)) || isDirective(words.map(reverseText).join(" "));
}

/** The steps from letter to letter stay the same when all letters are shifted alike. */
const stepsOf = (word: string, sign: 1 | -1): string => {
  let steps = "";
  for (let at = 1; at < word.length; at++)
    steps += String.fromCharCode(97 + ((sign * (word.charCodeAt(at) - word.charCodeAt(at - 1)) + 26) % 26));
  return steps;
};
/** Shorter words have the steps of too many others. */
const SHIFTED_WORDS = [...LONGER_WORDS, ...WORDS.en.split("|")].filter((word) => /^[a-z]{4,}$/.test(word));
const BY_STEPS = new Map(SHIFTED_WORDS.map((word) => [stepsOf(word, 1), word]));
const FEWEST_SHIFTED = 2;

/** The line with its letters shifted back, or mirrored in the alphabet, if that makes common words of several. */
function unshifted(line: string): string | null {
  const words = line.toLowerCase().match(/[a-z]{4,30}/g) ?? [];
  if (words.length < FEWEST_SHIFTED) return null;
  const votes = new Map<string, number>();
  for (const word of words) {
    for (const sign of [1, -1] as const) {
      const plain = BY_STEPS.get(stepsOf(word, sign));
      if (plain === undefined || plain === word) continue;
      const key = `${sign} ${shiftOf(word, plain, sign)}`;
      votes.set(key, (votes.get(key) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < FEWEST_SHIFTED) return null;
  const [sign = 1, shift = 0] = best[0].split(" ").map(Number);
  return line.toLowerCase().replaceAll(/[a-z]/g, (letter) => moved(letter, sign, shift));
}

const placeOf = (letter: string, at = 0): number => letter.charCodeAt(at) - 97;
const shiftOf = (word: string, plain: string, sign: 1 | -1): number =>
  (placeOf(plain) - sign * placeOf(word) + 52) % 26;
const moved = (letter: string, sign: number, shift: number): string =>
  String.fromCharCode(97 + ((sign * placeOf(letter) + shift + 26) % 26));
