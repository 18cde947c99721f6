import type { RuleView } from "../../environment/port.ts";
import type { AgentConstraints } from "./shapes.ts";

/** A rule of an active policy that a person approved, as far as constraints follow from it. */
export type ApprovedRule = Pick<
  RuleView,
  | "id"
  | "number"
  | "policyId"
  | "policyName"
  | "type"
  | "action"
  | "target"
  | "words"
  | "check"
  | "hasConditions"
  | "changedAt"
>;

type Source = NonNullable<AgentConstraints["sources"]>[number];
export type NotEnforced = NonNullable<AgentConstraints["not_enforced"]>[number];

/** What approved rules ask for, and which rule asks for what. */
export interface RuleConstraints {
  readonly required: { readonly user: string[]; readonly output: string[] };
  readonly deniedTools: string[];
  readonly maxModelTier: string | null;
  readonly unknown: NotEnforced[];
  readonly sources: Source[];
}

/** Guard methods belong to types of guards: what keeps a kind of secret in is a guard on responses. */
const GUARD_OF_SECRET = { key: "privacy", phrase: "security", record: "privacy" } as const;

/** Every rule that nothing follows from is named as one that nothing enforces. */
export function followFromRules(rules: readonly ApprovedRule[]): RuleConstraints {
  const sources: Source[] = [];
  const unknown: NotEnforced[] = [];
  for (const rule of rules) {
    const found = constraintOf(rule);
    if (found) sources.push(sourceOf(rule, found));
    // Nothing has to be enforced where something is allowed or only advised.
    else if (rule.type === "prohibition" || rule.type === "obligation") {
      unknown.push({ source: rule.id, reason: unenforced(rule) });
      sources.push(sourceOf(rule, ["not_enforced", rule.id]));
    }
  }
  const named = (constraint: Source["constraint"]): string[] =>
    [...new Set(sources.filter((one) => one.constraint === constraint).map(({ name }) => name))].sort();
  const tiers = named("max_model_tier");
  // Two rules that name different tiers can't both be kept, and which one is lower is not for us to guess.
  const isOne = tiers.length <= 1;
  if (!isOne) unknown.push({ source: "max_model_tier", reason: `Policies name several: ${tiers.join(", ")}.` });
  return {
    required: { user: named("required_input_guards"), output: named("required_output_guards") },
    deniedTools: named("denied_tools"),
    maxModelTier: isOne ? (tiers[0] ?? null) : null,
    unknown,
    sources,
  };
}

function constraintOf(rule: ApprovedRule): readonly [Source["constraint"], string] | null {
  const { type, action, target, check, hasConditions } = rule;
  const kind = `${type} ${action}`;
  if (target !== null && kind === "prohibition call_tool" && !hasConditions) return ["denied_tools", target];
  if (target !== null && kind === "obligation require_input_guard") return ["required_input_guards", target];
  if (target !== null && kind === "obligation require_output_guard") return ["required_output_guards", target];
  if (target !== null && kind === "obligation limit_model_tier") return ["max_model_tier", target];
  if (type === "prohibition" && check.kind === "tool-forbidden" && !hasConditions) return ["denied_tools", check.tool];
  if (type === "prohibition" && check.kind === "withheld")
    return ["required_output_guards", GUARD_OF_SECRET[check.secret]];
  return check.kind === "tone" ? ["required_output_guards", "moderation"] : null;
}

const LONGEST_WORDS = 300;

const sourceOf = (rule: ApprovedRule, [constraint, name]: readonly [Source["constraint"], string]): Source => ({
  constraint,
  name,
  rule_id: rule.id,
  rule_number: rule.number,
  policy_id: rule.policyId,
  policy_name: rule.policyName,
  words: rule.words.slice(0, LONGEST_WORDS),
});

const unenforced = ({ type, number, policyName, action }: ApprovedRule): string =>
  `Nothing enforces ${type === "prohibition" ? "the prohibition" : "the obligation"} “${action}” (rule ${number} of “${policyName}”).`;
