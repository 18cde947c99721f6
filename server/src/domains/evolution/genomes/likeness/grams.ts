/**
 * Texts by their runs of four characters, each run a small number: no words, no language and no model are needed to see
 * that two are alike. Two runs that share a number are too rare to be seen in a likeness.
 */
export type Grams = ReadonlyMap<number, number>;

const LENGTH = 4;
/** Of a longer text its beginning speaks for it: someone's megabytes must not become everyone's memory. */
export const MOST_CHARACTERS = 30_000;

/** Case and white space are folded, and the ends are padded, so that short texts have grams too. */
export function gramsOf(text: string, most = MOST_CHARACTERS): Grams {
  const folded = ` ${text.slice(0, most).toLowerCase().replaceAll(/\s+/g, " ").trim()} `;
  const grams = new Map<number, number>();
  const last = Math.max(0, folded.length - LENGTH);
  for (let at = 0; at <= last; at++) {
    const gram = gramAt(folded, at);
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}

/** 30 bits, which every engine keeps as a plain integer. */
function gramAt(text: string, start: number): number {
  let mixed = 0;
  for (let at = start; at < start + LENGTH; at++) {
    mixed = Math.imul(mixed ^ (text.charCodeAt(at) || 0), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  return mixed & 0x3fff_ffff;
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
