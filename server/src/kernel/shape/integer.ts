import { type Bounds, boundsCheck, describeBounds } from "./check/bounds.ts";
import { numberInput } from "./check/number-input.ts";
import type { Place } from "./check/place.ts";
import type { Invalid, Wording } from "./check/problem.ts";
import type { JsonSchema } from "./check/schema-registry.ts";
import { trimUnicode } from "./check/white-space.ts";
import { finiteNumber, wording } from "./check/wording.ts";
import type { Shape } from "./shape.ts";

const intType = wording("int_type", "Input should be a valid integer");
const intParsing = wording("int_parsing", "Input should be a valid integer, unable to parse string as an integer");
const intFromFloat = wording("int_from_float", "Input should be a valid integer, got a number with a fractional part");
const intParsingSize = wording("int_parsing_size", "Unable to parse input string as an integer, exceeded maximum size");

const MOST_DIGITS = 4300;
const FLOAT_LIMIT = 2 ** 63;

/**
 * An integer that JavaScript represents exactly. Integral floats, booleans and digit strings are converted. Beyond 2^53
 * - 1, the nearest bound is reported instead of silently changing the number.
 */
export function integer(bounds: Bounds = {}): Shape<number> {
  const brokenBound = boundsCheck({
    ge: Math.max(bounds.ge ?? Number.MIN_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
    le: Math.min(bounds.le ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  });
  return Object.freeze({
    kind: "integer",
    check(input: unknown, at: Place): number | Invalid {
      const read = Number.isSafeInteger(input) ? (input as number) : readInteger(input);
      if (typeof read === "object") return at.refuse(read, input);
      const broken = brokenBound(read);
      return broken === undefined ? read + 0 : at.refuse(broken, input);
    },
    describe: (): JsonSchema => ({ type: "integer", ...describeBounds(bounds) }),
  });
}

function readInteger(input: unknown): number | Wording {
  if (typeof input === "string") return readDigits(input);
  if (typeof input === "boolean") return input ? 1 : 0;
  const number = numberInput(input);
  if (number === undefined) return intType;
  const { value, isInteger } = number;
  if (isInteger) return value;
  if (!Number.isFinite(value)) return finiteNumber;
  if (!Number.isInteger(value)) return intFromFloat;
  return Math.abs(value) >= FLOAT_LIMIT ? intParsingSize : value;
}

/**
 * A sign, digits with single underscores between them (any number among leading zeros), and after a point only zeros.
 * Every step is linear in the length of the text, whatever a client sends.
 */
function readDigits(text: string): number | Wording {
  const trimmed = trimUnicode(text);
  const unsigned = trimmed.replace(/^[+-]/, "");
  const whole = unsigned.replace(/^0[0_]*(?=\d)/, "").replace(/\.0+$/, "");
  if (!/^\d/.test(whole) || !/^\d/.test(unsigned)) return intParsing;
  const digits = whole.replaceAll("_", "");
  const sign = trimmed.startsWith("-") ? "-" : "";
  if (sign.length + digits.length > MOST_DIGITS) return intParsingSize;
  return /^\d+(?:_\d+)*$/.test(whole) ? Number(sign + digits) : intParsing;
}
