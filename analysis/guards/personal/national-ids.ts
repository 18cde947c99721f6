import {
  isAadhaar,
  isBsn,
  isChineseId,
  isCodiceFiscale,
  isCpf,
  isKoreanId,
  isNhs,
  isNir,
  isPesel,
  isSpanishId,
  isSteuerId,
  isTurkishId,
} from "../../secrets/check-digits.ts";
import { isLuhn } from "../../secrets/personal-numbers.ts";
import { matchesOf } from "../../text/patterns.ts";
import type { GuardSpan } from "../guard.ts";
import { spanOf } from "./personal-data.ts";

interface IdForm {
  readonly written: RegExp;
  /** Of the value without separators. */
  readonly isValid: (value: string) => boolean;
  /** What must stand before, if many other numbers look like it. */
  readonly name?: RegExp;
}

const always = (): boolean => true;
const form = (written: string, isValid: (value: string) => boolean, name?: RegExp): IdForm => ({
  written: new RegExp(`(?<![\\w.])(?:${written})(?!\\w|[.-]\\d)`, "g"),
  isValid,
  ...(name && { name }),
});

const FORMS: readonly IdForm[] = [
  // US social security number, and the tax number of those who have none
  form("(?!000|666|9)\\d{3}-(?!00)\\d{2}-(?!0000)\\d{4}", always),
  form("9\\d{2}-(?:5\\d|6[0-5]|7\\d|8[0-8]|9[0-24-9])-\\d{4}", always),
  form(
    "(?!000|666|9)\\d{3} ?(?!00)\\d{2} ?(?!0000)\\d{4}",
    (value) => new Set(value).size > 2,
    /\bssn\b|social security/i,
  ),
  form("[A-Z]{6}\\d{2}[A-EHLMPR-T]\\d{2}[A-Z]\\d{3}[A-Z]", isCodiceFiscale),
  form("\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}", isCpf),
  form("\\d{11}", isCpf, /\bcpf\b/i),
  form("[12] ?\\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\\d) ?(?:\\d{2}|2[AB]) ?\\d{3} ?\\d{3} ?\\d{2}", isNir),
  form("\\d{2}(?:0\\d|1[0-2])[0-3]\\d-[1-4]\\d{6}", isKoreanId),
  form("[1-6]\\d{5}(?:19|20)\\d{2}(?:0\\d|1[0-2])[0-3]\\d{4}[\\dXx]", isChineseId),
  form("(?:[XYZ]-?\\d{7}|\\d{8})-?[A-HJ-NP-TV-Z]", isSpanishId),
  // British national insurance number: no check digit, but a form of its own
  form("(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]( ?)\\d{2}\\1\\d{2}\\1\\d{2}\\1[A-D]", always),
  form("\\d{3} \\d{3} \\d{4}", isNhs, /\bnhs\b/i),
  form("\\d{10}", isNhs, /\bnhs\b/i),
  form("\\d{9}", isBsn, /\bbsn\b|burgerservice|sofi/i),
  form("\\d{11}", isPesel, /\bpesel\b/i),
  form("\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}", isSteuerId, /steuer|\bidnr\b|\btax id/i),
  form("\\d{11}", isTurkishId, /\bt\.?c\.?\b|kimlik/i),
  form("[2-9]\\d{3} \\d{4} \\d{4}", isAadhaar),
  form("[2-9]\\d{11}", isAadhaar, /aadha+r|आधार|\buid\b/i),
  // Swedish personal number
  form("(?:19|20)?\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])[-+]\\d{4}", (value) => isLuhn(value.slice(-10))),
];

const NEAR = 60;

export const nationalIds = (text: string): GuardSpan[] =>
  FORMS.flatMap(({ written, isValid, name }) =>
    matchesOf(written, text).flatMap((match) => {
      const value = match[0].replaceAll(/[ .+-]/g, "");
      if (!isValid(value) || (name && !name.test(text.slice(Math.max(0, match.index - NEAR), match.index)))) return [];
      return [spanOf("national_id", match.index, match[0].length)];
    }),
  );
