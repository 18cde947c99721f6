import { ibanLength, isIban } from "../../secrets/check-digits.ts";
import { matchesOf } from "../../text/patterns.ts";
import type { GuardSpan } from "../guard.ts";
import { spanOf } from "./personal-data.ts";

const RUN = /(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?:[ -]?[A-Za-z0-9]){10,30}/g;

/** A word may follow directly, so only as much is read as an account number of that country has. */
export const ibans = (text: string): GuardSpan[] =>
  matchesOf(RUN, text).flatMap((match) => {
    const length = ibanLength(match[0].slice(0, 2).toUpperCase());
    const written = new RegExp(`^(?:[ -]?[A-Za-z0-9]){${length}}(?![A-Za-z0-9])`).exec(match[0])?.[0] ?? "";
    const value = written.replaceAll(/[ -]/g, "").toUpperCase();
    return length > 0 && isIban(value) ? [spanOf("iban", match.index, written.length)] : [];
  });
