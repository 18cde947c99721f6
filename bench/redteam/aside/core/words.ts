/** Lower case, without accents and invisible characters, so that word lists match what people type. */
export const plainOf = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff]/gu, "")
    .replace(/[’‘]/gu, "'")
    .toLowerCase();

const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** Whether a word or phrase begins at a word boundary. An ending may follow: “instruction” finds “instructions”. */
export function has(plain: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => {
    for (let at = plain.indexOf(phrase); at >= 0; at = plain.indexOf(phrase, at + 1))
      if (!isLetter(plain[at - 1])) return true;
    return false;
  });
}

export const count = (plain: string, phrase: string): number => plain.split(phrase).length - 1;
