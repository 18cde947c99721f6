import { visible } from "../content/visible.ts";

/** What the fonts that every reader of PDF has can show. All else is written as its code point, never left out. */
const SHOWN = /[^\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

export function latin(text: string): string {
  return visible(text)
    .replaceAll("\t", "    ")
    .replaceAll("⟦", "[")
    .replaceAll("⟧", "]")
    .replaceAll("\u00a0", " ")
    .replaceAll(SHOWN, (one) => `[U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`);
}
