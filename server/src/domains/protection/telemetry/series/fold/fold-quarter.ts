import type { Tx } from "../../../../../platform/db/database.ts";
import { sql } from "../../../../../platform/db/sql.ts";
import type { SeriesKind } from "../../store/new-rows.ts";
import { ALL_LABELS, QUARTER } from "../rows-of-subject.ts";
import { foldLatency } from "./fold-latency.ts";
import { rollUpDays, rollUpSketches, rollUpSums } from "./roll-up.ts";

const FOLD_LOCKS = 7_140_063;

/**
 * Merges the deltas of a team's quarter of an hour by minute and as a whole, and its hour, six hours and day from what was merged.
 * What was folded before is replaced, so a quarter can be folded again when deltas came late. False if another process is at it,
 * or nothing is left to do.
 */
export async function foldQuarter(tx: Tx, teamId: string, quarter: number): Promise<boolean> {
  const [lock] = await tx.query(sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${FOLD_LOCKS}, hashtext(${teamId})) as mine`);
  if (!lock?.mine) return false;
  // A writer that is about to commit holds its row: the row stays, and the quarter is folded once more.
  const marked = await tx.run(sql`
    delete from series_unfolded
    where (team_id, at, source) in (
      select team_id, at, source from series_unfolded
      where team_id = ${teamId} and at = ${quarter}
      for update skip locked)`);
  if (marked === 0) return false;
  const series = await selectSeries(tx, teamId, quarter);
  const added = new Set(series.filter(({ kind }) => kind !== "latency").map(({ metric }) => metric));
  if (added.size > 0) {
    await foldAdded(tx, teamId, { quarter, metrics: [...added] });
    await rollUpSums(tx, teamId, { quarter, metrics: [...added] });
  }
  for (const one of series) {
    if (one.kind !== "latency") continue;
    await foldLatency(tx, teamId, { ...one, quarter });
    await rollUpSketches(tx, teamId, { ...one, quarter });
  }
  const metrics = [...new Set(series.map(({ metric }) => metric))];
  if (metrics.length > 0) await rollUpDays(tx, teamId, { quarter, metrics });
  return true;
}

interface FoldedSeries {
  readonly metric: number;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly kind: SeriesKind;
}

const selectSeries = (tx: Tx, teamId: string, quarter: number): Promise<FoldedSeries[]> =>
  tx.query(sql<FoldedSeries>`
    select d.metric, d.agent_id, d.evaluation_id, s.kind
    from (
      select distinct metric, agent_id, evaluation_id
      from series_delta
      where team_id = ${teamId} and at >= ${quarter} and at < ${quarter + QUARTER}
    ) d
    join series_names s on s.team_id = ${teamId} and s.id = d.metric`);

/** Counters and gauges, which PostgreSQL can add up itself. */
async function foldAdded(
  tx: Tx,
  teamId: string,
  { quarter, metrics }: { readonly quarter: number; readonly metrics: readonly number[] },
): Promise<void> {
  await tx.run(sql`
    with minutes as (
      select agent_id, evaluation_id, metric, case when grouping(labels) = 1 then ${ALL_LABELS}::integer else labels end as labels,
        at, sum(n)::bigint as n, sum(total) as total
      from series_delta
      where team_id = ${teamId} and metric = any(${metrics}::integer[]) and labels >= 0
        and at >= ${quarter} and at < ${quarter + QUARTER}
      group by grouping sets ((agent_id, evaluation_id, metric, labels, at), (agent_id, evaluation_id, metric, at))
    ),
    stored as (
      insert into series_minute (team_id, agent_id, evaluation_id, metric, labels, at, n, total)
      select ${teamId}, agent_id, evaluation_id, metric, labels, at, n, total from minutes
      on conflict on constraint series_minute_read do update set n = excluded.n, total = excluded.total
    )
    insert into series_span (team_id, span, agent_id, evaluation_id, metric, labels, at, n, total)
    select ${teamId}, ${QUARTER}, agent_id, evaluation_id, metric, labels, ${quarter}, sum(n)::bigint, sum(total)
    from minutes
    group by agent_id, evaluation_id, metric, labels
    on conflict on constraint series_span_read do update set n = excluded.n, total = excluded.total`);
}
