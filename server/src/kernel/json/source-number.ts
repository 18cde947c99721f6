/**
 * A JSON number that a JavaScript number would change: 1.0, 1e16, -0.0, integers past 2^53, NaN, Infinity, 1e400.
 *
 * Clients get their numbers back digit for digit, and a score of 85.0 is not the score 85, so the source form travels
 * with the value. Any JSON.stringify writes it as it came.
 */
interface RawJson {
  rawJSON(text: string): unknown;
}

export class SourceNumber {
  readonly source: string;
  readonly value: number;

  constructor(source: string, value: number) {
    this.source = source;
    this.value = value;
    Object.freeze(this);
  }

  /** Whether the literal is a whole number without a fraction or exponent, which is what JSON readers call an integer. */
  get isInteger(): boolean {
    return /^-?\d+$/.test(this.source);
  }

  toJSON(): unknown {
    if (!Number.isFinite(this.value) && !this.isInteger) {
      throw new TypeError(`${this.source} has no form in JSON and must be refused or replaced before it is answered`);
    }
    return (JSON as unknown as RawJson).rawJSON(this.source);
  }
}

/** The number of a literal: a plain one where nothing is lost, else with its source. */
export function numberOf(source: string): number | SourceNumber {
  const value = Number(source);
  return String(value) === source ? value : new SourceNumber(source, value);
}
