import type { GuardSpan } from "../guard.ts";
import { changedValues, isJson, isName, unitsOf, unquoteJson } from "./json-values.ts";
import { mergedSpans } from "./spans.ts";
import { ANY_TOKEN, MAY_HOLD_TOKEN, withValues } from "./token.ts";

/** How strings and numbers are masked. */
export interface Masking {
  text(text: string, spans: readonly GuardSpan[]): string;
  /** The token of a whole number. */
  number(written: string, span: GuardSpan): string;
}

/** What a token stands for. */
export interface Masked {
  readonly value: string;
  /** Whether it was written as a number in JSON. */
  readonly isNumber: boolean;
}

/**
 * Strings are masked inside. A number of which any digit is to be masked becomes a string with its token: no number could
 * stand for it without looking like another one. Brackets, commas and `true` are never part of a mask, so the text stays
 * valid JSON. Names of members are strings as well.
 */
export function maskedJson(json: string, spans: readonly GuardSpan[], masking: Masking): string {
  if (!isJson(json)) return masking.text(json, spans);
  const merged = mergedSpans(json, spans);
  let first = 0;
  return changedValues(json, (value, written) => {
    while (first < merged.length && (merged[first]?.end ?? 0) <= value.start) first += 1;
    const inside: GuardSpan[] = [];
    for (let at = first; (merged[at]?.start ?? json.length) < value.end; at++) inside.push(merged[at] as GuardSpan);
    if (value.kind === "number") return inside[0] ? JSON.stringify(masking.number(written, inside[0])) : written;
    if (inside.length === 0 && !MAY_HOLD_TOKEN.test(written)) return written;
    const plain = unquoteJson(written);
    const places = inside.map((span) => {
      const [start, end] = [
        Math.max(1, span.start - value.start),
        Math.min(written.length - 1, span.end - value.start),
      ];
      return { ...span, ...unitsOf(plain, start, end) };
    });
    const masked = masking.text(plain.text, places);
    return masked === plain.text ? written : JSON.stringify(masked);
  });
}

/** A string that is nothing but the token of a number becomes that number, with its digits as they were written. */
export function restoredJson(json: string, maskedBy: (name: string) => Masked | undefined): string {
  const lookUp = (name: string): string | undefined => maskedBy(name)?.value;
  if (!isJson(json)) return withValues(json, lookUp);
  return changedValues(json, (value, written) => {
    if (value.kind === "number" || !MAY_HOLD_TOKEN.test(written)) return written;
    const { text } = unquoteJson(written);
    const alone = maskedBy(ANY_TOKEN.exec(text)?.[1] ?? "");
    if (alone?.isNumber && !isName(json, value)) return alone.value;
    const restored = withValues(text, lookUp);
    return restored === text ? written : JSON.stringify(restored);
  });
}
