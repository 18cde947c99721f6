import type { Act } from "../../../platform/act.ts";
import type { JobRow } from "../jobs/store/job-row.ts";
import { type JobSummary, jobSummaries } from "../jobs/store/jobs.ts";
import { ALARM, WATCH } from "../plan/watch.ts";
import type { ProposalRow } from "./proposal-row.ts";

/** Progress of post-apply monitoring, with the gain that was confirmed before. */
export interface MonitoringStatus {
  readonly evolution_id: string;
  readonly status: JobRow["status"];
  /** The current result, in a sentence. */
  readonly message: string | null;
  readonly finish_reason: string | null;
  /** Seconds; null once it has ended. */
  readonly next_round_at: number | null;
  readonly ends_at: number | null;
  /** Null before the first round has ended. */
  readonly seen: JobRow["watch"];
  readonly confirmed_estimate: number | null;
  readonly alert_at: number;
}

/** One for each proposal, in their order; null for those that were never applied. */
export async function monitoringOf(act: Act, rows: readonly ProposalRow[]): Promise<(MonitoringStatus | null)[]> {
  const ids = rows.flatMap(({ monitor_id }) => (monitor_id === null ? [] : [monitor_id]));
  if (ids.length === 0) return rows.map(() => null);
  const jobs = await jobSummaries(act, ids);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return rows.map((row) => {
    const job = byId.get(row.monitor_id ?? "");
    return job ? monitoringStatus(job, row) : null;
  });
}

function monitoringStatus(job: JobSummary, { evidence }: ProposalRow): MonitoringStatus {
  const isUnderWay = job.status === "running" || job.status === "paused";
  const began = job.started_at ?? job.created_at;
  return {
    evolution_id: job.id,
    status: job.status,
    message: job.status_message,
    finish_reason: job.finish_reason,
    next_round_at: isUnderWay ? (job.wake_at ?? began) : null,
    ends_at: isUnderWay ? began + (WATCH.rounds - 1) * WATCH.everySeconds : null,
    seen: job.watch,
    confirmed_estimate: evidence?.estimate ?? null,
    alert_at: ALARM,
  };
}
