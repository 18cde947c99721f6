import type { Chance, Speaker } from "./speaker.ts";

/** Letter pairs that fast typists swap. Only inside a word, so that it stays readable. */
const FEWEST_LETTERS = 5;

/** The text as this person would type it. {slots} are left alone, since their contents must arrive unchanged. */
export function typedBy(text: string, { skill }: Pick<Speaker, "skill">, chance: Chance): string {
  switch (skill) {
    case "novice":
      return withMistakes(text, chance, 3)
        .toLocaleLowerCase("en")
        .replaceAll(/[.,](?=\s|$)/g, chance.pick(["", ".", "..."]));
    case "competent":
      return chance.integer(0, 2) === 0 ? withMistakes(text, chance, 1) : text;
    default:
      return text;
  }
}

function withMistakes(text: string, chance: Chance, most: number): string {
  const words = text.split(" ");
  for (let count = chance.integer(1, most); count > 0; count--) {
    const at = chance.integer(0, words.length - 1);
    const word = words[at] ?? "";
    if (word.length < FEWEST_LETTERS || !/^\p{L}+$/u.test(word)) continue;
    const where = chance.integer(1, word.length - 3);
    words[at] = `${word.slice(0, where)}${word[where + 1] ?? ""}${word[where] ?? ""}${word.slice(where + 2)}`;
  }
  return words.join(" ");
}
