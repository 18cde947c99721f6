import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { Clock } from "../../../kernel/clock.ts";
import { powersOf } from "../../../kernel/permissions.ts";
import type { Principal } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import { type Database, isUnavailable } from "../../../platform/db/database.ts";
import { type AlarmLimits, alarmLimits } from "./limits.ts";
import { createVersionPostures } from "./live-posture.ts";
import { type ProbeNeeds, probeAgent, recordProbe } from "./probe.ts";
import { teamsUnderWatch } from "./store.ts";
import { type Depth, watchTeam } from "./watch-team.ts";

export interface WatchWorkerNeeds extends ProbeNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
}

export interface WatchRules {
  readonly everyMs: number;
  /** Every so many rounds, the rules that count a day of traffic run too. */
  readonly fullEvery: number;
  readonly limits: AlarmLimits;
}

const rulesByDefault: WatchRules = { everyMs: 5_000, fullEvery: 12, limits: alarmLimits };
const origin = { requestId: "alarms", address: "worker" };

/** Looks at every protected agent every few seconds. What a killed worker left undone, the next round of any worker does. */
export function startWatchWorker(
  needs: WatchWorkerNeeds,
  { everyMs, fullEvery, limits }: WatchRules = rulesByDefault,
): { stop(): Promise<void> } {
  const { db, clock, logger } = needs;
  const stopping = new AbortController();
  const watch = { ...needs, limits, postures: createVersionPostures() };
  const probing = new Set<Promise<void>>();

  const inTeam = <T>(teamId: string, work: (act: Act) => Promise<T>): Promise<T> =>
    db.transaction({ teamId, userId: "" }, (tx) =>
      work({ tx, who: watcherOf(teamId, ""), origin, now: clock.milliseconds() }),
    );

  async function probe(teamId: string, agentId: string): Promise<void> {
    const { reach, userId } = await inTeam(teamId, async (act) => ({
      reach: await needs.agents.reach(act, agentId),
      userId: (await needs.agents.get(act, agentId)).created_by,
    }));
    const result = await probeAgent(needs, reach, stopping.signal);
    if (stopping.signal.aborted) return;
    await inTeam(teamId, (act) => recordProbe(needs, { ...act, who: watcherOf(teamId, userId) }, { agentId, result }));
  }

  async function lookAt(teamId: string, depth: Depth): Promise<void> {
    const due = await inTeam(teamId, (act) => watchTeam(watch, act, depth));
    for (const agentId of due) {
      const done: Promise<void> = probe(teamId, agentId)
        .catch((error: unknown) => logger.warn({ err: error, agent_id: agentId }, "an agent could not be probed"))
        .finally(() => probing.delete(done));
      probing.add(done);
    }
  }

  async function round(depth: Depth): Promise<void> {
    for (const teamId of await teamsUnderWatch(db)) {
      if (stopping.signal.aborted) return;
      // A problem with one team must not leave the others unwatched.
      await lookAt(teamId, depth).catch((error: unknown) => {
        if (isUnavailable(error)) throw error;
        logger.warn({ err: error, team_id: teamId }, "a team's agents could not be watched");
      });
    }
  }

  async function work(): Promise<void> {
    for (let nth = 0; !stopping.signal.aborted; nth++) {
      await round(nth % fullEvery === 0 ? "full" : "quick").catch((error: unknown) =>
        logger.warn({ err: error }, "agents could not be watched and will be looked at again"),
      );
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
      await Promise.all(probing);
    },
  };
}

const watcherOf = (teamId: string, userId: string): Principal => ({
  ...{ kind: "service", userId, teamId, role: "MEMBER", scopes: ["full"], powers: powersOf("MEMBER", ["full"]) },
  ...{ credentialId: null, mustChangePassword: false },
});
