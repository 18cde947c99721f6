import { closingQuote } from "../../kernel/json/string-reader.ts";

/** What one pass outside of strings finds, before a text is parsed. */
export interface JsonScan {
  readonly problem: "too_deep" | "too_many_values" | "number" | "syntax" | null;
  /** How many members all objects have together, as written. */
  readonly members: number;
  /** Whether there is an integer that a double may change. */
  readonly hasLongNumber: boolean;
}

const DEEPEST = 64;
const SAFE_DIGITS = 15;

export function scanJson(text: string, mostValues: number): JsonScan {
  let [depth, members, values] = [0, 0, 1];
  let hasLongNumber = false;
  const found = (problem: JsonScan["problem"]): JsonScan => ({ problem, members, hasLongNumber });
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: {
        at = closingQuote(text, at);
        if (at < 0) return found("syntax");
        break;
      }
      case 0x5b:
      case 0x7b:
        depth += 1;
        if (depth > DEEPEST) return found("too_deep");
        values += 1;
        break;
      case 0x5d:
      case 0x7d:
        depth -= 1;
        break;
      case 0x2c:
        values += 1;
        if (values > mostValues) return found("too_many_values");
        break;
      case 0x3a:
        members += 1;
        break;
      case 0x20:
      case 0x0a:
        break;
      default: {
        const end = numberEnd(text, at);
        if (end - at > SAFE_DIGITS || isExponent(text, at, end)) {
          const literal = text.slice(at, end);
          if (!Number.isFinite(Number(literal))) return found("number");
          if (!/[.e]/i.test(literal)) hasLongNumber = true;
        }
        at = Math.max(at, end - 1);
      }
    }
  }
  return found(values > mostValues ? "too_many_values" : null);
}

function numberEnd(text: string, start: number): number {
  let end = start;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    const isPart = (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2b || code === 0x2e;
    if (!isPart && !(end > start && (code | 0x20) === 0x65)) break;
  }
  return end;
}

function isExponent(text: string, start: number, end: number): boolean {
  if (end - start < 3) return false;
  for (let at = start; at < end; at++) if ((text.charCodeAt(at) | 0x20) === 0x65) return true;
  return false;
}
