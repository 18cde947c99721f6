const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Columns that a terminal uses for the text. Nothing is measured beyond `most` graphemes: names can be very long. */
export function widthOf(text: string, most = Number.POSITIVE_INFINITY): number {
  let width = 0;
  let seen = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (++seen > most) break;
    width += graphemeWidth(segment);
  }
  return width;
}

/** The text in at most `width` columns. A cut text ends with an ellipsis, and no character is cut in half. */
export function cut(text: string, width: number): string {
  let kept = "";
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    const next = used + graphemeWidth(segment);
    if (next > width) return `${cutTo(kept, width - 1)}…`;
    kept += segment;
    used = next;
  }
  return kept;
}

function cutTo(text: string, width: number): string {
  let kept = "";
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += graphemeWidth(segment);
    if (used > width) break;
    kept += segment;
  }
  return kept;
}

/** East Asian wide and full-width characters, from and to. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x20000, 0x3fffd],
];
const EMOJI = /^\p{Emoji_Presentation}|\ufe0f/u;
const NO_WIDTH = /^[\p{M}\u200d]+$/u;

function graphemeWidth(segment: string): number {
  const code = segment.codePointAt(0) ?? 0;
  if (code < 0x300) return segment.includes("\ufe0f") ? 2 : 1;
  if (NO_WIDTH.test(segment)) return 0;
  return EMOJI.test(segment) || WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}
