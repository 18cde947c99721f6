/** A part of a number as it is written: the digits between two separators. */
export interface DigitGroup {
  readonly digits: string;
  readonly start: number;
  readonly end: number;
}

export const groupsIn = (text: string, offset: number): DigitGroup[] =>
  Array.from(text.matchAll(/\d+/g), ({ 0: digits, index }) => ({
    digits,
    start: offset + index,
    end: offset + index + digits.length,
  }));

/** Some groups in a row, read as one number. */
export interface Reading {
  readonly digits: string;
  /** The length of its shortest group. */
  readonly shortest: number;
  readonly start: number;
  readonly end: number;
}

const MOST_DIGITS = 19;

/** Every way to take groups in a row as one number of at most 19 digits: longer ones first, from each start. */
export function readingsOf(groups: readonly DigitGroup[]): Reading[] {
  const readings: Reading[] = [];
  for (const [from, first] of groups.entries()) {
    const here: Reading[] = [];
    let [digits, shortest] = ["", MOST_DIGITS];
    for (let to = from; to < groups.length; to++) {
      const last = groups[to];
      digits += last?.digits ?? "";
      shortest = Math.min(shortest, last?.digits.length ?? 0);
      if (!last || digits.length > MOST_DIGITS) break;
      here.push({ digits, shortest, start: first.start, end: last.end });
    }
    readings.push(...here.reverse());
  }
  return readings;
}
