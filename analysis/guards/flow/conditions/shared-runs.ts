/** How many characters in a row two texts must share. */
export const SHARED_RUN = 16;

const FACTOR = 31;
/** FACTOR to the power of SHARED_RUN, as 32 bits. */
const OUTGOING = Array.from({ length: SHARED_RUN }).reduce<number>((power) => Math.imul(power, FACTOR), 1);
/** Texts that were made to share hashes count as found, rather than being compared with each other forever. */
const LONGEST_CHAIN = 64;
/** A run of hardly more than one character, such as a line of dashes, says nothing. */
const FEWEST_DIFFERENT = 4;
/** Characters between two pauses. */
const SLICE = 8_192;

/** Whether another text shares a run of characters with the text that this was made of. Pauses in between. */
export type SharesRun = (text: string) => Generator<void, boolean>;

/** Remembers every run of a text by its hash. Linear in the length of the text, and so is the search in others. */
export function* sharedRuns(text: string): Generator<void, SharesRun> {
  const own = yield* codesOf(text);
  const count = Math.max(0, own.length - SHARED_RUN + 1);
  const size = 2 ** Math.ceil(Math.log2(count + 1));
  const heads = new Int32Array(size).fill(-1);
  const next = new Int32Array(count);
  const hashes = new Int32Array(count);
  yield;
  const isBlankAt = yield* blankRuns(own);
  const isSame = (at: number, other: Uint16Array, start: number): boolean => {
    for (let step = 0; step < SHARED_RUN; step++) if (own[at + step] !== other[start + step]) return false;
    return true;
  };
  yield* eachRun(own, (hash, start) => {
    if (isBlankAt[start]) return false;
    const slot = slotOf(hash, size);
    const head = heads[slot] as number;
    // A text that repeats itself would fill one slot with the same run.
    if (head >= 0 && hashes[head] === hash && isSame(head, own, start)) return false;
    hashes[start] = hash;
    next[start] = head;
    heads[slot] = start;
    return false;
  });
  return function* (other) {
    if (count === 0) return false;
    const codes = yield* codesOf(other);
    return yield* eachRun(codes, (hash, start) => {
      let steps = 0;
      for (let at = heads[slotOf(hash, size)] as number; at >= 0; at = next[at] as number) {
        if (hashes[at] === hash && isSame(at, codes, start)) return true;
        steps += 1;
        if (steps > LONGEST_CHAIN) return true;
      }
      return false;
    });
  };
}

/** Reading numbers is faster than reading a text that was put together from parts. */
function* codesOf(text: string): Generator<void, Uint16Array> {
  const codes = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) {
    codes[at] = text.charCodeAt(at);
    if (at % SLICE === SLICE - 1) yield;
  }
  return codes;
}

/** Tells each run by its hash and its beginning until it is told to stop. True if it was. */
function* eachRun(codes: Uint16Array, onRun: (hash: number, start: number) => boolean): Generator<void, boolean> {
  let hash = 0;
  for (let from = 0; from < codes.length; from += SLICE) {
    if (from > 0) yield;
    const to = Math.min(codes.length, from + SLICE);
    for (let at = from; at < to; at++) {
      hash = (Math.imul(hash, FACTOR) + (codes[at] as number)) | 0;
      if (at >= SHARED_RUN) hash = (hash - Math.imul(OUTGOING, codes[at - SHARED_RUN] as number)) | 0;
      if (at >= SHARED_RUN - 1 && onRun(hash, at - SHARED_RUN + 1)) return true;
    }
  }
  return false;
}

/** Which runs, by their beginning, have hardly more than one character. */
function* blankRuns(codes: Uint16Array): Generator<void, Uint8Array> {
  const blank = new Uint8Array(codes.length);
  const times = new Uint8Array(0x10000);
  let different = 0;
  for (let at = 0; at < codes.length; at++) {
    if (at % SLICE === SLICE - 1) yield;
    const code = codes[at] as number;
    if (times[code] === 0) different += 1;
    times[code] = (times[code] as number) + 1;
    const start = at - SHARED_RUN + 1;
    if (start < 0) continue;
    if (different < FEWEST_DIFFERENT) blank[start] = 1;
    const leaving = codes[start] as number;
    times[leaving] = (times[leaving] as number) - 1;
    if (times[leaving] === 0) different -= 1;
  }
  return blank;
}

const slotOf = (hash: number, size: number): number => (Math.imul(hash, 0x9e3779b1) >>> 8) & (size - 1);
