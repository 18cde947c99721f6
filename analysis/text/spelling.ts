import { bare, bareView } from "./fold.ts";
import { wordsFor } from "./number-names.ts";
import { beginsNumber, numberAt } from "./number-words.ts";
import type { Span } from "./view/offsets.ts";
import { remembering } from "./view/recent-views.ts";
import { originalOf } from "./view/view.ts";

/** The spelling alphabets of radio, and of German telephony. */
const NATO = new Set(
  `alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa quebec
  romeo sierra tango uniform victor whiskey whisky xray x-ray yankee zulu
  anton berta casar caesar dora emil friedrich gustav heinrich ida julius kaufmann konrad ludwig martha nordpol otto paula
  quelle richard samuel siegfried theodor ulrich viktor wilhelm xanthippe ypsilon zacharias zeppelin`.split(/\s+/),
);
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
/** Numbers only where a word is spelled out. */
const DIGITS: Readonly<Record<string, number>> = { one: 1, eins: 1, uno: 1, um: 1, un: 1, oh: 0, o: 0 };
const TWICE = new Map([
  ["double", 2],
  ["doppel", 2],
  ["doble", 2],
  ["duplo", 2],
  ["triple", 3],
]);

/** What a word can mean in a spelling: itself, its digits, or its letter. */
interface Token {
  readonly word: string;
  readonly values: readonly string[];
}

const WORD = /[\p{L}\p{N}]+/gu;

export const tokensOf = remembering((text): readonly Token[] => {
  const list = bare(text).match(WORD) ?? [];
  const twice = (at: number, value: string): string => value.repeat(TWICE.get(list[at - 1] ?? "") ?? 1);
  return list.map((word, at) => {
    if (standsForItself(word) && !TWICE.has(list[at - 1] ?? "")) return { word, values: [word] };
    const number = numberAt(list, at);
    const digit = DIGITS[word] ?? number?.value;
    return {
      word,
      values: [
        ...new Set([
          word,
          twice(at, word),
          ...(digit === undefined ? [] : [String(digit), twice(at, String(digit))]),
          ...(NATO.has(word) ? [twice(at, word.charAt(0))] : []),
          ...(/^\d\d?$/.test(word) ? [ALPHABET.charAt(Number(word) - 1), ...wordsFor(Number(word))] : []),
        ]),
      ].filter(Boolean),
    };
  });
});

/** Words repeat, so this is cached; a full cache is cleared. */
const REMEMBERED = 12_000;
const LONGEST_REMEMBERED = 60;
const plainWords = new Map<string, boolean>();

/** Most words are no number, no letter and no digits. */
function standsForItself(word: string): boolean {
  const before = plainWords.get(word);
  if (before !== undefined) return before;
  const isPlain = DIGITS[word] === undefined && !NATO.has(word) && !/^\d\d?$/.test(word) && !beginsNumber(word);
  if (word.length > LONGEST_REMEMBERED) return isPlain;
  if (plainWords.size >= REMEMBERED) plainWords.clear();
  plainWords.set(word, isPlain);
  return isPlain;
}

/** Where the tokens stand in the text. */
export function tokenSpans(text: string): Span[] {
  const view = bareView(text);
  return Array.from(view.text.matchAll(WORD), ({ 0: word, index }) =>
    originalOf(view, { from: index, to: index + word.length }),
  );
}

/** At most this many words may stand between two pieces: “a hyphen, and then the word”. */
const MOST_BETWEEN = 8;

/** How far a spelling came: the last token of it, and the way there. */
interface Reached {
  readonly at: number;
  readonly before: Reached | null;
}

/** Whether the tokens, taken whole and in order, spell the sought text. Other words may stand between them. */
export const spells = (tokens: readonly Token[], sought: string): boolean => spelledBy(tokens, sought) !== null;

/** The places of the tokens that spell it, in order; null if none do. */
export function spelledBy(tokens: readonly Token[], sought: string): readonly number[] | null {
  const reached = new Map<number, Reached>();
  for (const [at, { values }] of tokens.entries()) {
    if (reached.size === 0 && !values.some((value) => sought.startsWith(value))) continue;
    const ahead: [number, Reached | null][] = [];
    for (const from of [0, ...reached.keys()]) {
      const before = from > 0 ? (reached.get(from) ?? null) : null;
      if (before && at - before.at > MOST_BETWEEN) {
        reached.delete(from);
        continue;
      }
      for (const value of values) if (sought.startsWith(value, from)) ahead.push([from + value.length, before]);
    }
    for (const [to, before] of ahead) reached.set(to, { at, before });
    const whole = reached.get(sought.length);
    if (whole) return placesOf(whole);
  }
  return null;
}

function placesOf(last: Reached): number[] {
  const places: number[] = [];
  for (let one: Reached | null = last; one; one = one.before) places.push(one.at);
  return places.reverse();
}

const SHORTEST_PIECE = 3;
const MOST_PIECES = 5;
const WITHIN = 60;

/** Whether the sought text stands there in a few pieces, in any order: “the second half is …, the first …”. */
export const liesInPieces = (tokens: readonly Token[], sought: string): boolean => piecedBy(tokens, sought) !== null;

/** The places of the tokens that are its pieces, in the order of the sought text; null if they do not make it up. */
export function piecedBy(tokens: readonly Token[], sought: string): readonly number[] | null {
  const places = new Map<string, number>();
  for (const [at, { word }] of tokens.entries())
    if (word.length >= SHORTEST_PIECE && sought.includes(word)) places.set(word, at);
  const pieces = [...places.keys()];
  const cover = (from: number, used: readonly number[]): readonly number[] | null => {
    if (from === sought.length) return Math.max(...used) - Math.min(...used) <= WITHIN ? used : null;
    if (used.length === MOST_PIECES) return null;
    for (const piece of pieces) {
      const found = sought.startsWith(piece, from)
        ? cover(from + piece.length, [...used, places.get(piece) ?? 0])
        : null;
      if (found) return found;
    }
    return null;
  };
  return cover(0, []);
}
