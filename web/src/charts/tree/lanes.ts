/** How a version came from its parent: by a change, as an open proposal, or by a rollback. */
export type EdgeKind = "line" | "proposed" | "return";

/** A row and its parents. */
export interface Descent {
  readonly id: string;
  readonly parents: readonly { readonly id: string; readonly kind: EdgeKind }[];
}

interface Place {
  readonly row: number;
  readonly lane: number;
}

export interface Edge {
  readonly kind: EdgeKind;
  readonly from: Place;
  readonly to: Place;
  /** The lane that the line follows down. No point is in its way. */
  readonly via: number;
}

export interface Lanes {
  readonly lanes: readonly number[];
  readonly edges: readonly Edge[];
}

/**
 * Gives every row a lane, so that no line runs through a point that it does not belong to: a lane is held for the parent
 * that its line leads to. Parents stand below their children, or are left out.
 */
export function lanesOf(rows: readonly Descent[]): Lanes {
  const rowOf = new Map(rows.map(({ id }, row) => [id, row]));
  const held: (string | null)[] = [];
  const ways: { kind: EdgeKind; from: Place; parent: number; via: number }[] = [];
  const lanes = rows.map(({ id, parents }, row) => {
    const lane = laneFor(held, id);
    for (const [at, holder] of held.entries()) if (holder === id) held[at] = null;
    for (const { id: parentId, kind } of parents) {
      const parent = rowOf.get(parentId);
      if (parent === undefined || parent <= row) continue;
      // The first parent takes over the lane, so that a plain history is one straight line.
      const via = held[lane] ? laneFor(held, parentId) : lane;
      held[via] = parentId;
      ways.push({ kind, from: { row, lane }, parent, via });
    }
    return lane;
  });
  const edges = ways.map(({ parent, ...way }) => ({ ...way, to: { row: parent, lane: lanes[parent] ?? 0 } }));
  return { lanes, edges };
}

/** The leftmost lane reserved for it, else the first free one. */
function laneFor(held: readonly (string | null)[], id: string): number {
  const own = held.indexOf(id);
  if (own >= 0) return own;
  const free = held.findIndex((holder) => !holder);
  return free >= 0 ? free : held.length;
}
