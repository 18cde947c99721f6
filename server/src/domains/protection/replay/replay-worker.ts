import type { Clock } from "../../../kernel/clock.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { GuardRunner } from "../runtime/guard-runner.ts";
import type { LoadPack } from "./pack-items.ts";
import type { RecordedTranscripts } from "./recorded.ts";
import { claimReplay, endReplay, REPLAY_LOCKS, releaseReplay, selectInProgress } from "./store.ts";

export interface ReplayWorkerNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly agents: AgentsPort;
  readonly runner: GuardRunner;
  readonly recordedTranscripts: RecordedTranscripts;
  readonly loadPack: LoadPack;
  readonly keyring: Keyring;
}

const rulesByDefault: WorkerRules = { everyMs: 1_000, graceMs: 5_000, places: 1 };
/** With it come all methods and their weights, which an idle worker does not keep. */
const replaying = onFirstUse(() => import("./run-replay.ts"));

/** Judges recorded material by saved guard configs. The next worker continues where a dead one stopped. */
export function startReplayWorker(needs: ReplayWorkerNeeds, rules: WorkerRules = rulesByDefault): Worker {
  const kind: JobKind = {
    name: "guard replay",
    lockSpace: REPLAY_LOCKS,
    list: selectInProgress,
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, { prefix: "guard-replay", scopes: ["read"] });
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimReplay(act, claimed),
          work: async (row, attempt) => (await replaying()).runReplay(needs, { context, claimed, row, attempt }),
          async fail(act, error) {
            needs.logger.warn({ err: error, replay_id: job.id }, "a guard replay failed");
            await endReplay(act, claimed, { status: "failed", message: "The replay failed. See the console log." });
          },
          release: (act) => releaseReplay(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}
