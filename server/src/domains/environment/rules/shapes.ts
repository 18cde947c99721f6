import { ruleTypes } from "@agent-console/analysis/policies/candidate.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { union } from "../../../kernel/shape/union.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { PolicyCategory } from "../policies/shapes.ts";
import { RuleCheck } from "./check-shape.ts";

export const ruleStatuses = ["draft", "approved", "rejected", "modified"] as const;
export type RuleStatus = (typeof ruleStatuses)[number];

export const RuleType = named("RuleType", oneOf(...ruleTypes));
export const RuleStatus = named("RuleStatus", oneOf(...ruleStatuses));
const Severity = named("Severity", oneOf("info", "low", "medium", "high", "critical"));

const MOST_PARTS = 100;
const LONGEST_WORDS = 20_000;

const RuleConstraint = model("RuleConstraint", {
  condition_type: required(text({ max: 100 }), {
    description: "`when` and `unless` are conditions in the document's words; `limit` is a number.",
  }),
  field: required(text({ max: 200 })),
  operator: required(text({ max: 50 })),
  value: required(
    union(
      text({ max: 5000 }),
      union(integer(), union(float(), union(bool(), list(text({ max: 5000 }), { max: MOST_PARTS })))),
    ),
  ),
  unit: optional(nullable(text({ max: 50 })), { description: "Of a number: days, EUR." }),
});
const freeObjects = list(freeObject(), { max: MOST_PARTS });
const constraints = union(list(RuleConstraint, { max: MOST_PARTS }), freeObjects);

export const RuleConsequence = model("RuleConsequence", {
  action: withDefault(text({ max: 100 }), "warn"),
  severity: withDefault(Severity, "medium"),
  message: optional(nullable(text({ max: 2000 }))),
});
const consequence = union(RuleConsequence, freeObject());

const SourceLocation = model("SourceLocation", {
  section: optional(nullable(text())),
  paragraph: optional(nullable(integer())),
  char_start: optional(nullable(integer())),
  char_end: optional(nullable(integer())),
  source_text: optional(nullable(text()), { description: "Exactly the text between the two offsets." }),
});

const RuleProvenance = model("RuleProvenance", {
  extracted_by: withDefault(oneOf("llm", "manual"), "manual"),
  model_used: optional(nullable(text())),
  confidence_score: optional(nullable(float())),
  source_location: optional(nullable(SourceLocation)),
});

export const RuleOrigin = model("RuleOrigin", {
  kind: required(oneOf("embedded", "model", "person", "preset")),
  name: required(text()),
  version: required(text()),
  agent_id: optional(nullable(uuid())),
  model: optional(nullable(text())),
});

/** What a rule means. A change to any of it is a new version. */
const meaning = {
  rule_type: required(RuleType),
  action: required(text()),
  target: optional(nullable(text())),
  assignee: withDefault(nullable(text()), "agent"),
  constraints: withDefault(constraints, []),
  constraint_logic: withDefault(text(), "all"),
  consequence: required(consequence),
  natural_language: required(text()),
};
const check = required(RuleCheck, { description: "How it is tested. Chosen from its words unless given." });

export const PolicyRule = model("PolicyRule", {
  id: required(uuid()),
  policy_id: required(uuid()),
  rule_id: required(text(), { description: "The document's own number, or R-001." }),
  ...meaning,
  provenance: optional(nullable(union(RuleProvenance, freeObject())), {
    description: "Who found it, and the words it comes from.",
  }),
  category: optional(nullable(PolicyCategory)),
  tags: optional(nullable(list(text()))),
  status: withDefault(RuleStatus, "draft"),
  reviewed_by: optional(nullable(uuid())),
  reviewed_at: optional(nullable(integer())),
  review_notes: optional(nullable(text())),
  created_at: required(integer()),
  updated_at: required(integer()),
  check,
  version: required(integer(), { description: "Of its meaning." }),
  approved_version: optional(nullable(integer()), {
    description: "The version in force. It stays in force while a later one waits for a decision.",
  }),
  approved_words: optional(nullable(text()), {
    description: "The words in force, where a later version has others.",
  }),
  section: required(text(), { description: "The headings above it." }),
  conflicts_with: required(list(model("ConflictingRule", { id: required(uuid()), rule_id: required(text()) })), {
    description: "Rules of the policy that permit what this one forbids, or the reverse.",
  }),
  confidence: optional(nullable(float()), { description: "The share of rules found this way that are rules." }),
  suspicious: required(bool(), { description: "Its words speak to a machine that reads the document." }),
  origins: required(list(RuleOrigin)),
});
export type PolicyRule = Out<typeof PolicyRule>;

const words = text({ min: 1, max: LONGEST_WORDS });
const tags = optional(nullable(list(text({ max: 100 }), { max: 50 })));
const numberOf = optional(nullable(text({ min: 1, max: 100 })), {
  description: "The document's own number. Default: the next of R-001, R-002…",
});
const conditions = optional(nullable(freeObjects), {
  description: "Returned inside `constraints` with the condition_type `when`.",
});
const givenCheck = optional(nullable(RuleCheck), { description: "Default: chosen from the words." });

export const PolicyRuleCreate = model("PolicyRuleCreate", {
  id: optional(nullable(uuid())),
  rule_id: numberOf,
  rule_type: required(RuleType),
  action: required(text({ min: 1, max: 100 })),
  target: optional(nullable(text({ max: 2000 }))),
  assignee: withDefault(nullable(text({ max: 200 })), "agent"),
  constraints: withDefault(constraints, []),
  conditions,
  constraint_logic: withDefault(text({ max: 50 }), "all"),
  consequence: required(consequence),
  natural_language: required(words),
  category: withDefault(PolicyCategory, "security"),
  status: withDefault(RuleStatus, "draft", { description: "Anything but draft needs the permission `rule:review`." }),
  tags,
  check: givenCheck,
});
export type PolicyRuleCreate = Out<typeof PolicyRuleCreate>;

export const PolicyRuleUpdate = model("PolicyRuleUpdate", {
  rule_id: numberOf,
  rule_type: optional(nullable(RuleType)),
  action: optional(nullable(text({ min: 1, max: 100 }))),
  target: optional(nullable(text({ max: 2000 }))),
  assignee: optional(nullable(text({ max: 200 }))),
  constraints: optional(nullable(constraints)),
  conditions,
  constraint_logic: optional(nullable(text({ max: 50 }))),
  consequence: optional(nullable(consequence)),
  natural_language: optional(nullable(words)),
  category: optional(nullable(PolicyCategory)),
  status: optional(nullable(RuleStatus), {
    description: "A decision, which needs the permission `rule:review`. `draft` takes an approved rule out of force.",
  }),
  tags,
  check: givenCheck,
  review_notes: optional(nullable(text({ max: 5000 })), { description: "With `status`: the reason." }),
});
export type PolicyRuleUpdate = Out<typeof PolicyRuleUpdate>;

const capped = optional(bool(), {
  description: "Present and true if a search found at least this many and counting stopped.",
});
export const PolicyRuleListResponse = model("PolicyRuleListResponse", {
  results: required(list(PolicyRule)),
  total: required(integer()),
  total_capped: capped,
  next_cursor: optional(nullable(text())),
});
export const RuleListResponse = model("RuleListResponse", {
  results: required(list(PolicyRule)),
  count: required(integer()),
  count_capped: capped,
  next_cursor: optional(nullable(text())),
});

export const RuleVersionList = model("RuleVersionList", {
  results: required(
    list(
      model("RuleVersion", {
        version: required(integer()),
        ...meaning,
        check,
        in_force: required(bool()),
        created_by: required(uuid()),
        created_at: required(integer()),
      }),
    ),
  ),
});

const ids = withDefault(list(uuid(), { max: 1000 }), []);
export const ReviewRules = model("ReviewRules", {
  approve: ids,
  reject: ids,
  reason: optional(nullable(text({ min: 1, max: 5000 })), { description: "Required with `reject`." }),
  notes: optional(nullable(text({ max: 5000 })), { description: "For the approved ones." }),
});
export type ReviewRules = Out<typeof ReviewRules>;

export const ReviewedRules = model("ReviewedRules", {
  approved: required(integer()),
  rejected: required(integer()),
  results: required(list(PolicyRule)),
});

export const EnvironmentSettings = model("EnvironmentSettings", {
  four_eyes: required(bool(), {
    description: "Nobody approves a rule that they wrote or changed, or whose document they brought in.",
  }),
});
export type EnvironmentSettings = Out<typeof EnvironmentSettings>;
