import type { Clock } from "../../../kernel/clock.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import type { JobKind, JobRef, JobSession } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { reconclude } from "../results/reconclude.ts";
import { jobIdentity } from "../runs/dependencies.ts";
import { lockRun, markAsRescored, selectRunsToRescore } from "../runs/store/runs.ts";

export interface RescoreNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly agents: AgentsPort;
}

const RESCORE_LOCKS = 7_140_012;
/** Labels that come in meanwhile are scored together: three hundred single keys are a few dozen scorings, not three hundred. */
const rescoreRules: WorkerRules = { everyMs: 500, graceMs: 5_000, places: 2 };

/** Scores runs again after people have labeled their answers. */
export function startRescoreWorker(needs: RescoreNeeds, rules: WorkerRules = rescoreRules): Worker {
  const kind: JobKind = {
    name: "rescoring",
    lockSpace: RESCORE_LOCKS,
    list: selectRunsToRescore,
    open: (job) => openRescoring(needs, job),
  };
  // It lists on its own pace alone: a wake-up for each label would undo what waiting saves.
  return startWorker({ ...needs, wakeups: { subscribe: () => () => {} } }, kind, rules);
}

/**
 * One transaction, so a kill leaves the run as it was, still to be scored. A worker that comes second waits for the run's
 * row and finds nothing to do.
 */
function openRescoring(needs: RescoreNeeds, job: JobRef): JobSession {
  const { transaction } = openJobContext(needs, job, jobIdentity);
  const ended = transaction(async (act) => {
    const run = await lockRun(act, job.id);
    if (!run || run.rescore_by === null) return;
    await reconclude(needs.agents, act, run);
    await markAsRescored(act, run);
  }).then(
    () => "done" as const,
    (error: unknown) => {
      needs.logger.warn({ err: error, evaluation_id: job.id }, "a run could not be scored again");
      return "done" as const;
    },
  );
  return { ended, refresh() {}, stop() {}, abandon() {} };
}
