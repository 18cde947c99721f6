import { ibanLength, isIban } from "../../secrets/check-digits.ts";
import { matchesOf } from "../../text/patterns.ts";
import type { GuardSpan } from "../guard.ts";
import { spanOf } from "./personal-data.ts";

const START = /(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}/g;
/** With a space or a hyphen between any two characters. */
const LONGEST_WRITTEN = 2 * 34;

/**
 * Account numbers may stand one after another, and behind anything that begins like one: each is read from its own start, and
 * only as much as an account number of that country has.
 */
export function ibans(text: string): GuardSpan[] {
  const spans: GuardSpan[] = [];
  for (const { index, 0: start } of matchesOf(START, text)) {
    const length = ibanLength(start.slice(0, 2).toUpperCase());
    if (length === 0 || index < (spans.at(-1)?.end ?? 0)) continue;
    const written = formOf(length).exec(text.slice(index, index + LONGEST_WRITTEN + 1))?.[0] ?? "";
    if (isIban(written.replaceAll(/[ -]/g, "").toUpperCase())) spans.push(spanOf("iban", index, written.length));
  }
  return spans;
}

const forms = new Map<number, RegExp>();

function formOf(length: number): RegExp {
  const form = forms.get(length) ?? new RegExp(`^(?:[ -]?[A-Za-z0-9]){${length}}(?![A-Za-z0-9])`);
  forms.set(length, form);
  return form;
}
