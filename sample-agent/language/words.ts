/** Lowercase words and commas. All kinds of apostrophes are unified, so that "don’t" is found. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*|,/gu) ?? []
  );
}

/** Builds a lexicon from one readable list. */
export function entries(list: string): string[] {
  return list.split(",").map((entry) => entry.trim().replaceAll(/\s+/g, " "));
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;。])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** A lexicon as one pattern over words separated by single spaces. A star at the end of a word matches any ending. */
function patternOf(lexicon: readonly string[]): RegExp {
  const known = patterns.get(lexicon);
  if (known) return known;
  const parts = lexicon.map((entry) => entry.replaceAll("*", "[^ ]*"));
  const pattern = new RegExp(`(?<![^ ])(?:${parts.join("|")})(?![^ ])`, "g");
  patterns.set(lexicon, pattern);
  return pattern;
}

const texts = new WeakMap<readonly string[], string>();

/** The same words are held against a hundred lexicons, so they are joined once. */
function textOf(words: readonly string[]): string {
  let text = texts.get(words);
  if (text === undefined) {
    text = words.join(" ");
    texts.set(words, text);
  }
  return text;
}

/** Where entries of a lexicon start, counted in words. */
export function placesOf(lexicon: readonly string[], words: readonly string[]): number[] {
  const found = [...textOf(words).matchAll(patternOf(lexicon))];
  if (found.length === 0) return [];
  const starts = new Map<number, number>();
  let at = 0;
  for (const [place, word] of words.entries()) {
    starts.set(at, place);
    at += word.length + 1;
  }
  return found.map(({ index }) => starts.get(index) ?? 0);
}

export function mentions(lexicon: readonly string[], words: readonly string[]): boolean {
  return textOf(words).search(patternOf(lexicon)) >= 0;
}
