import type { Catalog } from "../../kernel/errors.ts";

export const evaluationErrors = {
  EVALUATION_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/evaluations/ lists the evaluations of your team.",
  },
  EVALUATION_EXISTS: {
    status: 409,
    text: "An evaluation with this ID already exists.",
    remedy: "Omit evaluation_id to get a new one, or read the existing evaluation.",
  },
  EVALUATION_STATE: {
    status: 409,
    text: "The evaluation's current state does not allow this.",
    remedy: "Check the status with GET /v1/evaluations/{evaluation_id}.",
  },
  EVALUATION_ARCHIVED: {
    status: 409,
    text: "The evaluation is archived: its prompts, responses and log are in the store. Bring it back to read them.",
    remedy:
      "Bring it back with POST /v1/evaluations/{evaluation_id}/restore, and wait until its archived_at is null. Its scores, verdict and report can be read meanwhile: GET /v1/evaluation-results/{evaluation_id}/results?report_only=true.",
  },
  EVALUATION_IN_USE: {
    status: 409,
    text: "The evaluation can't be archived, because it is in use.",
    remedy: "`hold` says what it is used for. Try again when that is over.",
  },
  ARCHIVE_STORE_MISSING: {
    status: 409,
    text: "This console has no store for archived evaluations.",
    remedy: "Operators: set STORE_URL. With DATABASE_URL there is no default.",
  },
  ARCHIVE_UNREADABLE: {
    status: 503,
    text: "The store did not give the evidence pack of this archived evaluation.",
    remedy: "Try again later. If an object is missing or was changed, bring it back from the bucket's versions.",
  },
  SHARE_LINK_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/share-links lists the share links of your team.",
  },
  SHARE_LINKS_OFF: {
    status: 403,
    text: "Your team doesn't allow share links.",
    remedy: "An owner or admin can switch them on with PUT /v1/evaluation-settings.",
  },
  JUDGE_CARD_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "Measure the judge first with POST /v1/judges/{agent_id}/card.",
  },
  JUDGE_CARD_STATE: {
    status: 409,
    text: "The state of the judge's measurement does not allow this.",
    remedy: "Check the status with GET /v1/judges/{agent_id}/card.",
  },
  TEST_SET_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/test-sets lists the test sets of your team.",
  },
  TEST_SET_EXISTS: {
    status: 409,
    text: "A test set with this name already exists.",
    remedy: "Choose another name, or upload a new version of the existing test set.",
  },
  HARNESS_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/custom-harnesses/ lists the custom harnesses of your team.",
  },
  HARNESS_EXISTS: {
    status: 409,
    text: "A harness with this name or ID already exists.",
    remedy: "Choose another name. A harness can't be changed: create one with the changes.",
  },
  HARNESS_IN_USE: {
    status: 409,
    text: "An evaluation that is not finished asks with this harness.",
    remedy: "Wait until the evaluation is finished, or cancel it, then delete the harness.",
  },
  HARNESS_NOT_READY: {
    status: 409,
    text: "The harness has no prompts yet.",
    remedy: "Read it with GET /v1/custom-harnesses/{harness_id} until its status is active.",
  },
  HARNESS_NOT_GENERATING: {
    status: 409,
    text: "The harness is not being generated.",
    remedy: "Only a harness in the state draft can be canceled. Delete it if you don't need it.",
  },
  NO_CUSTOM_HARNESS: {
    status: 404,
    text: "The evaluation asked with no custom harness.",
    remedy: "Start an evaluation with harness_type custom and the name of a custom harness in harness_names.",
  },
  POLICY_NOT_ACTIVE: {
    status: 409,
    text: "A harness tests active policies only.",
    remedy: "Activate the policy with POST /v1/policies/{policy_id}/activate. `policy_id` names it.",
  },
  LABELS_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "Use the batch_id from the response to your own labels. Only the person who gave labels can undo them.",
  },
  FINDING_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/findings lists the findings of your team.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof evaluationErrors, true> {}
}
