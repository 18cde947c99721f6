import { PHONE_WORD } from "../../lexicons/personal-numbers.ts";
import { matchesOf } from "../../text/patterns.ts";
import type { GuardSpan } from "../guard.ts";
import { spanOf } from "./personal-data.ts";

/** How people of a country write its numbers among themselves: digits alone, without the country's code. */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  US: /^1?[2-9]\d{2}[2-9]\d{6}$/,
  GB: /^0[1-9]\d{8,9}$/,
  DE: /^0[1-9]\d{5,11}$/,
  AT: /^0[1-9]\d{5,11}$/,
  CH: /^0[1-9]\d{8}$/,
  FR: /^0[1-9]\d{8}$/,
  ES: /^[6-9]\d{8}$/,
  IT: /^(?:0\d{5,10}|3\d{8,9})$/,
  NL: /^0[1-9]\d{8}$/,
  PL: /^[1-9]\d{8}$/,
  SE: /^0[1-9]\d{6,8}$/,
  AU: /^0[2-478]\d{8}$/,
  IN: /^0?[6-9]\d{9}$/,
  BR: /^0?[1-9]{2}9?\d{8}$/,
  MX: /^[2-9]\d{9}$/,
  JP: /^0[1-9]\d{8,9}$/,
};
export const PHONE_REGIONS = ["any", "none", ...Object.keys(NATIONAL)];

/** How many digits follow a country's code. */
const LENGTHS: readonly (readonly [code: RegExp, least: number, most: number])[] = [
  [/^1/, 10, 10],
  [/^7/, 10, 10],
  [/^(?:27|3[0134]|4[018]|61|90|9[1348])/, 9, 10],
  [/^(?:2[0]|3[269]|4[34569]|5[1-8]|6[023456]|8[1246]|9[25])/, 6, 13],
  [/^(?:2[1-9]|3[578]|42|5[09]|6[789]|8[058]|9[679])\d/, 6, 11],
];

const EXTENSION = "[ ,]{0,2}(?:x|ext\\.?) ?\\d{1,6}";
const NUMBER = new RegExp(
  `(?<![\\w.#$€£%=/-]|\\d )(?:\\+|00)?[ (]{0,2}\\d(?:[ ()./\\u00a0-]{0,3}\\d){5,16}(?:${EXTENSION})?(?!\\w|[-/:.]\\d)`,
  "g",
);
/** Numbers whose form says where they end: in a list with spaces between them, two are not one that is too long. */
const ALONE =
  /(?<![\w.#$€£%=/-])(?:\+\d{8,15}|(?:\+?1[-. ]?)?(?:\(\d{3}\)[ .-]?|\d{3}([-.]))\d{3}[-. ]\d{4}|\d{10,13})(?= [+(\d])/g;
const EXTENSION_AT_END = new RegExp(`${EXTENSION}$`);
/** Days in either order, and spans of years. */
const DATES = [
  /^(?:19|20)\d\d[-./ ][01]?\d[-./ ][0-3]?\d(?!\d)/,
  /^[0-3]?\d[-./ ][0-3]?\d[-./ ](?:19|20)\d\d/,
  /^\d{4} ?[-/] ?\d{4}$/,
];
/** 123-456-7890, (123) 456-7890, 123.456.7890: nothing else is written like that. */
const NORTH_AMERICAN = /^(?:\+?0{0,2}1[-. ]?)?(?:\(\d{3}\)[ .-]?|\d{3}([-.]))\d{3}[-. ]\d{4}$/;
const NEAR = 40;
/** In a list of contacts, what kind of number it is often stands behind it. */
const BEHIND = /^[ ,(:-]{0,3}(?:office|fax|mobile|cell|home|work|tel|phone|mobil|handy|büro|privat|móvil|oficina)\b/i;
/** Other things that have a number. */
const OTHER = new RegExp(
  `\\b(?:${[
    "order|invoice|ticket|case|id|page|version|serial|line|issue|pr|parcel|licen[cs]e|account|tracking|reference|customer",
    "policy|member|passport|insurance|flight|model|part|batch|tax|booking|confirmation|room|bus|port|process|build",
  ].join("|")})\\b`,
  "i",
);

/** `region` is a country, "any" for every country if a word for a telephone stands before, or "none". */
export const phonesOf = (region: string) => {
  const phonesIn = (pattern: RegExp, text: string, context: string): GuardSpan[] =>
    matchesOf(pattern, text).flatMap((match) => {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      const value = match[0].trimStart();
      const end = start + value.length;
      const isCalled =
        hasPhoneWord(context.slice(Math.max(0, start - NEAR), start)) || BEHIND.test(context.slice(end, end + NEAR));
      return isPhone(value, isCalled, region) ? [spanOf("phone", start, value.length)] : [];
    });
  return (text: string): GuardSpan[] => {
    const alone = phonesIn(ALONE, text, text);
    return [...alone, ...phonesIn(NUMBER, without(alone, text), text)];
  };
};

/** The text with something in place of these that ends every other number. */
function without(spans: readonly GuardSpan[], text: string): string {
  if (spans.length === 0) return text;
  let at = 0;
  const parts = spans.map(({ start, end }) => {
    const part = text.slice(at, start) + "|".repeat(end - start);
    at = end;
    return part;
  });
  return parts.join("") + text.slice(at);
}

function isPhone(written: string, isCalled: boolean, region: string): boolean {
  const value = written.replace(EXTENSION_AT_END, "");
  const digits = value.replaceAll(/\D/g, "");
  if (new Set(digits).size < 3 || DATES.some((date) => date.test(value)) || !isBalanced(value)) return false;
  if (value.startsWith("+")) return isInternational(digits);
  if (/^00[1-9]/.test(digits) && /^00[ 1-9]/.test(value)) return isInternational(digits.slice(2));
  if (region === "none") return false;
  if (NORTH_AMERICAN.test(value)) return region === "any" || region === "US" || isCalled;
  const isGrouped = /\d[ ()./-]+\d/.test(value);
  const isNational = NATIONAL[region]?.test(digits) ?? false;
  if (isNational && isGrouped && (digits.startsWith("0") || /^\(/.test(value))) return true;
  return isCalled && (isNational || (region === "any" && digits.length >= 7 && digits.length <= 13));
}

const isInternational = (digits: string): boolean =>
  LENGTHS.some(([code, least, most]) => {
    const length = digits.length - (code.exec(digits)?.[0].length ?? digits.length);
    return length >= least && length <= most;
  });

const isBalanced = (value: string): boolean => value.split("(").length === value.split(")").length;

/** In the same sentence: the number of an order is not to be called. */
const hasPhoneWord = (before: string): boolean => {
  const clause = before.split(/(?<!\b(?:tel|ph|mob|no|nr))[.!?;]\s|\n/i).at(-1) ?? "";
  return (PHONE_WORD.test(clause) || /\banswering at\b|\bdial\b/i.test(clause)) && !OTHER.test(clause);
};
