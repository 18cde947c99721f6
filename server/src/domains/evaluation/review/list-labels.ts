import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import { type KeptLabel, selectHistory } from "../labels/store.ts";
import { getRun } from "../runs/read-runs.ts";

export interface LabelsQuery {
  readonly seq?: number | null | undefined;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

/** The history of a run's labels. */
export async function listLabels(act: Act, evaluationId: string, { seq = null, limit, cursor }: LabelsQuery) {
  const run = await getRun(act, evaluationId);
  const after = cursor ? readCursor(cursor, { id: "uuid" }).id : null;
  const found = await selectHistory(act, run.id, { seq, after, limit: limit + 1 });
  const results = found.slice(0, limit);
  const last = results.at(-1);
  return {
    results: results.map(presentLabel),
    next_cursor: found.length > limit && last ? writeCursor({ id: last.id }) : null,
  };
}

const toSeconds = (ms: number): number => Math.floor(ms / 1000);

function presentLabel(row: KeptLabel) {
  return {
    id: row.id,
    seq: row.seq,
    person: row.person,
    label: row.label,
    reason: row.reason,
    settles: row.settles,
    at: toSeconds(row.at),
    detector: row.detector,
    outcome: row.outcome,
    batch_id: row.batch_id,
    ended_at: row.ended_at === null ? null : toSeconds(row.ended_at),
    ended_by: row.ended_by,
  };
}
