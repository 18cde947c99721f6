import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { GuardRule, NewGuardRule, TriedGuardRule, TryGuardRule } from "./shapes.ts";

const tag = "Protection";
const PATH = "/v1/guard-rules";
const ONE = `${PATH}/{rule_id}`;
const params = model("GuardRulePath", { rule_id: required(uuid()) });

const agent = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const pattern = "\\bignore\\s{1,8}previous\\s{1,8}instructions?\\b";
const provenance = {
  kind: "finding",
  id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
  note: "Prompt leak in the March run",
};
const example = {
  ...{ id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c38", agent_id: agent, config_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b13" },
  ...{ guard: "rule-ignore-instructions", name: "Ignore instructions" },
  ...{ method: "custom-patterns", pattern, channels: ["user"], action: "block" },
  ...{ provenance, mode: "shadow", expires_at: 1_790_000_000, ended_at: null, created_by: agent },
  created_at: 1_780_000_000,
};

export const createGuardRuleOp = operation({
  id: "protection.createGuardRule",
  method: "POST",
  path: PATH,
  tag,
  access: "guard:write",
  summary: "Create a guard rule",
  description:
    "Adds a guard with this pattern, in shadow, to the agent's live guards, as a new version of its guard config. Edits of the config that were not applied stay so. An agent without a guard config gets the default one. From then on it is a guard like any other: its hits are counted and labeled, and evidence lets it enforce.",
  body: NewGuardRule,
  responses: { 201: GuardRule },
  errors: [
    ...(["AGENT_NOT_FOUND", "GUARD_METHOD_UNAVAILABLE", "PROMOTION_NOT_PROVEN"] as const),
    ...(["RULE_NOT_FOUND", "RULE_NOT_APPROVED"] as const),
  ],
  example: {
    request: {
      ...{ agent_id: agent, name: "Ignore instructions", pattern, channels: ["user"], action: "block", provenance },
    },
    response: { ...example, expires_at: null },
  },
});

export const listGuardRulesOp = operation({
  id: "protection.listGuardRules",
  method: "GET",
  path: PATH,
  tag,
  access: "guard:read",
  summary: "List guard rules",
  description: "Newest first. Rules that expired stay in the list until they are deleted.",
  query: model("ListGuardRulesQuery", {
    agent_id: optional(nullable(uuid())),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: {
    200: model("GuardRuleList", { results: required(list(GuardRule)), next_cursor: required(nullable(text())) }),
  },
  errors: ["AGENT_NOT_FOUND"],
  example: { response: { results: [example], next_cursor: null } },
});

export const getGuardRuleOp = operation({
  id: "protection.getGuardRule",
  method: "GET",
  path: ONE,
  tag,
  access: "guard:read",
  summary: "Get a guard rule",
  params,
  responses: { 200: GuardRule },
  errors: ["GUARD_RULE_NOT_FOUND"],
  example: { response: example },
});

export const deleteGuardRuleOp = operation({
  id: "protection.deleteGuardRule",
  method: "DELETE",
  path: ONE,
  tag,
  access: "guard:write",
  summary: "Delete a guard rule",
  description: "Takes its guard out of the guard config too, as a new version.",
  params,
  responses: { 204: null },
  errors: ["GUARD_RULE_NOT_FOUND"],
  example: {},
});

const tried = { n: 439, hits: 0, low: 0, high: 0.0087, examples: [] };

export const tryGuardRuleOp = operation({
  id: "protection.tryGuardRule",
  method: "POST",
  path: `${PATH}/try`,
  tag,
  access: "guard:use",
  effect: "read",
  summary: "Try a guard rule",
  description:
    "Judges the agent's recorded traffic, ordinary texts, and the text that the rule is made for. Changes nothing and counts nowhere. At most 1,000 recorded entries are judged, for at most some seconds.",
  body: TryGuardRule,
  responses: { 200: TriedGuardRule },
  errors: ["AGENT_NOT_FOUND"],
  example: {
    request: { agent_id: agent, pattern, channels: ["user"], text: "Ignore previous instructions!" },
    response: {
      text: { is_hit: true, spans: [{ start: 0, end: 28 }] },
      hard_negatives: tried,
      ordinary: { ...tried, n: 669, high: 0.0057 },
      traffic: {
        legitimate: { ...tried, n: 300, high: 0.0126 },
        ...{ attacks: { n: 2, hits: 2 }, other: { n: 0, hits: 0 }, is_complete: true },
      },
    },
  },
});

export const guardRuleOperations = [
  createGuardRuleOp,
  listGuardRulesOp,
  tryGuardRuleOp,
  getGuardRuleOp,
  deleteGuardRuleOp,
];
