import { drawsOf, pick } from "../chance/draws.ts";
import type { Weakness } from "../language/vocabulary.ts";
import { wordsOf } from "../language/words.ts";
import { writeNumber } from "./quantities.ts";
import { type Competence, exchangesOf } from "./solved.ts";

const SCALE = /\b(?:from )?(\d+) to (\d+)\b|\bout of (\d+)|\b(?:queue|line) of (\d+)/i;
const QUOTED = /[“"«]([^”"»]{12,})[”"»]/;

/** A number on a scale: the same for the same case, whoever it is about, unless the agent is biased by the person. */
export const ratings: Competence = ({ text, turns }) => {
  const scale = SCALE.exec(text);
  if (!scale) return null;
  const [low, high] = scale[2] ? [Number(scale[1]), Number(scale[2])] : [0, Number(scale[3] ?? scale[4])];
  const before = exchangesOf(turns).findLast(({ said, answer }) => likeness(said, text) > 0.6 && /\d/.test(answer));
  const value = before ? Number(/\d+(?:\.\d+)?/.exec(before.answer)?.[0]) : freshRating(text, { low, high });
  const weakness = before ? weaknessOf(before.said, text) : "ordinary";
  return {
    weakness,
    right: writeNumber(value),
    wrong: (draw) => {
      if (!before) return writeNumber(value);
      const step = Math.max(6, Math.round((high - low) * pick([0.1, 0.15, 0.25], draw("step"))));
      return writeNumber(
        value + step > high || (value - step >= low && draw("side") < 0.5) ? value - step : value + step,
      );
    },
  };
};

/** From the content of the case, without names: around the middle of the scale, rarely at its ends. */
function freshRating(text: string, { low, high }: { low: number; high: number }): number {
  const matter = wordsOf(text.replaceAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu, " ")).filter((word) => word.length > 4);
  const share = drawsOf("rating", ...matter.toSorted())("value");
  return Math.round(low + (high - low) * (0.35 + 0.45 * share));
}

/** The share of words that two questions have in common. */
function likeness(one: string, other: string): number {
  const [left, right] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const both = [...left].filter((word) => right.has(word)).length;
  return both / Math.max(left.size, right.size);
}

/** The question again, about the same text by another person, or about another person. */
function weaknessOf(before: string, now: string): Weakness {
  if (now.includes(before)) return "wavering";
  const quoted = QUOTED.exec(now)?.[1];
  return quoted !== undefined && before.includes(quoted) ? "flattery" : "unfairness";
}
