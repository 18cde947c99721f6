import type { GuardSpan } from "../guard.ts";

/** A part of a text to be masked. */
export type MaskSpan = GuardSpan;

/**
 * In order and without overlap. Parts that share a character become one, named after the longest of them; if one of them
 * must not come back, none of it does. Parts outside the text are cut, and no character beyond the first 65,536 is halved.
 */
export function mergedSpans(text: string, spans: readonly GuardSpan[]): GuardSpan[] {
  const merged: GuardSpan[] = [];
  let longest = 0;
  for (const span of spans.flatMap((one) => inside(text, one)).sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || span.start >= last.end) {
      merged.push(span);
      longest = span.end - span.start;
      continue;
    }
    const isLonger = span.end - span.start > longest;
    longest = Math.max(longest, span.end - span.start);
    merged[merged.length - 1] = {
      start: last.start,
      end: Math.max(last.end, span.end),
      kind: isLonger ? span.kind : last.kind,
      restore: last.restore !== false && span.restore !== false,
    };
  }
  return merged;
}

function inside(text: string, span: GuardSpan): GuardSpan[] {
  const start = Math.max(0, Math.min(text.length, Math.trunc(span.start) || 0));
  const end = Math.max(0, Math.min(text.length, Math.trunc(span.end) || 0));
  if (start >= end) return [];
  return [{ ...span, start: isHalf(text, start) ? start - 1 : start, end: isHalf(text, end) ? end + 1 : end }];
}

/** Whether a place is between the two units of one character. */
const isHalf = (text: string, at: number): boolean =>
  /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1));
