/**
 * The source of a regular expression, written as a list: one entry a line, read as alternatives. A line that ends in an
 * opening bracket, `(?:`, begins a list inside the entry, and one that begins with `)` ends it. Indentation is for
 * readers; a blank at either end of an entry is written `\x20`.
 *
 * Compiled once, when the module is read, into one pattern, which V8 runs over a text in one pass.
 */
export function entries(lines: TemplateStringsArray, ...parts: readonly string[]): string {
  let source = "";
  let isFirst = true;
  for (const line of String.raw(lines, ...parts).split("\n")) {
    const entry = line.trim();
    if (entry === "") continue;
    if (!isFirst && !entry.startsWith(")")) source += "|";
    source += entry;
    isFirst = OPENS.test(entry);
  }
  return source;
}

const OPENS = /(?<!\\)\((?:\?(?:[:=!]|<[=!]))?$/;
