export const TOO_LONG: unique symbol = Symbol("too long");

/** Plain digits, or undefined if the text is not a decimal number. */
export type PlainDecimal = string | typeof TOO_LONG | undefined;

const DECIMAL = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d+))?$/;

/** The contract's reference does not accept larger exponents as numbers either. */
const HIGHEST_EXPONENT = 999_999_999_999_999_999n;
const LOWEST_EXPONENT = -1_999_999_999_999_999_997n;

/** Writes a decimal literal without its exponent. Digits after the point are kept, including zeros. */
export function plainDecimal(text: string, longest: number): PlainDecimal {
  const match = DECIMAL.exec(text);
  if (match === null) return undefined;
  const sign = match[1] === "-" ? "-" : "";
  const whole = (match[2] ?? "").replace(/^0+/, "");
  const fraction = match[3] ?? match[4] ?? "";
  const exponent = readExponent(match[5], whole.length + fraction.length);
  if (exponent === undefined) return undefined;
  const point = whole.length + exponent;
  if (Math.abs(point) > longest || Math.abs(fraction.length - exponent) > longest) return TOO_LONG;
  const digits = whole + fraction;
  const integerPart = point <= 0 ? "" : digits.slice(0, point).padEnd(point, "0").replace(/^0+/, "");
  const fractionPart = point <= 0 ? "0".repeat(-point) + digits : digits.slice(point);
  const plain = `${integerPart || "0"}${fractionPart && `.${fractionPart}`}`;
  return plain.length > longest ? TOO_LONG : sign + plain;
}

function readExponent(text: string | undefined, digits: number): number | undefined {
  if (text === undefined) return 0;
  const significant = text.replace(/^([+-]?)0+(?=\d)/, "$1").replace(/^\+/, "");
  if (significant.length > 20) return undefined;
  const exponent = BigInt(significant);
  const adjusted = exponent + BigInt(digits > 0 ? digits - 1 : 0);
  return adjusted > HIGHEST_EXPONENT || exponent < LOWEST_EXPONENT ? undefined : Number(exponent);
}

/**
 * A double with the shortest digits that identify it. A whole number is written with ".0", so 85.0 stays distinct from
 * 85.
 */
export function plainFloat(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e16) return `${Object.is(value, -0) ? "-0" : value}.0`;
  const plain = plainDecimal(String(value), 400);
  return typeof plain === "string" ? plain : String(value);
}
