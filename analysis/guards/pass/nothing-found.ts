import { isCertainlyWithout } from "../../pattern/scan.ts";
import { mayEncode } from "./encoded-regions.ts";
import type { PreparedSet, ReadyMethod } from "./prepare.ts";

const LONGEST = 16_384;
const encoder = new TextEncoder();
/** Nothing waits while it is in use, so that one is enough for all texts. */
const ascii = new Uint8Array(LONGEST);

/** By the list of methods: whether all that they look for are patterns. */
const onlyPatterns = new WeakMap<readonly ReadyMethod[], boolean>();

/**
 * Whether a text certainly has none of these patterns: not as it is given, in no other form of it, and in nothing that it
 * encodes. That is so of nearly all texts, and much faster to find out than what is where. False: look closely.
 */
export function hasNothing(sets: readonly PreparedSet[], methods: readonly ReadyMethod[], text: string): boolean {
  let isAllPatterns = onlyPatterns.get(methods);
  if (isAllPatterns === undefined) {
    isAllPatterns = methods.every(({ prepared }) => prepared?.finder === undefined);
    onlyPatterns.set(methods, isAllPatterns);
  }
  if (!isAllPatterns || text.length > LONGEST) return false;
  // Other characters take two bytes and more. ASCII is the same in every form.
  if (encoder.encodeInto(text, ascii).written !== text.length) return false;
  if (mayEncode(text, ascii)) return false;
  for (const { set } of sets) if (!isCertainlyWithout(set, ascii, text.length)) return false;
  return true;
}
