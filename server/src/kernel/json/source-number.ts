/**
 * A JSON number that a JavaScript number would change: 1.0, 1e16, -0.0, integers past 2^53, NaN, Infinity, 1e400.
 * Clients get their numbers back digit for digit, and a score of 85.0 is not the score 85, so the source form is kept
 * with the value. JSON.stringify writes it in its source form.
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

  /** Whether the literal has neither a fraction nor an exponent, which makes it an integer for JSON parsers. */
  get isInteger(): boolean {
    return /^-?\d+$/.test(this.source);
  }

  toJSON(): unknown {
    if (!Number.isFinite(this.value) && !this.isInteger) {
      throw new TypeError(`${this.source} can't be written as JSON. Reject or replace it before it is returned`);
    }
    return (JSON as unknown as RawJson).rawJSON(this.source);
  }
}

/** The number for a literal: a plain number if nothing is lost, otherwise one with its source form. */
export function numberOf(source: string): number | SourceNumber {
  const value = Number(source);
  return String(value) === source ? value : new SourceNumber(source, value);
}
