/** Hashes of eight words in a row, by which a text is recognized without being kept. */

export const WINDOW = 8;
const WORD = /[\p{L}\p{N}]+/gu;
const ASCII = /^[\0-\x7f]*$/;

interface Window {
  readonly hash: number;
  readonly start: number;
  readonly end: number;
}

/** Each eight words in a row, with their hash and their place. */
export function windowsOf(text: string): Window[] {
  const windows: Window[] = [];
  const recent: { start: number; low: number; high: number }[] = [];
  let [low, high] = [0, 0];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const word = hashesOf(match[0]);
    low = Math.imul(low, LOW_BASE) + word.low;
    high = Math.imul(high, HIGH_BASE) + word.high;
    recent.push({ start: match.index, ...word });
    if (recent.length > WINDOW) {
      const gone = recent.shift();
      low -= Math.imul(gone?.low ?? 0, LOW_GONE);
      high -= Math.imul(gone?.high ?? 0, HIGH_GONE);
    }
    if (recent.length < WINDOW) continue;
    windows.push({ hash: joinedHash(low, high), start: recent[0]?.start ?? 0, end: match.index + match[0].length });
  }
  return windows;
}

/** One hash for each beginning of eight words in a row: of its first word, of its first two, and so on up to seven. */
export function startsOf(text: string): Set<number> {
  const words = Array.from(text.match(WORD) ?? [], hashesOf);
  const starts = new Set<number>();
  for (let from = 0; from + WINDOW <= words.length; from++) {
    let run = NO_WORDS;
    for (const word of words.slice(from, from + WINDOW - 1)) {
      run = withWord(run, word);
      starts.add(joinedHash(run.low, run.high));
    }
  }
  return starts;
}

export interface WordHash {
  readonly low: number;
  readonly high: number;
}

export const NO_WORDS: WordHash = { low: 0, high: 0 };

/** The hash of some words and one more. */
export const withWord = (run: WordHash, word: WordHash): WordHash => ({
  low: (Math.imul(run.low, LOW_BASE) + word.low) | 0,
  high: (Math.imul(run.high, HIGH_BASE) + word.high) | 0,
});

/** 53 bits, the most that a number holds exactly. */
export const joinedHash = (low: number, high: number): number => (high >>> 11) * 2 ** 32 + (low >>> 0);

const [LOW_BASE, HIGH_BASE] = [0x01000193, 0x5bd1e995];
const powerOf = (base: number): number =>
  Array.from({ length: WINDOW }).reduce<number>((all) => Math.imul(all, base), 1);
const [LOW_GONE, HIGH_GONE] = [powerOf(LOW_BASE), powerOf(HIGH_BASE)];

/** Two independent hashes of a word. */
export function hashesOf(word: string): WordHash {
  const plain = ASCII.test(word)
    ? word.toLowerCase()
    : word
        .normalize("NFKD")
        .replaceAll(/\p{M}+/gu, "")
        .toLowerCase();
  let [low, high] = [0x811c9dc5, 0x2f0b4c47];
  for (let at = 0; at < plain.length; at++) {
    const code = plain.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return { low, high };
}
