/** As the stored evidence of a proposal has it: rounded from there again, a figure would differ from the one in its sentence. */
const DIGITS = 4;

/** A share as points of 100, the same wherever it is shown. */
export const inPoints = (share: number): number => Number((100 * Number(share.toFixed(DIGITS))).toFixed(1));
