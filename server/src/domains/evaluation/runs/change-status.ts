import type { Act } from "../../../platform/act.ts";
import { logLine } from "./store/journal.ts";
import type { RunRow, RunStatus } from "./store/run-row.ts";

export interface StatusChange {
  readonly status: RunStatus;
  /** The sentence that says why; null when the state speaks for itself. */
  readonly message: string | null;
}

/** Moves a run to another state, with a line in its log. The run's row is locked. */
export async function changeStatus(act: Act, run: RunRow, { status, message }: StatusChange): Promise<RunRow> {
  const [row] = await act.tx.query<RunRow>(
    `update evaluations set status = $3, status_message = $4,
       error_message = case when $3 = 'failed' then $4 else null end,
       completed_at = case when $3 in ('completed', 'failed', 'cancelled') then $5::bigint else null end
     where id = $1 and team_id = $2 returning *`,
    [run.id, act.who.teamId, status, message, Math.floor(act.now / 1000)],
  );
  await logLine(act, run.id, message ? `${status}: ${message}` : status);
  return row ?? run;
}
