/** Hashes of eight words in a row, by which a text is recognized without being kept. */

const WINDOW = 8;
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
    // 53 bits, the most that a number holds exactly.
    const hash = (high >>> 11) * 2 ** 32 + (low >>> 0);
    windows.push({ hash, start: recent[0]?.start ?? 0, end: match.index + match[0].length });
  }
  return windows;
}

const [LOW_BASE, HIGH_BASE] = [0x01000193, 0x5bd1e995];
const powerOf = (base: number): number =>
  Array.from({ length: WINDOW }).reduce<number>((all) => Math.imul(all, base), 1);
const [LOW_GONE, HIGH_GONE] = [powerOf(LOW_BASE), powerOf(HIGH_BASE)];

/** Two independent hashes of a word. */
function hashesOf(word: string): { low: number; high: number } {
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
