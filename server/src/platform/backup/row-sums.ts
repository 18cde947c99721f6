import { hash } from "node:crypto";

/** The content of a table: the number of rows and their checksum, in any order. */
export interface Sums {
  readonly rows: number;
  /** The sum of the rows' SHA-256 hashes, as eight 32-bit integers. */
  readonly sha256_sum: string;
}

export interface RowSums {
  add(row: Buffer): void;
  result(): Sums;
}

/**
 * Not one hash over all rows: PostgreSQL may return the same rows in another order, because it puts small rows into
 * gaps that larger ones have left.
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
