import type { GuardSpan } from "../guard.ts";

export const PERSONAL_KINDS = ["email", "phone", "card", "iban", "national_id", "ip"] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** Finds one kind of personal data in a text. */
export type Finder = (text: string) => GuardSpan[];

export const spanOf = (kind: PersonalKind, start: number, length: number): GuardSpan => ({
  start,
  end: start + length,
  kind,
});
