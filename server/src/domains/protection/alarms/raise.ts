import type { Act } from "../../../platform/act.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { TeamsPort } from "../../teams/port.ts";
import { type AlarmKind, doubtsProtection, type Facts, wordsOf } from "./kinds.ts";
import { type AlarmRow, type Clearing, endAlarm, insertAlarm, type NewAlarm } from "./store.ts";

export interface AlarmNeeds {
  readonly agents: AgentsPort;
  readonly teams: { readonly port: Pick<TeamsPort, "notify"> };
}

/**
 * Raises an alarm, with everything that follows from it, in the caller's transaction. If one of this kind is open, it stays
 * the one alarm, and no one is notified twice. Returns whether it is new.
 */
export async function raiseAlarm(needs: AlarmNeeds, act: Act, alarm: NewAlarm): Promise<boolean> {
  const raised = await insertAlarm(act, alarm);
  if (!raised) return false;
  const agent = alarm.agentId === null ? null : await needs.agents.get(act, alarm.agentId);
  if (agent && doubtsProtection.has(alarm.kind) && agent.protection_status === "guarded") {
    await needs.agents.guard(act, agent.id, { status: "configured" });
  }
  await tell(needs, act, { row: raised, event: "raised", agentName: agent?.agent_name ?? null });
  return true;
}

/** Clears an alarm if one of this kind is open. It stays in the history. */
export async function clearAlarm(needs: AlarmNeeds, act: Act, clearing: Clearing): Promise<boolean> {
  const cleared = await endAlarm(act, clearing);
  if (!cleared) return false;
  const [named] = await needs.agents.naming(act, [{ agent_id: clearing.agentId }]);
  await tell(needs, act, { row: cleared, event: "cleared", agentName: named?.agent_name ?? null });
  return true;
}

interface Told {
  readonly row: AlarmRow;
  readonly event: "raised" | "cleared";
  readonly agentName: string | null;
}

async function tell({ teams }: AlarmNeeds, act: Act, { row, event, agentName }: Told): Promise<void> {
  const { agent_id: agentId, rule_id: ruleId, kind } = row;
  await writeAudit(
    act.tx,
    { teamId: act.who.teamId, actorKind: "system", actorId: null, origin: act.origin, now: act.now },
    {
      action: `alarm.${event}`,
      target: { kind: "alarm", id: row.id },
      details: { agent_id: agentId, kind, ...(ruleId && { rule_id: ruleId }) },
    },
  );
  const words = wordsOf(kind, { agent_id: agentId, agent_name: agentName }, row.facts);
  await teams.port.notify(act, {
    type: event === "raised" ? "guard.alarm_raised" : "guard.alarm_cleared",
    severity: event === "raised" ? row.severity : "info",
    agent: agentId === null || agentName === null ? null : { id: agentId, name: agentName },
    title: event === "raised" ? words.title : `Cleared: ${words.title}`,
    text:
      event === "raised" ? `${words.what_happened} ${words.what_to_do}` : "The alarm was cleared. No action is needed.",
    path: agentId === null ? "/alarms" : `/agents/${agentId}/protect/alarms`,
    facts: { alarm_id: row.id, kind, ...(ruleId && { rule_id: ruleId }), ...figuresOf(row.facts) },
  });
}

/** Lists stay in the console: they contain names from elsewhere, such as those of tools. */
const figuresOf = (facts: Facts): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, number] => typeof entry[1] === "number"));

/** For other parts of the domain that see something wrong themselves, such as a changed tool. No agent: about the team. */
export interface AlarmReports {
  raise(
    act: Act,
    alarm: { readonly agentId: string | null; readonly kind: AlarmKind; readonly facts: Facts },
  ): Promise<boolean>;
  clear(act: Act, cleared: { readonly agentId: string | null; readonly kind: AlarmKind }): Promise<boolean>;
}

export const alarmReports = (needs: AlarmNeeds): AlarmReports => ({
  raise: (act, alarm) => raiseAlarm(needs, act, alarm),
  clear: (act, { agentId, kind }) => clearAlarm(needs, act, { agentId, kind, because: "resolved" }),
});
