/** Numbers that identify a person or an account: payment cards, IBANs, national ids, account numbers. */

import { CARD_WORD, IDENTITY_NUMBER } from "../lexicons/personal-numbers.ts";
import { matchesOf } from "../text/patterns.ts";
import type { Span } from "./secret-assignments.ts";

export const personalNumbers = (text: string): Span[] =>
  /\d/.test(text) ? [...cards(text), ...ibans(text), ...shapedIds(text), ...namedIds(text)] : [];

const CARD = /(?<![\d.,+-])\d(?:[ -]?\d){12,18}(?![\d-])/g;
const ISSUER = /^(?:3[47]|4|5[1-5]|2[2-7]|6)/;
/** The numbers that payment providers publish for tests. */
const TEST_CARDS = new Set([
  "4111111111111111",
  "4242424242424242",
  "4012888888881881",
  "4000000000000002",
  "4000056655665556",
  "4222222222222",
  "5555555555554444",
  "5105105105105100",
  "5454545454545454",
  "5200828282828210",
  "2223003122003222",
  "378282246310005",
  "371449635398431",
  "6011111111111117",
  "6011000990139424",
  "3530111333300000",
  "3566002020360505",
  "30569309025904",
  "38520000023237",
]);
const NEAR = 60;

function cards(text: string): Span[] {
  return matchesOf(CARD, text).flatMap((match) => {
    const digits = match[0].replaceAll(/\D/g, "");
    if (!ISSUER.test(digits) || TEST_CARDS.has(digits) || isPattern(digits)) return [];
    const isGrouped = /^\d{4}([ -])\d{4}\1\d{4}\1\d{4}$/.test(match[0]);
    const around = text.slice(Math.max(0, match.index - NEAR), match.index + match[0].length + NEAR);
    const isCard = CARD_WORD.test(around) ? isGrouped || isLuhn(digits) : isGrouped && isLuhn(digits);
    return isCard ? [spanOf(match, "payment card")] : [];
  });
}

/** Doubles every second digit from the right. The sum of all digits of a real number ends in 0. */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The same few digits again and again, or digits in order: written to show a form. */
const isPattern = (digits: string): boolean =>
  new Set(digits).size < 4 || "01234567890123456789".includes(digits.slice(0, 9)) || /12345678/.test(digits);

const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![A-Z0-9])/g;
/** The examples of the registry and of documentation. */
const SAMPLE_IBANS = new Set([
  "DE89370400440532013000",
  "GB29NWBK60161331926819",
  "GB82WEST12345698765432",
  "GB33BUKB20201555555555",
  "FR1420041010050500013M02606",
  "FR7630006000011234567890189",
  "NL91ABNA0417164300",
  "AT611904300234573201",
  "CH9300762011623852957",
  "ES9121000418450200051332",
  "IT60X0542811101000000123456",
  "BE68539007547034",
  "PL61109010140000071219812874",
  "PT50000201231234567890154",
]);

const ibans = (text: string): Span[] =>
  matchesOf(IBAN, text).flatMap((match) => {
    const value = match[0].replaceAll(" ", "");
    const digits = value.replaceAll(/\D/g, "");
    if (value.length < 15 || digits.length < 10 || SAMPLE_IBANS.has(value) || isPattern(digits)) return [];
    return [spanOf(match, "bank account")];
  });

const SHAPED_IDS: readonly RegExp[] = [
  // US social security number
  /(?<![\d-])(?!000|666|9\d\d|123-45-6789|078-05-1120|219-09-9999)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/g,
  // Italian codice fiscale
  /(?<![A-Z0-9])[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z](?![A-Z0-9])/g,
  // Brazilian CPF
  /(?<![\d.])(?!123\.456\.789|000\.000\.000)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g,
  // French social security number
  /(?<!\d)[12] \d{2} (?:0\d|1[0-2]) \d{2} \d{3} \d{3}(?: \d{2})?(?!\d)/g,
  // Korean resident registration number
  /(?<!\d)\d{2}(?:0\d|1[0-2])[0-3]\d-[1-4]\d{6}(?!\d)/g,
  // Chinese identity number
  /(?<!\d)[1-6]\d{5}(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d{4}[\dXx](?!\d)/g,
];

const shapedIds = (text: string): Span[] =>
  SHAPED_IDS.flatMap((pattern) => matchesOf(pattern, text).map((match) => spanOf(match, "personal id")));

const ID_VALUE = /(?<![\p{L}\p{N}])[A-Z]{0,3}[ -]?\d(?:[A-Z\d]|[ ./-](?=[A-Z\d])){4,18}(?![\p{L}\p{N}*])/gu;
const LETTERS_FIRST = /(?<![\p{L}\p{N}])[A-Z]{1,5}\d[A-Z\d]{4,12}(?![\p{L}\p{N}*])/gu;
const MOST_NAMED = 100;

/** A value right after the name of a personal number. */
function namedIds(text: string): Span[] {
  return matchesOf(IDENTITY_NUMBER, text)
    .slice(0, MOST_NAMED)
    .flatMap((match) => {
      const from = match.index + match[0].length;
      const ahead = (text.slice(from, from + NEAR).split(/[.!?;]\s|\n/)[0] ?? "").slice(0, NEAR);
      const found = [...matchesOf(LETTERS_FIRST, ahead), ...matchesOf(ID_VALUE, ahead)].find(
        (value) => isId(value[0]) && value.index < 40,
      );
      if (!found) return [];
      const start = from + found.index;
      return [{ start, end: start + found[0].length, kind: "personal id" }];
    });
}

function isId(value: string): boolean {
  const digits = value.replaceAll(/\D/g, "");
  const size = digits.length + (/[A-Z]/.test(value) ? 2 : 0);
  return size >= 6 && digits.length <= 18 && !isPattern(digits) && !/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(value);
}

const spanOf = (match: RegExpExecArray, kind: string): Span => ({
  start: match.index,
  end: match.index + match[0].length,
  kind,
});
