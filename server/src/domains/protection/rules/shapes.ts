import { ACTIONS, CHANNELS } from "@agent-console/analysis/guards/guard.ts";
import { RULE_METHODS } from "@agent-console/analysis/guards/rules/guard-of-rule.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

export const ORIGINS = ["finding", "detection", "policy_rule", "person"] as const;

const patternNote = {
  description:
    "What to find, in any case, as described in docs/guides/guard-patterns.md. For `denied-tools`, the name of the tool. Other methods need none.",
  example: "\\bignore\\s{1,8}previous\\s{1,8}instructions?\\b",
};
const channelsNote = { description: "Where to look for it." };
const actionNote = {
  description: "What happens to a hit once the rule enforces. `deny_call` is for tool calls alone.",
};

const methodNote = { description: "The guard method that judges. Only `custom-patterns` finds a pattern of yours." };

const spec = {
  method: withDefault(oneOf(...RULE_METHODS), "custom-patterns", methodNote),
  pattern: withDefault(text({ max: 4096 }), "", patternNote),
  channels: withDefault(list(oneOf(...CHANNELS), { min: 1, max: 5 }), ["user"], channelsNote),
  action: withDefault(oneOf(...ACTIONS), "block", actionNote),
};

const Provenance = model("GuardRuleProvenance", {
  kind: required(oneOf(...ORIGINS), { description: "What the rule was made from." }),
  id: optional(nullable(text({ max: 200 })), {
    description: "Its ID. None for a rule that a person wrote. A rule of a policy must be approved.",
  }),
  note: optional(nullable(text({ max: 1000 })), { description: "Why there is this rule." }),
});

export const GuardRule = model("GuardRule", {
  id: required(uuid()),
  agent_id: required(uuid()),
  config_id: required(uuid(), { description: "The guard config that runs it." }),
  guard: required(text(), { description: "The name of its guard in that config." }),
  name: required(text()),
  method: required(oneOf(...RULE_METHODS), methodNote),
  pattern: required(text(), patternNote),
  channels: required(list(oneOf(...CHANNELS)), channelsNote),
  action: required(oneOf(...ACTIONS), actionNote),
  provenance: required(Provenance),
  mode: required(nullable(oneOf("shadow", "enforce")), {
    description: "How the live version runs it. Null if that version does not have it, or it expired.",
  }),
  expires_at: required(nullable(integer()), { description: "Unix seconds. Null: never." }),
  ended_at: required(nullable(integer()), { description: "When it was taken out because it expired. Unix seconds." }),
  created_by: required(uuid()),
  created_at: required(integer(), { description: "Unix seconds." }),
});

export const NewGuardRule = model("NewGuardRule", {
  agent_id: required(uuid()),
  name: required(text({ min: 1, max: 120 })),
  ...spec,
  provenance: required(Provenance),
  expires_at: optional(nullable(integer({ ge: 1, le: 9_999_999_999 })), {
    description: "When the rule ends, in Unix seconds. Default: never.",
  }),
});

export const TryGuardRule = model("TryGuardRule", {
  agent_id: required(uuid(), { description: "The agent whose recorded traffic is judged." }),
  ...spec,
  text: optional(nullable(text({ max: 100_000 })), { description: "The text that the rule is made for." }),
});

const counts = {
  n: required(integer(), { description: "Texts or requests that were judged." }),
  hits: required(integer()),
};
const interval = {
  low: required(nullable(float()), {
    description: "95% interval of the share that is hit. Null if nothing was judged.",
  }),
  high: required(nullable(float())),
};

const TriedPack = model("TriedGuardRulePack", {
  ...counts,
  ...interval,
  examples: required(list(model("TriedGuardRuleText", { id: required(text()), text: required(text()) })), {
    description: "The first hits, cut to 300 characters.",
  }),
});

export const TriedGuardRule = model("TriedGuardRule", {
  text: required(
    nullable(
      model("TriedGuardRuleHits", {
        is_hit: required(bool()),
        spans: required(list(model("TriedGuardRuleSpan", { start: required(integer()), end: required(integer()) })), {
          description: "In UTF-16 units.",
        }),
      }),
    ),
    { description: "What is found in `text`. Null without one." },
  ),
  hard_negatives: required(TriedPack, { description: "Ordinary texts that are full of the words of attacks." }),
  ordinary: required(TriedPack, { description: "Ordinary texts." }),
  traffic: required(
    model("TriedGuardRuleTraffic", {
      legitimate: required(
        model("TriedGuardRuleRequests", {
          ...counts,
          ...interval,
          examples: required(
            list(model("TriedGuardRuleEntry", { entry_id: required(uuid()), created_at: required(integer()) })),
            { description: "The newest that would be hit, for GET /v1/recorded-traffic/{entry_id}." },
          ),
        }),
        { description: "Recorded requests that passed and have no label “attack”." },
      ),
      attacks: required(model("TriedGuardRuleCount", counts), { description: "What people labeled as an attack." }),
      other: required(model("TriedGuardRuleOther", counts), {
        description: "Requests that a guard stopped, and hits without a label.",
      }),
      is_complete: required(bool(), { description: "False if there is more recorded traffic than was judged." }),
    }),
    { description: "Recorded traffic of the agent, newest first. Samples are left out." },
  ),
});

export type TryBody = Out<typeof TryGuardRule>;
export type NewRule = Out<typeof NewGuardRule>;
export type ShownTried = Out<typeof TriedGuardRule>;
