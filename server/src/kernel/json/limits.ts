/** Texts with deeper nesting are rejected. The contract's reference accepts 950 levels and rejects 980. */
export const MAX_DEPTH = 960;

/**
 * Longer integer literals are rejected: parsing them takes quadratic time in most languages that a client may forward
 * them to.
 */
export const MAX_INTEGER_DIGITS = 4300;

/**
 * Maximum number of values in one request body, at any depth. Text is cheap, values are not: each one costs memory and
 * time in every check, so ten megabytes of empty lists would cost as much as a gigabyte of text.
 */
export const MAX_BODY_VALUES = 100_000;
