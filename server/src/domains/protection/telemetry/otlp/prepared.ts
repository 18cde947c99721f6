import type { Act } from "../../../../platform/act.ts";
import type { Refusals } from "./refusals.ts";

/** A body that was read. What is left is to store it. */
export interface Prepared {
  /** Storing may add to them. */
  readonly refusals: Refusals;
  /** Whose partitions must exist, counted from 1970. */
  readonly days: Iterable<number>;
  /** How many records there are to store. */
  readonly size: number;
  /** `batch` names the body: figures that are stored under it twice count once. */
  store(act: Act, batch: string): Promise<void>;
}
