/** Reads values of unknown shape from foreign JSON. */

import { SourceNumber } from "../../../../kernel/json/source-number.ts";

export type Members = Readonly<Record<string, unknown>>;

export function membersOf(value: unknown): Members | undefined {
  const isObject = typeof value === "object" && value !== null;
  return isObject && !Array.isArray(value) && !(value instanceof SourceNumber) ? (value as Members) : undefined;
}

/** A member in camelCase or, as protocol-buffer tools also write it, in snake_case. Null counts as absent. */
export function member(of: Members, name: string): unknown {
  for (const spelling of [name, name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]) {
    if (Object.hasOwn(of, spelling) && of[spelling] !== null) return of[spelling];
  }
  return undefined;
}

/** A nonempty text, trimmed. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a list; anything else in it is left out. */
export function textsOf(value: unknown): string[] {
  return listOf(value).flatMap((item) => textOf(item) ?? []);
}

/** A number, whether or not it still carries the digits it was written in. */
export function plainNumber(value: unknown): unknown {
  return value instanceof SourceNumber ? value.value : value;
}

/**
 * The same value in a form that can be stored and returned: PostgreSQL refuses U+0000 and lone surrogates in a text, and JSON has
 * no NaN and no Infinity.
 */
export function storable<T>(value: T): T {
  return cleaned(value) as T;
}

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "\uFFFD");
  if (Array.isArray(value)) return value.map(cleaned);
  const members = membersOf(value);
  if (members !== undefined) {
    return Object.fromEntries(Object.entries(members).map(([name, item]) => [cleaned(name), cleaned(item)]));
  }
  const number = plainNumber(value);
  return typeof number === "number" && !Number.isFinite(number) ? null : value;
}
