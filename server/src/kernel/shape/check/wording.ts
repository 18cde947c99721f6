import type { Wording } from "./problem.ts";

/** Freezes the wording of a problem, so that one value serves every request. */
export function wording(type: string, msg: string, ctx?: Readonly<Record<string, unknown>>): Wording {
  return Object.freeze(ctx === undefined ? { type, msg } : { type, msg, ctx: Object.freeze({ ...ctx }) });
}

/** 'a', 'b' or 'c' */
export function alternatives(values: readonly string[]): string {
  const quoted = values.map((value) => `'${value}'`);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}

/** 1 character, 2 characters */
export function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

export const missing = wording("missing", "Field required");
export const finiteNumber = wording("finite_number", "Input should be a finite number");
export const notUnicode = wording(
  "string_unicode",
  "Input should be a valid string, unable to parse raw data as a unicode string",
);
export const holdsNul = wording("value_error", "Value error, text cannot hold the character U+0000", {
  error: "text cannot hold the character U+0000",
});
