/**
 * Text of others, safe to print: a control character moves the cursor, recolors the screen or answers for the user, and
 * a direction mark makes a line read differently than it is. Each is shown as a picture or by its number.
 */
export function visible(text: string): string {
  return text.replaceAll(HIDDEN, (found) => pictureOf(found.codePointAt(0) ?? 0));
}

/** The same for text of several lines: line ends and tabs stay. */
export function visibleLines(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.split("\t").map(visible).join("\t"))
    .join("\n");
}

/** Controls, format characters other than the joiner that emoji need, line and paragraph separators, lone surrogates. */
export const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|(?!\u200d)\p{Cf}/gu;

const DELETE = 0x7f;
const PICTURES = 0x2400;

function pictureOf(code: number): string {
  if (code < 0x20) return String.fromCodePoint(PICTURES + code);
  if (code === DELETE) return "\u2421";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}
