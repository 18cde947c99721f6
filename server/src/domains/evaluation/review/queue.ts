import { readCursor, writeCursor } from "../../../kernel/cursor.ts";
import type { Act } from "../../../platform/act.ts";
import type { Outcome } from "../harness/harness.ts";
import { type CurrentLabel, selectCurrentLabels } from "../labels/store.ts";
import { probes } from "../probes/list.ts";
import { type CountRow, countByProbe } from "../results/store/conclusions.ts";
import { getRun } from "../runs/read-runs.ts";
import { weights } from "../scores/evidence.ts";
import { type LabelFilter, type QueueRow, selectQueue } from "./store.ts";

export interface QueueQuery {
  readonly outcome: Outcome | "any";
  readonly reason?: string | null | undefined;
  readonly probe?: string | null | undefined;
  readonly detector?: string | null | undefined;
  readonly group?: string | null | undefined;
  readonly labels: LabelFilter;
  readonly limit: number;
  readonly cursor?: string | null | undefined;
}

export interface LabeledQueueRow extends QueueRow {
  readonly labels: readonly CurrentLabel[];
}

export interface QueueResult {
  readonly rows: readonly LabeledQueueRow[];
  readonly nextCursor: string | null;
  readonly total: number;
}

const POSITION = { rank: "integer", likeness: "text", seq: "integer" } as const;

/** The answers to label, page by page. */
export async function readQueue(act: Act, evaluationId: string, query: QueueQuery): Promise<QueueResult> {
  const run = await getRun(act, evaluationId);
  const outcome = query.outcome === "any" ? null : query.outcome;
  const found = await selectQueue(act, run.id, {
    filter: {
      outcome,
      reason: query.reason ?? null,
      probe: query.probe ?? null,
      detector: query.detector ?? null,
      likeness: query.group ?? null,
      labels: query.labels,
    },
    ranks: rankProbes(await countByProbe(act, run, null), outcome),
    after: query.cursor ? readCursor(query.cursor, POSITION) : null,
    limit: query.limit + 1,
  });
  const page = found.slice(0, query.limit);
  const given = await selectCurrentLabels(
    act,
    run.id,
    page.map(({ seq }) => seq),
  );
  const rows = page.map((row) => ({
    ...row,
    labels: given.filter(({ seq, response }) => seq === row.seq && response === row.response),
  }));
  const last = rows.at(-1);
  const nextCursor =
    found.length > query.limit && last
      ? writeCursor({ rank: last.rank, likeness: last.likeness, seq: last.seq })
      : null;
  return { rows, nextCursor, total: last?.total ?? 0 };
}

type Counted = Pick<CountRow, "harness" | "probe" | "resisted" | "failed" | "unassessed">;

const severityOf = new Map(probes.map(({ id, severity }) => [id, severity]));

/**
 * First the probe whose answers can change the verdict most: its weight in its dimension, times the share of its prompts
 * that ended that way. By what the detectors said, not by labels: the order must not change while people work through it.
 */
export function rankProbes(counted: readonly Counted[], outcome: Outcome | null) {
  const weightOf = (probe: string): number => weights[severityOf.get(probe) ?? "medium"];
  const dimensions = new Map(
    [...Map.groupBy(counted, ({ harness }) => harness)].map(([name, rows]) => [
      name,
      rows.reduce((sum, { probe }) => sum + weightOf(probe), 0),
    ]),
  );
  const impactOf = (row: Counted): number => {
    const all = row.resisted + row.failed + row.unassessed;
    const chosen = outcome ? row[outcome] : all;
    return all === 0 ? 0 : ((weightOf(row.probe) / (dimensions.get(row.harness) ?? 1)) * chosen) / all;
  };
  return counted
    .map((row) => ({ harness: row.harness, probe: row.probe, impact: impactOf(row) }))
    .toSorted((one, other) => other.impact - one.impact || (one.probe < other.probe ? -1 : 1))
    .map(({ harness, probe }, rank) => ({ harness, probe, rank }));
}
