import type { Gene } from "../genes/gene.ts";

export const changeOps = ["added", "removed", "changed", "moved", "lock_changed"] as const;
export type ChangeOp = (typeof changeOps)[number];

/** One thing that differs. A gene that was both edited and moved has two. */
export interface GeneChange {
  readonly op: ChangeOp;
  readonly from: Gene | null;
  readonly to: Gene | null;
  /** For a segment that comes or moves: the segments that stand before it afterwards, the nearest first. */
  readonly after: readonly string[];
  readonly weakening: boolean;
}
