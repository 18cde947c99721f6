import type { Piece } from "@agent-console/analysis/difference/word-difference.ts";

/**
 * One old text and one new text for each place that changed. A difference by words alternates where several words in a
 * row were replaced; readers want the old phrase whole and then the new one, so blanks between changes join both.
 */
export function changeGroups(pieces: readonly Piece[]): Piece[] {
  const shown: Piece[] = [];
  let [removed, added] = ["", ""];
  let blank = "";
  const flush = (): void => {
    if (removed !== "") shown.push({ kind: "removed", text: removed });
    if (added !== "") shown.push({ kind: "added", text: added });
    if (blank !== "") shown.push({ kind: "same", text: blank });
    [removed, added, blank] = ["", "", ""];
  };
  for (const { kind, text } of pieces) {
    const isOpen = removed !== "" || added !== "";
    if (kind === "same") {
      if (isOpen && blank === "" && /^[^\S\n]+$/.test(text)) blank = text;
      else {
        flush();
        shown.push({ kind, text });
      }
      continue;
    }
    // Pure additions or removals on both sides of a blank stay separate: the blank belongs to neither.
    if (blank !== "") {
      const replaces = (removed !== "" || kind === "removed") && (added !== "" || kind === "added");
      if (!replaces) flush();
      else {
        removed += blank;
        added += blank;
        blank = "";
      }
    }
    if (kind === "removed") removed += text;
    else added += text;
  }
  flush();
  return shown;
}
