import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { allowedStates, stateRefusal } from "../../../platform/work/status.ts";
import { changeStatus } from "./change-status.ts";
import { toMicros } from "./create-run.ts";
import type { ResumeRun } from "./shapes.ts";
import { requeuePrompts } from "./store/claims.ts";
import { logLine } from "./store/log.ts";
import { deleteUnassessed } from "./store/results.ts";
import type { RunRow, RunStatus } from "./store/run-row.ts";
import { deleteRunRow, lockRun, resetUnassessed, updateCaps } from "./store/runs.ts";

/** Locks the run if it is in one of these states. */
async function lockRunIn(act: Act, id: string, states: readonly RunStatus[]): Promise<RunRow> {
  const run = await lockRun(act, id);
  if (!run) throw fault("EVALUATION_NOT_FOUND");
  const refusal = stateRefusal("evaluation", run.status, states);
  if (refusal) throw fault("EVALUATION_STATE", { public: refusal });
  return run;
}

const auditRun = (act: Act, id: string, verb: string): Promise<void> =>
  recordAudit(act, { action: `evaluation.${verb}`, target: { kind: "evaluation", id } });

export async function cancelRun(act: Act, id: string): Promise<RunRow> {
  const run = await lockRunIn(act, id, allowedStates.cancel);
  await auditRun(act, id, "cancelled");
  return changeStatus(act, run, { status: "cancelled", message: null });
}

export async function pauseRun(act: Act, id: string): Promise<RunRow> {
  const run = await lockRunIn(act, id, allowedStates.pause);
  await auditRun(act, id, "paused");
  return changeStatus(act, run, { status: "paused", message: "Paused by a user." });
}

/** Errors before the pause no longer count against the agent: the person who resumes has seen them. */
export async function resumeRun(act: Act, id: string, caps: ResumeRun): Promise<RunRow> {
  const run = await lockRunIn(act, id, allowedStates.resume);
  const or = <T>(given: T | undefined, kept: T): T => (given === undefined ? kept : given);
  await updateCaps(act, run, {
    requests_cap: or(caps.max_requests, run.requests_cap),
    tokens_cap: or(caps.max_tokens, run.tokens_cap),
    cost_cap_micros: caps.max_cost === undefined ? run.cost_cap_micros : toMicros(caps.max_cost),
  });
  await auditRun(act, id, "resumed");
  return changeStatus(act, run, { status: "running", message: null });
}

/** Puts the prompts without an assessment back into the plan. What they cost before stays spent. */
export async function rerunUnassessed(act: Act, id: string): Promise<RunRow> {
  const run = await lockRunIn(act, id, ["completed", "paused", "failed"]);
  const unassessed = await deleteUnassessed(act, run);
  await requeuePrompts(act, run, unassessed);
  await auditRun(act, id, "rerun");
  if (unassessed.length === 0 && run.status === "completed") return run;
  await resetUnassessed(act, run, unassessed.length);
  await logLine(act, id, `unassessed prompts to retry: ${unassessed.length}`);
  return changeStatus(act, run, { status: "running", message: null });
}

export async function deleteRun(act: Act, id: string): Promise<void> {
  const run = await lockRun(act, id);
  if (!run) throw fault("EVALUATION_NOT_FOUND");
  await deleteRunRow(act, run);
  await auditRun(act, id, "deleted");
}
