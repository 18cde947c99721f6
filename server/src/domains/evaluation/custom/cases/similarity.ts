import { plain } from "@agent-console/analysis/text/plain.ts";

/** Long enough to tell words apart, short enough to forgive an ending. */
const GRAM = 3;
const LONGEST_COMPARED = 20_000;

/** Used where a case gives no threshold of its own. */
export const DEFAULT_SIMILARITY = 0.6;

/**
 * How alike two texts are, from 0 to 1: the share of character trigrams that they have in common (Dice), without case and
 * punctuation. It measures wording, not meaning: a paraphrase in other words is not similar.
 */
export function similarity(one: string, other: string): number {
  const [left, right] = [grams(one), grams(other)];
  let [common, leftTotal, rightTotal] = [0, 0, 0];
  for (const count of right.values()) rightTotal += count;
  for (const [gram, count] of left) {
    leftTotal += count;
    common += Math.min(count, right.get(gram) ?? 0);
  }
  const total = leftTotal + rightTotal;
  return total === 0 ? 0 : (2 * common) / total;
}

function grams(text: string): Map<string, number> {
  const words = plain(text.slice(0, LONGEST_COMPARED))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const found = new Map<string, number>();
  if (!words) return found;
  const padded = ` ${words} `;
  for (let at = 0; at + GRAM <= padded.length; at++) {
    const gram = padded.slice(at, at + GRAM);
    found.set(gram, (found.get(gram) ?? 0) + 1);
  }
  return found;
}
