import { decodings } from "../../text/decode.ts";
import type { Span } from "../../text/view/offsets.ts";
import { originalOf, type View } from "../../text/view/view.ts";

/** What is encoded in a part of a text. */
export interface DecodedView {
  readonly text: string;
  /** Which part of the text as given a part of this view comes from. */
  readonly origin: (part: Span) => Span;
}

/**
 * Parts of a text that may be an encoding, each long enough to hide something that a pattern finds, and short enough to be
 * decoded alone. Everything else is left alone: decoding ordinary prose costs ten times what looking through it does.
 */
const ENCODED = {
  letters: [/(?:[A-Za-z0-9+/_-]{20,}={0,2}\s{0,3}){1,99}/g],
  numbers: [
    /(?:(?:0x|\\x|%|=)?[0-9A-Fa-f]{2}[\s,:;|-]{0,3}){12,4000}/g,
    /(?:\b[01]{7,8}\b[\s,;-]{1,3}){6,2000}/g,
    /(?:\b\d{2,3}\b[\s,;-]{1,3}){10,2000}/g,
  ],
  escapes: [/(?:(?:%[0-9a-f]{2}|&#x?[0-9a-f]{1,7};|\\u\{?[0-9a-f]{2,6}\}?|\\x[0-9a-f]{2})[^%&\\]{0,12}){4,2000}/gi],
};
/** Bytes that happen to be printable for this long are a text; random bytes are for hardly a dozen. */
const READABLE = /[\t\n\r -~]{12,}/;
const LONGEST_PART = 16_000;

interface DecodedPart {
  /** Where it begins in the joined text. */
  readonly start: number;
  /** Where the encoding begins in the text as given. */
  readonly shift: number;
  readonly view: View;
}

/** Everything readable that is encoded in the part, one below the other, so that it is looked through in one pass. */
export function decodedView(text: string, kind: keyof typeof ENCODED): DecodedView | null {
  const parts: DecodedPart[] = [];
  const seen = new Set<string>();
  let joined = "";
  for (const pattern of ENCODED[kind]) {
    for (const { 0: run, index } of text.matchAll(pattern)) {
      for (let at = 0; at < run.length; at += LONGEST_PART) {
        for (const view of decodings(run.slice(at, at + LONGEST_PART))) {
          const key = `${index + at} ${view.text.length} ${view.text.slice(0, 64)}`;
          if (seen.has(key) || !READABLE.test(view.text) || view.text === run) continue;
          seen.add(key);
          parts.push({ start: joined.length, shift: index + at, view });
          joined += `${view.text}\n`;
        }
      }
    }
  }
  if (parts.length === 0) return null;
  return { text: joined, origin: (span) => originIn(parts, span) };
}

/** A span that crosses into the next part belongs to the part it begins in. */
function originIn(parts: readonly DecodedPart[], { from, to }: Span): Span {
  let [low, high] = [0, parts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle] as DecodedPart).start <= from) low = middle;
    else high = middle - 1;
  }
  const { start, shift, view } = parts[low] as DecodedPart;
  const length = view.text.length;
  const origin = originalOf(view, { from: Math.min(from - start, length), to: Math.min(to - start, length) });
  return { from: origin.from + shift, to: origin.to + shift };
}
