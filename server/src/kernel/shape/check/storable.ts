import { isJsonObject } from "../../json/json-object.ts";
import { SourceNumber } from "../../json/source-number.ts";
import { findUnstorable } from "../../json/unstorable.ts";
import type { Place } from "./place.ts";
import type { Invalid } from "./problem.ts";
import { holdsNul, notUnicode } from "./wording.ts";

/**
 * A free-form value in the form that can be stored and returned. NaN and Infinity become null, as in the contract.
 * Texts that can't be stored or encoded as UTF-8 are rejected at their location.
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
