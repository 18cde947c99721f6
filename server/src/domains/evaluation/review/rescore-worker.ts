import type { Clock } from "../../../kernel/clock.ts";
import { type JobContext, openJobContext } from "../../../platform/work/context.ts";
import type { JobKind, JobRef, JobSession } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { conclude } from "../results/conclude.ts";
import { keepRescored } from "../results/reconclude.ts";
import { jobIdentity } from "../runs/dependencies.ts";
import { readSnapshot, selectRunsToRescore, type Unscored } from "../runs/store/runs.ts";

export interface RescoreNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly agents: AgentsPort;
}

const RESCORE_LOCKS = 7_140_012;
export interface RescoreRules extends WorkerRules {
  /** A run is scored when nobody has labeled for so long, */
  readonly quietMs: number;
  /** or when a label has been waiting for so long. */
  readonly longestMs: number;
}

/** Three hundred single keys are a few dozen scorings, not three hundred. */
const rescoreRules: RescoreRules = { everyMs: 250, graceMs: 5_000, places: 2, quietMs: 1_000, longestMs: 5_000 };

/** Scores runs again after people have labeled their answers. */
export function startRescoreWorker(needs: RescoreNeeds, rules: RescoreRules = rescoreRules): Worker {
  const isDue = ({ quiet_ms, waiting_ms }: Unscored): boolean =>
    quiet_ms >= rules.quietMs || waiting_ms >= rules.longestMs;
  const kind: JobKind = {
    name: "rescoring",
    lockSpace: RESCORE_LOCKS,
    list: async (tx) => (await selectRunsToRescore(tx)).filter(isDue),
    open: (job) => openRescoring(needs, job),
  };
  // It lists on its own pace alone: a wake-up for each label would undo what waiting saves.
  return startWorker({ ...needs, wakeups: { subscribe: () => () => {} } }, kind, rules);
}

function openRescoring(needs: RescoreNeeds, job: JobRef): JobSession {
  const ended = rescore(needs, openJobContext(needs, job, jobIdentity)).then(
    () => "done" as const,
    (error: unknown) => {
      needs.logger.warn({ err: error, evaluation_id: job.id }, "a run could not be scored again");
      return "done" as const;
    },
  );
  return { ended, refresh() {}, stop() {}, abandon() {} };
}

/**
 * Computed from a snapshot, so that nobody who labels waits for it; a kill leaves the run as it was, still to be scored. Two
 * workers that score the same run compute the same, and the second one finds it written.
 */
async function rescore({ agents }: RescoreNeeds, { job, transaction }: JobContext): Promise<void> {
  const scored = await transaction(async (act) => {
    const run = await readSnapshot(act, job.id);
    const isDue = run?.status === "completed" && run.rescore_by !== null && run.archived_at === null;
    return isDue ? { run, conclusion: await conclude(act, run, run.threshold) } : null;
  });
  if (scored) await transaction((act) => keepRescored(agents, act, scored));
}
