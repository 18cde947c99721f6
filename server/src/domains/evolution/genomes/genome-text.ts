import { parseJson } from "../../../kernel/json/parse.ts";
import { SourceNumber } from "../../../kernel/json/source-number.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";

/**
 * A genome's JSON with the console's own members in front and the sender's after them, byte for byte. A member the sender
 * gave is never replaced: where a name is taken, the console leaves its own out.
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

/** The text itself, unless it holds words that our parser takes and JSON does not (NaN, Infinity): those become null. */
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

/** A genome as it was sent, and as it was read: neither is made from the other a second time. */
export interface SentGenome {
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}
