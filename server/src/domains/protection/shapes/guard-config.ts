import { anyValue } from "../../../kernel/shape/any-value.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { httpUrl } from "../../../kernel/shape/http-url.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const body = "Which guards judge which channel, as described in docs/guards-config.md.";
const Modes = mapOf(oneOf("shadow", "enforce"));

export const GuardOverride = model(
  "GuardOverride",
  {
    guard: required(text()),
    reason: required(text(), { description: "Why an admin let the guard enforce." }),
    bound: required(nullable(float()), {
      description: "Upper 95% bound of the share of legitimate requests that it hits. Null without evidence.",
    }),
    budget: required(float(), { description: "The largest share that the config allows." }),
    n: required(integer(), { description: "Requests that the bound rests on." }),
    by: required(uuid()),
    at: required(integer(), { description: "Unix seconds." }),
    review_at: required(integer(), { description: "When the override is to be reviewed. Unix seconds." }),
  },
  { description: "A guard that enforces without evidence, because an admin said so." },
);

const configFields = {
  id: required(uuid()),
  status: withDefault(oneOf("pending", "applied"), "pending", {
    description: "`applied` if the live version has this body, `pending` if it was changed since or never applied.",
  }),
  agent_id: optional(nullable(uuid()), { description: "The agent it protects. Null for a template." }),
  config_body: optional(freeObject(), { description: body }),
  guard_instance_url: optional(nullable(text()), { description: "Where a guard inside the agent answers." }),
  created_at: required(integer(), { description: "Unix seconds." }),
  created_by: required(uuid()),
  updated_at: optional(nullable(integer()), { description: "Unix seconds." }),
  updated_by: optional(nullable(uuid())),
  live_version: optional(nullable(integer()), { description: "The version that was applied last." }),
  digest: optional(text(), { description: "SHA-256 of the body as canonical JSON (RFC 8785)." }),
  modes: optional(Modes, { description: "The mode of each guard in the body." }),
  unavailable: optional(list(text()), {
    description: "Methods that the body names and this console does not have. Such a config can't be applied.",
  }),
  overrides: optional(list(GuardOverride), {
    description: "Guards of the live version that enforce without evidence.",
  }),
};

export const GuardConfigResponse = model("GuardConfigResponse", configFields, { description: "A guard config." });
export const AgentGuardConfigResponse = model("AgentGuardConfigResponse", configFields, {
  description: "The guard config that an agent is bound to.",
});

export const GuardConfigCreate = model("GuardConfigCreate", {
  config_body: optional(nullable(freeObject()), { description: `${body} Default: GET /v1/default-guard-config.` }),
  agent_id: optional(nullable(uuid()), { description: "The agent to protect. Default: none, a template." }),
});

export const GuardConfigUpdate = model("GuardConfigUpdate", {
  config_body: required(freeObject(), { description: body }),
});

export const GuardConfigPatch = model("GuardConfigPatch", {
  guard_instance_url: required(nullable(text({ max: 2083 })), {
    description: "Where a guard inside the agent answers. Null clears it.",
  }),
});

export const GuardConfigListResponse = model("GuardConfigListResponse", {
  guard_configs: required(list(GuardConfigResponse)),
  count: required(integer(), { description: "Number of guard configs that match, on all pages." }),
  next_cursor: optional(nullable(text()), {
    description: "Send it as `cursor` to get the next page. Null on the last page.",
  }),
});

const overrideReason = optional(nullable(text({ min: 10, max: 1000 })), {
  description:
    "Why guards may enforce without evidence. For owners and admins; recorded in the audit log and reviewed after 14 days.",
});

export const ApplyGuardConfig = model("ApplyGuardConfig", { override_reason: overrideReason });

export const SetGuardMode = model("SetGuardMode", {
  mode: required(oneOf("shadow", "enforce")),
  override_reason: overrideReason,
});

export const GuardVersion = model("GuardVersion", {
  version: required(integer()),
  agent_id: required(uuid()),
  digest: required(text(), { description: "SHA-256 of the body as canonical JSON (RFC 8785)." }),
  modes: required(Modes),
  restored: required(nullable(integer()), { description: "The version that a rollback brought back." }),
  overrides: required(list(GuardOverride)),
  applied_at: required(integer(), { description: "Unix seconds." }),
  applied_by: required(uuid()),
});

export const GuardVersionList = model("GuardVersionList", { results: required(list(GuardVersion)) });

export const GuardVersionDetail = model("GuardVersionDetail", {
  ...GuardVersion.fields,
  config_body: required(freeObject(), { description: body }),
});

const KeyChange = model("GuardKeyChange", {
  key: required(text(), { description: "The key, or `method.option`." }),
  from: required(anyValue(), { description: "Null if it was not there." }),
  to: required(anyValue(), { description: "Null if it is not there." }),
});

export const GuardConfigDiff = model("GuardConfigDiff", {
  from: required(nullable(integer()), { description: "The version. Null for the saved body." }),
  to: required(nullable(integer()), { description: "The version. Null for the saved body." }),
  guards: required(
    list(
      model("GuardChange", {
        guard: required(text()),
        change: required(oneOf("added", "removed", "changed")),
        keys: required(list(KeyChange)),
      }),
    ),
    { description: "Guards that differ, with defaults filled in: a default that is written out is no change." },
  ),
  settings: required(list(KeyChange), { description: "Keys of the config itself that differ." }),
});

export const RollBackGuardConfig = model("RollBackGuardConfig", {
  version: required(integer({ ge: 1, le: 1_000_000 }), { description: "The version to bring back." }),
});

export const RegisterGuardRequest = model("RegisterGuardRequest", {
  agent_id: required(uuid(), { description: "The agent that the guard runs in." }),
  team_id: required(uuid(), { description: "The team of the agent, which must be the team of the key." }),
  guard_url: required(httpUrl(), { description: "Where the guard answers." }),
});

export const RegisterGuardResponse = model("RegisterGuardResponse", {
  status: withDefault(text(), "ok"),
  agent_id: required(uuid()),
  team_id: required(uuid()),
  guard_url: required(text()),
});

export type ShownGuardConfig = Out<typeof GuardConfigResponse>;
export type ShownOverride = Out<typeof GuardOverride>;
