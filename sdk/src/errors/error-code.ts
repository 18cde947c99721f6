import { ERROR_CODES } from "./generated.ts";

export type ErrorCode = (typeof ERROR_CODES)[number];

const known: ReadonlySet<unknown> = new Set(ERROR_CODES);

/** Whether this version of the SDK lists the code. Codes of newer consoles are not listed. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return known.has(value);
}
