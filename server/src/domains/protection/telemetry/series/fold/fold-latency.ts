import { createMergedSketch, type MergedSketch } from "@agent-console/analysis/statistics/sketch/merged-sketch.ts";
import type { Tx } from "../../../../../platform/db/database.ts";
import { sql } from "../../../../../platform/db/sql.ts";
import { ALL_LABELS, HOUR, ofSubject } from "../rows-of-subject.ts";
import { type FoldedRow, insertFolded } from "./insert-folded.ts";

export interface LatencyOfHour {
  readonly metric: number;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly hour: number;
}

interface MinuteRow {
  readonly labels: number;
  readonly at: number;
  readonly n: number;
  readonly total: number;
  readonly sketches: readonly Buffer[];
}

const PAGE = 1_000;

/** Sketches are merged here: PostgreSQL knows nothing of them. Page by page, so that any number of labels takes little memory. */
export async function foldLatency(tx: Tx, teamId: string, given: LatencyOfHour): Promise<void> {
  const { hour } = given;
  const minutesOfAll = new Map<number, Merging>();
  const hourOfAll = newMerging(ALL_LABELS, hour);
  let hourOfLabels: Merging | null = null;
  const store = (table: "series_minute" | "series_hour", rows: readonly FoldedRow[]) =>
    insertFolded(tx, teamId, { table, rows, ...given });
  let after = { labels: 0, at: -1 };
  for (;;) {
    const page = await selectMinutes(tx, teamId, { ...given, after });
    const minutes: FoldedRow[] = [];
    const hours: FoldedRow[] = [];
    for (const row of page) {
      if (hourOfLabels !== null && hourOfLabels.labels !== row.labels) hours.push(rowOf(hourOfLabels));
      if (hourOfLabels?.labels !== row.labels) hourOfLabels = newMerging(row.labels, hour);
      const minute = newMerging(row.labels, row.at);
      const minuteOfAll = minutesOfAll.get(row.at) ?? newMerging(ALL_LABELS, row.at);
      minutesOfAll.set(row.at, minuteOfAll);
      for (const merging of [minute, minuteOfAll, hourOfLabels, hourOfAll]) add(merging, row);
      minutes.push(rowOf(minute));
    }
    await store("series_minute", minutes);
    await store("series_hour", hours);
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) break;
    after = last;
  }
  await store("series_minute", [...minutesOfAll.values()].map(rowOf));
  await store(
    "series_hour",
    [hourOfLabels, hourOfAll].flatMap((one) => (one === null || one.n === 0 ? [] : [rowOf(one)])),
  );
}

const selectMinutes = (
  tx: Tx,
  teamId: string,
  { metric, agent_id, evaluation_id, hour, after }: LatencyOfHour & { readonly after: { labels: number; at: number } },
): Promise<MinuteRow[]> =>
  tx.query(sql<MinuteRow>`
    select labels, at, sum(n)::bigint as n, sum(total) as total,
      coalesce(array_agg(sketch) filter (where sketch is not null), '{}') as sketches
    from series_delta
    where team_id = ${teamId} and metric = ${metric} and ${ofSubject(agent_id, evaluation_id)}
      and at >= ${hour} and at < ${hour + HOUR} and (labels, at) > (${after.labels}::integer, ${after.at}::bigint)
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
