/** Texts by their runs of four characters: no words, no language and no model are needed to see that two are alike. */
export type Grams = ReadonlyMap<string, number>;

const LENGTH = 4;

/** Case and white space are folded, and the ends are padded, so that short texts have grams too. */
export function gramsOf(text: string): Grams {
  const folded = ` ${text.toLowerCase().replaceAll(/\s+/g, " ").trim()} `;
  const grams = new Map<string, number>();
  const last = Math.max(0, folded.length - LENGTH);
  for (let at = 0; at <= last; at++) {
    const gram = folded.slice(at, at + LENGTH);
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}

export function gramCount(grams: Grams): number {
  let count = 0;
  for (const times of grams.values()) count += times;
  return count;
}

/** The share of grams that two texts have in common, from 0 to 1. */
export function overlap(one: Grams, other: Grams): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let common = 0;
  for (const [gram, times] of small) common += Math.min(times, large.get(gram) ?? 0);
  return (2 * common) / (gramCount(one) + gramCount(other));
}
