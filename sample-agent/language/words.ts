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

/** Where entries of a lexicon start, counted in words. */
export function placesOf(lexicon: readonly string[], words: readonly string[]): number[] {
  const starts = new Map<number, number>();
  let at = 0;
  for (const [place, word] of words.entries()) {
    starts.set(at, place);
    at += word.length + 1;
  }
  return [...words.join(" ").matchAll(patternOf(lexicon))].map(({ index }) => starts.get(index) ?? 0);
}

export function mentions(lexicon: readonly string[], words: readonly string[]): boolean {
  return words.join(" ").search(patternOf(lexicon)) >= 0;
}
