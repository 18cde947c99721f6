import type { Lexicon } from "./lexicon.ts";
import { type Mark, marksIn } from "./rules.ts";
import { readTokens, type Tokens } from "./tokens.ts";

/** A part of a text that is scored by itself, from one token to another. */
export interface Unit {
  readonly from: number;
  readonly to: number;
}

/** A text as the models see it: its tokens, the parts that are scored, and where rules and pairs of classes were found. */
export interface Reading {
  readonly lexicon: Lexicon;
  readonly tokens: Tokens;
  readonly units: readonly Unit[];
  /** In the order of their first tokens. */
  readonly marks: readonly Mark[];
  /** For each token, the place of the first mark that begins there or later. */
  readonly firstMarks: Int32Array;
}

const SENTENCES_TOGETHER = 2;
/** So far apart two words may stand to be a pair. */
const REACH = 6;
const LENGTHS = [4, 8, 14, 24, 40, 70, 120, 240];
/** Where the marks of other kinds begin behind the rules: pairs of classes, first words, quoted words, lengths. */
const [PAIR, FIRST, QUOTED, LENGTH] = [0, 32 * 32, 32 * 33, 32 * 34];
/** How many marks a lexicon has. */
export const marksOf = ({ rules }: Lexicon): number => rules.length + LENGTH + LENGTHS.length + 1;

/** Windows and sentences, largest first. Every token is in nine of them at most, so that the work grows with the text. */
function unitsOf({ count, sentences }: Tokens, { windows }: Lexicon): Unit[] {
  const units: Unit[] = [];
  for (const { size, step } of windows)
    for (let from = 0; from < count; from += step) {
      units.push({ from, to: Math.min(count, from + size) });
      if (from + size >= count) break;
    }
  const starts: number[] = [];
  for (let at = 0; at < count; at++) if (at === 0 || sentences[at] !== sentences[at - 1]) starts.push(at);
  if (starts.length < 2) return units;
  for (const [nth, from] of starts.entries()) {
    units.push({ from, to: starts[nth + 1] ?? count });
    if (nth + 1 < starts.length) units.push({ from, to: starts[nth + SENTENCES_TOGETHER] ?? count });
  }
  return units;
}

/** Which classes stand near each other, and in which order. */
function addPairs({ count, classes, sentences }: Tokens, { rules }: Lexicon, marks: Mark[]): void {
  for (let at = 0; at < count; at++) {
    const before = classes[at] ?? 0;
    if (before === 0) continue;
    const last = Math.min(count - 1, at + REACH);
    for (let next = at + 1; next <= last && sentences[next] === sentences[at]; next++)
      for (let left = before; left !== 0; left &= left - 1)
        for (let right = classes[next] ?? 0; right !== 0; right &= right - 1)
          marks.push({
            rule: rules.length + PAIR + placeOf(left) * 32 + placeOf(right),
            from: at,
            to: next,
          });
  }
}

const placeOf = (bit: number): number => 31 - Math.clz32(bit & -bit);

/** Which classes a sentence begins with, and which stand in quotation marks. */
function addPlaces({ count, classes, sentences }: Tokens, { rules, quote }: Lexicon, marks: Mark[]): void {
  let isQuoted = false;
  for (let at = 0; at < count; at++) {
    const isFirst = at === 0 || sentences[at] !== sentences[at - 1];
    if (isFirst) isQuoted = false;
    const own = classes[at] ?? 0;
    if ((own & quote) !== 0) isQuoted = !isQuoted;
    for (let rest = own & ~quote; rest !== 0; rest &= rest - 1) {
      if (isFirst) marks.push({ rule: rules.length + FIRST + placeOf(rest), from: at, to: at });
      if (isQuoted) marks.push({ rule: rules.length + QUOTED + placeOf(rest), from: at, to: at });
    }
  }
}

/** A mark's name for people: a rule, or two classes of words that stand near each other. */
export function nameOf(mark: number, { rules, classes }: Lexicon): string {
  const at = mark - rules.length;
  if (at < 0) return rules[mark] ?? "";
  if (at < FIRST) return `${classes[at >> 5] ?? ""}-${classes[at & 31] ?? ""}`;
  return at < QUOTED ? `begins-with-${classes[at - FIRST] ?? ""}` : `quotes-${classes[at - QUOTED] ?? ""}`;
}

export function readText(text: string, lexicon: Lexicon): Reading {
  const tokens = readTokens(text, lexicon);
  const marks = marksIn(tokens, lexicon.patterns);
  addPairs(tokens, lexicon, marks);
  addPlaces(tokens, lexicon, marks);
  marks.sort((one, other) => one.from - other.from);
  const firstMarks = new Int32Array(tokens.count + 1).fill(marks.length);
  for (let at = marks.length - 1; at >= 0; at--) firstMarks[marks[at]?.from ?? 0] = at;
  for (let at = tokens.count - 1; at >= 0; at--)
    firstMarks[at] = Math.min(firstMarks[at] ?? 0, firstMarks[at + 1] ?? 0);
  return { lexicon, tokens, units: unitsOf(tokens, lexicon), marks, firstMarks };
}

/** The mark of a unit's length. */
export function lengthMark({ from, to }: Unit, { rules }: Lexicon): number {
  const at = LENGTHS.findIndex((most) => to - from <= most);
  return rules.length + LENGTH + (at < 0 ? LENGTHS.length : at);
}

/** Calls back with each mark inside a unit, a repeated one again. */
export function eachMark({ marks, firstMarks }: Reading, unit: Unit, use: (mark: Mark) => void): void {
  for (let at = firstMarks[unit.from] ?? marks.length; at < marks.length; at++) {
    const mark = marks[at];
    if (!mark || mark.from >= unit.to) return;
    if (mark.to < unit.to) use(mark);
  }
}

/** Few words say little, so their sum counts less. */
export const sizeOf = ({ from, to }: Unit): number => Math.sqrt(to - from + 4);

/** How much of the way down to the score of its surroundings a unit goes at most. */
const MOST_BELOW = 4;

/**
 * The score of a text: that of its best unit, and lower by a share if the window around that unit scores lower. The same words
 * in a question about them are no attack. The share is bounded, so that nobody hides an attack by surrounding it with text.
 */
export function inSurroundings(
  { units, best, share }: { readonly units: readonly Unit[]; readonly best: number; readonly share: number },
  scores: ArrayLike<number>,
): number {
  const [score, unit] = [scores[best] ?? 0, units[best]];
  if (!unit || share === 0) return score;
  // Windows come first, the largest before the others.
  const around = units.findIndex(({ from, to }) => from <= unit.from && to >= unit.to);
  return score - share * Math.min(MOST_BELOW, Math.max(0, score - (scores[around] ?? score)));
}
