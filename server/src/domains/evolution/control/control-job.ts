import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import type { JobRow, JobStatus } from "../jobs/row.ts";
import { changeStatus, getJob } from "../jobs/store.ts";
import { letGo } from "../worker/let-go.ts";

export interface Controlled {
  readonly agentId: string;
  readonly id: string;
}

/** A job of this agent; of another's it looks like none. */
export async function jobOf(act: Act, { agentId, id }: Controlled, lock: "" | "for update" = ""): Promise<JobRow> {
  const job = await getJob(act, id, lock);
  if (job.agent_id !== agentId) throw fault("EVOLUTION_NOT_FOUND");
  return job;
}

async function moved(
  act: Act,
  wanted: Controlled,
  move: { from: readonly JobStatus[]; verb: string },
): Promise<JobRow> {
  const job = await jobOf(act, wanted, "for update");
  if (!move.from.includes(job.status)) {
    throw fault("EVOLUTION_STATE", {
      public: `The evolution is ${job.status}; this needs one that is ${move.from.join(" or ")}.`,
    });
  }
  await recordAudit(act, { action: `evolution.${move.verb}`, target: { kind: "evolution", id: job.id } });
  return job;
}

/** What was observed stays in the journal; nothing is proposed. */
export async function cancelJob(act: Act, wanted: Controlled): Promise<JobRow> {
  const { id } = await moved(act, wanted, { from: ["running", "paused"], verb: "cancelled" });
  const job = await changeStatus(act, id, { status: "cancelled", reason: "cancelled" });
  await letGo(act, job);
  return job;
}

export async function pauseJob(act: Act, wanted: Controlled): Promise<JobRow> {
  const { id } = await moved(act, wanted, { from: ["running"], verb: "paused" });
  return changeStatus(act, id, { status: "paused", message: "Paused by hand." });
}

/** Errors before the pause no longer count against the agent: whoever resumes has looked at them. */
export async function resumeJob(act: Act, wanted: Controlled): Promise<JobRow> {
  const { id } = await moved(act, wanted, { from: ["paused"], verb: "resumed" });
  await act.tx.run(
    "update evolution_jobs set watched = 0, watched_errors = 0, finish_reason = null where id = $1 and team_id = $2",
    [id, act.who.teamId],
  );
  return changeStatus(act, id, { status: "running" });
}
