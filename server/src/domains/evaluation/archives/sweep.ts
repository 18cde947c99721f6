import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import type { Database } from "../../../platform/db/database.ts";
import { type ObjectStore, StoreError } from "../../../platform/store/object-store.ts";
import { deleteObjects } from "../../../platform/store/read-object.ts";
import { deleteUnused, selectUnused } from "./store.ts";

export interface SweepNeeds {
  readonly db: Pick<Database, "authenticating">;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly store: ObjectStore | null;
}

const EVERY_MS = 60_000;
/** A worker that was presumed dead could still finish writing an object: its place is looked at again after this time. */
const LOOK_AGAIN_MS = 3_600_000;

/** Deletes objects that nothing refers to any more: of deleted evaluations and teams, and of attempts that failed. */
export async function sweepObjects({ db, clock, store }: SweepNeeds, signal?: AbortSignal): Promise<void> {
  if (!store) return;
  const now = clock.milliseconds();
  let failure: unknown;
  for (const { prefix, since } of await db.authenticating((tx) => selectUnused(tx, now))) {
    try {
      await deleteObjects(store, prefix, signal);
      if (since <= now - LOOK_AGAIN_MS) await db.authenticating((tx) => deleteUnused(tx, prefix));
    } catch (error) {
      // One place that can't be emptied keeps no other from it. A store that lets nobody in does.
      if (!(error instanceof StoreError) || error.kind === "refused") throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
}

export function startSweeping(needs: SweepNeeds): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let under: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    under = under
      .then(() => sweepObjects(needs, stopping.signal))
      .catch((error: unknown) => {
        if (!(error instanceof StoreError) && !stopping.signal.aborted)
          needs.logger.warn({ err: error }, "unused objects could not be deleted and will be later");
      });
  }, EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await under;
    },
  };
}
