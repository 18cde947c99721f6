import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { changeStatus } from "./change-status.ts";
import { toMicros } from "./create-run.ts";
import { lockRun, logLine, putBack } from "./journal.ts";
import type { RunRow, RunStatus } from "./row.ts";
import type { ResumeRun } from "./shapes.ts";

/** The run, locked, if it is in one of these states. */
async function lockedIn(act: Act, id: string, states: readonly RunStatus[]): Promise<RunRow> {
  const run = await lockRun(act, id);
  if (!run) throw fault("EVALUATION_NOT_FOUND");
  if (states.includes(run.status)) return run;
  throw fault("EVALUATION_STATE", {
    public: `The evaluation is ${run.status}; this needs one that is ${states.join(" or ")}.`,
  });
}

const audited = (act: Act, id: string, verb: string): Promise<void> =>
  recordAudit(act, { action: `evaluation.${verb}`, target: { kind: "evaluation", id } });

export async function cancelRun(act: Act, id: string): Promise<RunRow> {
  const run = await lockedIn(act, id, ["running", "paused"]);
  await audited(act, id, "cancelled");
  return changeStatus(act, run, { status: "cancelled", message: null });
}

export async function pauseRun(act: Act, id: string): Promise<RunRow> {
  const run = await lockedIn(act, id, ["running"]);
  await audited(act, id, "paused");
  return changeStatus(act, run, { status: "paused", message: "Paused by hand." });
}

/** Errors before the pause no longer count against the agent: whoever resumes has looked at them. */
export async function resumeRun(act: Act, id: string, caps: ResumeRun): Promise<RunRow> {
  const run = await lockedIn(act, id, ["paused"]);
  const or = <T>(given: T | undefined, kept: T): T => (given === undefined ? kept : given);
  const cost = caps.max_cost === undefined ? run.cost_cap_micros : toMicros(caps.max_cost);
  await act.tx.run(
    `update evaluations set watched = 0, watched_errors = 0, watched_from = $6, requests_cap = $3, tokens_cap = $4,
       cost_cap_micros = $5 where id = $1 and team_id = $2`,
    [id, act.who.teamId, or(caps.max_requests, run.requests_cap), or(caps.max_tokens, run.tokens_cap), cost, act.now],
  );
  await audited(act, id, "resumed");
  return changeStatus(act, run, { status: "running", message: null });
}

/** Puts the prompts without an assessment back into the plan. What they cost before stays spent. */
export async function rerunUnassessed(act: Act, id: string): Promise<RunRow> {
  const run = await lockedIn(act, id, ["completed", "paused", "failed"]);
  const back = await act.tx.query<{ seq: number }>(
    "delete from evaluation_results where evaluation_id = $1 and team_id = $2 and outcome = 'unassessed' returning seq",
    [id, act.who.teamId],
  );
  await putBack(
    act,
    run,
    back.map(({ seq }) => seq),
  );
  await audited(act, id, "rerun");
  if (back.length === 0 && run.status === "completed") return run;
  await act.tx.run(
    `update evaluations set unassessed = 0, errors = 0, watched = 0, watched_errors = 0, watched_from = $3,
       waiting = waiting + $4 where id = $1 and team_id = $2`,
    [id, act.who.teamId, act.now, back.length],
  );
  await logLine(act, id, `asking again: ${back.length} prompts that were not assessed`);
  return changeStatus(act, run, { status: "running", message: null });
}

export async function deleteRun(act: Act, id: string): Promise<void> {
  if (!(await lockRun(act, id))) throw fault("EVALUATION_NOT_FOUND");
  await act.tx.run("delete from evaluations where id = $1 and team_id = $2", [id, act.who.teamId]);
  await audited(act, id, "deleted");
}
