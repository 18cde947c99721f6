import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import type { JobRef } from "../../../../platform/work/job.ts";
import { hasEnded, type JobStatus } from "../../../../platform/work/status.ts";
import { isUnclaimed } from "../../../../platform/work/worker-locks.ts";
import type { JobRow, JobSettings, Strategy } from "./job-row.ts";

/** The lock space of the evolution workers. */
export const WORKER_LOCKS = 7_140_011;

export async function getJob(act: Act, id: string, lock: "" | "for update" = ""): Promise<JobRow> {
  const [row] = await act.tx.query(sql<JobRow>`
    select *
    from evolution_jobs
    where id = ${id} and team_id = ${act.who.teamId}
    ${raw(lock)}`);
  if (!row) throw fault("EVOLUTION_NOT_FOUND");
  return row;
}

/** A job as its progress is shown elsewhere, without the long columns. */
export type JobSummary = Pick<
  JobRow,
  "id" | "status" | "status_message" | "finish_reason" | "watch" | "wake_at" | "started_at" | "created_at"
>;

export function jobSummaries(act: Act, ids: readonly string[]): Promise<JobSummary[]> {
  return act.tx.query(sql<JobSummary>`
    select id, status, status_message, finish_reason, watch, wake_at, started_at, created_at
    from evolution_jobs
    where team_id = ${act.who.teamId} and id = any(${ids})`);
}

export interface JobFilter {
  readonly agentId: string;
  /** Null for any. */
  readonly status: string | null;
}

const fitting = (act: Act, { agentId, status }: JobFilter): Statement => sql`
  team_id = ${act.who.teamId} and agent_id = ${agentId} and (${status}::text is null or status = ${status}::text)`;

/** An agent's jobs, newest first. */
export function jobsPage(
  act: Act,
  filter: JobFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<JobRow[]> {
  return act.tx.query(sql<JobRow>`
    select *
    from evolution_jobs
    where ${fitting(act, filter)}
    order by created_at desc, id desc
    limit ${limit} offset ${offset}`);
}

export async function countJobs(act: Act, filter: JobFilter): Promise<number> {
  const [row] = await act.tx.query(sql<{ total: number }>`
    select count(*) as total
    from evolution_jobs
    where ${fitting(act, filter)}`);
  return row?.total ?? 0;
}

/** The job of an agent that is in progress, else its newest. Post-apply monitoring is shown with its proposal instead. */
export async function newestJob(act: Act, agentId: string): Promise<JobRow | null> {
  const [job] = await act.tx.query(sql<JobRow>`
    select *
    from evolution_jobs
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and kind <> 'monitor'
    order by (status in ('running', 'paused')) desc, created_at desc, id desc
    limit 1`);
  return job ?? null;
}

/** How many searches of each of these agents were completed. */
export function countSearches(
  act: Act,
  agentIds: readonly string[],
): Promise<{ agent_id: string; searches: number }[]> {
  return act.tx.query(sql<{ agent_id: string; searches: number }>`
    select agent_id, count(*)::int as searches
    from evolution_jobs
    where team_id = ${act.who.teamId} and agent_id = any(${agentIds}::uuid[])
      and kind = 'search' and status = 'completed'
    group by agent_id`);
}

/** The jobs of all teams that want a worker, oldest first. */
export function openJobs(tx: Sql, now: number): Promise<JobRef[]> {
  return tx.query(
    sql<JobRef>`
    select job_id as id, team_id as "teamId", created_by as "userId"
    from evolution_under_way(${now})`.named("evolution jobs in progress"),
  );
}

export interface NewJob {
  readonly agentId: string;
  readonly kind: JobRow["kind"];
  readonly genomeId: string;
  readonly baseVersion: number;
  readonly candidateVersion?: number;
  readonly proposalId?: string;
  /** The job whose unsettled decision it continues. */
  readonly continuesId?: string;
  readonly strategy: Strategy;
  readonly settings: JobSettings;
  readonly seed: number;
  readonly budget: number;
  readonly notes?: readonly string[];
}

/** Null when a search on this agent is in progress already. */
export async function insertJob(act: Act, job: NewJob): Promise<JobRow | null> {
  const [row] = await act.tx.query(sql<JobRow>`
    insert into evolution_jobs (id, team_id, agent_id, created_by, kind, status, genome_id, base_version,
      candidate_version, proposal_id, continues_id, strategy, settings, seed, budget, created_at, notes)
    values (
      ${newId(act.now)},
      ${act.who.teamId},
      ${job.agentId},
      ${act.who.userId},
      ${job.kind},
      'running',
      ${job.genomeId},
      ${job.baseVersion},
      ${job.candidateVersion ?? null},
      ${job.proposalId ?? null},
      ${job.continuesId ?? null},
      ${job.strategy},
      ${JSON.stringify(job.settings)},
      ${job.seed},
      ${job.budget},
      ${actSeconds(act)},
      ${JSON.stringify(job.notes ?? [])})
    on conflict (team_id, agent_id) where kind = 'search' and status in ('running', 'paused') do nothing
    returning *`);
  return row ?? null;
}

/** Claims a job that no living worker has. */
export async function claimJob(act: Act, id: string, worker: number): Promise<JobRow | null> {
  const [row] = await act.tx.query(sql<JobRow>`
    update evolution_jobs
    set worker = ${worker}
    where id = ${id} and team_id = ${act.who.teamId} and status = 'running'
      and (worker = ${worker} or ${isUnclaimed("worker", WORKER_LOCKS)})
    returning *`);
  return row ?? null;
}

export async function releaseJob(act: Act, id: string, worker: number): Promise<void> {
  await act.tx.run(sql`
    update evolution_jobs
    set worker = null
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker}`);
}

export interface StatusChange {
  readonly status: JobStatus;
  readonly message?: string | null;
  readonly reason?: string | null;
}

/** Changes the status of a job whose row is locked, or that is the worker's own. */
export async function changeStatus(act: Act, id: string, { status, message, reason }: StatusChange): Promise<JobRow> {
  const ends = hasEnded(status);
  const [row] = await act.tx.query(sql<JobRow>`
    update evolution_jobs
    set
      status = ${status},
      status_message = ${message ?? null},
      finish_reason = coalesce(${reason ?? null}, finish_reason),
      stage = case when ${ends} then 'finished' else stage end,
      completed_at = case when ${ends} then ${actSeconds(act)}::bigint end,
      worker = case when ${ends} then null else worker end
    where id = ${id} and team_id = ${act.who.teamId}
    returning *`);
  if (!row) throw fault("EVOLUTION_NOT_FOUND");
  return row;
}

/** Errors before the pause no longer count against the agent, and the pause's reason no longer stands. */
export async function forgetErrors(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`
    update evolution_jobs
    set watched = 0, watched_errors = 0, finish_reason = null
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** Ends the monitoring of a proposal, if it is in progress. */
export async function cancelMonitoring(act: Act, proposalId: string): Promise<void> {
  await act.tx.run(sql`
    update evolution_jobs
    set status = 'cancelled', finish_reason = 'cancelled', completed_at = ${actSeconds(act)}, worker = null
    where proposal_id = ${proposalId} and team_id = ${act.who.teamId}
      and kind = 'monitor' and status in ('running', 'paused')`);
}
