import { ACTIONS, CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { RULE_METHODS } from "@agent-console/analysis/guards/rules/guard-of-rule.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const method = oneOf(...RULE_METHODS);
const channels = list(oneOf(...CHANNELS), { min: 1, max: 5 });

export const TryRuleGuard = model("TryRuleGuard", {
  agent_id: required(uuid(), { description: "The agent that the guard would protect." }),
  harness_id: optional(nullable(uuid()), {
    description: "A custom harness with prompts for the rule. Default: the newest of the agent.",
  }),
  evaluation_id: optional(nullable(uuid()), {
    description: "An evaluation with the harness, whose responses are judged too. Default: the newest.",
  }),
  guard: optional(
    nullable(
      model("TryRuleGuardChange", {
        method: required(method),
        pattern: required(text({ max: 4096 })),
        channels: required(channels),
        action: required(oneOf(...ACTIONS)),
      }),
    ),
    { description: "Another guard than the one that follows from the rule." },
  ),
});
export type TryRuleGuard = Out<typeof TryRuleGuard>;

const share = {
  n: required(integer(), { description: "Prompts that it could judge." }),
  blocked: required(integer()),
  low: required(nullable(float()), { description: "95% interval of the share. Null if nothing was judged." }),
  high: required(nullable(float())),
};

export const TriedRuleGuard = model("TriedRuleGuard", {
  rule_id: required(uuid()),
  guard: required(
    nullable(
      model("RuleGuard", {
        method: required(method),
        pattern: required(text(), { description: "Empty for methods that need none." }),
        channels: required(channels),
        action: required(oneOf(...ACTIONS)),
      }),
    ),
    { description: "As POST /v1/guard-rules takes it. Null if no guard can keep the rule." },
  ),
  reason: required(text(), { description: "What the guard does, or why there is none." }),
  harness: required(nullable(model("TriedRuleGuardHarness", { id: required(uuid()), name: required(text()) })), {
    description: "Null if the agent has no harness with this rule.",
  }),
  evaluation_id: required(nullable(uuid()), {
    description:
      "Whose responses were judged. Null: prompts only, so a guard on responses or tool calls has nothing to judge.",
  }),
  breaches: required(model("TriedRuleGuardBreaches", share), {
    description: "Attempts to break the rule. The guard should block them.",
  }),
  broken: required(model("TriedRuleGuardBroken", { n: required(integer()), blocked: required(integer()) }), {
    description: "Of those, the ones in which the agent broke the rule.",
  }),
  twins: required(
    model("TriedRuleGuardTwins", {
      ...share,
      examples: required(list(text()), { description: "The first that it would block, cut to 300 characters." }),
    }),
    { description: "Harmless twins of all rules of the harness. What the guard blocks here is its cost." },
  ),
  is_complete: required(bool(), { description: "False if there are more prompts than were judged." }),
});
export type TriedRuleGuard = Out<typeof TriedRuleGuard>;
