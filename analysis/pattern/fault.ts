/** The longest pattern, in UTF-16 units of its source. */
export const LONGEST_SOURCE = 4_096;
/** The largest count in braces. */
export const MOST_REPEATS = 256;
/** What one pattern may grow to when its repeats are written out. */
export const MOST_STATES = 20_000;
/** What all patterns of a set may grow to together. */
export const MOST_STATES_IN_SET = 100_000;
/** Groups inside groups. */
export const DEEPEST_NESTING = 64;

/** Why a pattern is refused, and where in it. */
export class PatternFault extends Error {
  /** The place of the pattern in the list that was compiled. */
  readonly rule: number;
  /** Where in the pattern, in UTF-16 units. */
  readonly at: number;
  readonly why: string;

  constructor(rule: number, at: number, why: string) {
    super(`Pattern ${rule + 1}, character ${at + 1}: ${why}`);
    this.name = "PatternFault";
    this.rule = rule;
    this.at = at;
    this.why = why;
  }
}
