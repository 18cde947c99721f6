import { isCertainlyWithout } from "../../pattern/scan.ts";
import { asciiOf } from "./ascii.ts";
import { mayEncode } from "./encoded-regions.ts";
import type { PreparedSet, ReadyMethod } from "./prepare.ts";

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
  // ASCII is the same in every form.
  const ascii = isAllPatterns ? asciiOf(text) : null;
  if (!ascii || mayEncode(text, ascii)) return false;
  for (const { set } of sets) if (!isCertainlyWithout(set, ascii, text.length)) return false;
  return true;
}
