import type { FleetState } from "../../../platform/fleet/fleet.ts";
import type { Process } from "../../../platform/fleet/processes.ts";

/** The processes as the API shows them. */
export const presentSystem = ({ processes, jobs, lags, replicas, maxLagSeconds }: FleetState) => ({
  processes: processes.map(presentProcess),
  jobs,
  lags,
  replicas,
  replica_max_lag_seconds: maxLagSeconds,
});

const presentProcess = ({ started_at, seen_at, activity, ...process }: Process) => ({
  ...process,
  started_at: Math.floor(started_at / 1000),
  seen_at: Math.floor(seen_at / 1000),
  requests: activity.requests,
  jobs: activity.jobs,
  replica_reads: activity.reads?.replica ?? null,
  primary_reads: activity.reads?.primary ?? null,
});
