import type { Gene } from "../genes/gene.ts";

export const changeOps = ["added", "removed", "changed", "moved", "lock_changed"] as const;
export type ChangeOp = (typeof changeOps)[number];

/** One difference. A gene that was both edited and moved has two. */
export interface GeneChange {
  readonly op: ChangeOp;
  readonly from: Gene | null;
  readonly to: Gene | null;
  /** For a segment that was added or moved: the segments before it afterwards, nearest first. */
  readonly after: readonly string[];
  readonly weakening: boolean;
}
