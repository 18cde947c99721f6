import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { type Clock, seconds } from "../../../../kernel/clock.ts";
import { powersOf } from "../../../../kernel/permissions.ts";
import type { Principal } from "../../../../kernel/principal.ts";
import type { Database } from "../../../../platform/db/database.ts";
import type { AlarmNeeds } from "../../alarms/raise.ts";
import { judgeSuspects, WAIT_SECONDS } from "./judge-suspects.ts";
import { teamsWithSuspects } from "./store.ts";

export interface SpanWorkerNeeds extends AlarmNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

const EVERY_MS = 15_000;
const origin = { requestId: "received-spans", address: "worker" };

/** Judges, a while after they were received, traces that may have passed the gateway by. */
export function startSpanWorker(needs: SpanWorkerNeeds, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const { db, clock, logger } = needs;
  const stopping = new AbortController();

  async function round(): Promise<void> {
    for (const teamId of await teamsWithSuspects(db, seconds(clock) - WAIT_SECONDS)) {
      if (stopping.signal.aborted) return;
      await db
        .transaction({ teamId, userId: "" }, (tx) =>
          judgeSuspects(needs, { tx, who: workerOf(teamId), origin, now: clock.milliseconds() }),
        )
        .catch((error: unknown) =>
          logger.warn(
            { err: error, team_id: teamId },
            "received traces could not be judged and will be looked at again",
          ),
        );
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) => logger.warn({ err: error }, "received traces could not be looked up"));
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

const workerOf = (teamId: string): Principal => ({
  ...{ kind: "service", userId: "", teamId, role: "MEMBER", scopes: ["full"], powers: powersOf("MEMBER", ["full"]) },
  ...{ credentialId: null, mustChangePassword: false },
});
