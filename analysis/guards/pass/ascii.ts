const LONGEST = 16_384;
const encoder = new TextEncoder();
/** Nothing waits while it is in use, so that one is enough for all texts. */
const bytes = new Uint8Array(LONGEST);

/** The characters of a text as bytes at the beginning of an array, until the next call. Null if it is long or not ASCII. */
export function asciiOf(text: string): Uint8Array | null {
  // Other characters take two bytes and more.
  return text.length <= LONGEST && encoder.encodeInto(text, bytes).written === text.length ? bytes : null;
}
