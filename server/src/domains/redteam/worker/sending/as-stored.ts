import { storableJson } from "../../../../platform/db/storable-json.ts";

/**
 * The value as the journal will tell it: PostgreSQL keeps no NUL and no half of a surrogate pair. A worker that takes over must
 * decide by the same texts.
 */
export function asStored<T>(value: T): T {
  const text = JSON.stringify(value);
  return text.includes("\\u") ? (JSON.parse(storableJson(value)) as T) : value;
}
