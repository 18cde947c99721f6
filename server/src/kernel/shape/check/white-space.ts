/**
 * Whitespace as in the Unicode standard (property White_Space). JavaScript's trim differs: it keeps U+0085 and removes
 * U+FEFF. Walking in from both ends takes linear time, which a pattern anchored at the end does not.
 */
export function trimUnicode(text: string): string {
  return trim(text, isUnicodeSpace);
}

/** Python also counts the four separators U+001C to U+001F as whitespace. */
export function trimPython(text: string): string {
  return trim(text, (code) => isUnicodeSpace(code) || (code >= 0x1c && code <= 0x1f));
}

function trim(text: string, isSpace: (code: number) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

const rare: ReadonlySet<number> = new Set([0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]);

function isUnicodeSpace(code: number): boolean {
  if (code <= 0x20) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return code >= 0x85 && (rare.has(code) || (code >= 0x2000 && code <= 0x200a));
}
