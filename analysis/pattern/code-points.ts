/** A set of code points as sorted, disjoint ranges: first, last, first, last … Both ends belong to their range. */
export type CodePoints = readonly number[];

export const LAST_CODE_POINT = 0x10ffff;
export const FIRST_ASTRAL = 0x10000;

export const DIGITS: CodePoints = [0x30, 0x39];
export const LINE_ENDS: CodePoints = [0x0a, 0x0a, 0x0d, 0x0d, 0x2028, 0x2029];
/** What `\s` is in JavaScript. */
export const SPACES: CodePoints = [
  0x09, 0x0d, 0x20, 0x20, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029, 0x202f, 0x202f, 0x205f, 0x205f,
  0x3000, 0x3000, 0xfeff, 0xfeff,
];
/** Letters and digits of every script, with their accents. ASCII alone would find `caf` as a word in "café". */
export const WORD_SOURCE = "\\p{L}\\p{M}\\p{N}_";
/** Scripts written without spaces between words. */
export const UNSPACED_SOURCE = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"]
  .map((script) => `\\p{scx=${script}}`)
  .join("");

export function union(sets: readonly CodePoints[]): CodePoints {
  const ranges: [number, number][] = [];
  for (const set of sets)
    for (let at = 0; at < set.length; at += 2) ranges.push([pointAt(set, at), pointAt(set, at + 1)]);
  ranges.sort((one, other) => one[0] - other[0]);
  const joined: number[] = [];
  for (const [first, last] of ranges) {
    const end = joined.length - 1;
    if (end > 0 && first <= pointAt(joined, end) + 1) joined[end] = Math.max(pointAt(joined, end), last);
    else joined.push(first, last);
  }
  return joined;
}

export function complement(set: CodePoints): CodePoints {
  const rest: number[] = [];
  let next = 0;
  for (let at = 0; at < set.length; at += 2) {
    if (pointAt(set, at) > next) rest.push(next, pointAt(set, at) - 1);
    next = pointAt(set, at + 1) + 1;
  }
  if (next <= LAST_CODE_POINT) rest.push(next, LAST_CODE_POINT);
  return rest;
}

/** Planes 0 and 1, and the tags and variation selectors of plane 14. */
const BLOCK = 0x1000;
const BLOCKS = [...Array.from({ length: 0x20 }, (_, at) => at * BLOCK), 0xe0000];
/** Planes 2 and 3 have only ideographs: one of them speaks for all. */
const IDEOGRAPHS: CodePoints = [0x20000, 0x3fffd];
const SURROGATES = 0xd800;
const known = new Map<string, CodePoints>();

/**
 * The code points in a class of the JavaScript engine, such as `\p{L}`. It is read once, in a few milliseconds; a table
 * of our own would be a second truth about Unicode. Throws a SyntaxError for a property that does not exist.
 */
export function codePointsOf(source: string): CodePoints {
  const before = known.get(source);
  if (before) return before;
  const runs = new RegExp(`[${source}]+`, "gu");
  const ranges: number[] = [];
  for (const block of BLOCKS) {
    const units = block < FIRST_ASTRAL ? 1 : 2;
    for (const run of blockText(block).matchAll(runs)) {
      const first = block + run.index / units;
      ranges.push(first, first + run[0].length / units - 1);
    }
  }
  const hasIdeographs = new RegExp(`[${source}]`, "u").test(String.fromCodePoint(pointAt(IDEOGRAPHS, 0)));
  const points = union(hasIdeographs ? [ranges, IDEOGRAPHS] : [ranges]);
  known.set(source, points);
  return points;
}

function blockText(block: number): string {
  const length = block < SURROGATES && block + BLOCK > SURROGATES ? SURROGATES - block : BLOCK;
  const units: number[] = [];
  for (let point = block; point < block + length; point++)
    if (point < FIRST_ASTRAL) units.push(point);
    else units.push(SURROGATES + ((point - FIRST_ASTRAL) >> 10), 0xdc00 + (point & 0x3ff));
  return String.fromCharCode(...units);
}

interface Spellings {
  /** Every letter with another case, in order. */
  readonly letters: readonly number[];
  /** All cases of each letter. */
  readonly cases: readonly CodePoints[];
}

let spellings: Spellings | undefined;

/** The set with every other case of its letters, as the flags `iu` of JavaScript have it: one character for one. */
export function inAnyCase(set: CodePoints): CodePoints {
  spellings ??= readSpellings();
  const { letters, cases } = spellings;
  const more: number[] = [];
  for (let at = 0; at < set.length; at += 2)
    for (let letter = firstFrom(letters, pointAt(set, at)); letter < letters.length; letter++) {
      if (pointAt(letters, letter) > pointAt(set, at + 1)) break;
      for (const other of cases[letter] ?? []) more.push(other, other);
    }
  return more.length > 0 ? union([set, more]) : set;
}

/** The place of the first number that is not below `least`. */
function firstFrom(sorted: readonly number[], least: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pointAt(sorted, middle) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readSpellings(): Spellings {
  const families = new Map<number, number[]>();
  const cased = codePointsOf("\\p{CWCM}");
  for (let at = 0; at < cased.length; at += 2)
    for (let point = pointAt(cased, at); point <= pointAt(cased, at + 1); point++) {
      const family = families.get(folded(point));
      if (family) family.push(point);
      else families.set(folded(point), [point]);
    }
  const found = [...families.values()].filter((family) => family.length > 1);
  const pairs = found.flatMap((family) => family.map((letter) => ({ letter, family })));
  pairs.sort((one, other) => one.letter - other.letter);
  return { letters: pairs.map(({ letter }) => letter), cases: pairs.map(({ family }) => family) };
}

/** The dotless i of Turkish; its capital is I, and it is still not an i. */
const DOTLESS_I = 0x131;

/** The letter that stands for all cases of a letter. What takes two characters in another case (ß, SS) stays itself. */
function folded(point: number): number {
  if (point === DOTLESS_I) return point;
  const lower = oneOr(String.fromCodePoint(point).toLowerCase(), point);
  const upper = oneOr(String.fromCodePoint(lower).toUpperCase(), lower);
  return oneOr(String.fromCodePoint(upper).toLowerCase(), upper);
}

function oneOr(text: string, otherwise: number): number {
  const point = text.codePointAt(0) ?? otherwise;
  return String.fromCodePoint(point) === text ? point : otherwise;
}

/** Every index in this file is below the length. */
function pointAt(set: CodePoints, index: number): number {
  return set[index] as number;
}
