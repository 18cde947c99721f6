import type { Span } from "./spans.ts";

export interface SpanRow {
  readonly span: Span;
  readonly depth: number;
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
  /** All spans below it. */
  readonly below: number;
  /** It names a parent that is not in the trace. */
  readonly isOrphan: boolean;
}

const byStart = (one: Span, other: Span): number =>
  one.startNs < other.startNs ? -1 : one.startNs > other.startNs ? 1 : one.id < other.id ? -1 : 1;

/**
 * Parents before their children, siblings by their start. Spans whose parent is missing stand at the top; of spans that
 * are each other's parents, the earliest does, so that nothing a client sends can hide a span or never end.
 */
export function spanRows(spans: readonly Span[]): SpanRow[] {
  const known = new Map(spans.map((span) => [span.id, span]));
  const children = new Map<string | null, Span[]>();
  for (const span of spans.toSorted(byStart)) {
    const parent = span.parentId !== null && known.has(span.parentId) ? span.parentId : null;
    children.set(parent, [...(children.get(parent) ?? []), span]);
  }
  const rows: SpanRow[] = [];
  const seen = new Set<string>();
  const add = (roots: readonly Span[]): void => {
    const open = roots.map((span, at) => ({ span, depth: 0, position: at + 1, siblings: roots.length })).reverse();
    for (let next = open.pop(); next; next = open.pop()) {
      const { span, depth } = next;
      if (seen.has(span.id)) continue;
      seen.add(span.id);
      rows.push({ ...next, below: 0, isOrphan: depth === 0 && span.parentId !== null });
      const own = (children.get(span.id) ?? []).filter(({ id }) => !seen.has(id));
      own.forEach((_, at) => {
        const child = own[own.length - 1 - at];
        if (child) open.push({ span: child, depth: depth + 1, position: own.length - at, siblings: own.length });
      });
    }
  };
  add(children.get(null) ?? []);
  for (const span of spans.toSorted(byStart)) if (!seen.has(span.id)) add([span]);
  return withCounts(rows);
}

function withCounts(rows: readonly SpanRow[]): SpanRow[] {
  const below = new Array<number>(rows.length).fill(0);
  const path: number[] = [];
  rows.forEach(({ depth }, at) => {
    path.length = Math.min(path.length, depth);
    for (const above of path) below[above] = (below[above] ?? 0) + 1;
    path.push(at);
  });
  return rows.map((row, at) => ({ ...row, below: below[at] ?? 0 }));
}

/** The rows that are not below a collapsed one. */
export function shownRows(rows: readonly SpanRow[], collapsed: ReadonlySet<string>): SpanRow[] {
  const shown: SpanRow[] = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!row) continue;
    shown.push(row);
    if (collapsed.has(row.span.id)) at += row.below;
  }
  return shown;
}

/** The rows above one, from its parent up. */
export function above(rows: readonly SpanRow[], id: string): SpanRow[] {
  const found: SpanRow[] = [];
  let at = rows.findIndex(({ span }) => span.id === id);
  let depth = rows[at]?.depth ?? 0;
  for (at -= 1; at >= 0 && depth > 0; at--) {
    const row = rows[at];
    if (!row || row.depth >= depth) continue;
    found.push(row);
    depth = row.depth;
  }
  return found;
}

export interface Extent {
  readonly fromNs: bigint;
  readonly toNs: bigint;
}

/** From the first start to the last end. */
export function extentOf(spans: readonly Span[]): Extent {
  const [first] = spans;
  let [fromNs, toNs] = [first?.startNs ?? 0n, first?.endNs ?? 0n];
  for (const { startNs, endNs } of spans) {
    if (startNs < fromNs) fromNs = startNs;
    if (endNs > toNs) toNs = endNs;
  }
  return { fromNs, toNs };
}

/** Where a span lies in the trace, in percent. Differences are taken before they become doubles. */
export function placeIn({ fromNs, toNs }: Extent, { startNs, endNs }: Pick<Span, "startNs" | "endNs">) {
  const whole = Number(toNs - fromNs);
  if (whole === 0) return { left: 0, width: 100 };
  return { left: (100 * Number(startNs - fromNs)) / whole, width: (100 * Number(endNs - startNs)) / whole };
}
