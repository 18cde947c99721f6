import { seconds } from "../../../kernel/clock.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { WorkerNeeds } from "../jobs/dependencies.ts";
import { openJobs, WORKER_LOCKS } from "../jobs/store/jobs.ts";

const workerRules: WorkerRules = { everyMs: 500, graceMs: 5_000, places: 8 };

/** Works on the evolution jobs in progress, one worker on each. */
export function startEvolutionWorker(needs: WorkerNeeds, rules: WorkerRules = workerRules): Worker {
  const jobs: JobKind = {
    name: "evolution",
    lockSpace: WORKER_LOCKS,
    list: (tx) => openJobs(tx, seconds(needs.clock)),
    async open(job, { number }) {
      // Loaded with the first job: an idle worker needs nothing of the engine.
      const { openJobSession } = await import("./session.ts");
      return openJobSession(needs, job, number);
    },
  };
  return startWorker(needs, jobs, rules);
}
