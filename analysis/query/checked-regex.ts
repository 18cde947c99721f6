import { QueryFault } from "./fault/query-fault.ts";
import type { Quoted } from "./reader.ts";
import { parseRegex } from "./regex/parse-regex.ts";

/** Refuses a text that is no regular expression, with the position in the query. */
export function checkRegex({ value, places, at }: Quoted): void {
  try {
    parseRegex(value);
  } catch (error) {
    if (error instanceof QueryFault) throw new QueryFault(places[error.at] ?? at, error.why);
    throw error;
  }
}
