import { fault } from "../../../kernel/errors.ts";
import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { liveVersion } from "../configs/live-version.ts";
import { presentAlarms } from "./list-alarms.ts";
import type { VersionPostures } from "./live-posture.ts";
import { type AlarmNeeds, clearAlarm } from "./raise.ts";
import { selectUnscannedPaths } from "./readings.ts";
import { holdRound, lockAlarm, savePosture, setAcknowledged } from "./store.ts";
import { currentPosture } from "./watch-team.ts";

export interface AcknowledgeNeeds extends AlarmNeeds {
  readonly postures: VersionPostures;
}

export interface Acknowledgment {
  readonly alarmId: string;
  readonly note: string | null;
}

/**
 * Says that someone has seen an alarm. It stays open until its cause is gone, with one exception: a weaker protection is
 * accepted by it, and later falls are compared with what is accepted now.
 */
export async function acknowledgeAlarm(needs: AcknowledgeNeeds, act: Act, { alarmId, note }: Acknowledgment) {
  // A round in progress compares with what was accepted before, and would raise the alarm again.
  await holdRound(act);
  const alarm = await lockAlarm(act, alarmId);
  if (!alarm) throw fault("ALARM_NOT_FOUND");
  await setAcknowledged(act, alarmId, note);
  await recordAudit(act, {
    action: "alarm.acknowledged",
    target: { kind: "alarm", id: alarmId },
    details: { agent_id: alarm.agent_id, kind: alarm.kind, note },
  });
  if (alarm.kind === "posture" && alarm.agent_id !== null && alarm.cleared_at === null)
    await acceptPosture(needs, act, alarm.agent_id);
  const row = await lockAlarm(act, alarmId);
  const [shown] = await presentAlarms(needs.agents, act, row ? [row] : []);
  if (!shown) throw fault("ALARM_NOT_FOUND");
  return shown;
}

async function acceptPosture(needs: AcknowledgeNeeds, act: Act, agentId: string): Promise<void> {
  const live = await liveVersion(needs.agents, act, agentId);
  const version = live && (await needs.postures(act, live.config_id, live.version));
  const paths = (await selectUnscannedPaths(act)).get(agentId) ?? [];
  if (version !== "unusable") await savePosture(act, agentId, currentPosture(version, paths));
  await clearAlarm(needs, act, { agentId, kind: "posture", because: "accepted" });
}
