import { isJsonObject } from "../../json/json-object.ts";
import { SourceNumber } from "../../json/source-number.ts";
import { findUnstorable } from "../../json/unstorable.ts";
import type { Place } from "./place.ts";
import type { Invalid } from "./problem.ts";
import { holdsNul, notUnicode } from "./wording.ts";

/**
 * A free-form value as it can be kept and answered. NaN and Infinity become null, which is how the contract answers
 * them; texts that no database or UTF-8 answer could carry are refused where they stand.
 */
export function storable(input: unknown, at: Place): unknown | Invalid {
  const found = findUnstorable(input);
  if (found === undefined) return holdsNonFinite(input) ? withoutNonFinite(input) : input;
  for (const key of found.path) at.enter(key);
  const invalid = at.refuse(found.kind === "nul" ? holdsNul : notUnicode, found.text);
  for (const _ of found.path) at.leave();
  return invalid;
}

function isNonFinite(value: unknown): boolean {
  return value instanceof SourceNumber && !Number.isFinite(value.value) && !value.isInteger;
}

function holdsNonFinite(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (value instanceof SourceNumber) return isNonFinite(value);
  for (const key in value) {
    if (holdsNonFinite((value as Record<string, unknown>)[key])) return true;
  }
  return false;
}

function withoutNonFinite(value: unknown): unknown {
  if (isNonFinite(value)) return null;
  if (Array.isArray(value)) return value.map(withoutNonFinite);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutNonFinite(member)]));
}
