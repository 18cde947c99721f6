import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { JobRef } from "../../../../platform/work/job.ts";
import type { AgentSnapshot, RunRow, RunStatus } from "./run-row.ts";

/** The row of a run, its table being `evaluations`. */

export type NewRun = Pick<
  RunRow,
  | (
      | "id"
      | "agent_id"
      | "type"
      | "harness_names"
      | "harness_type"
      | "test_sets"
      | "sample_size"
      | "seed"
      | "concurrency"
    )
  | ("agent_revision" | "requests_cap" | "tokens_cap" | "cost_cap_micros" | "prompt_price" | "completion_price")
  | ("judge_agent_id" | "judge_revision" | "plan" | "picked_probes" | "gateway" | "label" | "schedule_id")
> & { readonly snapshot: AgentSnapshot };

/** False when there is a run with this ID already. */
export async function insertRun(act: Act, run: NewRun): Promise<boolean> {
  const inserted = await act.tx.run(sql`
    insert into evaluations (id, team_id, agent_id, created_by, created_at, status, type, harness_names, harness_type,
      test_sets, sample_size, seed, concurrency, agent_revision, agent_snapshot, requests_cap, tokens_cap, cost_cap_micros,
      prompt_price, completion_price, judge_agent_id, judge_revision, plan, picked_probes, gateway, label, schedule_id)
    values (${run.id}, ${act.who.teamId}, ${run.agent_id}, ${act.who.userId}, ${actSeconds(act)}, 'running',
      ${run.type}, ${run.harness_names}, ${run.harness_type},
      ${JSON.stringify(run.test_sets)}, ${run.sample_size}, ${run.seed}, ${run.concurrency}, ${run.agent_revision}, ${JSON.stringify(run.snapshot)},
      ${run.requests_cap}, ${run.tokens_cap}, ${run.cost_cap_micros},
      ${run.prompt_price}, ${run.completion_price}, ${run.judge_agent_id}, ${run.judge_revision}, ${run.plan},
      ${run.picked_probes}, ${run.gateway && JSON.stringify(run.gateway)}::json, ${run.label}, ${run.schedule_id})
    on conflict on constraint evaluations_pkey do nothing`);
  return inserted > 0;
}

export async function findRun(act: Act, id: string): Promise<RunRow | null> {
  const [run] = await act.tx.query(
    sql<RunRow>`
      select * from evaluations
      where id = ${id} and team_id = ${act.who.teamId}`.named("get run"),
  );
  return run ?? null;
}

/** The run with the agent as it was when the run was created, which no other reader of a run needs. */
export async function findRunAndAgent(act: Act, id: string): Promise<{ run: RunRow; agent: AgentSnapshot } | null> {
  const [row] = await act.tx.query(sql<RunRow & { snapshot: string }>`
    select *, agent_snapshot::text as snapshot from evaluations
    where id = ${id} and team_id = ${act.who.teamId}`);
  if (!row) return null;
  const { snapshot, ...run } = row;
  return { run, agent: JSON.parse(snapshot) as AgentSnapshot };
}

/** Of some runs, those that are there, with what their schedules ask about. */
export function selectStarted(act: Act, ids: readonly string[]) {
  return act.tx.query(sql<Pick<RunRow, "id" | "status" | "requests_sent" | "verdict">>`
    select id, status, requests_sent, verdict from evaluations
    where id = any (${ids}::uuid[]) and team_id = ${act.who.teamId}`);
}

/**
 * The lock that every change of a run and its journal relies on. The planner is kept from reading whole runs: it has no
 * statistics yet for rows that were planned a moment ago, and plans made then are kept.
 */
export async function lockRun(act: Act, id: string): Promise<RunRow | null> {
  const [run] = await act.tx.query(
    sql<RunRow>`
      select *,
        set_config('enable_hashjoin', 'off', true),
        set_config('enable_mergejoin', 'off', true),
        set_config('enable_seqscan', 'off', true)
      from evaluations
      where id = ${id} and team_id = ${act.who.teamId}
      for update`.named("lock run"),
  );
  return run ?? null;
}

/**
 * The run as it is now. What the transaction reads from here on is of the same moment, and keeps nobody from changing the
 * run. Has to be the first statement of its transaction.
 */
export async function readSnapshot(act: Act, id: string): Promise<RunRow | null> {
  await act.tx.run(sql`set transaction isolation level repeatable read, read only`);
  const [run] = await act.tx.query(sql<RunRow>`
    select *,
      set_config('enable_hashjoin', 'off', true),
      set_config('enable_mergejoin', 'off', true),
      set_config('enable_seqscan', 'off', true)
    from evaluations
    where id = ${id} and team_id = ${act.who.teamId}`);
  return run ?? null;
}

export interface RunFilter {
  readonly agentId: string | null;
  readonly status: RunStatus | null;
  readonly label: string | null;
  /** The last run of the page before. */
  readonly after: { readonly at: number; readonly id: string } | null;
  readonly limit: number;
}

/** The runs of all teams that workers have to look after. */
export function selectRunsInProgress(outsideTeams: Sql): Promise<JobRef[]> {
  return outsideTeams.query(
    sql<JobRef>`
    select evaluation_id as id, team_id as "teamId", created_by as "userId"
    from runs_under_way()`.named("runs in progress"),
  );
}

/** Newest first. The agent's condition chooses the index, so it is there only when it is needed. */
export function selectRuns(act: Act, { agentId, status, label, after, limit }: RunFilter): Promise<RunRow[]> {
  return act.tx.query(sql<RunRow>`
    select * from evaluations
    where team_id = ${act.who.teamId}
      and created_at >= 0
      ${agentId ? sql`and agent_id = ${agentId}` : sql``}
      ${status ? sql`and status = ${status}` : sql``}
      ${label ? sql`and label = ${label}` : sql``}
      ${after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : sql``}
    order by created_at desc, id desc
    limit ${limit}`);
}

export interface StatusChange {
  readonly status: RunStatus;
  /** The sentence that says why; null when the status speaks for itself. */
  readonly message: string | null;
}

const ENDED: readonly RunStatus[] = ["completed", "failed", "cancelled"];

export async function updateStatus(act: Act, run: RunRow, { status, message }: StatusChange): Promise<RunRow> {
  const [row] = await act.tx.query(sql<RunRow>`
    update evaluations
    set status = ${status},
      status_message = ${message},
      error_message = ${status === "failed" ? message : null},
      completed_at = ${ENDED.includes(status) ? actSeconds(act) : null}
    where id = ${run.id} and team_id = ${act.who.teamId}
    returning *`);
  return row ?? run;
}

/** The caps from here on. Only errors on prompts that are sent from now on can pause the run again. */
export async function updateCaps(
  act: Act,
  run: RunRow,
  caps: Pick<RunRow, "requests_cap" | "tokens_cap" | "cost_cap_micros">,
): Promise<void> {
  await act.tx.run(sql`
    update evaluations
    set watched = 0,
      watched_errors = 0,
      watched_from = ${act.now},
      requests_cap = ${caps.requests_cap},
      tokens_cap = ${caps.tokens_cap},
      cost_cap_micros = ${caps.cost_cap_micros}
    where id = ${run.id} and team_id = ${act.who.teamId}`);
}

/** Takes the unassessed prompts out of the counters. `waiting` is how many are to be sent again. */
export async function resetUnassessed(act: Act, run: RunRow, waiting: number): Promise<void> {
  await act.tx.run(sql`
    update evaluations
    set unassessed = 0,
      errors = 0,
      watched = 0,
      watched_errors = 0,
      watched_from = ${act.now},
      waiting = waiting + ${waiting}
    where id = ${run.id} and team_id = ${act.who.teamId}`);
}

export async function updatePlanner(act: Act, run: RunRow, worker: number): Promise<void> {
  await act.tx.run(sql`
    update evaluations
    set planner = ${worker}
    where id = ${run.id} and team_id = ${act.who.teamId}`);
}

export async function updatePlanned(act: Act, run: RunRow, prompts: number): Promise<void> {
  await act.tx.run(sql`
    update evaluations
    set planned = ${prompts}
    where id = ${run.id} and team_id = ${act.who.teamId}`);
}

type Scored = Pick<RunRow, "scores" | "threshold" | "verdict" | "figures">;

/**
 * What lists and dashboards show of a completed run, computed with the run's row locked: it contains every label. A score
 * that someone is computing meanwhile from a snapshot is older from here on.
 */
export async function updateScores(act: Act, run: RunRow, scored: Scored): Promise<void> {
  await act.tx.run(sql`
    update evaluations
    set ${scoresSql(scored)},
      review_version = review_version + 1,
      scored_version = review_version + 1,
      rescore_by = null,
      rescore_first = null,
      rescore_last = null
    where id = ${run.id} and team_id = ${act.who.teamId}`);
}

/** The same from a snapshot. If labels were given since then, the run remains to be scored again. */
export async function updateScoresOf(act: Act, snapshot: RunRow, scored: Scored): Promise<void> {
  const isNewest = sql`review_version = ${snapshot.review_version}`;
  await act.tx.run(sql`
    update evaluations
    set ${scoresSql(scored)},
      scored_version = ${snapshot.review_version},
      rescore_by = case when ${isNewest} then null else rescore_by end,
      rescore_first = case when ${isNewest} then null else ${databaseNow} end,
      rescore_last = case when ${isNewest} then null else rescore_last end
    where id = ${snapshot.id} and team_id = ${act.who.teamId}`);
}

const scoresSql = ({ scores, threshold, verdict, figures }: Scored) => sql`
      scores = ${JSON.stringify(scores)},
      threshold = ${threshold},
      verdict = ${verdict},
      figures = ${JSON.stringify(figures)}`;

/** Milliseconds. All workers compare with the same clock. */
const databaseNow = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** From here on, the verdicts of these judges count, and of no others. */
export async function updateJudges(act: Act, run: RunRow, judges: NonNullable<RunRow["judges"]>): Promise<void> {
  await act.tx.run(sql`
    update evaluations
    set judges = ${JSON.stringify(judges)}
    where id = ${run.id} and team_id = ${act.who.teamId}`);
  await markForRescoring(act, run);
}

/**
 * People's labels have changed what the run says: it is to be scored again, on behalf of the acting person. One that is
 * archived is, if need be, when it is brought back.
 */
export async function markForRescoring(act: Act, run: Pick<RunRow, "id">): Promise<void> {
  await act.tx.run(sql`
    update evaluations
    set rescore_by = ${act.who.userId},
      review_version = review_version + 1,
      rescore_first = coalesce(rescore_first, ${databaseNow}),
      rescore_last = ${databaseNow}
    where id = ${run.id} and team_id = ${act.who.teamId} and archived_at is null`);
}

/** A run whose score lacks labels. */
export interface Unscored extends JobRef {
  /** How long the oldest of them has been waiting, and how long ago the newest was given. */
  readonly waiting_ms: number;
  readonly quiet_ms: number;
}

/** Of all teams. */
export function selectRunsToRescore(tx: Sql): Promise<Unscored[]> {
  return tx.query(
    sql<Unscored>`
    select id, team_id as "teamId", rescore_by as "userId", waiting_ms, quiet_ms
    from evaluations_to_rescore()`.named("runs to rescore"),
  );
}

/** Seconds; null: its journal is in the database. */
export async function updateArchived(act: Act, id: string, at: number | null): Promise<void> {
  await act.tx.run(sql`
    update evaluations
    set archived_at = ${at}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** Its journal, log, report and findings go with it. */
export async function deleteRunRow(act: Act, run: RunRow): Promise<void> {
  await act.tx.run(sql`
    delete from evaluations
    where id = ${run.id} and team_id = ${act.who.teamId}`);
}

/** Whether an evaluation that is not over asks with this test set or harness. */
export async function isAskedInRun(act: Act, setId: string): Promise<boolean> {
  const rows = await act.tx.query(sql`
    select from evaluations
    where team_id = ${act.who.teamId} and status in ('running', 'paused')
      and test_sets::jsonb @> ${JSON.stringify([{ id: setId }])}::jsonb
    limit 1`);
  return rows.length > 0;
}
