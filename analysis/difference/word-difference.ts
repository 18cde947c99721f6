/** A part of a text that is in both versions or in only one. */
export interface Piece {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Beyond this, the table for the longest common subsequence is too expensive, and the difference is shown as one block. */
const MOST_CELLS = 4_000_000;

/**
 * The difference by words, because a prompt is prose and a whole line is too much to mark as changed. Between two pieces that
 * are the same, removed text comes before added text. Without the added pieces it is the old text, without the removed
 * pieces the new one.
 */
export function wordDifference(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let [oldEnd, freshEnd] = [old.length, fresh.length];
  while (oldEnd > start && freshEnd > start && old[oldEnd - 1] === fresh[freshEnd - 1]) {
    oldEnd--;
    freshEnd--;
  }
  return grouped([
    { kind: "same", text: old.slice(0, start).join("") },
    ...between(old.slice(start, oldEnd), fresh.slice(start, freshEnd)),
    { kind: "same", text: old.slice(oldEnd).join("") },
  ]);
}

/** Words, runs of white space and single marks. Joined, they are the text. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];

/** By the longest common subsequence of words. */
function between(old: readonly string[], fresh: readonly string[]): Piece[] {
  const width = fresh.length + 1;
  if ((old.length + 1) * width > MOST_CELLS) return replaced(old, fresh);
  // Within this many cells the shorter text has at most 2,000 words, and a common part is no longer than it.
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = fresh.length - 1; j >= 0; j--) {
      const at = i * width + j;
      lengths[at] =
        old[i] === fresh[j]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      pieces.push({ kind: "same", text: old[i] ?? "" });
      i++;
      j++;
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      pieces.push({ kind: "removed", text: old[i++] ?? "" });
    } else {
      pieces.push({ kind: "added", text: fresh[j++] ?? "" });
    }
  }
  return [...pieces, ...replaced(old.slice(i), fresh.slice(j))];
}

const replaced = (old: readonly string[], fresh: readonly string[]): Piece[] => [
  { kind: "removed", text: old.join("") },
  { kind: "added", text: fresh.join("") },
];

function grouped(pieces: readonly Piece[]): Piece[] {
  const groups: Piece[] = [];
  let [removed, added] = ["", ""];
  const flush = (): void => {
    if (removed !== "") groups.push({ kind: "removed", text: removed });
    if (added !== "") groups.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  for (const { kind, text } of pieces) {
    if (text === "") continue;
    if (kind === "removed") removed += text;
    else if (kind === "added") added += text;
    else {
      flush();
      const last = groups.at(-1);
      if (last?.kind === "same") groups[groups.length - 1] = { kind, text: last.text + text };
      else groups.push({ kind, text });
    }
  }
  flush();
  return groups;
}
