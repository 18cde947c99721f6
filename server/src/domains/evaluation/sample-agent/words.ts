/** Lower-case words and commas. Apostrophes of every make are one, so that "don’t" is found. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*|,/gu) ?? []
  );
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;。])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** Where a lexicon entry begins: words side by side, each to the letter or, with a star, by its beginning. */
export function placesOf(entry: string, words: readonly string[]): number[] {
  const parts = entry.split(" ");
  const fits = (part: string, word: string | undefined): boolean =>
    word !== undefined && (part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : word === part);
  return words.flatMap((_, at) => (parts.every((part, ahead) => fits(part, words[at + ahead])) ? [at] : []));
}

export function mentions(entries: readonly string[], words: readonly string[]): boolean {
  return entries.some((entry) => placesOf(entry, words).length > 0);
}
