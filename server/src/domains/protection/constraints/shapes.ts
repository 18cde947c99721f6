import { optional, required } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";

const names = (description: string) => required(list(text()), { description });

const GuardSetup = model("GuardSetup", {
  input_guards: names("Guards on user text, in order."),
  output_guards: names("Guards on responses, in order."),
  document_guards: names("Guards on retrieved passages, in order."),
  tool_call_guards: names("Guards on tool calls, in order."),
  tool_result_guards: names("Guards on tool results, in order."),
  guards: required(mapOf(freeObject()), {
    description: "Each guard by its name: type, methods with options, mode, action and what an error means.",
  }),
});

const ToolPermission = model("ToolPermission", {
  name: required(text(), { description: "The tool server's host, or the tool that an approved rule names." }),
  identity: required(text(), { description: "The tool server's origin, or `tool:` and the tool's name." }),
  endpoint: required(text(), {
    description: "The tool server's URL. Empty for a tool: a rule doesn't say which server has it.",
  }),
  allowed_actions: optional(nullable(list(text())), {
    description:
      "Of a server: read, write, admin. Of a tool: empty if a rule forbids it, or call_after_confirmation, call_after_identification, call_after_approval, at least in the cases that the rule names. Null if nothing is said about it.",
  }),
});

const OrganizationConstraints = model("OrganizationConstraints", {
  required_input_guards: names("Types of guards that policies require on user text."),
  required_output_guards: names("Types of guards that policies require on responses."),
  denied_tools: names("Tools that policies forbid."),
  max_model_tier: optional(nullable(text()), { description: "The highest model tier that policies allow." }),
});

const ConstraintSource = model("ConstraintSource", {
  constraint: required(
    oneOf("required_input_guards", "required_output_guards", "denied_tools", "max_model_tier", "not_enforced"),
    { description: "The constraint that follows from the rule." },
  ),
  name: required(text(), { description: "The guard type, tool or tier. For `not_enforced`, the rule's id." }),
  rule_id: required(text()),
  rule_number: required(text(), { description: "The rule's number in its policy." }),
  policy_id: required(text()),
  policy_name: required(text()),
  words: required(text(), { description: "The rule's words, at most 300 characters." }),
});

export const AgentConstraints = model(
  "AgentConstraints",
  {
    agent_id: required(text()),
    guard_config: required(GuardSetup),
    tool_permissions: required(list(ToolPermission)),
    organization: required(OrganizationConstraints),
    enforcement_mode: required(oneOf("warn", "enforce"), {
      description: "`enforce` if a guard enforces, and every guard that policies require does.",
    }),
    updated_at: required(text(), { description: "Date and time (RFC 3339)." }),
    guard_version: optional(
      nullable(model("ConstraintsVersion", { version: required(integer()), digest: required(text()) })),
      { description: "The guard version that these constraints come from. Null if nothing was applied." },
    ),
    not_enforced: optional(
      list(
        model("NotEnforced", {
          source: required(text(), { description: "The policy rule, guard or tool server." }),
          reason: required(text()),
        }),
      ),
      { description: "What these constraints ask for and nothing in this console can enforce." },
    ),
    sources: optional(list(ConstraintSource), {
      description: "The approved policy rules that these constraints follow from.",
    }),
  },
  { description: "What an agent's runtime has to keep to." },
);

export type AgentConstraints = Out<typeof AgentConstraints>;
