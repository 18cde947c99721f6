/** What a worker writes into the row of the job that it has claimed. */
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { Decision } from "../../engine/decision/confirm.ts";
import type { LearntEffects } from "../../engine/model/model.ts";
import type { CurvePoint } from "../../plan/curve.ts";
import type { EffectRow } from "../../plan/effects.ts";
import type { StoredKept } from "../../plan/kept.ts";
import type { WatchReport } from "../../plan/watch.ts";
import type { JobRow, Manifest } from "./job-row.ts";

/** A job in the hands of one worker. A worker that lost the job writes nothing. */
export type ClaimedJob = Pick<JobRow, "id" | "worker">;

export interface Start {
  readonly manifest: Manifest;
  /** The number of the decision that the job leads to, on this hold-out and agent. */
  readonly attempt: number;
  readonly stage: string;
  readonly notes: readonly string[];
}

/** Null when another worker has the job. */
export async function writeStart(act: Act, { id, worker }: ClaimedJob, start: Start): Promise<JobRow | null> {
  const { manifest, attempt, stage, notes } = start;
  const [row] = await act.tx.query(sql<JobRow>`
    update evolution_jobs
    set
      manifest = ${JSON.stringify(manifest)},
      holdout_hash = ${manifest.holdout_hash},
      attempt = ${attempt},
      started_at = ${actSeconds(act)},
      stage = ${stage},
      notes = ${JSON.stringify(notes)}
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker}
    returning *`);
  return row ?? null;
}

/** Null when another worker has the job. */
export async function writeManifest(
  act: Act,
  { id, worker }: ClaimedJob,
  { manifest, notes }: { manifest: Manifest; notes: readonly string[] },
): Promise<JobRow | null> {
  const [row] = await act.tx.query(sql<JobRow>`
    update evolution_jobs
    set manifest = ${JSON.stringify(manifest)}, notes = ${JSON.stringify(notes)}
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker}
    returning *`);
  return row ?? null;
}

/** Counts a call of the proposer and its tokens before it is sent. False when the job is no longer this worker's, or no longer runs. */
export async function reserveProposerCall(act: Act, { id, worker }: ClaimedJob, tokens: number): Promise<boolean> {
  const updated = await act.tx.run(sql`
    update evolution_jobs
    set proposer_requests = proposer_requests + 1, proposer_tokens = proposer_tokens + ${tokens}
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker} and status = 'running'`);
  return updated > 0;
}

/** Puts the tokens that a call took in the place of those reserved for it. */
export async function settleProposerTokens(
  act: Act,
  id: string,
  { reserved, used }: { reserved: number; used: number },
): Promise<void> {
  await act.tx.run(sql`
    update evolution_jobs
    set proposer_tokens = proposer_tokens - ${reserved} + ${used}
    where id = ${id} and team_id = ${act.who.teamId}`);
}

/** Writes down what monitoring has observed, and when its next round is due. */
export async function writeSleep(
  act: Act,
  { id, worker }: ClaimedJob,
  { wakeAt, report }: { wakeAt: number; report: WatchReport },
): Promise<void> {
  await act.tx.run(sql`
    update evolution_jobs
    set wake_at = ${wakeAt}, watch = ${JSON.stringify(report)}
    where id = ${id} and team_id = ${act.who.teamId} and worker = ${worker}`);
}

export interface JobFindings {
  readonly decision: Decision | null;
  readonly effects: readonly EffectRow[] | null;
  readonly curve: readonly CurvePoint[];
  readonly watch: WatchReport | null;
  readonly learnt: LearntEffects | null;
  readonly kept: StoredKept | null;
}

const jsonOrNull = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

/** What a job came to, written at its end. */
export async function writeFindings(act: Act, id: string, findings: JobFindings): Promise<void> {
  await act.tx.run(sql`
    update evolution_jobs
    set
      decision = ${jsonOrNull(findings.decision)},
      effects = ${jsonOrNull(findings.effects)},
      curve = ${JSON.stringify(findings.curve)},
      watch = ${jsonOrNull(findings.watch)},
      learnt = ${jsonOrNull(findings.learnt)},
      kept = ${jsonOrNull(findings.kept)},
      wake_at = null
    where id = ${id} and team_id = ${act.who.teamId}`);
}

export async function linkProposal(act: Act, id: string, proposalId: string): Promise<void> {
  await act.tx.run(sql`
    update evolution_jobs
    set proposal_id = ${proposalId}
    where id = ${id} and team_id = ${act.who.teamId}`);
}
