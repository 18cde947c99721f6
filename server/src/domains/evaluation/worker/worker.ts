import type { JobKind, JobRef } from "../../../platform/work/job.ts";
import { startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { WorkerNeeds } from "../runs/dependencies.ts";
import { WORKER_LOCKS } from "../runs/store/journal.ts";
import { openRunSession } from "./session.ts";

const workerRules: WorkerRules = { everyMs: 500, graceMs: 5_000, places: 32 };

/** Asks the prompts of all runs in progress. Several workers share a run. */
export function startRunWorker(needs: WorkerNeeds, rules: WorkerRules = workerRules): Worker {
  const runs: JobKind = {
    name: "evaluation run",
    lockSpace: WORKER_LOCKS,
    list: (sql) =>
      sql.query<JobRef>(
        `select evaluation_id as id, team_id as "teamId", created_by as "userId" from runs_under_way()`,
      ),
    open: (job, worker) => openRunSession(needs, job, worker),
  };
  return startWorker(needs, runs, rules);
}
