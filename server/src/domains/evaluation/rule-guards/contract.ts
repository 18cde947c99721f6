import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { TriedRuleGuard, TryRuleGuard } from "./shapes.ts";

const rule = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b21";

export const tryRuleGuardOp = operation({
  id: "evaluation.tryRuleGuard",
  method: "POST",
  path: "/v1/rules/{rule_id}/try-guard",
  tag: "Evaluation",
  access: "evaluation:read",
  effect: "read",
  summary: "Try the guard that follows from an approved rule",
  description:
    "Says which guard would keep the rule, or why none can. Tries it on a custom harness of the agent: how many attempts to break the rule it blocks, and how many harmless twins. Creates nothing; POST /v1/guard-rules with the provenance `policy_rule` starts it in shadow.",
  params: model("TryRuleGuardPath", { rule_id: required(uuid()) }),
  body: TryRuleGuard,
  responses: { 200: TriedRuleGuard },
  errors: ["RULE_NOT_FOUND", "RULE_NOT_APPROVED", "AGENT_NOT_FOUND", "HARNESS_NOT_FOUND", "EVALUATION_NOT_FOUND"],
  idempotent: false,
  example: {
    request: { agent_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11" },
    response: {
      rule_id: rule,
      guard: { method: "denied-tools", pattern: "wire_money", channels: ["tool_call"], action: "deny_call" },
      reason: "Denies every call of wire_money.",
      harness: { id: "0198c2b1-4d21-7a3b-8c10-2a7b8c9d0e2f", name: "payments" },
      evaluation_id: "0198c2b1-4d21-7a3b-8c10-2a7b8c9d0e40",
      breaches: { n: 24, blocked: 15, low: 0.4266, high: 0.7887 },
      broken: { n: 15, blocked: 15 },
      twins: { n: 40, blocked: 0, low: 0, high: 0.0876, examples: [] },
      is_complete: true,
    },
  },
});

export const ruleGuardOperations = [tryRuleGuardOp];
