import type { Act } from "../../../platform/act.ts";
import { recordAudit } from "../../../platform/audit/record.ts";
import { type AlarmNeeds, clearAlarm } from "./raise.ts";
import { findWatch, isBypassSeen, saveSettings } from "./store.ts";

export interface AlarmSettings {
  readonly heartbeat_seconds: number | null;
  readonly unsigned_probe: boolean;
}

export async function readSettings({ agents }: AlarmNeeds, act: Act, agentId: string) {
  await agents.get(act, agentId);
  const watch = await findWatch(act, agentId);
  return {
    agent_id: agentId,
    heartbeat_seconds: watch?.heartbeat_seconds ?? null,
    unsigned_probe: watch?.has_probe ?? false,
    probed_at: watch?.probed_at ?? null,
    probe_result: watch?.probe_result ?? null,
  };
}

/** Without the probe nothing can tell any more whether the bypass is closed, so its alarm ends, unless spans raised it. */
export async function changeSettings(
  needs: AlarmNeeds,
  act: Act,
  { agentId, settings }: { readonly agentId: string; readonly settings: AlarmSettings },
) {
  await needs.agents.get(act, agentId);
  const { heartbeat_seconds, unsigned_probe } = settings;
  await saveSettings(act, agentId, { heartbeat_seconds, has_probe: unsigned_probe });
  if (!unsigned_probe && !(await isBypassSeen(act, agentId)))
    await clearAlarm(needs, act, { agentId, kind: "bypass", because: "unwatched" });
  await recordAudit(act, {
    action: "alarm_settings.updated",
    target: { kind: "agent", id: agentId },
    details: { heartbeat_seconds, unsigned_probe },
  });
  return readSettings(needs, act, agentId);
}
