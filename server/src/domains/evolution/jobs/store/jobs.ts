import { keyed } from "@agent-console/analysis/statistics/keyed-random.ts";
import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { hasEnded, type JobStatus } from "../../../../platform/work/status.ts";
import { isUnclaimed } from "../../../../platform/work/worker-locks.ts";
import type { Rollout } from "../../engine/model/rollout.ts";
import type { CurvePoint } from "../../plan/curve.ts";
import type { EffectRow } from "../../plan/effects.ts";
import type { JobRow, JobSettings, RolloutRow, Strategy } from "./job-row.ts";

/** The lock space of the evolution workers. */
export const WORKER_LOCKS = 7_140_011;

export async function getJob(act: Act, id: string, lock: "" | "for update" = ""): Promise<JobRow> {
  const [row] = await act.tx.query<JobRow>(`select * from evolution_jobs where id = $1 and team_id = $2 ${lock}`, [
    id,
    act.who.teamId,
  ]);
  if (!row) throw fault("EVOLUTION_NOT_FOUND");
  return row;
}

/** What a job leads to draws its own lots, and they follow from the job's. */
export const seedAfter = ({ seed }: Pick<JobRow, "seed">, index: number): number => keyed(seed, index) >>> 1;

export interface NewJob {
  readonly agentId: string;
  readonly kind: JobRow["kind"];
  readonly genomeId: string;
  readonly baseVersion: number;
  readonly candidateVersion?: number;
  readonly proposalId?: string;
  readonly strategy: Strategy;
  readonly settings: JobSettings;
  readonly seed: number;
  readonly budget: number;
  readonly notes?: readonly string[];
}

/** Null when a search on this agent is under way already. */
export async function insertJob(act: Act, job: NewJob): Promise<JobRow | null> {
  const [row] = await act.tx.query<JobRow>(
    `insert into evolution_jobs (id, team_id, agent_id, created_by, kind, status, genome_id, base_version,
       candidate_version, proposal_id, strategy, settings, seed, budget, created_at, notes)
     values ($1, $2, $3, $4, $5, 'running', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (team_id, agent_id) where kind = 'search' and status in ('running', 'paused') do nothing returning *`,
    [
      ...[newId(act.now), act.who.teamId, job.agentId, act.who.userId, job.kind, job.genomeId, job.baseVersion],
      ...[job.candidateVersion ?? null, job.proposalId ?? null, job.strategy, JSON.stringify(job.settings)],
      ...[job.seed, job.budget, actSeconds(act), JSON.stringify(job.notes ?? [])],
    ],
  );
  return row ?? null;
}

/** Claims a job that no living worker has. */
export async function claimJob(act: Act, id: string, worker: number): Promise<JobRow | null> {
  const [row] = await act.tx.query<JobRow>(
    `update evolution_jobs set worker = $3 where id = $1 and team_id = $2 and status = 'running'
       and (worker = $3 or ${isUnclaimed("worker", WORKER_LOCKS)}) returning *`,
    [id, act.who.teamId, worker],
  );
  return row ?? null;
}

export async function releaseJob(act: Act, id: string, worker: number): Promise<void> {
  await act.tx.run("update evolution_jobs set worker = null where id = $1 and team_id = $2 and worker = $3", [
    id,
    act.who.teamId,
    worker,
  ]);
}

export interface Journalled extends Rollout {
  readonly configHash: string;
  readonly promptKey: string;
  readonly category: string;
}

export interface Batch {
  readonly jobId: string;
  readonly worker: number;
  readonly stage: string;
  readonly rollouts: readonly Journalled[];
  readonly snapshot: ProgressSnapshot;
  /** Rollouts of the whole job with this batch. */
  readonly reserved: number;
}

/** What is known so far, for the pages that show the job. */
export interface ProgressSnapshot {
  readonly curve: readonly CurvePoint[];
  /** Null where it is not worked out anew. */
  readonly effects: readonly EffectRow[] | null;
}

/**
 * Writes a batch down before any of it is sent, and answers which of it still has to be asked: after a crash some may have
 * been observed. Null when the job is no longer this worker's, or no longer runs.
 */
export async function planBatch(act: Act, batch: Batch): Promise<number[] | null> {
  const { jobId, worker, stage, rollouts, snapshot, reserved } = batch;
  const first = rollouts[0]?.replicate ?? 0;
  const last = first + rollouts.length;
  const [job] = await act.tx.query<JobRow>(
    `update evolution_jobs set stage = $4, planned = greatest(planned, $5), curve = $6, effects = coalesce($7, effects)
     where id = $1 and team_id = $2 and worker = $3 and status = 'running' and $5 <= budget returning *`,
    [
      ...[jobId, act.who.teamId, worker, stage, reserved, JSON.stringify(snapshot.curve)],
      snapshot.effects && JSON.stringify(snapshot.effects),
    ],
  );
  if (!job) return null;
  await act.tx.run(
    `insert into evolution_rollouts (job_id, replicate, team_id, config_hash, prompt_key, arms, side, category)
     select $1, replicate, $2, config_hash, prompt_key, coalesce(string_to_array(nullif(arms, ''), ',')::int[], '{}'), side, category
     from (select unnest($3::int[]) as replicate, unnest($4::text[]) as config_hash, unnest($5::text[]) as prompt_key,
       unnest($6::text[]) as arms, unnest($7::text[]) as side, unnest($8::text[]) as category) as fresh
     on conflict do nothing`,
    [
      jobId,
      act.who.teamId,
      rollouts.map(({ replicate }) => replicate),
      rollouts.map(({ configHash }) => configHash),
      rollouts.map(({ promptKey }) => promptKey),
      rollouts.map(({ genome }) => genome.join(",")),
      rollouts.map(({ set }) => set),
      rollouts.map(({ category }) => category),
    ],
  );
  const sent = await act.tx.query<{ replicate: number }>(
    `update evolution_rollouts set state = 'sent', attempts = attempts + 1
     where job_id = $1 and team_id = $2 and replicate >= $3 and replicate < $4 and state <> 'observed' returning replicate`,
    [jobId, act.who.teamId, first, last],
  );
  return sent.map(({ replicate }) => replicate).sort((a, b) => a - b);
}

export interface Observed {
  readonly replicate: number;
  readonly outcome: 0 | 1 | null;
  readonly isError: boolean;
  readonly reason: string;
  readonly detector: string;
  readonly requests: number;
  readonly tokens: number;
  readonly latencyMs: number;
  /** What was said, where somebody will read it. */
  readonly replies: readonly string[] | null;
}

/** Results and counters in one statement; a worker that has lost the job writes nothing. */
export async function keepResults(
  act: Act,
  job: { id: string; worker: number },
  results: readonly Observed[],
): Promise<JobRow | null> {
  const sum = (of: (result: Observed) => number): number => results.reduce((total, result) => total + of(result), 0);
  const errors = sum(({ isError }) => Number(isError));
  const [row] = await act.tx.query<JobRow>(
    `with fence as (
       update evolution_jobs set observed = observed + $4, unassessed = unassessed + $5, errors = errors + $6,
         watched = watched + $4, watched_errors = watched_errors + $6, requests = requests + $7, tokens = tokens + $8
       where id = $1 and team_id = $2 and worker = $3 returning *),
     kept as (
       update evolution_rollouts r set state = 'observed', outcome = n.outcome, is_error = n.is_error, reason = n.reason,
         detector = n.detector, requests = n.requests, tokens = n.tokens, latency_ms = n.latency_ms,
         replies = n.replies::json
       from (select unnest($9::int[]) as replicate, unnest($10::smallint[]) as outcome, unnest($11::boolean[]) as is_error,
         unnest($12::text[]) as reason, unnest($13::text[]) as detector, unnest($14::int[]) as requests,
         unnest($15::int[]) as tokens, unnest($16::int[]) as latency_ms, unnest($17::text[]) as replies) as n, fence
       where r.job_id = fence.id and r.replicate = n.replicate and r.state <> 'observed')
     select * from fence`,
    [
      ...[job.id, act.who.teamId, job.worker, results.length, sum(({ outcome }) => Number(outcome === null)), errors],
      ...[sum(({ requests }) => requests), sum(({ tokens }) => tokens)],
      results.map(({ replicate }) => replicate),
      results.map(({ outcome }) => outcome),
      results.map(({ isError }) => isError),
      results.map(({ reason }) => reason.slice(0, 500)),
      results.map(({ detector }) => detector),
      results.map(({ requests }) => requests),
      results.map(({ tokens }) => tokens),
      results.map(({ latencyMs }) => latencyMs),
      results.map(({ replies }) => replies && JSON.stringify(replies)),
    ],
    "keep rollouts",
  );
  return row ?? null;
}

/** In the order of the plan, all of it or from one on; what was asked before it has numbers below zero. */
export function rolloutsOf(act: Act, jobId: string, from = 0): Promise<RolloutRow[]> {
  return act.tx.query<RolloutRow>(
    `select replicate, config_hash, prompt_key, arms, side, category, state, outcome, is_error, tokens,
       reason, replies from evolution_rollouts
     where job_id = $1 and team_id = $2 and replicate >= $3 order by replicate`,
    [jobId, act.who.teamId, from],
  );
}

export interface StatusChange {
  readonly status: JobStatus;
  readonly message?: string | null;
  readonly reason?: string | null;
}

/** Moves a job whose row is locked, or that is the worker's own. */
export async function changeStatus(act: Act, id: string, { status, message, reason }: StatusChange): Promise<JobRow> {
  const [row] = await act.tx.query<JobRow>(
    `update evolution_jobs set status = $3, status_message = $4, finish_reason = coalesce($5, finish_reason),
       stage = case when $6 then 'finished' else stage end, completed_at = case when $6 then $7::bigint end,
       worker = case when $6 then null else worker end
     where id = $1 and team_id = $2 returning *`,
    [id, act.who.teamId, status, message ?? null, reason ?? null, hasEnded(status), actSeconds(act)],
  );
  if (!row) throw fault("EVOLUTION_NOT_FOUND");
  return row;
}
