import { stemOf, type Token, tokensOf } from "./tokens.ts";

const GAP = "…";
const LONGEST_GAP = 4;

/** A star at the end of a word stands for any ending: "recommend*". Stems are found by their first letters. */
const STAR = "*";

/** Phrases by their first word, or by the first letters of a stem; the longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

const keyOf = (first: string): string => (first.endsWith(STAR) ? stemOf(first.slice(0, -1)) : first);

export function phrasesOf(list: string, language: string): Phrases {
  const phrases = list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .map((phrase) => phrase.split(/\s+/).flatMap((word) => piecesOf(word, language)))
    .sort((a, b) => b.length - a.length);
  return Map.groupBy(phrases, ([first = ""]) => keyOf(first));
}

const piecesOf = (word: string, language: string): string[] =>
  word === GAP || word.startsWith(GAP)
    ? [word]
    : word.endsWith(STAR)
      ? [word]
      : tokensOf(word, language).map(({ word: piece }) => piece);

/** Where a phrase was found: from a word up to, not including, another. */
export interface Hit {
  readonly from: number;
  readonly to: number;
}

/** The longest phrase that begins at this word, or null. */
export function phraseAt(phrases: Phrases, tokens: readonly Token[], from: number): Hit | null {
  const token = tokens[from];
  if (!token) return null;
  const to = Math.max(firstEnd(phrases.get(token.word), tokens, from), firstEnd(phrases.get(token.stem), tokens, from));
  return to > from ? { from, to } : null;
}

/** Where the first of some phrases ends that begins here; here, if none does. */
function firstEnd(phrases: readonly (readonly string[])[] | undefined, tokens: readonly Token[], from: number): number {
  if (!phrases) return from;
  for (const phrase of phrases) {
    const to = endOf(phrase, tokens, from);
    if (to !== null) return to;
  }
  return from;
}

const keysAt = (tokens: readonly Token[], at: number): readonly string[] => {
  const { word = "", stem = "" } = tokens[at] ?? {};
  return [word, stem];
};

/** Every phrase of a list that occurs in a sentence, each once. */
export function phrasesIn(phrases: Phrases, tokens: readonly Token[]): ReadonlySet<readonly string[]> {
  const found = new Set<readonly string[]>();
  for (let at = 0; at < tokens.length; at++)
    for (const key of keysAt(tokens, at))
      for (const phrase of phrases.get(key) ?? []) if (endOf(phrase, tokens, at) !== null) found.add(phrase);
  return found;
}

const fits = (wanted: string, word: string): boolean =>
  wanted.startsWith(GAP)
    ? word.endsWith(wanted.slice(1))
    : wanted.endsWith(STAR)
      ? word.startsWith(wanted.slice(0, -1))
      : word === wanted;

/** A gap is as short as it can be. Phrases have one gap at most, so this costs no more than the gap is long. */
function endOf(phrase: readonly string[], tokens: readonly Token[], from: number): number | null {
  let at = from;
  for (let part = 0; part < phrase.length; part++) {
    const wanted = phrase[part] ?? "";
    if (wanted === GAP) {
      const next = phrase[part + 1] ?? "";
      let skipped = 0;
      while (skipped <= LONGEST_GAP && !fits(next, tokens[at + skipped]?.word ?? "")) skipped++;
      if (skipped > LONGEST_GAP) return null;
      at += skipped;
      continue;
    }
    const word = tokens[at]?.word;
    if (word === undefined) return null;
    if (!fits(wanted, word)) return null;
    at++;
  }
  return at;
}

/** All phrases of a list in a sentence, from left to right, none within another. */
export function hitsOf(phrases: Phrases, tokens: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const hit = phraseAt(phrases, tokens, at);
    if (!hit) continue;
    hits.push(hit);
    at = Math.max(at, hit.to - 1);
  }
  return hits;
}

export const holds = (phrases: Phrases, tokens: readonly Token[]): boolean =>
  tokens.some((_, at) => phraseAt(phrases, tokens, at) !== null);

/** Whether a list holds this word by itself, and not only as the beginning of a phrase. */
export const hasWord = (phrases: Phrases, word: string): boolean =>
  [word, stemOf(word)].some((key) =>
    phrases.get(key)?.some((phrase) => phrase.length === 1 && fits(phrase[0] ?? "", word)),
  );
