/** Deeper texts are refused. The contract's reference passes 950 levels and refuses 980. */
export const MAX_DEPTH = 960;

/** Longer integer literals are refused: reading them is quadratic in most languages a client may forward them to. */
export const MAX_INTEGER_DIGITS = 4300;

/**
 * Values in one request body, at any depth. Text is cheap and values are not: each costs memory and time again in every
 * check, so ten megabytes of empty lists would cost what a gigabyte of text does.
 */
export const MAX_BODY_VALUES = 100_000;
