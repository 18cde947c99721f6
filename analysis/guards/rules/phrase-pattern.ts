import type { Word } from "./phrases.ts";

/** Between two words: white space, and what people put there to be overlooked. */
const GAP = "[\\s\\p{P}]{1,8}";
/** In place of small words: up to three words of any kind. */
const LOOSE_GAP = `${GAP}(\\w{1,12}${GAP}){0,3}`;

/** A pattern for a phrase: any spacing, singular or plural, and other small words in the place of those it has. */
export function phrasePattern(words: readonly Word[]): string {
  let pattern = "";
  let isLoose = false;
  let previous: Word | undefined;
  for (const word of words) {
    if (word.isSmall) {
      isLoose = true;
      continue;
    }
    // Pieces of a script without spaces stand side by side.
    const isJoined = previous !== undefined && previous.end === word.start;
    if (previous) pattern += isLoose ? LOOSE_GAP : isJoined ? "\\s{0,8}" : GAP;
    pattern += wordPattern(word.text);
    isLoose = false;
    previous = word;
  }
  return `\\b${pattern}\\b`;
}

const PLURAL = /^[a-z]{3,}[^s\W\d_]s$/i;
const SINGULAR = /^[a-z]{4,}[^s\W\d_]$/i;

function wordPattern(word: string): string {
  if (PLURAL.test(word)) return `${escaped(word.slice(0, -1))}s?`;
  return SINGULAR.test(word) ? `${escaped(word)}s?` : escaped(word);
}

const escaped = (word: string): string => word.replace(/[\\.()[\]{}?*+^$|]/g, "\\$&").replace(/['’]/g, "['’]");
