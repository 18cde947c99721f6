import { ENGLISH_WORDS } from "../../lexicons/english.ts";
import { FUNCTION_WORDS } from "../../lexicons/function-words.ts";

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Says nothing by itself: "the", "your", "all". */
  readonly isSmall: boolean;
}

/** Words of one sentence, in a row. */
export interface Phrase {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}_]+(?:['’\-.@/][\p{L}\p{M}\p{N}_]+)*/gu;
const SENTENCE_END = /[.!?;:。！？；：\n\r]/u;
/** Scripts without spaces between words: a phrase is some characters of them. */
const UNSPACED_SCRIPTS = ["Han", "Hiragana", "Katakana", "Thai", "Lao", "Khmer", "Myanmar"];
const UNSPACED = new RegExp(
  `^[${UNSPACED_SCRIPTS.map((script) => `\\p{Script=${script}}`).join("")}\\p{M}\\p{N}]+$`,
  "u",
);
const UNSPACED_PIECE = 8;
const LONGEST_WORD = 64;

const SHORTEST_PHRASE = 2;
const LONGEST_PHRASE = 7;
/** Content words: a single one is found in many texts. */
const FEWEST_TELLING = 2;

/** Every phrase of a text that can stand for it, the least likely in ordinary text first. */
export function phrasesOf(text: string): readonly Phrase[] {
  const sentences = sentencesOf(text);
  const total = sentences.reduce((sum, { length }) => sum + length, 0);
  const rated: { phrase: Phrase; rarity: number }[] = [];
  for (const words of sentences) {
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_PHRASE); to++) {
        const run = words.slice(from, to);
        if (isUsable(run, total)) rated.push({ phrase: phraseOf(run), rarity: rarityOf(run) });
      }
    }
  }
  return rated.sort((a, b) => b.rarity - a.rarity || a.phrase.start - b.phrase.start).map(({ phrase }) => phrase);
}

function isUsable(run: readonly Word[], total: number): boolean {
  const [first, last] = [run[0], run.at(-1)];
  if (!first || !last || first.isSmall || last.isSmall) return false;
  if (UNSPACED.test(first.text) && run.length === 1) return true;
  // A text of two words has nothing shorter to offer than itself.
  if (run.length < Math.min(SHORTEST_PHRASE, total)) return false;
  return run.filter(({ isSmall }) => !isSmall).length >= Math.min(FEWEST_TELLING, total);
}

const phraseOf = (words: readonly Word[]): Phrase => ({
  words,
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

function sentencesOf(text: string): Word[][] {
  const sentences: Word[][] = [[]];
  let before = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (SENTENCE_END.test(text.slice(before, index))) sentences.push([]);
    before = index + found.length;
    for (const word of piecesOf(found, index)) sentences.at(-1)?.push(word);
  }
  return sentences;
}

function piecesOf(found: string, start: number): Word[] {
  const length = UNSPACED.test(found) ? UNSPACED_PIECE : LONGEST_WORD;
  const pieces: Word[] = [];
  let piece = "";
  let at = start;
  const close = () => {
    if (piece !== "") pieces.push({ text: piece, start: at, end: at + piece.length, isSmall: isSmall(piece) });
    at += piece.length;
    piece = "";
  };
  for (const character of found) {
    piece += character;
    if (piece.length >= length) close();
  }
  close();
  return pieces;
}

const isSmall = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase());

let common: ReadonlySet<string> | undefined;
const isCommon = (word: string): boolean => {
  common ??= new Set(ENGLISH_WORDS.trim().split(/\s+/));
  return common.has(word.toLowerCase());
};

/** More for each word, most for one that ordinary texts rarely have; a long phrase is too exact to meet its own variations. */
function rarityOf(run: readonly Word[]): number {
  const words = run.reduce((sum, { text, isSmall: small }) => sum + (small ? 0.2 : isCommon(text) ? 1 : 2), 0);
  return words - Math.max(0, run.length - 5) * 1.5;
}
