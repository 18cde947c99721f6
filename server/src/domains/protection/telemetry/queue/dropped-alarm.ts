import type { TeamAlarms } from "../team-alarms.ts";

const CLEARED_AFTER_MS = 3_600_000;

/** An alarm for a team whose rows are dropped, until none were for an hour. */
export function dropAlarm(
  alarms: TeamAlarms,
  clearAfterMs: number = CLEARED_AFTER_MS,
): (teamId: string, rows: number) => void {
  const open = new Map<string, { dropped: number; timer: NodeJS.Timeout }>();
  return (teamId, rows) => {
    const before = open.get(teamId);
    clearTimeout(before?.timer);
    const dropped = (before?.dropped ?? 0) + rows;
    const raised = alarms.raise(teamId, { kind: "telemetry_dropped", facts: { dropped } });
    const timer = setTimeout(() => {
      open.delete(teamId);
      void raised.then(() => alarms.clear(teamId, "telemetry_dropped"));
    }, clearAfterMs).unref();
    open.set(teamId, { dropped, timer });
  };
}
