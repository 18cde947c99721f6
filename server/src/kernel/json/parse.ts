import { MAX_DEPTH } from "./limits.ts";
import { readJson } from "./reader.ts";
import { closingQuote } from "./string-reader.ts";

const QUOTE = 0x22;
const MINUS = 0x2d;
const ZERO = 0x30;

/** Integers of up to this many digits are exact in JavaScript. */
const SAFE_DIGITS = 15;

/** JavaScript writes no longer number: a sign, 17 digits, the point, and a three-digit exponent. */
const LONGEST_NUMBER = 25;

/**
 * The value of a JSON text, as Python's json module reads it: numbers keep their source form, NaN and Infinity are
 * numbers, and errors have Python's message and position. Throws JsonSyntaxError, JsonTooDeepError or
 * JsonIntegerTooLongError.
 */
export function parseJson(text: string): unknown {
  if (isPlain(text)) {
    try {
      return JSON.parse(text);
    } catch {
      // Our parser reports the error and its position.
    }
  }
  return readJson(text);
}

/**
 * Whether the engine's parser would read this text without loss. It is several times faster than ours, and nearly every
 * request qualifies. One pass outside of strings finds the texts that don't.
 */
function isPlain(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) {
      i = closingQuote(text, i);
      if (i < 0) return false;
    } else if (code === MINUS || isDigit(code)) {
      const end = numberEnd(text, i);
      if (!survives(text, i, end)) return false;
      i = end - 1;
    } else if (code === 0x5b || code === 0x7b) {
      if (++depth > MAX_DEPTH) return false;
    } else if (code === 0x5d || code === 0x7d) {
      depth--;
    }
  }
  return true;
}

function numberEnd(text: string, start: number): number {
  let end = start + 1;
  while (isNumberPart(text.charCodeAt(end))) end++;
  return end;
}

/** Whether a JavaScript number would be written with the same characters. */
function survives(text: string, start: number, end: number): boolean {
  if (end - start <= SAFE_DIGITS && isShortInteger(text, start, end)) return true;
  if (end - start > LONGEST_NUMBER) return false;
  const literal = text.slice(start, end);
  return String(Number(literal)) === literal;
}

function isShortInteger(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  if (first === MINUS || (first === ZERO && end - start > 1)) return false;
  for (let i = start + 1; i < end; i++) {
    if (!isDigit(text.charCodeAt(i))) return false;
  }
  return true;
}

/** Digits, the decimal point, signs and the exponent letter. */
function isNumberPart(code: number): boolean {
  return isDigit(code) || code === 0x2e || code === 0x2b || code === MINUS || (code | 0x20) === 0x65;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
