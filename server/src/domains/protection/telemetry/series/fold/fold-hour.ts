import type { Tx } from "../../../../../platform/db/database.ts";
import { sql } from "../../../../../platform/db/sql.ts";
import type { SeriesKind } from "../../store/new-rows.ts";
import { ALL_LABELS, HOUR } from "../rows-of-subject.ts";
import { foldLatency } from "./fold-latency.ts";

const FOLD_LOCKS = 7_140_063;

/**
 * Merges the deltas of a team's hour by minute and by hour. What was folded before is replaced, so an hour can be folded again
 * when deltas came late. False if another process is at it, or nothing is left to do.
 */
export async function foldHour(tx: Tx, teamId: string, hour: number): Promise<boolean> {
  const [lock] = await tx.query(sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${FOLD_LOCKS}, hashtext(${teamId})) as mine`);
  if (!lock?.mine) return false;
  // A writer that is about to commit holds its row: the row stays, and the hour is folded once more.
  const marked = await tx.run(sql`
    delete from series_unfolded
    where (team_id, at, source) in (
      select team_id, at, source from series_unfolded
      where team_id = ${teamId} and at = ${hour}
      for update skip locked)`);
  if (marked === 0) return false;
  const series = await selectSeries(tx, teamId, hour);
  const added = new Set(series.filter(({ kind }) => kind !== "latency").map(({ metric }) => metric));
  if (added.size > 0) await foldAdded(tx, teamId, { hour, metrics: [...added] });
  for (const one of series) {
    if (one.kind === "latency") await foldLatency(tx, teamId, { ...one, hour });
  }
  return true;
}

interface SeriesOfHour {
  readonly metric: number;
  readonly agent_id: string | null;
  readonly evaluation_id: string | null;
  readonly kind: SeriesKind;
}

const selectSeries = (tx: Tx, teamId: string, hour: number): Promise<SeriesOfHour[]> =>
  tx.query(sql<SeriesOfHour>`
    select d.metric, d.agent_id, d.evaluation_id, s.kind
    from (
      select distinct metric, agent_id, evaluation_id
      from series_delta
      where team_id = ${teamId} and at >= ${hour} and at < ${hour + HOUR}
    ) d
    join series_names s on s.team_id = ${teamId} and s.id = d.metric`);

/** Counters and gauges, which PostgreSQL can add up itself. */
async function foldAdded(
  tx: Tx,
  teamId: string,
  { hour, metrics }: { readonly hour: number; readonly metrics: readonly number[] },
): Promise<void> {
  await tx.run(sql`
    with minutes as (
      select agent_id, evaluation_id, metric, case when grouping(labels) = 1 then ${ALL_LABELS}::integer else labels end as labels,
        at, sum(n)::bigint as n, sum(total) as total
      from series_delta
      where team_id = ${teamId} and metric = any(${metrics}::integer[]) and labels >= 0
        and at >= ${hour} and at < ${hour + HOUR}
      group by grouping sets ((agent_id, evaluation_id, metric, labels, at), (agent_id, evaluation_id, metric, at))
    ),
    stored as (
      insert into series_minute (team_id, agent_id, evaluation_id, metric, labels, at, n, total)
      select ${teamId}, agent_id, evaluation_id, metric, labels, at, n, total from minutes
      on conflict on constraint series_minute_read do update set n = excluded.n, total = excluded.total
    )
    insert into series_hour (team_id, agent_id, evaluation_id, metric, labels, at, n, total)
    select ${teamId}, agent_id, evaluation_id, metric, labels, ${hour}, sum(n)::bigint, sum(total)
    from minutes
    group by agent_id, evaluation_id, metric, labels
    on conflict on constraint series_hour_read do update set n = excluded.n, total = excluded.total`);
}
