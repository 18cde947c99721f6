/** Words before an amount above which a rule begins to hold, in five languages. */
const ABOVE =
  /(?<!\p{L})(?:above|over|more than|exceed(?:s|ing)?|greater than|beyond|über|mehr als|ab|plus de|au-dessus de|au-delà de|supérieure?s? à|más de|superior(?:es)? a|por encima de|mais de|acima de|superiores a)[^\p{L}\d]{0,4}(?:[A-Z]{3}\s?)?(\d{1,9}(?:[.,]\d{1,3})*)/iu;

/** The amount above which a rule holds, if it names one. */
export function thresholdIn(words: string): number | null {
  const found = ABOVE.exec(words.slice(0, 2_000))?.[1];
  if (found === undefined) return null;
  // A sign before three digits groups thousands; before one or two it is a decimal point.
  const value = Number(found.replaceAll(/[.,](?=\d{3}(?!\d))/g, "").replace(",", "."));
  return Number.isFinite(value) && value > 0 ? value : null;
}
