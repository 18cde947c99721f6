import type { Catalog } from "../../kernel/errors.ts";

export const environmentErrors = {
  PERSONA_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/personas/ lists the personas of your team, GET /v1/personas/presets/ the presets.",
  },
  PERSONA_EXISTS: {
    status: 409,
    text: "There is already a persona with this id.",
    remedy: "Leave out the id, and the console makes one.",
  },
  PERSONA_PRESET: {
    status: 403,
    text: "Presets can't be changed.",
    remedy: "POST /v1/personas/from-preset/{preset_id} makes a copy that is your team's own.",
  },
  PERSONA_IN_USE: {
    status: 409,
    text: "A harness that is being generated uses this persona.",
    remedy: "Wait until the harness is finished, or cancel it, then delete the persona.",
  },
  DIMENSION_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/demographics/ lists built-in dimensions and those of your team.",
  },
  DIMENSION_EXISTS: {
    status: 409,
    text: "There is already a dimension with this name.",
    remedy: "Choose another name. Names of built-in dimensions are taken.",
  },
  DIMENSIONS_FULL: {
    status: 409,
    text: "A team can have 200 dimensions of its own.",
    remedy: "Delete one that is no longer used.",
  },
  VALUE_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/demographics/{dimension_id}/values lists the values of a dimension.",
  },
  VALUE_EXISTS: {
    status: 409,
    text: "The dimension already has this value.",
    remedy: "`value` names it. Leave it out, or change the one that is there.",
  },
  VALUES_FULL: {
    status: 409,
    text: "A dimension can have 1,000 values.",
    remedy: "Delete values that are no longer used.",
  },
  BUILT_IN: {
    status: 403,
    text: "Built-in dimensions can't be changed.",
    remedy: "Create a dimension of your own with the values you need.",
  },
  POLICY_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/policies/ lists the policies of your team, GET /v1/policies/presets/ the presets.",
  },
  POLICY_EXISTS: {
    status: 409,
    text: "There is already a policy with this id.",
    remedy: "Leave out `id`, or choose another one.",
  },
  POLICY_TEXT_NOT_FOUND: {
    status: 404,
    text: "The policy has no text yet.",
    remedy: "Upload a file, or set source_text. `conversion` of the policy says how far a file is read.",
  },
  POLICY_HAS_FILE: {
    status: 409,
    text: "The policy's text comes from its file.",
    remedy: "Upload a new file, or delete the file first.",
  },
  POLICY_EMPTY: {
    status: 409,
    text: "The policy has no text yet.",
    remedy: "Upload a file, or set source_text.",
  },
  POLICY_IN_USE: {
    status: 409,
    text: "A harness that is being generated uses this policy.",
    remedy: "Wait until the harness is finished, or cancel it, then delete the policy.",
  },
  FILE_UNSUPPORTED: {
    status: 415,
    text: "Only PDF, Word (.docx), HTML, Markdown and plain text can be read.",
    remedy: "Save the document in one of these formats.",
  },
  FILE_TOO_LARGE: {
    status: 413,
    text: "The file is larger than 10 MiB.",
    remedy: "Upload a smaller file, or split it into several policies.",
  },
  FILE_NOT_FOUND: {
    status: 404,
    text: "The policy has no file.",
    remedy: "POST /v1/policies/{policy_id}/upload adds one.",
  },
  RULE_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/policies/{policy_id}/rules lists the rules of a policy.",
  },
  RULE_DECIDED: {
    status: 409,
    text: "The rule is already decided.",
    remedy: "Change the rule first: a changed rule can be approved or rejected again.",
  },
  RULE_NOT_APPROVED: {
    status: 409,
    text: "The rule has not been approved yet.",
    remedy: "Approve the rule first: POST /v1/rules/{rule_id}/approve.",
  },
  RULE_EXISTS: {
    status: 409,
    text: "The policy already has a rule with this number or ID.",
    remedy: "Choose another `rule_id`, or leave it out.",
  },
  EXTRACTION_RUNNING: {
    status: 409,
    text: "An agent is reading this policy already.",
    remedy: "Wait until GET /v1/policies/{policy_id}/coverage says that the extraction is over.",
  },
  RULE_SUSPICIOUS: {
    status: 409,
    text: "One of the rules speaks to a machine that reads the document.",
    remedy: "Read it, then approve it by itself, or reject it. `rule` names it.",
  },
  RULE_OWN: {
    status: 403,
    text: "Your team requires a second person to approve rules.",
    remedy: "Ask another team member to review the rule.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof environmentErrors, true> {}
}
