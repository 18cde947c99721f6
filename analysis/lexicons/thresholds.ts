import { entries } from "./entries.ts";

/** Words before an amount above which a rule begins to hold, and the amount. */
export const ABOVE_AMOUNT = new RegExp(
  `(?<!\\p{L})(?:${entries`
    above
    over
    more than
    exceed(?:s|ing)?
    greater than
    beyond
    über
    mehr als
    ab
    plus de
    au-dessus de
    au-delà de
    supérieure?s? à
    más de
    superior(?:es)? a
    por encima de
    mais de
    acima de
  `})[^\\p{L}\\d]{0,4}(?:[A-Z]{3}\\s?)?(\\d{1,9}(?:[.,]\\d{1,3}){0,3})`,
  "iu",
);
