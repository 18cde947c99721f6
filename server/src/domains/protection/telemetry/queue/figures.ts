import type { Tx } from "../../../../platform/db/database.ts";
import { createSeriesSums, type SeriesSums, type TeamSums } from "../series/sums.ts";
import { daysOfSums, writeSums } from "../series/write-sums.ts";
import type { Batch } from "../store/insert.ts";

/** Figures summed in memory, and how the sums of a team are stored. The same batch, stored twice, counts once. */
export interface Figures<Sums = TeamSums> extends Pick<SeriesSums, "count" | "observe"> {
  /** Everything so far, by team, which then is the caller's. */
  take(): ReadonlyMap<string, Sums>;
  daysOf(sums: Sums): Iterable<number>;
  store(tx: Tx, teamId: string, given: { readonly batch: Batch; readonly sums: Sums }): Promise<unknown>;
  /** How many figures found no place in memory, since the last call. */
  takeDropped(): number;
}

export const createFigures = (): Figures => ({ ...createSeriesSums(), daysOf: daysOfSums, store: writeSums });
