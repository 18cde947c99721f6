import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { allowedStates, stateRefusal } from "../../../platform/work/status.ts";
import { changeStatus } from "./change-status.ts";
import { toMicros } from "./create-run.ts";
import type { ResumeRun } from "./shapes.ts";
import { lockRun, logLine, requeuePrompts } from "./store/journal.ts";
import type { RunRow, RunStatus } from "./store/run-row.ts";

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
  const cost = caps.max_cost === undefined ? run.cost_cap_micros : toMicros(caps.max_cost);
  await act.tx.run(
    `update evaluations set watched = 0, watched_errors = 0, watched_from = $6, requests_cap = $3, tokens_cap = $4,
       cost_cap_micros = $5 where id = $1 and team_id = $2`,
    [id, act.who.teamId, or(caps.max_requests, run.requests_cap), or(caps.max_tokens, run.tokens_cap), cost, act.now],
  );
  await auditRun(act, id, "resumed");
  return changeStatus(act, run, { status: "running", message: null });
}

/** Puts the prompts without an assessment back into the plan. What they cost before stays spent. */
export async function rerunUnassessed(act: Act, id: string): Promise<RunRow> {
  const run = await lockRunIn(act, id, ["completed", "paused", "failed"]);
  const back = await act.tx.query<{ seq: number }>(
    "delete from evaluation_results where evaluation_id = $1 and team_id = $2 and outcome = 'unassessed' returning seq",
    [id, act.who.teamId],
  );
  await requeuePrompts(
    act,
    run,
    back.map(({ seq }) => seq),
  );
  await auditRun(act, id, "rerun");
  if (back.length === 0 && run.status === "completed") return run;
  await act.tx.run(
    `update evaluations set unassessed = 0, errors = 0, watched = 0, watched_errors = 0, watched_from = $3,
       waiting = waiting + $4 where id = $1 and team_id = $2`,
    [id, act.who.teamId, act.now, back.length],
  );
  await logLine(act, id, `unassessed prompts to retry: ${back.length}`);
  return changeStatus(act, run, { status: "running", message: null });
}

export async function deleteRun(act: Act, id: string): Promise<void> {
  if (!(await lockRun(act, id))) throw fault("EVALUATION_NOT_FOUND");
  await act.tx.run("delete from evaluations where id = $1 and team_id = $2", [id, act.who.teamId]);
  await auditRun(act, id, "deleted");
}
