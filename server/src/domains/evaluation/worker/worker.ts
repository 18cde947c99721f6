import { FairShare } from "../../../platform/work/fair-share.ts";
import { FairStart } from "../../../platform/work/fair-start.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { WorkerNeeds } from "../runs/dependencies.ts";
import { WORKER_LOCKS } from "../runs/store/claims.ts";
import { selectRunsInProgress } from "../runs/store/runs.ts";
import { openRunSession } from "./session.ts";

const workerRules: WorkerRules = { everyMs: 500, graceMs: 5_000, places: 32 };

/** Asks the prompts of all runs in progress. Several workers share a run. */
export function startRunWorker(needs: WorkerNeeds, rules: WorkerRules = workerRules): Worker {
  const share = new FairShare();
  const start = new FairStart();
  const runs: JobKind = {
    name: "evaluation run",
    lockSpace: WORKER_LOCKS,
    list: selectRunsInProgress,
    canYield: true,
    open: (job, worker) => openRunSession({ ...needs, share, start }, job, worker),
  };
  return startWorker(needs, runs, rules);
}
