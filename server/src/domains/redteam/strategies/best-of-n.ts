import type { Draw } from "../../evaluation/port.ts";
import { firstDraft } from "../model/draft.ts";
import type { Strategy } from "../model/strategy.ts";
import { fraction, isSpent, opening } from "./moves.ts";

/** The same wish over and over with noise in its spelling: what other tools do, and a baseline for the rest. */
export const bestOfN: Strategy = {
  id: "best-of-n",
  title: "Best of n",
  idea: "Repeats the plain wish with random capitals, swapped letters and commas, because some spelling may get through.",
  next: (state, draw) => {
    if (isSpent(state)) return "give up";
    const draft = firstDraft(state.goal);
    const isFirst = !state.attempts.some(({ strategy }) => strategy === "best-of-n");
    return opening("best-of-n", isFirst ? draft : { ...draft, wish: noisy(draft.wish, draw) });
  },
};

/** Words with digits, signs or capitals inside are names, codes and addresses: they stay as they are. */
const isPlain = (word: string): boolean => /^[A-Z]?[a-z]+[,.?!]?$/.test(word);

export const noisy = (text: string, draw: Draw): string =>
  text
    .split(" ")
    .map((word) => (isPlain(word) ? noisyWord(word, draw) : word))
    .join(" ");

function noisyWord(word: string, draw: Draw): string {
  const chance = fraction(draw);
  if (chance < 0.2 && word.length > 4) {
    const at = draw.integer(1, word.length - 4);
    return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  }
  if (chance < 0.4) return [...word].map((sign) => (draw.integer(0, 2) === 0 ? sign.toUpperCase() : sign)).join("");
  if (chance < 0.45) return word.toUpperCase();
  if (chance < 0.5) return `${word} ${word}`;
  return word;
}
