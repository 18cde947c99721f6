import { ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import { type AcknowledgeNeeds, acknowledgeAlarm } from "./acknowledge-alarm.ts";
import { changeSettings, readSettings } from "./alarm-settings.ts";
import {
  acknowledgeAlarmOp,
  changeAlarmSettingsOp,
  listAlarmsOp,
  listFleetProtectionOp,
  readAlarmSettingsOp,
} from "./contract.ts";
import { listAlarms } from "./list-alarms.ts";
import { createVersionPostures } from "./live-posture.ts";
import { selectFleetPulse } from "./readings.ts";

export function alarmRoutes(given: Omit<AcknowledgeNeeds, "postures">): Binding[] {
  const needs = { ...given, postures: createVersionPostures() };
  return [
    bind(listAlarmsOp, (r) => r.inTeam(async (act) => ok(await listAlarms(needs.agents, act, r.query)))),
    bind(acknowledgeAlarmOp, (r) =>
      r.transaction(async (act) => {
        const { alarm_id: alarmId } = r.params;
        return ok(await acknowledgeAlarm(needs, act, { alarmId, note: r.body.note?.trim() || null }));
      }),
    ),
    bind(readAlarmSettingsOp, (r) => r.inTeam(async (act) => ok(await readSettings(needs, act, r.params.agent_id)))),
    bind(changeAlarmSettingsOp, (r) =>
      r.transaction(async (act) =>
        ok(await changeSettings(needs, act, { agentId: r.params.agent_id, settings: r.body })),
      ),
    ),
    bind(listFleetProtectionOp, (r) =>
      r.inTeam(async (act) => ok({ results: await selectFleetPulse(act, r.query.agent_ids) })),
    ),
  ];
}
