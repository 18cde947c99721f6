import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { type Clock, seconds } from "../../../kernel/clock.ts";
import { powersOf } from "../../../kernel/permissions.ts";
import type { Principal } from "../../../kernel/principal.ts";
import type { Act } from "../../../platform/act.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { TeamsPort } from "../../teams/port.ts";
import { removeGuard } from "./manage-rules.ts";
import { findRule, takeDueRule, teamsWithDueRules } from "./store.ts";

export interface ExpiryNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly agents: AgentsPort;
  readonly teams: { readonly port: Pick<TeamsPort, "notify"> };
}

const EVERY_MS = 15_000;
const origin = { requestId: "guard-rules", address: "worker" };

/** Takes rules out of their configs when their time is over, and says so. */
export function startRuleExpiry(needs: ExpiryNeeds, everyMs = EVERY_MS): { stop(): Promise<void> } {
  const { clock, db, logger } = needs;
  const stopping = new AbortController();

  async function round(): Promise<void> {
    for (const teamId of await teamsWithDueRules(db, seconds(clock))) {
      // A problem with one team must not keep the rules of the others.
      await endRules(needs, teamId, stopping.signal).catch((error: unknown) =>
        logger.warn({ err: error, team_id: teamId }, "an expired guard rule could not be taken out"),
      );
    }
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      await round().catch((error: unknown) =>
        logger.warn({ err: error }, "expired guard rules could not be looked up"),
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

async function endRules(needs: ExpiryNeeds, teamId: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const isDone = await needs.db.transaction({ teamId, userId: "" }, (tx) =>
      endRule(needs, { tx, who: workerFor(teamId, ""), origin, now: needs.clock.milliseconds() }),
    );
    if (isDone) return;
  }
}

/** True if no rule is due. */
async function endRule({ agents, teams }: ExpiryNeeds, asWorker: Act): Promise<boolean> {
  const due = await takeDueRule(asWorker);
  const rule = due && (await findRule(asWorker, due.id));
  if (!rule) return true;
  // The version needs an author: the member who set the date.
  const act = { ...asWorker, who: workerFor(rule.team_id, rule.created_by) };
  await removeGuard(agents, act, rule);
  await writeAudit(
    act.tx,
    { teamId: rule.team_id, actorKind: "system", actorId: null, origin, now: act.now },
    {
      action: "guard_rule.expired",
      target: { kind: "guard_rule", id: rule.id },
      details: { agent_id: rule.agent_id, config_id: rule.config_id, guard: rule.guard, mode: rule.mode },
    },
  );
  const [named] = await agents.naming(act, [rule]);
  const name = named?.agent_name ?? null;
  await teams.port.notify(act, {
    type: "guard.rule_expired",
    severity: rule.mode === "enforce" ? "warning" : "info",
    agent: name === null ? null : { id: rule.agent_id, name },
    title: `A guard rule of ${name ?? "an agent"} expired: ${rule.name}`,
    text: "It no longer judges. Create the rule again if it is still needed.",
    path: `/agents/${rule.agent_id}/guards`,
    facts: { rule_id: rule.id, guard: rule.guard, mode: rule.mode },
  });
  return false;
}

const workerFor = (teamId: string, userId: string): Principal => ({
  ...{ kind: "service", userId, teamId, role: "MEMBER", scopes: ["full"], powers: powersOf("MEMBER", ["full"]) },
  ...{ credentialId: null, mustChangePassword: false },
});
