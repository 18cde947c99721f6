export interface Cell {
  readonly row: number;
  readonly at: number;
}

/** Where a key leads from a cell, with so many attempts in each row. Null for keys that are not for walking. */
export function walkGrid(cell: Cell | null, key: string, lengths: readonly number[]): Cell | null {
  const last = lengths.length - 1;
  const move = moves[key];
  if (!move || last < 0) return null;
  if (!cell) return { row: 0, at: 0 };
  const row = Math.min(last, Math.max(0, cell.row + move.rows));
  const end = Math.max(0, (lengths[row] ?? 1) - 1);
  const at = move.to === "start" ? 0 : move.to === "end" ? end : cell.at + (move.cells ?? 0);
  return { row, at: Math.min(end, Math.max(0, at)) };
}

const moves: Readonly<
  Record<string, { readonly rows: number; readonly cells?: number; readonly to?: "start" | "end" } | undefined>
> = {
  ArrowRight: { rows: 0, cells: 1 },
  ArrowLeft: { rows: 0, cells: -1 },
  ArrowDown: { rows: 1 },
  ArrowUp: { rows: -1 },
  PageDown: { rows: 10 },
  PageUp: { rows: -10 },
  Home: { rows: 0, to: "start" },
  End: { rows: 0, to: "end" },
};
