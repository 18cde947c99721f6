import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { allowedStates, type JobStatus, stateRefusal } from "../../../platform/work/status.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { changeStatus, forgetErrors, getJob } from "../jobs/store/jobs.ts";
import { closeProposalOfEndedJob } from "../worker/close-proposal.ts";

export interface Controlled {
  readonly agentId: string;
  readonly id: string;
}

/** A job of this agent. Another agent's job looks like none. */
export async function jobOf(act: Act, { agentId, id }: Controlled, lock: "" | "for update" = ""): Promise<JobRow> {
  const job = await getJob(act, id, lock);
  if (job.agent_id !== agentId) throw fault("EVOLUTION_NOT_FOUND");
  return job;
}

/** Locks a job that may make this move, and records it in the audit log. */
async function lockForMove(
  act: Act,
  wanted: Controlled,
  move: { from: readonly JobStatus[]; verb: string },
): Promise<JobRow> {
  const job = await jobOf(act, wanted, "for update");
  const refusal = stateRefusal("evolution", job.status, move.from);
  if (refusal) throw fault("EVOLUTION_STATE", { public: refusal });
  await recordAudit(act, { action: `evolution.${move.verb}`, target: { kind: "evolution", id: job.id } });
  return job;
}

/** Observations stay in the journal. Nothing is proposed. */
export async function cancelJob(act: Act, wanted: Controlled): Promise<JobRow> {
  const { id } = await lockForMove(act, wanted, { from: allowedStates.cancel, verb: "cancelled" });
  const job = await changeStatus(act, id, { status: "cancelled", reason: "cancelled" });
  await closeProposalOfEndedJob(act, job);
  return job;
}

export async function pauseJob(act: Act, wanted: Controlled): Promise<JobRow> {
  const { id } = await lockForMove(act, wanted, { from: allowedStates.pause, verb: "paused" });
  return changeStatus(act, id, { status: "paused", message: "Paused by a user." });
}

/** Errors before the pause no longer count against the agent: the person who resumes has seen them. */
export async function resumeJob(act: Act, wanted: Controlled): Promise<JobRow> {
  const { id } = await lockForMove(act, wanted, { from: allowedStates.resume, verb: "resumed" });
  await forgetErrors(act, id);
  return changeStatus(act, id, { status: "running" });
}
