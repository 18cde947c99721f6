import type { Act } from "../../../platform/act.ts";
import { logLine } from "./store/log.ts";
import type { RunRow } from "./store/run-row.ts";
import { type StatusChange, updateStatus } from "./store/runs.ts";

/** Moves a run to another status, with a line in its log. The run's row is locked. */
export async function changeStatus(act: Act, run: RunRow, change: StatusChange): Promise<RunRow> {
  const { status, message } = change;
  const changed = await updateStatus(act, run, change);
  await logLine(act, run.id, message ? `${status}: ${message}` : status);
  return changed;
}
