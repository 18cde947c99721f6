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

/** The planes that hold assigned characters: 0 to 3, and the tags and variation selectors of plane 14. */
const BLOCK = 0x1000;
const BLOCKS = [...Array.from({ length: 0x40 }, (_, at) => at * BLOCK), 0xe0000];
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
    const length = block < SURROGATES && block + BLOCK > SURROGATES ? SURROGATES - block : BLOCK;
    const units = block < FIRST_ASTRAL ? 1 : 2;
    const text = String.fromCodePoint(...Array.from({ length }, (_, at) => block + at));
    for (const run of text.matchAll(runs)) {
      const first = block + run.index / units;
      ranges.push(first, first + run[0].length / units - 1);
    }
  }
  const points = union([ranges]);
  known.set(source, points);
  return points;
}

let spellings: ReadonlyMap<number, readonly number[]> | undefined;

/** The set with every other case of its letters, as the flags `iu` of JavaScript have it: one character for one. */
export function inAnyCase(set: CodePoints): CodePoints {
  spellings ??= readSpellings();
  const more: number[] = [];
  const add = (others: readonly number[] = []) => {
    for (const other of others) more.push(other, other);
  };
  // A literal has one character; to ask for each of thousands of letters whether it is that one took a pattern 50 ms.
  if (set.length === 2 && set[0] === set[1]) add(spellings.get(pointAt(set, 0)));
  else for (const [point, others] of spellings) if (includes(set, point)) add(others);
  return more.length > 0 ? union([set, more]) : set;
}

export function includes(set: CodePoints, point: number): boolean {
  let low = 0;
  let high = set.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pointAt(set, middle * 2 + 1) < point) low = middle + 1;
    else high = middle;
  }
  return low * 2 < set.length && pointAt(set, low * 2) <= point;
}

function readSpellings(): ReadonlyMap<number, readonly number[]> {
  const families = new Map<number, number[]>();
  const cased = codePointsOf("\\p{CWCM}");
  for (let at = 0; at < cased.length; at += 2)
    for (let point = pointAt(cased, at); point <= pointAt(cased, at + 1); point++) {
      const family = families.get(folded(point));
      if (family) family.push(point);
      else families.set(folded(point), [point]);
    }
  const found = new Map<number, readonly number[]>();
  for (const family of families.values()) if (family.length > 1) for (const point of family) found.set(point, family);
  return found;
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
