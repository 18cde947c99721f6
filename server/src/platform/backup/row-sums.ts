import { hash } from "node:crypto";

/** What a table held: as many rows, with these contents, in whatever order. */
export interface Sums {
  readonly rows: number;
  /** Each row's SHA-256, added up as eight numbers of 32 bits. */
  readonly sha256_sum: string;
}

export interface RowSums {
  add(row: Buffer): void;
  result(): Sums;
}

/**
 * Not one hash over all rows: PostgreSQL may hand the same rows back in another order, for it puts small ones into gaps
 * that larger ones have left.
 */
export function createRowSums(): RowSums {
  const lanes = new Uint32Array(8);
  let rows = 0;
  return {
    add(row) {
      const digest = hash("sha256", row, "buffer");
      for (let lane = 0; lane < 8; lane++) lanes[lane] = (lanes[lane] ?? 0) + digest.readUInt32BE(lane * 4);
      rows += 1;
    },
    result: () => ({ rows, sha256_sum: Array.from(lanes, (lane) => lane.toString(16).padStart(8, "0")).join("") }),
  };
}
