import { LONGEST_NAME, LONGEST_TEST, LONGEST_TEXT, MOST_MESSAGES, type ToldMessage } from "./told.ts";

/** A JSON object of a file. Everything in it may be something else than its form says. */
export type Json = Readonly<Record<string, unknown>>;

export const asObject = (value: unknown): Json | null =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : null;

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Those of the values that are objects. */
export const objectsIn = (values: readonly unknown[]): Json[] =>
  values.map(asObject).filter((value): value is Json => value !== null);

export const asText = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const asNumber = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** A short name, or null. */
export function asName(value: unknown): string | null {
  const text = asText(value)?.trim();
  return text ? text.slice(0, LONGEST_NAME).toWellFormed() : null;
}

/** A sentence for people. */
export function asWords(value: unknown): string | null {
  const text = asText(value)?.trim();
  return text ? text.slice(0, 2_000).toWellFormed() : null;
}

/** From 0 to 1. */
export function asScore(value: unknown): number | null {
  const number = asNumber(value);
  return number === null ? null : Math.min(1, Math.max(0, number));
}

/** A text that may be an object with parts: as JSON then. */
export function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value).slice(0, LONGEST_TEXT);
}

const ROLES: Readonly<Record<string, ToldMessage["role"]>> = {
  ...{ system: "system", developer: "system", user: "user", human: "user", attacker: "user" },
  ...{ assistant: "assistant", simulated_assistant: "assistant", model: "assistant", tool: "tool", function: "tool" },
};

export const roleOf = (value: unknown): ToldMessage["role"] => ROLES[asText(value) ?? ""] ?? "user";

/** Messages within their bounds. */
export function boundMessages(given: readonly ToldMessage[]): { messages: ToldMessage[]; isCut: boolean } {
  let left = LONGEST_TEST;
  let isCut = given.length > MOST_MESSAGES;
  // The last messages are those that were judged.
  const messages = given.slice(-MOST_MESSAGES).map(({ role, text }) => {
    const most = Math.min(LONGEST_TEXT, left);
    if (text.length > most) isCut = true;
    const kept = text.slice(0, most).toWellFormed();
    left -= kept.length;
    return { role, text: kept };
  });
  return { messages, isCut };
}
