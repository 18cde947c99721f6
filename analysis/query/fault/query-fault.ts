/** The longest query, in UTF-16 units. */
export const LONGEST_QUERY = 4096;
/** Parentheses and negations inside each other. */
export const DEEPEST_NESTING = 32;
/** Matchers, stages and comparisons of one query together. */
export const MOST_PARTS = 100;

/** Why a query is refused, and where in it. */
export class QueryFault extends Error {
  /** In UTF-16 units, from 0. */
  readonly at: number;
  readonly why: string;

  constructor(at: number, why: string) {
    super(`Character ${at + 1}: ${why}`);
    this.name = "QueryFault";
    this.at = at;
    this.why = why;
  }
}
