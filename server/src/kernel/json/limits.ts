/** Deeper texts are refused. The contract's reference passes 950 levels and refuses 980. */
export const MAX_DEPTH = 960;

/** Longer integer literals are refused: reading them is quadratic in most languages a client may forward them to. */
export const MAX_INTEGER_DIGITS = 4300;
