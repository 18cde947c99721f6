import { createMergedSketch } from "@agent-console/analysis/statistics/sketch/merged-sketch.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { dayOfSeconds } from "../store/days.ts";
import { type Batch, insertDeltas } from "../store/insert.ts";
import type { NewDelta } from "../store/new-rows.ts";
import type { Sum } from "./held-sums.ts";
import { ALL_LABELS, QUARTER } from "./rows-of-subject.ts";
import { idsOfLabels, idsOfNames, type NewName } from "./series-ids.ts";
import type { TeamSums } from "./sums.ts";

export interface WrittenSums {
  /** Names that were received and are refused: too long, too many, in use for another kind, or of the console's own. */
  readonly refused: readonly string[];
}

/** The days whose partitions must exist before the sums are written. */
export const daysOfSums = (sums: TeamSums): readonly number[] => [
  ...new Set([...sums.values()].map(({ at }) => dayOfSeconds(at))),
];

/**
 * Stores the sums of a team. A batch that was stored already changes nothing, so one whose commit was not confirmed is sent again
 * with the same source, sequence and sums.
 */
export async function writeSums(
  tx: Tx,
  teamId: string,
  { batch, sums }: { readonly batch: Batch; readonly sums: TeamSums },
): Promise<WrittenSums> {
  if (sums.size === 0) return { refused: [] };
  const all = [...sums.values()];
  const names = distinctNames(all);
  const [nameIds, labelIds] = [
    await idsOfNames(tx, teamId, names),
    await idsOfLabels(tx, teamId, [...new Set(all.map(({ labels }) => labels))]),
  ];
  const rows = new Map<string, Row>();
  for (const sum of all) {
    const metric = nameIds.get(sum.metric);
    if (metric === undefined || metric.kind !== sum.kind) continue;
    for (const [agentId, evaluationId] of subjectsOf(sum)) {
      for (const labels of [ALL_LABELS, labelIds.get(sum.labels) ?? 0]) {
        addTo(rows, { agentId, evaluationId, metric: metric.id, labels, sum });
      }
    }
  }
  await insertDeltas(tx, teamId, batch, [...rows.values()].map(asDelta));
  await markUnfolded(tx, teamId, { batch, rows: [...rows.values()] });
  return { refused: names.filter(({ name, kind }) => nameIds.get(name)?.kind !== kind).map(({ name }) => name) };
}

/** So that these quarters of an hour are folded, again if they were before. */
async function markUnfolded(
  tx: Tx,
  teamId: string,
  { batch, rows }: { readonly batch: Batch; readonly rows: readonly Row[] },
): Promise<void> {
  const quarters = [...new Set(rows.map(({ at }) => at - (at % QUARTER)))].sort((a, b) => a - b);
  await tx.run(sql`
    insert into series_unfolded (team_id, at, source, sequence)
    select ${teamId}, q.at, ${batch.source}, ${batch.sequence} from unnest(${quarters}::bigint[]) as q (at)
    on conflict (team_id, at, source) do update set sequence = excluded.sequence`);
}

function distinctNames(sums: readonly Sum[]): NewName[] {
  const names = new Map<string, NewName>();
  for (const { metric, kind, receivedUnit } of sums) {
    names.set(`${kind} ${metric}`, { name: metric, kind, receivedUnit });
  }
  return [...names.values()];
}

/** A figure is read for the team, an agent, an evaluation, or both: each reads rows of its own, and none has to add up others. */
function subjectsOf({ agentId, evaluationId }: Sum): (readonly [string | null, string | null])[] {
  const agents = agentId === null ? [null] : [null, agentId];
  const evaluations = evaluationId === null ? [null] : [null, evaluationId];
  return agents.flatMap((agent) => evaluations.map((evaluation) => [agent, evaluation] as const));
}

interface Row extends Omit<NewDelta, "n" | "total" | "sketch"> {
  n: number;
  total: number;
  readonly parts: Uint8Array[];
}

/** Two sums can meet in a row: those of two agents in the team's, or two models that are both `other`. */
function addTo(
  rows: Map<string, Row>,
  { sum, ...row }: Pick<NewDelta, "agentId" | "evaluationId" | "metric" | "labels"> & { readonly sum: Sum },
): void {
  const key = `${row.agentId} ${row.evaluationId} ${row.metric} ${row.labels} ${sum.at}`;
  let kept = rows.get(key);
  if (kept === undefined) {
    kept = { ...row, at: sum.at, n: 0, total: 0, parts: [] };
    rows.set(key, kept);
  }
  kept.n += sum.n;
  kept.total += sum.total;
  if (sum.sketch !== null) kept.parts.push(sum.sketch.bytes());
}

function asDelta({ parts, ...row }: Row): NewDelta {
  const [first] = parts;
  if (first === undefined || parts.length === 1) return { ...row, sketch: first ?? null };
  const merged = createMergedSketch();
  for (const part of parts) merged.add(part);
  return { ...row, sketch: merged.bytes() };
}
