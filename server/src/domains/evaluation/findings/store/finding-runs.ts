import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { reviewsSql } from "../../labels/store.ts";
import type { RunRow } from "../../runs/store/run-row.ts";
import type { RunTries } from "../progress/progress.ts";

/**
 * How often each finding of the agent failed in the run, and of how many prompts that detectors or people could assess.
 * Those that the run did not try are left as they are.
 */
export async function writeTries(act: Act, run: RunRow, at: number): Promise<void> {
  await act.tx.run(sql`
    with ${reviewsSql(act, run.id)},
    tries as (
      select p.harness, p.probe, count(*)::int as tried
      from evaluation_plan p
      join evaluation_results r on r.evaluation_id = p.evaluation_id and r.seq = p.seq and r.team_id = p.team_id
      left join reviews v on v.seq = p.seq
      where p.evaluation_id = ${run.id} and p.team_id = ${act.who.teamId}
        and case
          when v.decision in ('failed', 'passed') then true
          when v.decision = 'disputed' then false
          else r.outcome <> 'unassessed' end
      group by p.harness, p.probe)
    insert into finding_runs (finding_id, evaluation_id, team_id, failed, tried, at)
    select f.id, ${run.id}, f.team_id, m.failed, greatest(t.tried, m.failed), ${at}
    from findings f
    join tries t on t.harness = f.harness and t.probe = f.probe
    cross join lateral (
      select count(*)::int as failed from finding_failures
      where team_id = f.team_id and finding_id = f.id and evaluation_id = ${run.id} and not overruled) as m
    where f.team_id = ${act.who.teamId} and f.agent_id = ${run.agent_id} and greatest(t.tried, m.failed) > 0
    on conflict on constraint finding_runs_pkey
      do update set failed = excluded.failed, tried = excluded.tried, at = excluded.at`);
}

/** After labels: how often these findings failed in the run. The number of tries follows when the run is scored again. */
export async function countFailuresAgain(act: Act, run: RunRow, findingIds: readonly string[]): Promise<void> {
  await act.tx.run(sql`
    insert into finding_runs (finding_id, evaluation_id, team_id, failed, tried, at)
    select f.id, ${run.id}, f.team_id, m.failed, m.failed, ${run.completed_at ?? run.created_at}
    from findings f
    cross join lateral (
      select count(*)::int as failed from finding_failures
      where team_id = f.team_id and finding_id = f.id and evaluation_id = ${run.id} and not overruled) as m
    where f.id = any(${findingIds}::uuid[]) and f.team_id = ${act.who.teamId}
      and (m.failed > 0 or exists (
        select from finding_runs where team_id = f.team_id and finding_id = f.id and evaluation_id = ${run.id}))
    on conflict on constraint finding_runs_pkey
      do update set failed = excluded.failed, tried = greatest(finding_runs.tried, excluded.failed)`);
}

/** A finding of many years has had hundreds of runs; the newest say how it stands. */
const MOST_RUNS = 50;

/** The newest runs that tried each of these findings, oldest first. */
export async function selectTries(
  act: Act,
  findingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RunTries[]>> {
  if (findingIds.length === 0) return new Map();
  const rows = await act.tx.query(sql<RunTries & { finding_id: string }>`
    select t.finding_id, t.evaluation_id, e.created_at, t.at, e.seed, t.failed, t.tried
    from unnest(${findingIds}::uuid[]) as f (id)
    cross join lateral (
      select * from finding_runs
      where finding_id = f.id and team_id = ${act.who.teamId}
      order by at desc, evaluation_id desc
      limit ${MOST_RUNS}) as t
    join evaluations e on e.id = t.evaluation_id and e.team_id = t.team_id
    order by t.at, t.evaluation_id`);
  return Map.groupBy(rows, (row) => row.finding_id);
}

/**
 * Findings with a sentence pattern that failed and that none of these runs has tried again: prompts of other patterns
 * cannot show that it is gone.
 */
export async function selectUntried(act: Act, findingId: string, runs: readonly string[]): Promise<boolean> {
  const [row] = await act.tx.query(sql<{ untried: boolean }>`
    select exists (
      select from finding_failures m
      join evaluation_plan p on p.evaluation_id = m.evaluation_id and p.seq = m.seq and p.team_id = m.team_id
      where m.finding_id = ${findingId} and m.team_id = ${act.who.teamId} and not m.overruled and p.template is not null
        and not exists (
          select from evaluation_plan q
          join evaluation_results r on r.evaluation_id = q.evaluation_id and r.seq = q.seq and r.team_id = q.team_id
          where q.team_id = m.team_id and q.evaluation_id = any(${runs}::uuid[]) and q.probe = p.probe and q.template = p.template
            and r.outcome <> 'unassessed')) as untried`);
  return row?.untried ?? false;
}
