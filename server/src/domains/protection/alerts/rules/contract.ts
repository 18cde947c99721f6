import { operation } from "../../../../kernel/operation.ts";
import { required } from "../../../../kernel/shape/field.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { uuid } from "../../../../kernel/shape/uuid.ts";
import { AlertRule, AlertStarter, NewAlertRule, TriedAlertRule, TryAlertRule } from "./shapes.ts";
import { starters } from "./starters.ts";

const tag = "Protection";
const PATH = "/v1/alert-rules";
const ONE = `${PATH}/{alert_rule_id}`;
const params = model("AlertRulePath", { alert_rule_id: required(uuid()) });

const agent = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const condition = {
  ...{ scope: "each_agent", agent_id: null, measure: "error_rate", metric: null, source: "gateway", percentile: null },
  ...{ window: "15m", compare_with: "value", direction: "above", threshold: 0.05, min_requests: 20, hold_seconds: 600 },
};
const rule = { name: "Many requests fail", ...condition, severity: "critical", enabled: true };
const example = {
  ...{ id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c38", ...rule, agent_name: null, state: "firing" },
  subjects: [
    {
      ...{ agent_id: agent, agent_name: "Support bot", state: "firing", why: null, value: 0.12, compared: 0.05 },
      ...{ requests: 340, since: 1_780_000_000, calm_since: null, evaluated_at: 1_780_000_600 },
    },
  ],
  ...{ created_at: 1_770_000_000, created_by: agent, updated_at: 1_770_000_000, updated_by: agent },
};

export const listAlertRulesOp = operation({
  id: "protection.listAlertRules",
  method: "GET",
  path: PATH,
  tag,
  access: "guard:read",
  summary: "List alert rules",
  description:
    "All of them, by name, with what each found last. A rule that could not be evaluated is `unknown`, never `ok`. A team can have 50.",
  responses: {
    200: model("AlertRuleList", {
      results: required(list(AlertRule)),
      most: required(integer(), { description: "How many a team can have." }),
    }),
  },
  example: { response: { results: [example], most: 50 } },
});

export const createAlertRuleOp = operation({
  id: "protection.createAlertRule",
  method: "POST",
  path: PATH,
  tag,
  access: "guard:write",
  summary: "Create an alert rule",
  description:
    "Evaluated every minute, with a window of a day every five. When its condition is met, an alarm is raised and notifications are sent. Try it first.",
  body: NewAlertRule,
  responses: { 201: AlertRule },
  errors: ["AGENT_NOT_FOUND", "ALERT_RULES_FULL"],
  example: { request: rule, response: { ...example, state: null, subjects: [] } },
});

export const getAlertRuleOp = operation({
  id: "protection.getAlertRule",
  method: "GET",
  path: ONE,
  tag,
  access: "guard:read",
  summary: "Get an alert rule",
  params,
  responses: { 200: AlertRule },
  errors: ["ALERT_RULE_NOT_FOUND"],
  example: { response: example },
});

export const updateAlertRuleOp = operation({
  id: "protection.updateAlertRule",
  method: "PUT",
  path: ONE,
  tag,
  access: "guard:write",
  summary: "Change an alert rule",
  description: "Replaces all of it. Open alarms of a rule that is switched off are cleared.",
  params,
  body: NewAlertRule,
  responses: { 200: AlertRule },
  errors: ["AGENT_NOT_FOUND", "ALERT_RULE_NOT_FOUND"],
  example: { request: rule, response: example },
});

export const deleteAlertRuleOp = operation({
  id: "protection.deleteAlertRule",
  method: "DELETE",
  path: ONE,
  tag,
  access: "guard:write",
  summary: "Delete an alert rule",
  description: "Clears its open alarms. They stay in the history.",
  params,
  responses: { 204: null },
  errors: ["ALERT_RULE_NOT_FOUND"],
  example: {},
});

export const tryAlertRuleOp = operation({
  id: "protection.tryAlertRule",
  method: "POST",
  path: `${PATH}/try`,
  tag,
  access: "guard:read",
  effect: "read",
  summary: "Try an alert rule",
  description: "What the rule would have done over the last seven days. Changes nothing and tells no one.",
  body: TryAlertRule,
  responses: { 200: TriedAlertRule },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    request: condition,
    response: {
      ...{ from: 1_779_395_200, to: 1_780_000_000, exact_from: 1_779_830_800, alarms: 1 },
      first_alarms: [
        {
          agent_id: agent,
          agent_name: "Support bot",
          raised_at: 1_779_900_000,
          cleared_at: 1_779_901_200,
          value: 0.12,
        },
      ],
      subjects: [
        {
          ...{ agent_id: agent, agent_name: "Support bot", alarms: 1 },
          points: [{ at: 1_779_900_000, value: 0.12, limit: 0.05, is_firing: true }],
        },
      ],
      agents_left_out: 0,
    },
  },
});

export const listAlertStartersOp = operation({
  id: "protection.listAlertStarters",
  method: "GET",
  path: `${PATH}/starters`,
  tag,
  access: "guard:read",
  summary: "List rules to start with",
  description: "Each can be tried and created as it is.",
  responses: { 200: model("AlertStarterList", { results: required(list(AlertStarter)) }) },
  example: { response: { results: starters.slice(0, 1).map((starter) => ({ ...starter, is_used: false })) } },
});

export const alertRuleOperations = [
  listAlertRulesOp,
  createAlertRuleOp,
  listAlertStartersOp,
  tryAlertRuleOp,
  getAlertRuleOp,
  updateAlertRuleOp,
  deleteAlertRuleOp,
] as const;
