import type { Act } from "../../../platform/act.ts";
import type { Panel } from "../judging/panel.ts";
import type { RunRow } from "../runs/store/run-row.ts";
import { countUnassessed } from "./store/unassessed.ts";

/** Why responses could not be assessed. */
export interface UnassessedReason {
  /** As a sentence. */
  readonly reason: string;
  readonly count: number;
  /** The count by dimension. */
  readonly dimensions: Readonly<Record<string, number>>;
}

const NO_RESPONSE = "No response, or an error on the way.";
const OTHERS = "Other reasons.";
/** Reasons are few, but some quote the agent's endpoint; the rest is one line. */
const MOST = 12;

/** The most frequent first. */
export async function unassessedByReason(act: Act, run: RunRow, deciding: Panel | null): Promise<UnassessedReason[]> {
  const rows = await countUnassessed(act, run, deciding);
  const byReason = Map.groupBy(rows, ({ is_error, reason }) => (is_error ? NO_RESPONSE : reason));
  const reasons = [...byReason].map(([reason, own]) => summed(reason, own)).toSorted((a, b) => b.count - a.count);
  if (reasons.length <= MOST) return reasons;
  const rest = reasons.slice(MOST - 1).map(({ reason }) => reason);
  const others = rows.filter(({ is_error, reason }) => rest.includes(is_error ? NO_RESPONSE : reason));
  return [...reasons.slice(0, MOST - 1), summed(OTHERS, others)];
}

function summed(
  reason: string,
  rows: readonly { readonly harness: string; readonly count: number }[],
): UnassessedReason {
  const dimensions: Record<string, number> = {};
  for (const { harness, count } of rows) dimensions[harness] = (dimensions[harness] ?? 0) + count;
  return { reason, count: rows.reduce((sum, { count }) => sum + count, 0), dimensions };
}
