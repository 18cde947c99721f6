import { isRecord } from "../../run/data-url.ts";

/** A value as JSON in one form, whatever the order of its members. */
export const canonical = (value: unknown): string => JSON.stringify(sorted(value)) ?? "null";

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}
