/** A word or a mark of a sentence. */
export interface Token {
  /** Lower case, with straight apostrophes. */
  readonly word: string;
  /** Its first letters with a star, by which stems are found. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /\d+(?:[.,]\d+)+(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}•]*(?:['’.-][\p{L}\p{N}][\p{L}\p{M}\p{N}•]*)*['’]?|\S/gu;
/** Longer sentences are read this far: a rule says what it wants in its first words. */
const MOST_TOKENS = 250;

const STEM = 3;

export const stemOf = (word: string): string => `${word.slice(0, STEM)}*`;

export function tokensOf(text: string, language: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(TOKEN)) {
    if (tokens.length >= MOST_TOKENS) break;
    push(tokens, { word: found[0].toLowerCase().replaceAll("’", "'"), start: found.index }, language);
  }
  return tokens;
}

/** French writes an article or a negation and the next word as one: "n'est". */
function push(tokens: Token[], { word, start }: Pick<Token, "word" | "start">, language: string): void {
  const mark = language === "en" ? -1 : word.indexOf("'");
  if (mark < 0 || mark === word.length - 1 || mark > 3)
    tokens.push({ word, stem: stemOf(word), start, end: start + word.length });
  else {
    tokens.push({ word: word.slice(0, mark + 1), stem: stemOf(word.slice(0, mark + 1)), start, end: start + mark + 1 });
    push(tokens, { word: word.slice(mark + 1), start: start + mark + 1 }, language);
  }
}
