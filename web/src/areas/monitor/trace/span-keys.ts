import { above, type SpanRow } from "./span-tree.ts";

interface Standing {
  readonly rows: readonly SpanRow[];
  readonly shown: readonly SpanRow[];
  /** The row that has the focus. */
  readonly at: number;
  readonly collapsed: ReadonlySet<string>;
}

export interface KeyAct {
  readonly move?: number;
  readonly toggle?: string;
  readonly open?: string;
}

const PAGE = 10;

/** As in every tree: right expands or goes to the first child, left collapses or goes to the parent. */
export function keyAct(key: string, { rows, shown, at, collapsed }: Standing): KeyAct | null {
  const row = shown[at];
  if (!row) return null;
  const { id } = row.span;
  const isFolded = collapsed.has(id);
  switch (key) {
    case "ArrowDown":
      return { move: at + 1 };
    case "ArrowUp":
      return { move: at - 1 };
    case "PageDown":
      return { move: at + PAGE };
    case "PageUp":
      return { move: at - PAGE };
    case "Home":
      return { move: 0 };
    case "End":
      return { move: shown.length - 1 };
    case "ArrowRight":
      return row.below === 0 ? {} : isFolded ? { toggle: id } : { move: at + 1 };
    case "ArrowLeft": {
      if (row.below > 0 && !isFolded) return { toggle: id };
      const parent = above(rows, id)[0]?.span.id;
      return parent === undefined ? {} : { move: shown.findIndex(({ span }) => span.id === parent) };
    }
    case "Enter":
    case " ":
      return { open: id };
    default:
      return null;
  }
}
