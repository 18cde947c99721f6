import { createMergedSketch, type MergedSketch } from "@agent-console/analysis/statistics/sketch/merged-sketch.ts";
import type { Tx } from "../../../../../platform/db/database.ts";
import { sql } from "../../../../../platform/db/sql.ts";
import { ALL_LABELS, ofSubject, QUARTER } from "../rows-of-subject.ts";
import { type FoldedRow, type FoldedTable, insertFolded } from "./insert-folded.ts";
import type { LatencyOfQuarter } from "./roll-up.ts";

interface MinuteRow {
  readonly labels: number;
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketches: readonly Buffer[];
}

const PAGE = 1_000;

/** Sketches are merged here: PostgreSQL knows nothing of them. Page by page, so that any number of labels takes little memory. */
export async function foldLatency(tx: Tx, teamId: string, given: LatencyOfQuarter): Promise<void> {
  const { quarter } = given;
  const minutesOfAll = new Map<number, Merging>();
  const quarterOfAll = newMerging(ALL_LABELS, quarter);
  let quarterOfLabels: Merging | null = null;
  const store = (table: FoldedTable, rows: readonly FoldedRow[]) => insertFolded(tx, teamId, { table, rows, ...given });
  let after = { labels: 0, at: -1 };
  for (;;) {
    const page = await selectMinutes(tx, teamId, { ...given, after });
    const minutes: FoldedRow[] = [];
    const quarters: FoldedRow[] = [];
    for (const row of page) {
      if (quarterOfLabels !== null && quarterOfLabels.labels !== row.labels) quarters.push(rowOf(quarterOfLabels));
      if (quarterOfLabels?.labels !== row.labels) quarterOfLabels = newMerging(row.labels, quarter);
      const minute = newMerging(row.labels, row.at);
      const minuteOfAll = minutesOfAll.get(row.at) ?? newMerging(ALL_LABELS, row.at);
      minutesOfAll.set(row.at, minuteOfAll);
      for (const merging of [minute, minuteOfAll, quarterOfLabels, quarterOfAll]) add(merging, row);
      minutes.push(rowOf(minute));
    }
    await store("series_minute", minutes);
    await store(QUARTER, quarters);
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) break;
    after = last;
  }
  await store("series_minute", [...minutesOfAll.values()].map(rowOf));
  await store(
    QUARTER,
    [quarterOfLabels, quarterOfAll].flatMap((one) => (one === null || one.n === 0 ? [] : [rowOf(one)])),
  );
}

const selectMinutes = (
  tx: Tx,
  teamId: string,
  {
    metric,
    agent_id,
    evaluation_id,
    quarter,
    after,
  }: LatencyOfQuarter & { readonly after: { labels: number; at: number } },
): Promise<MinuteRow[]> =>
  tx.query(sql<MinuteRow>`
    select labels, at, sum(n)::bigint as n, sum(total) as total,
      coalesce(array_agg(sketch) filter (where sketch is not null), '{}') as sketches
    from series_delta
    where team_id = ${teamId} and metric = ${metric} and ${ofSubject(agent_id, evaluation_id)}
      and at >= ${quarter} and at < ${quarter + QUARTER} and (labels, at) > (${after.labels}::integer, ${after.at}::bigint)
    group by labels, at
    order by labels, at
    limit ${PAGE}`);

interface Merging {
  readonly labels: number;
  readonly at: number;
  n: number;
  total: number;
  readonly sketch: MergedSketch;
}

const newMerging = (labels: number, at: number): Merging => ({
  labels,
  at,
  n: 0,
  total: 0,
  sketch: createMergedSketch(),
});

function add(merging: Merging, row: MinuteRow): void {
  merging.n += row.n;
  merging.total += row.total;
  for (const bytes of row.sketches) merging.sketch.add(bytes);
}

const rowOf = ({ sketch, ...row }: Merging): FoldedRow => ({ ...row, sketch: sketch.bytes() });
