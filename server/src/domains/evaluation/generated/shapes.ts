import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { FairnessWish } from "./fairness/wish.ts";
import { MOST_CALLS } from "./rewording/generator.ts";

export const PROMPTS_BY_DEFAULT = 300;
export const MOST_PROMPTS = 5_000;
const MOST_PERSONAS = 50;
const MOST_POLICIES = 100;
/** Large enough to be unique, short enough to read out. */
const LARGEST_SEED = 2 ** 31 - 1;

export const CustomHarnessStatus = named("CustomHarnessStatus", oneOf("draft", "active", "archived", "failed"));
export const WorkflowStatus = named(
  "WorkflowStatus",
  oneOf("created", "starting", "running", "succeeded", "failed", "cancelled"),
);

const size = withDefault(integer({ ge: 6, le: MOST_PROMPTS }), PROMPTS_BY_DEFAULT, {
  description: "The most prompts that are written. Each rule gets at least six if this allows it.",
});
const personas = withDefault(list(uuid(), { max: MOST_PERSONAS }), [], {
  description: "Personas of your team or presets. Without one, a neutral user asks.",
});
const policies = withDefault(list(uuid(), { max: MOST_POLICIES }), [], {
  description: "Active policies. Without one, rules are derived from the agent's purpose, tools and system prompt.",
});
const fairness = optional(nullable(FairnessWish), {
  description: "Tests fairness beside the rules. The report is GET /v1/evaluation-results/{evaluation_id}/fairness.",
});
const systemPrompt = optional(nullable(text({ max: 200_000 })), {
  description: "Read instead of the agent's own system prompt if there are no policies.",
});

export const CustomHarnessCreate = model("CustomHarnessCreate", {
  id: optional(nullable(uuid())),
  name: required(text({ min: 1, max: 255 }), { description: "Unique in your team." }),
  description: optional(nullable(text({ max: 10_000 }))),
  agent_id: required(uuid()),
  persona_ids: personas,
  policy_ids: policies,
  system_prompt: systemPrompt,
  seed: optional(nullable(integer({ ge: 0, le: LARGEST_SEED })), {
    description: "The same seed, rules and personas give the same prompts. Drawn if you omit it.",
  }),
  max_prompts: size,
  fairness,
  generator_agent_id: optional(nullable(uuid()), {
    description:
      "An agent of your team that rewords prompts, in addition to those that the console writes. It must use chat completions. Each rewording is checked; scene, decision and pass criteria stay the console's. Its prompts have the hook origin:model.",
  }),
  max_calls: withDefault(integer({ ge: 0, le: MOST_CALLS }), 0, {
    description: "The most calls to that agent, with 8 prompts each.",
  }),
});
export type CustomHarnessCreate = Out<typeof CustomHarnessCreate>;

const Prices = model("CustomHarnessPrices", {
  prompt_per_million: required(float({ ge: 0, le: 1_000_000 })),
  completion_per_million: required(float({ ge: 0, le: 1_000_000 })),
});

export const CustomHarnessEstimateRequest = model("CustomHarnessEstimateRequest", {
  agent_id: required(uuid()),
  persona_ids: personas,
  policy_ids: policies,
  system_prompt: systemPrompt,
  max_prompts: size,
  fairness,
  prices: optional(nullable(Prices)),
});

/** How far the rules can be tested at all. */
export const RuleCoverage = model("CustomHarnessCoverage", {
  rules: required(integer()),
  tested: required(integer(), { description: "Decided by detectors." }),
  needs_judge: required(integer(), { description: "Asked, and unassessed unless a judge decides." }),
  not_testable: required(integer(), { description: "Can't be tested from outside, such as retention of data." }),
  left_out: required(integer(), { description: "Testable, but max_prompts left no room for them." }),
  unreviewed: required(integer(), { description: "Tested or judged, though no one has approved them yet." }),
});

const shown = {
  id: required(uuid()),
  name: required(text()),
  description: required(nullable(text())),
  agent_id: required(uuid()),
  persona_ids: required(list(uuid())),
  policy_ids: required(list(uuid())),
  status: required(CustomHarnessStatus),
  created_at: required(integer(), { description: "Unix seconds." }),
  updated_at: required(integer(), { description: "Unix seconds." }),
};

export const CustomHarness = model("CustomHarness", {
  ...shown,
  team_id: required(uuid()),
  workflow_id: required(nullable(uuid())),
  storage_key: required(nullable(text()), { description: "Where the prompts are. Null until they are written." }),
  generated_at: required(nullable(integer()), { description: "Unix seconds." }),
  prompt_count: required(nullable(integer())),
  created_by: required(uuid()),
  creation_error: required(nullable(text())),
  seed: required(integer()),
  max_prompts: required(integer()),
  coverage: required(nullable(RuleCoverage), { description: "Null until the rules are read." }),
  fairness: required(nullable(FairnessWish)),
  generator: required(
    nullable(
      model("CustomHarnessGenerator", {
        agent_id: required(uuid()),
        max_calls: required(integer()),
        calls: required(integer(), { description: "Sent so far." }),
        unread: required(integer(), { description: "Calls without a usable response: prose, a refusal, an error." }),
        adopted: required(integer(), { description: "Rewordings that are prompts now." }),
        refused: required(integer(), {
          description: "Rewordings that lost a number or a name, were too long, had an address, or said the same.",
        }),
      }),
    ),
    { description: "Null without one." },
  ),
});

export const CustomHarnessListItem = model("CustomHarnessListItem", {
  ...shown,
  agent_name: required(nullable(text())),
  prompt_count: required(nullable(integer())),
});

export const CustomHarnessList = model("CustomHarnessListResponse", {
  results: required(list(CustomHarnessListItem)),
  total: required(integer(), { description: "Number of harnesses that match the filters, on all pages." }),
  next_cursor: required(nullable(text()), { description: "Send it as `cursor`. Null on the last page." }),
});

export const WorkflowStatusInfo = model("WorkflowStatusInfo", {
  status: required(WorkflowStatus),
  phase: required(nullable(text()), { description: "reading, planning, writing, checking or done." }),
  error_message: required(nullable(text())),
  task_id: required(nullable(text())),
  session_id: required(nullable(text())),
  progress: required(
    nullable(model("CustomHarnessProgress", { done: required(integer()), total: required(integer()) })),
    { description: "Prompts written, of those planned. Null until they are planned." },
  ),
});

const RuleItem = model("CustomHarnessRule", {
  id: required(text()),
  rule_id: required(text(), { description: "The document's own number." }),
  words: required(text()),
  policy_id: required(text()),
  policy_name: required(text()),
  section: required(text()),
  severity: required(text()),
  check: required(text(), { description: "How it is decided, such as withheld or tool-after." }),
  covered: required(oneOf("tested", "needs_judge", "not_testable", "left_out")),
  unreviewed: required(bool()),
});

const PersonaItem = model("CustomHarnessPersona", {
  id: required(text()),
  name: required(text()),
  intent: required(text()),
  language: required(text(), { description: "As the persona says." }),
  prompts_language: required(text(), {
    description: "The language of its prompts: English if there are none in its own.",
  }),
});

export const CustomHarnessResponse = model("CustomHarnessResponse", {
  harness: required(CustomHarness),
  workflow: required(nullable(WorkflowStatusInfo)),
  rules: required(list(RuleItem), { description: "As they were when the harness was made." }),
  personas: required(list(PersonaItem), { description: "As they were when the harness was made." }),
});

const Lineage = model("CustomHarnessLineage", {
  principle: required(text(), { description: "The rule's words." }),
  theme: required(text(), { description: "How the response is decided." }),
  policy_section: required(text()),
  persona: required(text()),
  diagnostic_hooks: required(list(text()), {
    description:
      "variant:…, check:…, rule:…, policy:…, engine:…, language:…, origin:model for a rewording by an agent of yours, and unreviewed if no one approved the rule.",
  }),
});

const Prompt = model("CustomHarnessPrompt", {
  dimension_name: required(text()),
  prompt_text: required(text(), { description: "All turns." }),
  pass_criteria: required(text()),
  lineage: required(Lineage),
});

export const HarnessPrompts = model("HarnessPromptsResponse", {
  prompts: required(list(Prompt)),
  count: required(integer(), { description: "Prompts of the harness, on all pages." }),
  next_cursor: required(nullable(text()), { description: "Send it as `cursor`. Null on the last page." }),
});
