import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { PolicyCategory } from "../policies/shapes.ts";
import { checkKinds } from "./check-shape.ts";
import { approvedExample, newRuleExample, ruleExample } from "./example.ts";
import {
  EnvironmentSettings,
  PolicyRule,
  PolicyRuleCreate,
  PolicyRuleListResponse,
  PolicyRuleUpdate,
  ReviewedRules,
  ReviewRules,
  RuleListResponse,
  RuleStatus,
  RuleVersionList,
} from "./shapes.ts";

const tag = "Agent Environment";
const [read, write, review] = ["environment:read", "environment:write", "rule:review"] as const;
const ONE = "/v1/rules/{rule_id}";
const OF_POLICY = "/v1/policies/{policy_id}/rules";
const params = model("RulePath", { rule_id: required(uuid(), { description: "The rule's id." }) });
const policyParams = model("PolicyRulesPath", { policy_id: required(uuid(), { description: "The policy's id." }) });
const errors = ["RULE_NOT_FOUND"] as const;
const changeErrors = [...errors, "PRECONDITION_FAILED"] as const;
const decisionErrors = [...changeErrors, "RULE_DECIDED", "RULE_OWN"] as const;

const paging = {
  limit: withDefault(integer({ ge: 1, le: 1000 }), 100, { description: "Rows on a page." }),
  offset: withDefault(integer({ ge: 0 }), 0, { description: "Rows to skip. Ignored with `cursor`." }),
  cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
};
const filters = {
  status: optional(nullable(RuleStatus)),
  check: optional(nullable(oneOf(...checkKinds)), { description: "Only rules that are tested in this way." }),
  search: optional(nullable(text()), { description: "Part of the words, the action or the number." }),
};

export const listPolicyRulesOp = operation({
  id: "environment.listPolicyRules",
  method: "GET",
  path: OF_POLICY,
  tag,
  access: read,
  mcp: { tool: "policy_rules", hint: "The rules' own words come from documents and need include_transcripts." },
  summary: "List the rules of a policy",
  description: "In the order of its text, drafts included.",
  params: policyParams,
  query: model("ListPolicyRulesQuery", { ...paging, ...filters }),
  responses: { 200: PolicyRuleListResponse },
  errors: ["POLICY_NOT_FOUND"],
  example: { response: { results: [ruleExample], total: 1, next_cursor: null } },
});

export const createRuleOp = operation({
  id: "environment.createRule",
  method: "POST",
  path: OF_POLICY,
  tag,
  access: write,
  summary: "Add a rule to a policy",
  params: policyParams,
  body: PolicyRuleCreate,
  responses: { 201: PolicyRule },
  errors: ["POLICY_NOT_FOUND", "RULE_EXISTS", "RULE_OWN"],
  example: { request: newRuleExample, response: ruleExample },
});

export const reviewRulesOp = operation({
  id: "environment.reviewRules",
  method: "POST",
  path: `${OF_POLICY}/review`,
  tag,
  access: review,
  effect: "destructive",
  summary: "Decide on several rules of a policy",
  description: "All decisions or none. Rules that speak to a machine can only be approved one by one.",
  params: policyParams,
  body: ReviewRules,
  responses: { 200: ReviewedRules },
  errors: ["POLICY_NOT_FOUND", ...errors, "RULE_DECIDED", "RULE_OWN", "RULE_SUSPICIOUS"],
  example: {
    request: { approve: [ruleExample.id] },
    response: { approved: 1, rejected: 0, results: [approvedExample] },
  },
});

export const listRulesOp = operation({
  id: "environment.listRules",
  method: "GET",
  path: "/v1/rules/",
  tag,
  access: read,
  reads: "replica",
  summary: "List the rules of all policies",
  query: model("ListRulesQuery", {
    policy_id: optional(nullable(uuid())),
    category: optional(nullable(PolicyCategory)),
    ...paging,
    ...filters,
  }),
  responses: { 200: RuleListResponse },
  example: { response: { results: [ruleExample], count: 1, next_cursor: null } },
});

export const getRuleOp = operation({
  id: "environment.getRule",
  method: "GET",
  path: ONE,
  tag,
  access: read,
  summary: "Get a rule",
  params,
  responses: { 200: PolicyRule },
  errors,
  example: { response: ruleExample },
});

export const updateRuleOp = operation({
  id: "environment.updateRule",
  method: "PATCH",
  path: ONE,
  tag,
  access: write,
  summary: "Change a rule",
  description:
    "A change of its meaning makes a decided rule `modified`; the approved version stays in force until someone decides. A new `status` is a decision.",
  params,
  body: PolicyRuleUpdate,
  responses: { 200: PolicyRule },
  errors: [...decisionErrors, "RULE_EXISTS"],
  example: { request: { natural_language: ruleExample.natural_language }, response: ruleExample },
});

export const deleteRuleOp = operation({
  id: "environment.deleteRule",
  method: "DELETE",
  path: ONE,
  tag,
  access: write,
  summary: "Delete a rule",
  description: "The next reading of the text can find it again. Reject it if it should not come back.",
  params,
  responses: { 204: null },
  errors: changeErrors,
  example: {},
});

export const approveRuleOp = operation({
  id: "environment.approveRule",
  method: "POST",
  path: `${ONE}/approve`,
  tag,
  access: review,
  effect: "destructive",
  summary: "Approve a rule",
  description: "From then on it is in force for the agents of an active policy.",
  params,
  query: model("ApproveRuleQuery", { notes: optional(nullable(text({ max: 5000 }))) }),
  responses: { 200: PolicyRule },
  errors: decisionErrors,
  example: { response: approvedExample },
});

export const rejectRuleOp = operation({
  id: "environment.rejectRule",
  method: "POST",
  path: `${ONE}/reject`,
  tag,
  access: review,
  effect: "destructive",
  summary: "Reject a rule",
  description: "It is not in force, and the next reading of the same words does not bring it back.",
  params,
  query: model("RejectRuleQuery", { reason: required(text({ min: 1, max: 5000 })) }),
  responses: { 200: PolicyRule },
  errors: decisionErrors,
  example: {
    response: { ...approvedExample, status: "rejected", approved_version: null, review_notes: "Not a rule." },
  },
});

export const listRuleVersionsOp = operation({
  id: "environment.listRuleVersions",
  method: "GET",
  path: `${ONE}/versions`,
  tag,
  access: read,
  summary: "List the versions of a rule",
  description: "The newest first.",
  params,
  responses: { 200: RuleVersionList },
  errors,
  example: {
    response: {
      results: [
        {
          version: 1,
          rule_type: "obligation",
          action: "confirm",
          target: "refunds above 200 euro",
          assignee: "agent",
          constraints: [],
          constraint_logic: "all",
          consequence: { action: "warn", severity: "high", message: null },
          natural_language: ruleExample.natural_language,
          check: ruleExample.check,
          in_force: true,
          created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b01",
          created_at: 1_763_290_000,
        },
      ],
    },
  },
});

export const readEnvironmentSettingsOp = operation({
  id: "environment.readSettings",
  method: "GET",
  path: "/v1/environment/settings",
  tag,
  access: read,
  summary: "Get the settings of rule review",
  responses: { 200: EnvironmentSettings },
  example: { response: { four_eyes: false } },
});

export const updateEnvironmentSettingsOp = operation({
  id: "environment.updateSettings",
  method: "PUT",
  path: "/v1/environment/settings",
  tag,
  access: "team:manage",
  effect: "destructive",
  mcp: false,
  summary: "Set who may approve rules",
  body: EnvironmentSettings,
  responses: { 200: EnvironmentSettings },
  example: { request: { four_eyes: true }, response: { four_eyes: true } },
});

export const ruleOperations = [
  listPolicyRulesOp,
  createRuleOp,
  reviewRulesOp,
  listRulesOp,
  getRuleOp,
  updateRuleOp,
  deleteRuleOp,
  approveRuleOp,
  rejectRuleOp,
  listRuleVersionsOp,
  readEnvironmentSettingsOp,
  updateEnvironmentSettingsOp,
];
