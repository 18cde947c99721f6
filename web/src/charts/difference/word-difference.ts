import type { Piece } from "./piece.ts";

/** Beyond this the table of both texts would be too large: the whole is then old and new. */
const MOST_CELLS = 1_500_000;

const wordsIn = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** Which words went and which came, by the longest run of words that both texts share. */
export function wordDifference(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsIn(before), wordsIn(after)];
  let start = 0;
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start++;
  let [oldEnd, freshEnd] = [old.length, fresh.length];
  while (oldEnd > start && freshEnd > start && old[oldEnd - 1] === fresh[freshEnd - 1]) {
    oldEnd--;
    freshEnd--;
  }
  const middle = between(old.slice(start, oldEnd), fresh.slice(start, freshEnd));
  return joined([
    { kind: "same", text: old.slice(0, start).join("") },
    ...middle,
    { kind: "same", text: old.slice(oldEnd).join("") },
  ]);
}

function between(old: readonly string[], fresh: readonly string[]): Piece[] {
  const width = fresh.length + 1;
  if ((old.length + 1) * width > MOST_CELLS) {
    return [
      { kind: "removed", text: old.join("") },
      { kind: "added", text: fresh.join("") },
    ];
  }
  const shared = new Uint32Array((old.length + 1) * width);
  const cell = (row: number, column: number): number => shared[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = fresh.length - 1; column >= 0; column--) {
      shared[row * width + column] =
        old[row] === fresh[column]
          ? cell(row + 1, column + 1) + 1
          : Math.max(cell(row + 1, column), cell(row, column + 1));
    }
  }
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [gone = "", come = ""] = [old[row], fresh[column]];
    if (row < old.length && column < fresh.length && gone === come) {
      pieces.push({ kind: "same", text: gone });
      row++;
      column++;
    } else if (column >= fresh.length || (row < old.length && cell(row + 1, column) >= cell(row, column + 1))) {
      pieces.push({ kind: "removed", text: gone });
      row++;
    } else {
      pieces.push({ kind: "added", text: come });
      column++;
    }
  }
  return pieces;
}

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.text === "") continue;
    if (last?.kind === piece.kind) result[result.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}
