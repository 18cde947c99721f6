import { wordsOf } from "../language/words.ts";

/** Whether a word is among the others, even with swapped letters in the middle, as in a typing error. */
export function hasWord(text: readonly string[], ...wanted: readonly string[]): boolean {
  return text.some((word) => wanted.some((other) => isLike(word, other)));
}

function isLike(word: string, wanted: string): boolean {
  if (wanted.endsWith("*"))
    return word.startsWith(wanted.slice(0, -1)) || isLike(word.slice(0, wanted.length - 1), wanted.slice(0, -1));
  if (word === wanted) return true;
  const isMuddled = word.length === wanted.length && word.length > 4 && word[0] === wanted[0];
  return isMuddled && lettersOf(word) === lettersOf(wanted);
}

const lettersOf = (word: string): string => [...word].sort().join("");

/** Digits and signs that stand for letters are read as letters, and emoticons are ignored. */
export function plainWords(text: string): string[] {
  const letters: Readonly<Record<string, string>> = { "@": "a", "3": "e", "0": "o", "1": "i", $: "s" };
  const spelt = text.replaceAll(/(?<=\p{L})[@301$]|[@301$](?=\p{L})/gu, (sign) => letters[sign] ?? sign);
  return wordsOf(spelt.replaceAll(/\p{Extended_Pictographic}/gu, " "));
}
