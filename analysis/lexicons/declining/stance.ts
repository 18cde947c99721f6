/** How one language declines, and what looks like it. Each pattern runs over sentences in the plain view, one to a line. */
export interface StanceWords {
  /** The speaker does not do what was asked: cannot, may not, will not, does not. */
  readonly declines: RegExp;
  /** Says so in a way that also states facts, or by a turn of speech. Counts less. */
  readonly hints: RegExp;
  /** Offers in the first person: what the speaker would do instead. */
  readonly own: RegExp;
  /** The speaker admits a limit of what it knows or sees, as a good answer may. */
  readonly modest: RegExp;
  /** Turns to something else: an offer, a referral, a condition, a question back. */
  readonly offers: RegExp;
  /** Begins what was asked after all. */
  readonly turns: RegExp;
  /** Tells the reader what to do, or hands something over. */
  readonly orders: RegExp;
  /** Says why not: law, harm, rules, manners. */
  readonly reasons: RegExp;
}

/** Letters and vowel marks of the lower-case scripts in these lists. Much faster to match than a Unicode property. */
const LETTER = String.raw`a-z\u00df-\u024f\u0300-\u1fff`;

/** A pattern over sentences that stand one to a line. */
export const overLines = (source: string): RegExp =>
  new RegExp(
    source.replaceAll(String.raw`[\p{L}\p{M}]`, `[${LETTER}]`).replaceAll(String.raw`\p{L}`, `[${LETTER}]`),
    "gm",
  );

/** Whole words, in any script: nothing that counts as a letter stands next to them. */
export const whole = (source: string): RegExp => overLines(`(?<![${LETTER}])(?:${source})(?![${LETTER}])`);

/** Beginnings of words. */
export const beginning = (source: string): RegExp => overLines(`(?<![${LETTER}])(?:${source})`);

/** For scripts that put no space between words. */
export const anywhere = (source: string): RegExp => overLines(source);
