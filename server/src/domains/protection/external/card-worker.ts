import type { PackRow } from "@agent-console/analysis/guards/packs/pack.ts";
import type { Clock } from "../../../kernel/clock.ts";
import { onFirstUse } from "../../../kernel/on-first-use.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import { openJobContext } from "../../../platform/work/context.ts";
import { openExclusiveSession } from "../../../platform/work/exclusive-session.ts";
import type { JobKind } from "../../../platform/work/job.ts";
import { type EngineNeeds, startWorker, type Worker, type WorkerRules } from "../../../platform/work/worker.ts";
import type { GuardModels } from "./model/models.ts";
import { claimGuard, EXTERNAL_CARD_LOCKS, endMeasurement, releaseGuard, selectInMeasurement } from "./store.ts";

export interface ExternalCardNeeds extends EngineNeeds {
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly outbound: Pick<Outbound, "request">;
  readonly guardModels: GuardModels;
  readonly loadPack: (name: string) => Promise<readonly PackRow[]>;
}

const cardRules: WorkerRules = { everyMs: 1_000, graceMs: 5_000, places: 2 };
/** With it come all methods and their weights, which an idle worker does not keep. */
const measuring = onFirstUse(() => import("./measure-card.ts"));

/** Measures guards that teams bring, on the packs. One worker has a guard at a time; the next one continues the journal. */
export function startExternalCardWorker(needs: ExternalCardNeeds, rules: WorkerRules = cardRules): Worker {
  const kind: JobKind = {
    name: "guard card",
    lockSpace: EXTERNAL_CARD_LOCKS,
    list: selectInMeasurement,
    open(job, { number: worker }) {
      const context = openJobContext(needs, job, { prefix: "guard-card", scopes: ["read"] });
      const claimed = { id: job.id, worker };
      return openExclusiveSession(
        { context, logger: needs.logger },
        {
          claim: (act) => claimGuard(act, claimed),
          work: async (row, attempt) => (await measuring()).measureCard(needs, { context, claimed, row, attempt }),
          async fail(act) {
            await endMeasurement(act, claimed, {
              status: "failed",
              message: "The measurement failed. See the console log.",
            });
          },
          release: (act) => releaseGuard(act, claimed),
        },
      );
    },
  };
  return startWorker(needs, kind, rules);
}
