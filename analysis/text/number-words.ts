import { GERMAN } from "../lexicons/number-words.ts";
import { ARTICLES, FACTOR, FRENCH, JOINS, removeAccents, SMALL } from "./number-names.ts";
import { matchesOf } from "./patterns.ts";
import { editedOffsets } from "./view/steps.ts";
import { createView, type View } from "./view/view.ts";

interface Read {
  readonly value: number;
  /** The number of words. */
  readonly length: number;
}

/** The number that the words from there on form, or null. Words are in lower case. */
export function numberAt(list: readonly string[], from: number): Read | null {
  let [total, current, end] = [0, -1, from];
  for (let at = from; at < list.length && at - from < 16; at++) {
    const { word, parts } = namedBy(list[at] ?? "");
    if (end > from && JOINS.has(word)) continue;
    if (parts.length === 0) break;
    // “Six cents” is money; only French counts in it.
    if (word === "cents" && !FRENCH.has(list[at - 1] ?? "")) break;
    for (const part of parts) {
      const factor = FACTOR.get(part);
      const joined = factor ? timesFactor(total, current, factor) : plusSmall(current, SMALL.get(part) ?? 0);
      if (joined === null) return end > from ? { value: total + Math.max(current, 0), length: end - from } : null;
      if (factor && factor >= 1000) [total, current] = [joined, -1];
      else current = joined;
    }
    end = at + 1;
  }
  return end > from && !(end - from === 1 && ARTICLES.has(list[from] ?? ""))
    ? { value: total + Math.max(current, 0), length: end - from }
    : null;
}

function timesFactor(total: number, current: number, factor: number): number | null {
  if (factor >= 1000) return total % factor === 0 ? total + (current > 0 ? current : 1) * factor : null;
  return current >= 100 ? null : (current > 0 ? current : 1) * factor;
}

/** Null if the next word begins another number: “eight eight” are two. */
function plusSmall(current: number, value: number): number | null {
  if (current < 0) return value;
  if (current === 4 && value === 20) return 80;
  const [tens, isRound] = [current % 100, current % 10 === 0];
  if (current > 0 && tens === 0 && value < 100) return current + value;
  if (isRound && tens >= 20 && value > 0 && value < 10) return current + value;
  if (isRound && (tens === 60 || tens === 80) && value >= 10 && value < 20) return current + value;
  return current === 10 && value >= 7 && value <= 9 ? 10 + value : null;
}

/** “dreihundertfünfundsiebzig” in the order in which it is counted: three, hundred, seventy, five. */
function germanParts(word: string): string[] {
  if (word.length < 7 || word.length > 60) return [];
  const parts: string[] = [];
  for (GERMAN.lastIndex = 0; GERMAN.lastIndex < word.length; ) {
    const part = GERMAN.exec(word)?.[0];
    if (!part) return [];
    parts.push(part);
  }
  const turned = parts.flatMap((part, at) => {
    if (part === "und") return [];
    if (parts[at + 1] === "und") return [parts[at + 2] ?? "", part];
    return parts[at - 1] === "und" && at > 1 ? [] : [part];
  });
  return turned.every((part) => SMALL.has(part) || FACTOR.has(part)) ? turned : [];
}

/** A word without accents, and the numbers that it names. */
interface Named {
  readonly word: string;
  readonly parts: readonly string[];
}

/** Words repeat, so their values are cached; a full cache is cleared. */
const REMEMBERED = 12_000;
const LONGEST_REMEMBERED = 60;
const known = new Map<string, Named>();

function namedBy(given: string): Named {
  const before = known.get(given);
  if (before) return before;
  const word = removeAccents(given);
  const named = { word, parts: SMALL.has(word) || FACTOR.has(word) ? [word] : germanParts(word) };
  if (given.length > LONGEST_REMEMBERED) return named;
  if (known.size >= REMEMBERED) known.clear();
  known.set(given, named);
  return named;
}

/** Most words do not, and are skipped before the next ones are read. */
export const beginsNumber = (word: string): boolean => namedBy(word).parts.length > 0;

const WORD = /[\p{L}\p{M}]+/gu;

export interface Spoken {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The numbers that a text names in words, and where. Expects lower case. */
export function spokenNumbers(text: string): Spoken[] {
  const found = matchesOf(WORD, text);
  const numbers: Spoken[] = [];
  for (let at = 0; at < found.length; ) {
    const read = beginsNumber(found[at]?.[0] ?? "") ? numberAt(spoken(text, found, at), 0) : null;
    const [first, last] = [found[at], found[at + (read?.length ?? 1) - 1]];
    if (read && first && last) numbers.push({ value: read.value, from: first.index, to: last.index + last[0].length });
    at += read?.length ?? 1;
  }
  return numbers;
}

/** The text with number words replaced by digits. */
export function withFigures(text: string): string {
  let [out, done] = ["", 0];
  for (const { value, from, to } of spokenNumbers(text)) {
    out += `${text.slice(done, from)}${value}`;
    done = to;
  }
  return out + text.slice(done);
}

export const withFiguresView = (text: string): View =>
  createView(withFigures(text), () =>
    editedOffsets(
      text.length,
      spokenNumbers(text).map(({ value, from, to }) => ({ from, to, length: String(value).length })),
    ),
  );

/** Consecutive words with only a space or a hyphen between them. */
function spoken(text: string, found: readonly RegExpExecArray[], from: number): string[] {
  const list: string[] = [];
  for (let at = from; at < found.length && at - from < 16; at++) {
    const [before, match] = [found[at - 1], found[at]];
    if (!match) break;
    if (at > from && before && !/^[ -]{1,3}$/.test(text.slice(before.index + before[0].length, match.index))) break;
    list.push(match[0]);
  }
  return list;
}
