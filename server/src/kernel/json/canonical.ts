import { SourceNumber } from "./source-number.ts";

/** A value that has no canonical form: NaN, an infinity, a lone surrogate, or something that is no JSON at all. */
export class NotCanonical extends Error {
  override name = "NotCanonical";
}

/**
 * JSON in the one form of RFC 8785: members sorted by their UTF-16 code units, numbers as ECMAScript writes them, no
 * white space. The same value gives the same bytes in every language that follows the RFC, so a hash over it can be
 * checked by others.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case "string":
      return canonicalText(value);
    case "number":
      return canonicalNumber(value);
    case "boolean":
      return String(value);
    case "object":
      return value === null ? "null" : canonicalComposite(value);
    default:
      throw new NotCanonical(`a ${typeof value} is no JSON value`);
  }
}

function canonicalComposite(value: object): string {
  if (value instanceof SourceNumber) return canonicalNumber(value.value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${canonicalText(name)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}

/** JSON.stringify escapes exactly what the RFC asks for, and would hide a lone surrogate behind an escape. */
function canonicalText(text: string): string {
  if (!text.isWellFormed()) throw new NotCanonical("a text with a lone surrogate has no UTF-8 form");
  return JSON.stringify(text);
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new NotCanonical(`${value} is no JSON number`);
  return String(value + 0);
}
