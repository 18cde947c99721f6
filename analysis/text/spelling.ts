import { bare } from "./fold.ts";
import { wordsFor } from "./number-names.ts";
import { numberAt } from "./number-words.ts";
import { remembering } from "./view/recent-views.ts";

const NATO =
  "alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray x-ray yankee zulu".split(
    " ",
  );
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";
/** Numbers only where somebody spells. */
const DIGITS: Readonly<Record<string, number>> = { one: 1, eins: 1, uno: 1, um: 1, un: 1, oh: 0, o: 0 };
const TWICE: Readonly<Record<string, number>> = { double: 2, doppel: 2, doble: 2, duplo: 2, triple: 3 };

/** What a word may stand for in a spelling: itself, its digits, or its letter. */
interface Token {
  readonly word: string;
  readonly values: readonly string[];
}

export const tokensOf = remembering((text): readonly Token[] => {
  const list = bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const twice = (at: number, value: string): string => value.repeat(TWICE[list[at - 1] ?? ""] ?? 1);
  return list.map((word, at) => {
    const number = numberAt(list, at);
    const digit = DIGITS[word] ?? number?.value;
    return {
      word,
      values: [
        ...new Set([
          word,
          twice(at, word),
          ...(digit === undefined ? [] : [String(digit), twice(at, String(digit))]),
          ...(NATO.includes(word) ? [twice(at, word.charAt(0))] : []),
          ...(/^\d\d?$/.test(word) ? [ALPHABET.charAt(Number(word) - 1), ...wordsFor(Number(word))] : []),
        ]),
      ].filter(Boolean),
    };
  });
});

/** So many words may stand between two pieces: “a hyphen, and then the word”. */
const MOST_BETWEEN = 8;

/** Whether the tokens, taken whole and in order, spell what is sought. Other words may stand between them. */
export function spells(tokens: readonly Token[], sought: string): boolean {
  /** How far into the sought each spelling came, and where in the text it was then. */
  const reached = new Map<number, number>();
  for (const [at, { values }] of tokens.entries()) {
    const ahead: number[] = [];
    for (const from of [0, ...reached.keys()]) {
      if (from > 0 && at - (reached.get(from) ?? 0) > MOST_BETWEEN) {
        reached.delete(from);
        continue;
      }
      for (const value of values) if (sought.startsWith(value, from)) ahead.push(from + value.length);
    }
    for (const to of ahead) reached.set(to, at);
    if (reached.has(sought.length)) return true;
  }
  return false;
}

const SHORTEST_PIECE = 3;
const MOST_PIECES = 5;
const WITHIN = 60;

/** Whether the sought stands in the text in a few pieces, whatever their order: “the second half is …, the first …”. */
export function liesInPieces(tokens: readonly Token[], sought: string): boolean {
  const places = new Map<string, number>();
  for (const [at, { word }] of tokens.entries())
    if (word.length >= SHORTEST_PIECE && sought.includes(word)) places.set(word, at);
  const pieces = [...places.keys()];
  const cover = (from: number, used: readonly number[]): boolean => {
    if (from === sought.length) return Math.max(...used) - Math.min(...used) <= WITHIN;
    if (used.length === MOST_PIECES) return false;
    return pieces.some(
      (piece) => sought.startsWith(piece, from) && cover(from + piece.length, [...used, places.get(piece) ?? 0]),
    );
  };
  return cover(0, []);
}
