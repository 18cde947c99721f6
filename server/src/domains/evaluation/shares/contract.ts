import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const tag = "Evaluation";

const shown = {
  id: required(uuid()),
  evaluation_id: required(uuid()),
  status: required(named("ShareLinkStatus", oneOf("active", "expired", "revoked"))),
  includes_transcripts: required(bool()),
  created_by: required(uuid()),
  created_at: required(integer(), { description: "Unix seconds." }),
  expires_at: required(integer(), { description: "Unix seconds." }),
  revoked_at: required(nullable(integer())),
  opened: required(integer(), { description: "How often the report was opened." }),
  last_opened_at: required(nullable(integer())),
} as const;

const ShareLink = model("ShareLink", shown);

const CreatedShareLink = model("CreatedShareLink", {
  ...shown,
  url: required(nullable(text()), {
    description: "Opens the report. Shown only once: null in a repeated response for an Idempotency-Key.",
  }),
});

const example = {
  id: "0198c2a7-1b22-7c33-8d44-9e5f6a7b8c9d",
  evaluation_id: "0198c2a6-2c11-7a3b-9a10-6a7b8c9d0e1f",
  status: "active",
  includes_transcripts: false,
  created_by: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
  created_at: 1_780_000_000,
  expires_at: 1_780_604_800,
  revoked_at: null,
  opened: 0,
  last_opened_at: null,
};

export const createShareLinkOp = operation({
  id: "evaluation.createShareLink",
  method: "POST",
  path: "/v1/evaluations/{evaluation_id}/share-links",
  tag,
  access: "evaluation:run",
  mcp: false,
  summary: "Create a share link",
  description:
    "Anyone with the link can read this one report until the link expires or is revoked, without an account. Without transcripts, the report has the verdict, scores, findings and method, and no prompts, responses, endpoint URL or system prompt. The team must have switched share links on.",
  params: model("CreateShareLinkPath", { evaluation_id: required(uuid(), { description: "A completed evaluation." }) }),
  body: model("CreateShareLinkRequest", {
    expires_in_days: withDefault(integer({ ge: 1, le: 90 }), 7),
    include_transcripts: withDefault(bool(), false, {
      description: "Also show prompts, responses and the agent's configuration.",
    }),
  }),
  responses: { 201: CreatedShareLink },
  errors: ["EVALUATION_NOT_FOUND", "EVALUATION_STATE", "EVALUATION_ARCHIVED", "SHARE_LINKS_OFF"],
  example: {
    request: { expires_in_days: 7 },
    response: { ...example, url: "https://console.example/shared/Zk3m0V8tQ1yW5rXn2bLd7A" },
  },
});

export const listShareLinksOp = operation({
  id: "evaluation.listShareLinks",
  method: "GET",
  path: "/v1/share-links",
  tag,
  access: "evaluation:read",
  mcp: false,
  summary: "List share links",
  description: "Newest first, including expired and revoked ones. The address itself is not stored.",
  query: model("ListShareLinksQuery", {
    evaluation_id: optional(nullable(uuid()), { description: "Only links to this evaluation." }),
    limit: withDefault(integer({ ge: 1, le: 100 }), 50),
    offset: withDefault(integer({ ge: 0 }), 0),
  }),
  responses: { 200: model("ShareLinkList", { results: required(list(ShareLink)), count: required(integer()) }) },
  example: { response: { results: [example], count: 1 } },
});

export const revokeShareLinkOp = operation({
  id: "evaluation.revokeShareLink",
  method: "DELETE",
  path: "/v1/share-links/{link_id}",
  tag,
  access: "evaluation:run",
  mcp: false,
  summary: "Revoke a share link",
  description: "The next request with it gets the same 404 as an unknown one.",
  params: model("RevokeShareLinkPath", { link_id: required(uuid()) }),
  responses: { 204: null },
  errors: ["SHARE_LINK_NOT_FOUND"],
  example: {},
});

export const shareLinkOperations = [createShareLinkOp, listShareLinksOp, revokeShareLinkOp];
