const ELLIPSIS = "…";
let graphemes: Intl.Segmenter | undefined;

/** The text, or its beginning with an ellipsis: at most so many UTF-16 units, and no character of several is cut apart. */
export function graphemesWithin(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Its tables take longer to load than anything else of a start.
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let end = 0;
  for (const { index, segment } of graphemes.segment(text.slice(0, longest))) {
    if (index + segment.length > longest - ELLIPSIS.length) break;
    end = index + segment.length;
  }
  return text.slice(0, end) + ELLIPSIS;
}
