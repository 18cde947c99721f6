import { randomInt } from "node:crypto";

/** Letters without vowels, so that no code is a word, and without those that are read as others. */
const LETTERS = "BCDFGHJKLMNPQRSTVWXZ";
const LENGTH = 8;

/** Eight letters with a dash in the middle, such as KFRT-WPLM: 34 bits, for ten minutes, and guesses are counted. */
export function newUserCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** What people type, as the code is: small letters, spaces and dashes don't matter. */
export const normalUserCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z]/g, "");
