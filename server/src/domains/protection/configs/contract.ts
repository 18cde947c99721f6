import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  AgentGuardConfigResponse,
  ApplyGuardConfig,
  GuardConfigCreate,
  GuardConfigDiff,
  GuardConfigListResponse,
  GuardConfigPatch,
  GuardConfigResponse,
  GuardConfigUpdate,
  GuardVersionDetail,
  GuardVersionList,
  RegisterGuardRequest,
  RegisterGuardResponse,
  RollBackGuardConfig,
  SetGuardMode,
} from "../shapes/guard-config.ts";
import {
  appliedExample,
  bodyExample,
  configExample,
  diffExample,
  registrationExample,
  versionExample,
} from "./example.ts";
import { sorts } from "./store.ts";

const BASE = "/v1/guard-configs";
const ONE = `${BASE}/{config_id}`;
const tag = "Protection";
const [read, write] = ["guard:read", "guard:write"] as const;
const config = { config_id: required(uuid(), { description: "The guard config's id." }) };
const params = model("GuardConfigPath", config);
const versionNumber = integer({ ge: 1, le: 1_000_000 });
const team = { team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }) };
const TeamQuery = model("GuardConfigQuery", team);
const errors = ["GUARD_CONFIG_NOT_FOUND"] as const;
const changeErrors = [...errors, "PRECONDITION_FAILED"] as const;
const liveErrors = [
  ...changeErrors,
  "GUARD_CONFIG_WITHOUT_AGENT",
  "GUARD_METHOD_UNAVAILABLE",
  "AGENT_NOT_FOUND",
] as const;

export const createGuardConfigOp = operation({
  id: "protection.createGuardConfig",
  method: "POST",
  path: BASE,
  tag,
  access: write,
  summary: "Create a guard config",
  description:
    "Saves a body; nothing judges by it until it is applied. An unknown key, method, channel or option is a 422 with its place.",
  query: TeamQuery,
  body: nullable(GuardConfigCreate),
  bodyOptional: true,
  responses: { 201: GuardConfigResponse },
  errors: ["AGENT_NOT_FOUND"],
  example: { request: { config_body: bodyExample }, response: { ...configExample, agent_id: null } },
});

export const listGuardConfigsOp = operation({
  id: "protection.listGuardConfigs",
  method: "GET",
  path: BASE,
  tag,
  access: read,
  mcp: { tool: "guard_configs_list" },
  summary: "List guard configs",
  query: model("ListGuardConfigsQuery", {
    ...team,
    agent_id: optional(nullable(uuid()), { description: "Only those of this agent." }),
    limit: withDefault(integer({ ge: 1, le: 1000 }), 100, { description: "Rows on a page." }),
    offset: withDefault(integer({ ge: 0 }), 0, { description: "Rows to skip. Ignored with `cursor`." }),
    search: optional(nullable(text()), {
      description: "Part of the body, such as a guard or a method, or of the guard's URL. Not case-sensitive.",
    }),
    sort: withDefault(oneOf(...sorts), "-created_at", { description: "Order; a minus sign means descending." }),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: { 200: GuardConfigListResponse },
  example: { response: { guard_configs: [configExample], count: 1, next_cursor: null } },
});

export const getGuardConfigOp = operation({
  id: "protection.getGuardConfig",
  method: "GET",
  path: ONE,
  tag,
  access: read,
  mcp: { tool: "guard_config_get" },
  summary: "Get a guard config",
  params,
  query: TeamQuery,
  responses: { 200: GuardConfigResponse },
  errors,
  example: { response: configExample },
});

export const updateGuardConfigOp = operation({
  id: "protection.updateGuardConfig",
  method: "PUT",
  path: ONE,
  tag,
  access: write,
  summary: "Replace the body of a guard config",
  description: "The live version does not change until the config is applied again.",
  params,
  query: TeamQuery,
  body: GuardConfigUpdate,
  responses: { 200: GuardConfigResponse },
  errors: changeErrors,
  example: { request: { config_body: bodyExample }, response: configExample },
});

export const patchGuardConfigOp = operation({
  id: "protection.patchGuardConfig",
  method: "PATCH",
  path: ONE,
  tag,
  access: write,
  summary: "Set or clear the URL of a guard",
  params,
  query: TeamQuery,
  body: GuardConfigPatch,
  responses: { 200: GuardConfigResponse },
  errors: changeErrors,
  example: {
    request: { guard_instance_url: "https://agent.example/guard" },
    response: { ...configExample, guard_instance_url: "https://agent.example/guard" },
  },
});

export const deleteGuardConfigOp = operation({
  id: "protection.deleteGuardConfig",
  method: "DELETE",
  path: ONE,
  tag,
  access: write,
  summary: "Delete a guard config",
  description: "Its versions stay for the audit log. With `force`, owners and admins can delete a live one.",
  params,
  query: model("DeleteGuardConfigQuery", {
    ...team,
    force: withDefault(bool(), false, { description: "Delete it even if an agent is then unprotected." }),
  }),
  responses: { 204: null },
  errors: [...changeErrors, "GUARD_CONFIG_LIVE", "AGENT_NOT_FOUND"],
  example: {},
});

export const applyGuardConfigOp = operation({
  id: "protection.applyGuardConfig",
  method: "POST",
  path: `${ONE}/apply`,
  tag,
  access: write,
  effect: "destructive",
  summary: "Apply a guard config to its agent",
  description:
    "Writes an immutable version and binds the agent to it; every process judges by it within a second. A guard that is new in enforce needs a card or evidence that it leaves legitimate requests alone.",
  params,
  query: TeamQuery,
  body: nullable(ApplyGuardConfig),
  bodyOptional: true,
  responses: { 200: GuardConfigResponse },
  errors: [...liveErrors, "PROMOTION_NOT_PROVEN"],
  example: { response: appliedExample },
});

export const setGuardModeOp = operation({
  id: "protection.setGuardMode",
  method: "PUT",
  path: `${ONE}/guards/{guard}/mode`,
  tag,
  access: write,
  effect: "destructive",
  summary: "Let a guard enforce, or put it back into shadow",
  description:
    "Changes one guard of the live version, as a new version. Edits of the config that were not applied stay so. To enforce, the guard needs a card or evidence that it leaves legitimate requests alone.",
  params: model("GuardModePath", { ...config, guard: required(text({ min: 1, max: 100 })) }),
  body: SetGuardMode,
  responses: { 200: GuardConfigResponse },
  errors: [...liveErrors, "GUARD_NOT_LIVE", "PROMOTION_NOT_PROVEN"],
  example: { request: { mode: "enforce" }, response: { ...appliedExample, live_version: 2 } },
});

export const listGuardVersionsOp = operation({
  id: "protection.listGuardVersions",
  method: "GET",
  path: `${ONE}/versions`,
  tag,
  access: read,
  summary: "List the versions of a guard config",
  description: "What was applied, the newest first.",
  params,
  query: TeamQuery,
  responses: { 200: GuardVersionList },
  errors,
  example: { response: { results: [versionExample] } },
});

export const getGuardVersionOp = operation({
  id: "protection.getGuardVersion",
  method: "GET",
  path: `${ONE}/versions/{version}`,
  tag,
  access: read,
  summary: "Get a version of a guard config",
  params: model("GuardVersionPath", { ...config, version: required(versionNumber) }),
  query: TeamQuery,
  responses: { 200: GuardVersionDetail },
  errors: [...errors, "GUARD_VERSION_NOT_FOUND"],
  example: { response: { ...versionExample, config_body: bodyExample } },
});

export const diffGuardConfigOp = operation({
  id: "protection.diffGuardConfig",
  method: "GET",
  path: `${ONE}/diff`,
  tag,
  access: read,
  summary: "Compare two versions of a guard config",
  description: "By guard and by key.",
  params,
  query: model("DiffGuardConfigQuery", {
    ...team,
    from: optional(nullable(versionNumber), { description: "A version. Default: the live one." }),
    to: optional(nullable(versionNumber), { description: "A version. Default: the saved body." }),
  }),
  responses: { 200: GuardConfigDiff },
  errors: [...errors, "GUARD_VERSION_NOT_FOUND"],
  example: { response: diffExample },
});

export const rollBackGuardConfigOp = operation({
  id: "protection.rollBackGuardConfig",
  method: "POST",
  path: `${ONE}/rollback`,
  tag,
  access: write,
  effect: "destructive",
  summary: "Roll back to an earlier version",
  description: "Saves and applies the body of that version as a new version.",
  params,
  query: TeamQuery,
  body: RollBackGuardConfig,
  responses: { 200: GuardConfigResponse },
  errors: [...liveErrors, "GUARD_VERSION_NOT_FOUND"],
  example: { request: { version: 1 }, response: { ...appliedExample, live_version: 2 } },
});

export const defaultGuardConfigOp = operation({
  id: "protection.getDefaultGuardConfig",
  method: "GET",
  path: "/v1/default-guard-config",
  tag,
  access: "public",
  summary: "Get the default body",
  description:
    "What a guard config without a body has. Send its ETag as If-None-Match to get 304 while it is the same.",
  responses: { 200: freeObject(), 304: null },
  example: { response: bodyExample },
});

export const agentGuardConfigOp = operation({
  id: "protection.getAgentGuardConfig",
  method: "GET",
  path: "/v1/agent-configurations/{agent_id}/guard-configs",
  tag: "Agent Environment",
  access: read,
  summary: "Get the guard config of an agent",
  params: model("AgentGuardConfigPath", { agent_id: required(uuid(), { description: "The agent's id." }) }),
  query: TeamQuery,
  responses: { 200: AgentGuardConfigResponse },
  errors: ["AGENT_NOT_FOUND", ...errors],
  example: { response: appliedExample },
});

export const registerGuardOp = operation({
  id: "protection.registerGuard",
  method: "POST",
  path: "/v1/webhooks/register-guard",
  tag,
  access: "guard:use",
  keyHeader: "x-webhook-api-key",
  effect: "destructive",
  mcp: false,
  summary: "Register a guard that runs inside an agent",
  description:
    "The agent gets the default guard config if it has none. Registering the same URL again changes nothing.",
  body: RegisterGuardRequest,
  responses: { 200: RegisterGuardResponse },
  errors: ["AGENT_NOT_FOUND"],
  idempotent: false,
  example: { request: registrationExample, response: { status: "ok", ...registrationExample } },
});

export const guardConfigOperations = [
  createGuardConfigOp,
  listGuardConfigsOp,
  getGuardConfigOp,
  updateGuardConfigOp,
  patchGuardConfigOp,
  deleteGuardConfigOp,
  applyGuardConfigOp,
  setGuardModeOp,
  listGuardVersionsOp,
  getGuardVersionOp,
  diffGuardConfigOp,
  rollBackGuardConfigOp,
  defaultGuardConfigOp,
  agentGuardConfigOp,
  registerGuardOp,
];
