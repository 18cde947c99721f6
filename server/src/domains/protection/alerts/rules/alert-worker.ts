import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { type Clock, seconds } from "../../../../kernel/clock.ts";
import { powersOf } from "../../../../kernel/permissions.ts";
import type { Principal } from "../../../../kernel/principal.ts";
import type { Act } from "../../../../platform/act.ts";
import { type Database, isUnavailable } from "../../../../platform/db/database.ts";
import type { AlarmNeeds } from "../../alarms/raise.ts";
import type { MetricsSource } from "../../telemetry/sources.ts";
import { type Readings, readable, settleRule } from "./evaluate-rule.ts";
import { readRule } from "./read-figures.ts";
import { type AlertRuleRow, selectStates, takeDueRules, teamsWithDueRules } from "./store.ts";
import { lastMinute } from "./windows.ts";
import { withoutConnection } from "./without-connection.ts";

export interface AlertNeeds extends AlarmNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: MetricsSource;
}

const EVERY_MS = 30_000;
const origin = { requestId: "alert-rules", address: "worker" };

/**
 * Evaluates the rules that are due. A rule belongs to one worker at a time; what a killed worker left undone, any worker does
 * a minute later. Figures are read outside of the transaction that writes, because a backend can take seconds.
 */
export function startAlertWorker(needs: AlertNeeds, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const { db, clock, logger } = needs;
  const stopping = new AbortController();

  async function round(): Promise<void> {
    for (const teamId of await teamsWithDueRules(db, seconds(clock))) {
      if (stopping.signal.aborted) return;
      // A problem with one team must not keep the rules of the others.
      await evaluateTeam(needs, teamId, stopping.signal).catch((error: unknown) => {
        if (isUnavailable(error)) throw error;
        logger.warn({ err: error, team_id: teamId }, "a team's alert rules could not be evaluated");
      });
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) =>
        logger.warn({ err: error }, "alert rules could not be evaluated and will be looked at again"),
      );
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

async function evaluateTeam(needs: AlertNeeds, teamId: string, signal: AbortSignal): Promise<void> {
  const inTeam = <T>(work: (act: Act) => Promise<T>): Promise<T> =>
    needs.db.transaction({ teamId, userId: "" }, (tx) => work({ tx, ...acting(needs, teamId) }));
  const { rules, states } = await inTeam(async (act) => ({
    rules: await takeDueRules(act),
    states: Map.groupBy(await selectStates(act, null), ({ rule_id }) => rule_id),
  }));
  let isDead = false;
  for (const rule of rules) {
    if (signal.aborted) return;
    const known = (states.get(rule.id) ?? []).flatMap(({ agent_id }) => agent_id ?? []);
    // One rule waited for a backend that does not answer: the others need not.
    const readings: Readings = isDead ? null : await read(needs, { teamId, rule, known });
    isDead ||= readings === null && needs.metrics.isRemote === true;
    await inTeam((act) => settleRule(needs, act, { rule, readings }));
  }
}

const acting = ({ clock }: AlertNeeds, teamId: string): Omit<Act, "tx"> => ({
  ...{ who: workerOf(teamId), origin, now: clock.milliseconds() },
});

interface RuleToRead {
  readonly teamId: string;
  readonly rule: AlertRuleRow;
  readonly known: readonly string[];
}

/** Null if the figures could not be read: nothing is known then, which is not the same as nothing being wrong. */
async function read(needs: AlertNeeds, { teamId, rule, known }: RuleToRead): Promise<Readings> {
  const { db, metrics, clock, logger } = needs;
  const asked = { rule: readable(rule), to: lastMinute(seconds(clock)), known };
  try {
    if (metrics.isRemote) return await readRule(metrics, withoutConnection(acting(needs, teamId)), asked);
    return await db.transaction({ teamId, userId: "" }, (tx) =>
      readRule(metrics, { tx, ...acting(needs, teamId) }, asked),
    );
  } catch (error) {
    logger.warn({ err: error, team_id: teamId, rule_id: rule.id }, "the figures of an alert rule could not be read");
    return null;
  }
}

const workerOf = (teamId: string): Principal => ({
  ...{ kind: "service", userId: "", teamId, role: "MEMBER", scopes: ["full"], powers: powersOf("MEMBER", ["full"]) },
  ...{ credentialId: null, mustChangePassword: false },
});
