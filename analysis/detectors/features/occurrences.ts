/** Where a text has a word or phrase, also with marks between the words ("tulip-bridge") or between all letters. */

interface Occurrence {
  readonly from: number;
  readonly to: number;
}

const MOST_BETWEEN_WORDS = 5;
const MOST_BETWEEN_LETTERS = 4;
/** A shorter word can be found letter by letter in ordinary text. */
const FEWEST_APART = 5;

/**
 * Looked up letter by letter instead of with a pattern built for the word: to compile one with letters of any script takes
 * up to a second, and there is a new word for every prompt.
 */
export function occurrencesOf(sought: string, text: string, most: number): Occurrence[] {
  const words = [...sought.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => word);
  const letters = words.join("");
  if (letters === "") return literally(sought, text, most);
  const { joined, at } = lettersOf(text);
  const ends = endsOf(words);
  const found: Occurrence[] = [];
  for (let start = joined.indexOf(letters); start >= 0 && found.length < most; ) {
    const last = start + letters.length - 1;
    const [from, to] = [at[start] ?? 0, (at[last] ?? 0) + 1];
    const isWhole = at[start - 1] !== from - 1 && at[last + 1] !== to;
    const gaps = (index: number): number => (at[start + index + 1] ?? 0) - (at[start + index] ?? 0) - 1;
    const fits = isWhole && (standsTogether(letters, gaps, ends) || standsApart(letters, gaps, text.slice(from, to)));
    if (fits) found.push({ from, to });
    start = joined.indexOf(letters, fits ? last + 1 : start + 1);
  }
  return found;
}

function literally(sought: string, text: string, most: number): Occurrence[] {
  const found: Occurrence[] = [];
  if (sought === "") return found;
  for (let from = text.indexOf(sought); from >= 0 && found.length < most; from = text.indexOf(sought, from + 1)) {
    found.push({ from, to: from + sought.length });
  }
  return found;
}

/** The letters and figures of a text in one piece, and where each of them stands. */
function lettersOf(text: string): { joined: string; at: Int32Array } {
  const runs = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const joined = runs.map(([run]) => run).join("");
  const at = new Int32Array(joined.length);
  let next = 0;
  for (const { 0: run, index } of runs) for (let unit = 0; unit < run.length; unit++) at[next++] = index + unit;
  return { joined, at };
}

/** After how many letters each word ends. */
function endsOf(words: readonly string[]): ReadonlySet<number> {
  let length = 0;
  return new Set(words.map((word) => (length += word.length)));
}

type Gaps = (index: number) => number;

function standsTogether(letters: string, gaps: Gaps, ends: ReadonlySet<number>): boolean {
  for (let index = 0; index < letters.length - 1; index++) {
    if (gaps(index) > (ends.has(index + 1) ? MOST_BETWEEN_WORDS : 0)) return false;
  }
  return true;
}

/** “B A N A N A”: each letter apart, on one line. */
function standsApart(letters: string, gaps: Gaps, whole: string): boolean {
  const signs = [...letters];
  if (signs.length < FEWEST_APART || whole.includes("\n")) return false;
  let index = 0;
  return signs.slice(0, -1).every((sign) => {
    index += sign.length;
    const gap = gaps(index - 1);
    return gap >= 1 && gap <= MOST_BETWEEN_LETTERS;
  });
}
