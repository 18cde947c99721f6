import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { policyExample, presetExample, uploadedExample } from "./example.ts";
import {
  Policy,
  PolicyCategory,
  PolicyCreate,
  PolicyList,
  PolicyScope,
  PolicyStatus,
  PolicyText,
  PolicyUpdate,
} from "./shapes.ts";
import { sorts } from "./stores/view-store.ts";

const BASE = "/v1/policies/";
const ONE_POLICY = "/v1/policies/{policy_id}";
const tag = "Agent Environment";
const PolicyPath = model("PolicyPath", {
  policy_id: required(uuid(), { description: "The policy's id." }),
});
const params = PolicyPath;
const errors = ["POLICY_NOT_FOUND"] as const;
const changeErrors = [...errors, "PRECONDITION_FAILED"] as const;
const offset = withDefault(integer({ ge: 0 }), 0);
const category = optional(nullable(PolicyCategory));

export const listPoliciesOp = operation({
  id: "environment.listPolicies",
  method: "GET",
  path: BASE,
  tag,
  access: "environment:read",
  mcp: { tool: "policies_list" },
  reads: "replica",
  summary: "List policies",
  query: model("ListPoliciesQuery", {
    category,
    status: optional(nullable(PolicyStatus)),
    search: optional(nullable(text()), {
      description: "Part of the name, the description or a tag. Not case-sensitive.",
    }),
    limit: withDefault(integer({ ge: 1, le: 100 }), 10),
    offset,
    sort: withDefault(oneOf(...sorts), "-created_at", { description: "Order; a minus sign means descending." }),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: { 200: PolicyList },
  example: { response: { results: [policyExample], total: 1, next_cursor: null } },
});

export const createPolicyOp = operation({
  id: "environment.createPolicy",
  method: "POST",
  path: BASE,
  tag,
  access: "environment:write",
  summary: "Create a policy",
  description: "As a draft, with its text or without. A file can be uploaded afterwards.",
  body: PolicyCreate,
  responses: { 201: Policy },
  errors: ["POLICY_EXISTS"],
  example: {
    request: {
      name: "Refunds",
      category: "operational",
      source_text: "The agent must not promise a refund of more than 200 euros.",
    },
    response: policyExample,
  },
});

export const listPolicyPresetsOp = operation({
  id: "environment.listPolicyPresets",
  method: "GET",
  path: "/v1/policies/presets/",
  tag,
  access: "environment:read",
  summary: "List policies that come with the console",
  query: model("ListPolicyPresetsQuery", { category, limit: withDefault(integer({ ge: 1, le: 1000 }), 100), offset }),
  responses: { 200: PolicyList },
  example: { response: { results: [presetExample], total: 1 } },
});

export const copyPolicyPresetOp = operation({
  id: "environment.copyPolicyPreset",
  method: "POST",
  path: "/v1/policies/presets/{preset_id}/copy",
  tag,
  access: "environment:write",
  summary: "Copy a preset to your team",
  description: "Makes a draft whose rules are drafts too: approving them is up to your team.",
  params: model("PolicyPresetPath", { preset_id: required(uuid(), { description: "The preset's id." }) }),
  query: model("CopyPolicyPresetQuery", {
    name_override: optional(nullable(text({ min: 1, max: 255 })), { description: "By default the preset's name." }),
  }),
  responses: { 201: Policy },
  errors,
  example: { response: policyExample },
});

export const getPolicyOp = operation({
  id: "environment.getPolicy",
  method: "GET",
  path: ONE_POLICY,
  tag,
  access: "environment:read",
  summary: "Get a policy",
  description: "Of your team, or a preset.",
  params,
  responses: { 200: Policy },
  errors,
  example: { response: policyExample },
});

export const updatePolicyOp = operation({
  id: "environment.updatePolicy",
  method: "PATCH",
  path: ONE_POLICY,
  tag,
  access: "environment:write",
  summary: "Change a policy",
  description: "What is left out stays. With another text, rules whose words still occur in it keep their status.",
  params,
  body: PolicyUpdate,
  responses: { 200: Policy },
  errors: [...changeErrors, "POLICY_HAS_FILE", "POLICY_EMPTY"],
  example: { request: { description: "For the web shop" }, response: policyExample },
});

export const deletePolicyOp = operation({
  id: "environment.deletePolicy",
  method: "DELETE",
  path: ONE_POLICY,
  tag,
  access: "environment:write",
  summary: "Delete a policy",
  description: "With its file, its texts and its rules. Harnesses that were made from it keep their prompts.",
  params,
  responses: { 204: null },
  errors: [...changeErrors, "POLICY_IN_USE"],
  example: {},
});

export const activatePolicyOp = operation({
  id: "environment.activatePolicy",
  method: "POST",
  path: `${ONE_POLICY}/activate`,
  tag,
  access: "environment:write",
  effect: "destructive",
  summary: "Activate a policy",
  description: "From now on its approved rules count. A text that was never read for rules is read now.",
  params,
  responses: { 200: Policy },
  errors: [...changeErrors, "POLICY_EMPTY"],
  example: { response: { ...policyExample, status: "active" } },
});

export const uploadPolicyFileOp = operation({
  id: "environment.uploadPolicyFile",
  method: "POST",
  path: `${ONE_POLICY}/upload`,
  tag,
  access: "environment:write",
  mcp: false,
  summary: "Upload a policy as a file",
  description:
    "PDF, Word (.docx), HTML, Markdown or plain text, at most 10 MiB, as a part named `file`. Replaces an earlier file. The answer waits up to five seconds for the text; after that, `conversion` says how far it is. The earlier text stays in force until the new one can be read.",
  params,
  upload: true,
  responses: { 200: Policy },
  errors: [...changeErrors, "FILE_UNSUPPORTED", "FILE_TOO_LARGE"],
  example: { response: uploadedExample },
});

export const getPolicyFileOp = operation({
  id: "environment.getPolicyFile",
  method: "GET",
  path: `${ONE_POLICY}/file`,
  tag,
  access: "environment:read",
  mcp: false,
  summary: "Download a policy's file",
  description: "As it was uploaded.",
  params,
  responses: { 200: { media: "application/octet-stream", description: "The file." } },
  errors: [...errors, "FILE_NOT_FOUND"],
  example: {},
});

export const deletePolicyFileOp = operation({
  id: "environment.deletePolicyFile",
  method: "DELETE",
  path: `${ONE_POLICY}/file`,
  tag,
  access: "environment:write",
  summary: "Delete a policy's file",
  description: "With the text that was read from it. Rules from this text become `modified`: their ground is gone.",
  params,
  responses: { 200: Policy },
  errors: [...changeErrors, "FILE_NOT_FOUND"],
  example: { response: policyExample },
});

export const getConvertedTextOp = operation({
  id: "environment.getConvertedText",
  method: "GET",
  path: `${ONE_POLICY}/converted`,
  tag,
  access: "environment:read",
  summary: "Get the text of a policy",
  description: "The text that rules point into: read from the file, or `source_text` of a policy without one.",
  params,
  responses: { 200: { media: "text/markdown", description: "The text." } },
  errors: [...errors, "POLICY_TEXT_NOT_FOUND"],
  example: {},
});

export const getPolicyTextOp = operation({
  id: "environment.getPolicyText",
  method: "GET",
  path: `${ONE_POLICY}/text`,
  tag,
  access: "environment:read",
  summary: "Get a version of a policy's text",
  description: "With its blocks, to show rules where they come from. The newest five versions are kept.",
  params,
  query: model("PolicyTextQuery", {
    version: optional(nullable(integer({ ge: 1, le: 1_000_000_000 })), { description: "By default the one in force." }),
  }),
  responses: { 200: PolicyText },
  errors: [...errors, "POLICY_TEXT_NOT_FOUND"],
  example: {
    response: {
      version: 1,
      source: "given",
      content: policyExample.source_text,
      blocks: [{ kind: "paragraph", level: 0, page: null, start: 0, end: 59 }],
      versions: [1],
    },
  },
});

export const getPolicyScopeOp = operation({
  id: "environment.getPolicyScope",
  method: "GET",
  path: `${ONE_POLICY}/scope`,
  tag,
  access: "environment:read",
  summary: "Get the agents that a policy is in force for",
  params,
  responses: { 200: PolicyScope },
  errors,
  example: { response: { all_agents: true, agent_ids: [] } },
});

export const setPolicyScopeOp = operation({
  id: "environment.setPolicyScope",
  method: "PUT",
  path: `${ONE_POLICY}/scope`,
  tag,
  access: "environment:write",
  effect: "destructive",
  summary: "Set the agents that a policy is in force for",
  description: "A new policy is in force for none. Only approved rules of active policies are enforced.",
  params,
  body: PolicyScope,
  responses: { 200: PolicyScope },
  errors: [...changeErrors, "AGENT_NOT_FOUND"],
  example: { request: { all_agents: true }, response: { all_agents: true, agent_ids: [] } },
});

export const policyOperations = [
  listPoliciesOp,
  createPolicyOp,
  listPolicyPresetsOp,
  copyPolicyPresetOp,
  getPolicyOp,
  updatePolicyOp,
  deletePolicyOp,
  activatePolicyOp,
  uploadPolicyFileOp,
  getPolicyFileOp,
  deletePolicyFileOp,
  getConvertedTextOp,
  getPolicyTextOp,
  getPolicyScopeOp,
  setPolicyScopeOp,
] as const;
