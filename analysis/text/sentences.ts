import type { Span } from "./view/offsets.ts";

/** The space between two sentences of a line. The number of a list item belongs to the item. */
const BETWEEN = /(?=\s)(?<=[.!?…]["')\]*_]{0,16})(?<!^[ \t]{0,8}\d{1,2}\.)\s+(?=\S)/;

const MOST_TIMES = 20;

/**
 * Sentences and list items, in order. The number of an item belongs to it. A repeated one is returned twenty times at most:
 * each is compared with a hundred patterns, and 50,000 repetitions of one letter would take seconds.
 */
export const sentences = (text: string): string[] => withoutRepetitions(everySentence(text));

function withoutRepetitions(list: string[]): string[] {
  if (list.length <= MOST_TIMES) return list;
  const times = new Map<string, number>();
  return list.filter((sentence) => {
    const before = times.get(sentence) ?? 0;
    times.set(sentence, before + 1);
    return before < MOST_TIMES;
  });
}

/** All sentences, repetitions included. */
export function everySentence(text: string): string[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    for (const part of line.split(BETWEEN)) if (/[\p{L}\p{N}]/u.test(part)) found.push(part.trim());
  }
  return found;
}

/**
 * Where each of `everySentence` stands. What lies between two of them has neither letters nor digits, and every sentence
 * has one, so the next place where it occurs is its own.
 */
export function sentenceSpans(text: string): Span[] {
  let end = 0;
  return everySentence(text).map((sentence) => {
    const from = text.indexOf(sentence, end);
    end = from + sentence.length;
    return { from, to: end };
  });
}

const LONGEST_SENTENCE = 600;

/** Sentences in pieces of limited length, so that a text without any full stop costs no more to read than one with them. */
export const shortSentences = (text: string): string[] => withoutRepetitions(sentences(text).flatMap(piecesOf));

export const piecesOf = (sentence: string): string[] =>
  sentence.length <= LONGEST_SENTENCE ? [sentence] : (sentence.match(PIECE) ?? []);
const PIECE = new RegExp(`.{1,${LONGEST_SENTENCE}}`, "gs");

export function words(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

export const isListItem = (line: string): boolean => /^\s*(?:[-•+]|\*(?!\*)|\d{1,2}[.)]|step \d+)\s*\S/i.test(line);
