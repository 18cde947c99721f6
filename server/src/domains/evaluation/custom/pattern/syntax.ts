/** A pattern as people write it, in the part of regular expressions that can be matched in linear time. */
export type PatternNode =
  | ({ readonly kind: "set" } & CharSet)
  | { readonly kind: "assert"; readonly assertion: Assertion }
  | { readonly kind: "all"; readonly parts: readonly PatternNode[] }
  | { readonly kind: "any"; readonly options: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly node: PatternNode; readonly min: number; readonly max: number | null };

export interface CharSet {
  readonly ranges: readonly CharRange[];
  /** All others. Not the same as the complement of the ranges where case is ignored: `[^a]` has no "A" then. */
  readonly isNegated?: true;
}

/** First and last code point. */
export type CharRange = readonly [number, number];
export type Assertion = "start" | "end" | "word" | "not_word";

export interface Flags {
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
}

export class PatternError extends Error {
  override name = "PatternError";
}

export const LAST_CODE_POINT = 0x10ffff;
const code = (character: string): number => character.codePointAt(0) ?? 0;

export const digits: readonly CharRange[] = [[code("0"), code("9")]];
export const wordCharacters: readonly CharRange[] = [
  [code("0"), code("9")],
  [code("A"), code("Z")],
  [code("_"), code("_")],
  [code("a"), code("z")],
];
export const spaces: readonly CharRange[] = [
  [0x9, 0xd],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
export const lineEnds: readonly CharRange[] = [
  [0xa, 0xa],
  [0xd, 0xd],
  [0x2028, 0x2029],
];

/** Every code point that is in none of the ranges. */
export function complement(ranges: readonly CharRange[]): CharRange[] {
  const rest: CharRange[] = [];
  let next = 0;
  for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (low > next) rest.push([next, low - 1]);
    next = Math.max(next, high + 1);
  }
  if (next <= LAST_CODE_POINT) rest.push([next, LAST_CODE_POINT]);
  return rest;
}
