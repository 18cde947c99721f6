import type { Act } from "../../../../platform/act.ts";
import type { SeriesSums } from "../series/sums.ts";
import { writeSums } from "../series/write-sums.ts";

/** Stores the figures of a request. Returns the received names that were refused. */
export async function storeSums(act: Act, sums: SeriesSums, source: string): Promise<readonly string[]> {
  const { teamId } = act.who;
  const own = sums.take().get(teamId);
  if (own === undefined) return [];
  const { refused } = await writeSums(act.tx, teamId, { batch: { source, sequence: 0 }, sums: own });
  return refused;
}
