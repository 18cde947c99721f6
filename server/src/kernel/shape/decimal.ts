import { SourceNumber } from "../json/source-number.ts";
import { numberInput } from "./check/number-input.ts";
import type { Place } from "./check/place.ts";
import { type PlainDecimal, plainDecimal, plainFloat, TOO_LONG } from "./check/plain-decimal.ts";
import type { Invalid, Wording } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { trimPython } from "./check/white-space.ts";
import { finiteNumber, wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const decimalType = wording("decimal_type", "Decimal input should be an integer, float, string or Decimal object");
const decimalParsing = wording("decimal_parsing", "Input should be a valid decimal");

/** Maximum length of a decimal written out. Without it, "1e999999999" would become a gigabyte of zeros. */
const MOST_CHARACTERS = 4300;
/** Longer texts are not parsed: a decimal of that length would be rejected, and blanks are not a decimal. */
const LONGEST_TEXT = 65_536;
const tooManyDigits = wording(
  "decimal_max_digits",
  `Decimal input should have no more than ${MOST_CHARACTERS} digits in total`,
  { max_digits: MOST_CHARACTERS },
);

const NOT_FINITE = /^[+-]?(?:inf|infinity|s?nan\d*)$/i;

/** The pattern that responses and the API document promise for a decimal in text form. */
export const DECIMAL_PATTERN = "^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$";

/** A decimal number, stored as plain digits: never rounded, and never written with an exponent. */
export function decimal(): Shape<string> {
  return Object.freeze({
    kind: "decimal",
    check(input: unknown, at: Place): string | Invalid {
      const read = typeof input === "string" ? readText(input) : readNumber(input);
      return typeof read === "string" ? read : at.refuse(read, input);
    },
    describe: (): JsonSchema => ({ anyOf: [{ type: "number" }, { type: "string", pattern: DECIMAL_PATTERN }] }),
  });
}

function readNumber(input: unknown): string | Wording {
  const number = numberInput(input);
  if (number === undefined) return decimalType;
  if (number.isInteger)
    return worded(plainDecimal(input instanceof SourceNumber ? input.source : String(input), MOST_CHARACTERS));
  return Number.isFinite(number.value) ? plainFloat(number.value) : finiteNumber;
}

/** Underscores are allowed anywhere, and decimal digits of every script count. */
function readText(text: string): string | Wording {
  if (text.length > LONGEST_TEXT) return tooManyDigits;
  const bare = asciiDigits(trimPython(text)).replaceAll("_", "");
  if (NOT_FINITE.test(bare)) return finiteNumber;
  return worded(plainDecimal(bare, MOST_CHARACTERS));
}

function worded(plain: PlainDecimal): string | Wording {
  if (plain === undefined) return decimalParsing;
  return plain === TOO_LONG ? tooManyDigits : plain;
}

/**
 * Unicode has the ten digits of every script in consecutive code points, so a digit's value is its distance from the
 * first.
 */
function asciiDigits(text: string): string {
  const worths = new Map<string, string>();
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const worth = worths.get(digit) ?? worthOf(digit);
    worths.set(digit, worth);
    return worth;
  });
}

function worthOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start--;
  return String((code - start) % 10);
}
