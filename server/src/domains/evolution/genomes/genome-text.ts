import { parseJson } from "../../../kernel/json/parse.ts";
import { SourceNumber } from "../../../kernel/json/source-number.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";

/**
 * A genome's JSON with the console's own members first and the sender's after them, byte for byte. A member of the sender is
 * never replaced: if a name is taken, the console omits its own.
 */
export function withConsoleMembers(
  body: string,
  sent: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): string {
  const free = Object.fromEntries(Object.entries(own).filter(([name]) => !Object.hasOwn(sent, name)));
  const front = stringifyJson(free).slice(1, -1);
  const rest = body.trim().slice(1).trimStart();
  if (front === "") return `{${rest}`;
  return rest === "}" ? `{${front}}` : `{${front},${rest}`;
}

/** The text itself, except that NaN and Infinity, which our parser accepts and JSON does not, become null. */
export function asJson(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return stringifyJson(withoutNonNumbers(parseJson(text)));
  }
}

function withoutNonNumbers(value: unknown): unknown {
  if (value instanceof SourceNumber) return Number.isFinite(value.value) ? value : null;
  if (Array.isArray(value)) return value.map(withoutNonNumbers);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutNonNumbers(member)]));
}

/** A genome as it was sent, and as it was parsed, so that it is parsed only once. */
export interface SentGenome {
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}
