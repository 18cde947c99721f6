import type { Classes } from "./classes.ts";

/** The words and signs of a text, one after another. Arrays of numbers: a long text has hundreds of thousands. */
export interface Tokens {
  readonly count: number;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** A hash of each word. */
  readonly words: Int32Array;
  /** The first letters of each word, hashed, so that inflected forms are one. */
  readonly stems: Int32Array;
  /** A bit for each class that the word is in. */
  readonly classes: Int32Array;
  /** The number of the sentence that each token is in. */
  readonly sentences: Int32Array;
  /** Words that are neither common nor of a class have the same symbol. */
  readonly symbols: Int32Array;
}

const SEED = 0x811c9dc5;
const PRIME = 0x01000193;
const STEM = 5;
const LONGEST_WORD = 40;
const APOSTROPHE = 39;
const LONGEST_SENTENCE = 80;

/** 1 = letter or digit, 2 = ends a sentence if space follows, 3 = quotation mark, 4 = sign of markup, 5 = line break. */
const KINDS = new Uint8Array(128);
for (const sign of "abcdefghijklmnopqrstuvwxyz0123456789'") KINDS[sign.charCodeAt(0)] = 1;
for (const sign of ".!?;") KINDS[sign.charCodeAt(0)] = 2;
KINDS['"'.charCodeAt(0)] = 3;
for (const sign of "#*=<>[]{}|/\\") KINDS[sign.charCodeAt(0)] = 4;
KINDS[10] = 5;

function kindOf(code: number): number {
  if (code < 128) return KINDS[code] ?? 0;
  return code >= 0xc0 && !(code >= 0x2000 && code <= 0x2bff) && !(code >= 0x3000 && code <= 0x303f) ? 1 : 0;
}

const COMMON = new Set(
  `the a an of to in on at for and or but if so as is are was were be been it this that these those there here with from by not no do
  does did don't doesn't have has had will would should could can may might must shall he she they them his her their its who whom what how why
  when where which than then up out about into over after before again just only very also`.split(/\s+/),
);

const hashOf = (text: string, from: number, to: number): number => {
  let hash = SEED;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
  return hash;
};

/** Reads a text in its bare form (`text/fold.ts`). */
export function readTokens(text: string, { classesOf, placedAs }: Classes): Tokens {
  // Signs stand side by side, so that each character may be a token: what has no room would be dropped without a word.
  const room = text.length;
  const [starts, ends, words] = [new Int32Array(room), new Int32Array(room), new Int32Array(room)];
  const [stems, classes, sentences, symbols] = [
    new Int32Array(room),
    new Int32Array(room),
    new Int32Array(room),
    new Int32Array(room),
  ];
  let [count, sentence, inSentence, at] = [0, 0, 0, 0];
  const add = (from: number, to: number): void => {
    const word = text.slice(from, to);
    const hash = hashOf(text, from, to);
    const its = placedAs(classesOf(word), text, { from, to });
    starts[count] = from;
    ends[count] = to;
    words[count] = hash;
    stems[count] = to - from > STEM ? hashOf(text, from, from + STEM) : hash;
    classes[count] = its;
    symbols[count] = its !== 0 ? its & -its : COMMON.has(word) ? hash : 0;
    if (inSentence >= LONGEST_SENTENCE) next();
    sentences[count] = sentence;
    count += 1;
    inSentence += 1;
  };
  const next = (): void => {
    if (inSentence === 0) return;
    sentence += 1;
    inSentence = 0;
  };
  while (at < text.length) {
    const from = at;
    const kind = kindOf(text.charCodeAt(at));
    at += 1;
    if (kind === 1 && text.charCodeAt(from) === APOSTROPHE) add(from, at);
    else if (kind === 1) {
      while (at < text.length && at - from < LONGEST_WORD && kindOf(text.charCodeAt(at)) === 1) at += 1;
      // An apostrophe at the end of a word closes a quotation.
      if (text.charCodeAt(at - 1) === APOSTROPHE) at -= 1;
      add(from, at);
    } else if (kind === 2) {
      if (at >= text.length || text.charCodeAt(at) <= 34) next();
    } else if (kind === 5) next();
    else if (kind >= 3) {
      while (at < text.length && kindOf(text.charCodeAt(at)) === kind) at += 1;
      add(from, from + 1);
    }
  }
  return { count, starts, ends, words, stems, classes, sentences, symbols };
}

/** The most hashed features that one token has. */
export const MOST_PER_TOKEN = 8;

const [WORD, STEMMED, PAIR, SKIP, TRIPLE, SYMBOLS, MANY, FIRST] = [1, 2, 3, 4, 5, 6, 7, 8];
const mixed = (kind: number, hash: number): number => {
  const once = Math.imul(hash ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(once ^ (once >>> 15), 0xc2b2ae35);
};
const joined = (one: number, other: number): number => Math.imul(one, PRIME) ^ other;

/** The features of a token with those before it in its sentence. Returns how many. */
export function featuresAt(tokens: Tokens, at: number, into: Int32Array): number {
  const { words, stems, symbols, sentences } = tokens;
  const sentence = sentences[at];
  const word = words[at] ?? 0;
  into[0] = mixed(WORD, word);
  into[1] = mixed(STEMMED, stems[at] ?? 0);
  if (at === 0 || sentences[at - 1] !== sentence) {
    into[2] = mixed(FIRST, word);
    return 3;
  }
  const one = words[at - 1] ?? 0;
  into[2] = mixed(PAIR, joined(one, word));
  if (at === 1 || sentences[at - 2] !== sentence) {
    into[3] = mixed(FIRST, joined(one, word));
    into[4] = mixed(FIRST, joined(symbols[at - 1] ?? 0, symbols[at] ?? 0));
    return 5;
  }
  const two = words[at - 2] ?? 0;
  into[3] = mixed(SKIP, joined(two, word));
  into[4] = mixed(TRIPLE, joined(joined(two, one), word));
  const symbol = joined(joined(symbols[at - 2] ?? 0, symbols[at - 1] ?? 0), symbols[at] ?? 0);
  into[5] = mixed(SYMBOLS, symbol);
  if (at === 2 || sentences[at - 3] !== sentence) {
    into[6] = mixed(FIRST, symbol);
    return 7;
  }
  into[6] = mixed(MANY, joined(symbols[at - 3] ?? 0, symbol));
  return 7;
}
