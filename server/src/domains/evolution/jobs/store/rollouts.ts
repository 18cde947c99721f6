import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Rollout } from "../../engine/model/rollout.ts";
import type { CurvePoint } from "../../plan/curve.ts";
import type { EffectRow } from "../../plan/effects.ts";
import type { JobRow, RolloutRow } from "./job-row.ts";

export interface PlannedRollout extends Rollout {
  readonly configHash: string;
  readonly promptKey: string;
  readonly category: string;
}

/** What is known so far, for the pages that show the job. */
export interface ProgressSnapshot {
  readonly curve: readonly CurvePoint[];
  /** Null where it was not recomputed. */
  readonly effects: readonly EffectRow[] | null;
}

export interface Batch {
  readonly jobId: string;
  readonly worker: number;
  readonly stage: string;
  readonly rollouts: readonly PlannedRollout[];
  readonly snapshot: ProgressSnapshot;
  /** Rollouts of the whole job with this batch. */
  readonly reserved: number;
}

/**
 * Writes a batch down before any of it is sent, and returns the numbers that still have to be sent: after a crash some may
 * have been observed. Null when the job is no longer this worker's, or no longer runs.
 */
export async function planBatch(act: Act, batch: Batch): Promise<number[] | null> {
  const { jobId, worker, stage, rollouts, snapshot, reserved } = batch;
  const updated = await act.tx.run(sql`
    update evolution_jobs
    set
      stage = ${stage},
      planned = greatest(planned, ${reserved}),
      curve = ${JSON.stringify(snapshot.curve)},
      effects = coalesce(${snapshot.effects && JSON.stringify(snapshot.effects)}, effects)
    where id = ${jobId} and team_id = ${act.who.teamId} and worker = ${worker}
      and status = 'running' and ${reserved} <= budget`);
  if (updated === 0) return null;
  await insertRollouts(act, jobId, rollouts);
  const first = rollouts[0]?.replicate ?? 0;
  const sent = await act.tx.query(sql<Pick<RolloutRow, "replicate">>`
    update evolution_rollouts
    set state = 'sent', attempts = attempts + 1
    where job_id = ${jobId} and team_id = ${act.who.teamId}
      and replicate >= ${first} and replicate < ${first + rollouts.length}
      and state <> 'observed'
    returning replicate`);
  return sent.map(({ replicate }) => replicate).sort((a, b) => a - b);
}

async function insertRollouts(act: Act, jobId: string, rollouts: readonly PlannedRollout[]): Promise<void> {
  await act.tx.run(sql`
    insert into evolution_rollouts (job_id, replicate, team_id, config_hash, prompt_key, arms, side, category)
    select
      ${jobId},
      replicate,
      ${act.who.teamId},
      config_hash,
      prompt_key,
      coalesce(string_to_array(nullif(arms, ''), ',')::int[], '{}'),
      side,
      category
    from unnest(
      ${rollouts.map(({ replicate }) => replicate)}::int[],
      ${rollouts.map(({ configHash }) => configHash)}::text[],
      ${rollouts.map(({ promptKey }) => promptKey)}::text[],
      ${rollouts.map(({ genome }) => genome.join(","))}::text[],
      ${rollouts.map(({ set }) => set)}::text[],
      ${rollouts.map(({ category }) => category)}::text[]
    ) as fresh (replicate, config_hash, prompt_key, arms, side, category)
    on conflict do nothing`);
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
  /** What the agent said, where someone will read it. */
  readonly replies: readonly string[] | null;
}

const LONGEST_REASON = 500;

/** Results and counters in one statement. Null when the job is no longer this worker's: then nothing is written. */
export async function writeResults(
  act: Act,
  job: { id: string; worker: number },
  results: readonly Observed[],
): Promise<JobRow | null> {
  const sum = (of: (result: Observed) => number): number => results.reduce((total, result) => total + of(result), 0);
  const errors = sum(({ isError }) => Number(isError));
  const [row] = await act.tx.query(
    sql<JobRow>`
      with fence as (
        update evolution_jobs
        set
          observed = observed + ${results.length},
          unassessed = unassessed + ${sum(({ outcome }) => Number(outcome === null))},
          errors = errors + ${errors},
          watched = watched + ${results.length},
          watched_errors = watched_errors + ${errors},
          requests = requests + ${sum(({ requests }) => requests)},
          tokens = tokens + ${sum(({ tokens }) => tokens)}
        where id = ${job.id} and team_id = ${act.who.teamId} and worker = ${job.worker}
        returning *
      ),
      written as (
        update evolution_rollouts r
        set
          state = 'observed',
          outcome = n.outcome,
          is_error = n.is_error,
          reason = n.reason,
          detector = n.detector,
          requests = n.requests,
          tokens = n.tokens,
          latency_ms = n.latency_ms,
          replies = n.replies::json
        from fence, unnest(
          ${results.map(({ replicate }) => replicate)}::int[],
          ${results.map(({ outcome }) => outcome)}::smallint[],
          ${results.map(({ isError }) => isError)}::boolean[],
          ${results.map(({ reason }) => reason.slice(0, LONGEST_REASON))}::text[],
          ${results.map(({ detector }) => detector)}::text[],
          ${results.map(({ requests }) => requests)}::int[],
          ${results.map(({ tokens }) => tokens)}::int[],
          ${results.map(({ latencyMs }) => latencyMs)}::int[],
          ${results.map(({ replies }) => replies && JSON.stringify(replies))}::text[]
        ) as n (replicate, outcome, is_error, reason, detector, requests, tokens, latency_ms, replies)
        where r.job_id = fence.id and r.replicate = n.replicate and r.state <> 'observed'
      )
      select * from fence`.named("keep rollouts"),
  );
  return row ?? null;
}

/** In the order of the plan, all of it or from one number on. Those of the pilot have numbers below zero. */
export function rolloutsOf(act: Act, jobId: string, from = 0): Promise<RolloutRow[]> {
  return act.tx.query(sql<RolloutRow>`
    select replicate, config_hash, prompt_key, arms, side, category, state, outcome, is_error, tokens, reason, replies
    from evolution_rollouts
    where job_id = ${jobId} and team_id = ${act.who.teamId} and replicate >= ${from}
    order by replicate`);
}

/** The changed configurations that a job asked held-out prompts with. */
export async function heldOutConfigurations(act: Act, jobId: string): Promise<string[]> {
  const rows = await act.tx.query(sql<Pick<RolloutRow, "config_hash">>`
    select distinct config_hash
    from evolution_rollouts
    where job_id = ${jobId} and team_id = ${act.who.teamId} and side = 'holdout' and cardinality(arms) > 0`);
  return rows.map(({ config_hash }) => config_hash);
}
