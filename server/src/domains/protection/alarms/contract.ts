import { operation } from "../../../kernel/operation.ts";
import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { alarmKinds } from "./kinds.ts";

const tag = "Protection";
const Kind = named("AlarmKind", oneOf(...alarmKinds));

const Alarm = model("Alarm", {
  id: required(uuid()),
  agent_id: required(nullable(uuid()), { description: "Null if it is about the team as a whole." }),
  agent_name: required(nullable(text())),
  rule_id: required(nullable(uuid()), { description: "The alert rule behind an alarm of the kind `telemetry`." }),
  kind: required(Kind),
  severity: required(oneOf("warning", "critical")),
  title: required(text()),
  what_happened: required(text()),
  what_to_do: required(text()),
  facts: required(mapOf(anyValue()), { description: "The figures behind it. Their names depend on the kind." }),
  raised_at: required(integer()),
  cleared_at: required(nullable(integer()), { description: "Null while it is open." }),
  cleared_because: required(nullable(oneOf("resolved", "accepted", "unwatched")), {
    description:
      "`resolved`: the cause is gone. `accepted`: someone acknowledged a weaker protection. `unwatched`: nothing can tell any more.",
  }),
  acknowledged_at: required(nullable(integer())),
  acknowledged_by: required(nullable(uuid())),
  note: required(nullable(text())),
});

const agent = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const example = {
  ...{ id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21", agent_id: agent, agent_name: "Support bot", rule_id: null },
  ...{ kind: "silence", severity: "critical", title: "Support bot stopped sending traffic through its guards" },
  what_happened: "No request was judged for 2 hours, longer than usual for this agent.",
  what_to_do:
    "Check that the agent is running and that its clients still use the gateway's address. The alarm clears when traffic returns.",
  ...{ facts: { last_at: 1760000000, silent_seconds: 7200 }, raised_at: 1760007200, cleared_at: null },
  ...{ cleared_because: null, acknowledged_at: null, acknowledged_by: null, note: null },
};

export const listAlarmsOp = operation({
  id: "protection.listAlarms",
  method: "GET",
  path: "/v1/alarms",
  tag,
  access: "guard:read",
  mcp: { tool: "alarms_list" },
  summary: "List alarms",
  description:
    "What is wrong with the protection of the team's agents, now or earlier, newest first. An agent has at most one open alarm of a kind, and of the kind `telemetry` one for each alert rule. Cleared alarms are kept for a year.",
  query: model("ListAlarmsQuery", {
    agent_id: optional(nullable(uuid())),
    kind: optional(nullable(Kind)),
    state: withDefault(oneOf("open", "cleared", "all"), "all"),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: {
    200: model("AlarmList", {
      results: required(list(Alarm)),
      open: required(integer(), { description: "Open alarms of the team, or of the agent if one is given." }),
      unacknowledged: required(integer(), { description: "Of these, the ones that no one has acknowledged." }),
      next_cursor: required(nullable(text())),
    }),
  },
  errors: ["AGENT_NOT_FOUND"],
  example: { response: { results: [example], open: 1, unacknowledged: 1, next_cursor: null } },
});

export const acknowledgeAlarmOp = operation({
  id: "protection.acknowledgeAlarm",
  method: "POST",
  path: "/v1/alarms/{alarm_id}/acknowledge",
  tag,
  access: "guard:write",
  effect: "destructive",
  summary: "Acknowledge an alarm",
  description:
    "Records who has seen it, with a note. The alarm stays open until its cause is gone. An alarm of the kind `posture` is cleared: the weaker protection is accepted.",
  params: model("AlarmPath", { alarm_id: required(uuid()) }),
  body: model("AcknowledgeAlarm", { note: optional(nullable(text({ max: 1000 }))) }),
  responses: { 200: Alarm },
  errors: ["ALARM_NOT_FOUND", "AGENT_NOT_FOUND"],
  example: {
    request: { note: "Maintenance until 18:00" },
    response: { ...example, acknowledged_at: 1760007300, acknowledged_by: agent, note: "Maintenance until 18:00" },
  },
});

const settings = {
  heartbeat_seconds: required(nullable(integer({ ge: 30, le: 1_209_600 })), {
    description:
      "The longest silence that is usual for the agent. Null: learned from the same hours of the last two weeks, and at least one hour.",
  }),
  unsigned_probe: required(bool(), {
    description:
      "Whether the console calls the agent's own address once an hour with a short message, without the gateway's signature. An answer raises an alarm: the agent can be used without its guards.",
  }),
};
const AlarmSettings = model("AlarmSettings", {
  agent_id: required(uuid()),
  ...settings,
  probed_at: required(nullable(integer())),
  probe_result: required(nullable(oneOf("answered", "refused", "unreachable"))),
});
const settingsPath = model("AlarmSettingsPath", { agent_id: required(uuid()) });
const settingsExample = {
  ...{ agent_id: agent, heartbeat_seconds: null, unsigned_probe: true },
  ...{ probed_at: 1760000000, probe_result: "refused" },
};

export const readAlarmSettingsOp = operation({
  id: "protection.getAlarmSettings",
  method: "GET",
  path: "/v1/agents/{agent_id}/alarm-settings",
  tag,
  access: "guard:read",
  summary: "Get the alarm settings of an agent",
  params: settingsPath,
  responses: { 200: AlarmSettings },
  errors: ["AGENT_NOT_FOUND"],
  example: { response: settingsExample },
});

export const changeAlarmSettingsOp = operation({
  id: "protection.updateAlarmSettings",
  method: "PUT",
  path: "/v1/agents/{agent_id}/alarm-settings",
  tag,
  access: "guard:write",
  effect: "destructive",
  summary: "Change the alarm settings of an agent",
  params: settingsPath,
  body: model("AlarmSettingsUpdate", settings),
  responses: { 200: AlarmSettings },
  errors: ["AGENT_NOT_FOUND"],
  example: { request: { heartbeat_seconds: null, unsigned_probe: true }, response: settingsExample },
});

export const listFleetProtectionOp = operation({
  id: "protection.listFleetProtection",
  method: "GET",
  path: "/v1/fleet-protection",
  tag,
  access: "guard:read",
  reads: "replica",
  summary: "List when agents were last protected, and their open alarms",
  query: model("FleetProtectionQuery", {
    agent_ids: required(list(uuid(), { min: 1, max: 100 })),
  }),
  responses: {
    200: model("FleetProtection", {
      results: required(
        list(
          model("FleetAgentProtection", {
            agent_id: required(uuid()),
            last_judged_at: required(nullable(integer()), { description: "When its guards last judged something." }),
            open_alarms: required(integer()),
            is_critical: required(bool(), { description: "Whether one of the open alarms is critical." }),
          }),
        ),
        { description: "One for each ID. Unknown IDs look like agents without traffic." },
      ),
    }),
  },
  example: {
    response: { results: [{ agent_id: agent, last_judged_at: 1760000000, open_alarms: 0, is_critical: false }] },
  },
});

export const alarmOperations = [
  listAlarmsOp,
  acknowledgeAlarmOp,
  readAlarmSettingsOp,
  changeAlarmSettingsOp,
  listFleetProtectionOp,
] as const;
