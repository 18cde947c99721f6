import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const YEAR_10000 = 253_402_300_800;
const Outcome = oneOf("done", "denied", "failed");
const moment = integer({ ge: 0, le: YEAR_10000 });

const filters = {
  actor_id: optional(uuid(), { description: "User who performed the action." }),
  action: optional(text({ min: 1, max: 100 }), {
    description: "Action name, or a prefix followed by *.",
    example: "agent.*",
  }),
  target_id: optional(text({ max: 300 }), { description: "Target of the action." }),
  outcome: optional(Outcome),
  since: optional(moment, { description: "Start time (inclusive), in Unix seconds." }),
  until: optional(moment, { description: "End time (exclusive), in Unix seconds." }),
  request_id: optional(text({ max: 64 }), { description: "X-Request-Id of the request." }),
};

const auditRow = {
  id: required(uuid()),
  team_id: required(uuid()),
  at: required(integer(), { description: "Unix seconds." }),
  at_ms: required(integer(), { description: "The same moment in milliseconds, as the chain covers it." }),
  actor_kind: required(text(), { description: "user, key, service, local or system." }),
  actor_id: required(nullable(uuid())),
  action: required(text(), { example: "agent.updated" }),
  target_kind: required(nullable(text())),
  target_id: required(nullable(text())),
  outcome: required(Outcome),
  before_hash: required(nullable(text()), { description: "SHA-256 of the state before." }),
  after_hash: required(nullable(text()), { description: "SHA-256 of the state after." }),
  request_id: required(text()),
  address: required(text(), { description: "Where the request came from." }),
  details: required(nullable(freeObject())),
  seq: required(nullable(integer()), { description: "Its number in the team's chain; null until it is sealed." }),
  hash: required(nullable(text()), { description: "The hash of its link; null until it is sealed." }),
  sealed_at_ms: required(nullable(integer()), { description: "When it was sealed; null until then." }),
};
const AuditRow = model("AuditRow", {
  ...auditRow,
  agent_name: optional(text(), {
    description: "Of a row about an agent: what the agent is called now. It is not part of the chain.",
  }),
});

const rowExample = {
  id: "0198c2a4-9a53-7c1e-9d53-0d2f7d2f4b15",
  team_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11",
  at: 1_780_000_000,
  at_ms: 1_780_000_000_120,
  actor_kind: "user",
  actor_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12",
  action: "session.opened",
  target_kind: "session",
  target_id: "0198c2a4-9a50-7c1e-9d53-0d2f7d2f4b14",
  outcome: "done",
  before_hash: null,
  after_hash: null,
  request_id: "0198c2a4-9a53-7c1e-9d53-0d2f7d2f4b13",
  address: "192.0.2.7",
  details: null,
  seq: 1,
  hash: "6c1f0f0a0f7c0a4b2d5b0a3c9c6ef6f2f1f4dd5f3f0f7a2f7d3b8c1e5a9d4b70",
  sealed_at_ms: 1_780_000_000_480,
};

export const listAuditLogOp = operation({
  id: "teams.listAuditLog",
  method: "GET",
  path: "/v1/audit-log",
  tag: "Teams",
  access: "audit:read",
  reads: "replica",
  summary: "List audit log entries",
  description:
    "Changes, sign-ins, views of secrets and denied requests, with actor, source, action and target. Newest first.",
  query: model("AuditLogQuery", {
    ...filters,
    limit: withDefault(integer({ ge: 1, le: 500 }), 100),
    cursor: optional(text({ max: 1000 }), { description: "next_cursor of the previous page." }),
  }),
  responses: {
    200: model("AuditLogPage", {
      results: required(list(AuditRow)),
      next_cursor: required(nullable(text()), { description: "Null on the last page." }),
    }),
  },
  example: { response: { results: [rowExample], next_cursor: null } },
});

export const exportAuditLogOp = operation({
  id: "teams.exportAuditLog",
  method: "GET",
  path: "/v1/audit-log/export",
  tag: "Teams",
  access: "audit:read",
  mcp: false,
  reads: "replica",
  summary: "Download the audit log",
  description:
    "One entry per line, newest first, in the same format as the list. Anyone can verify the whole log: each hash covers the entry and the previous hash. The download is recorded in the audit log.",
  query: model("AuditExportQuery", filters),
  responses: { 200: { media: "application/x-ndjson", description: "The entries, one per line." } },
  example: {},
});

const Finding = model("AuditFinding", {
  kind: required(
    oneOf("row_changed", "row_missing", "row_inserted", "link_changed", "link_missing", "chain_rewritten", "tail_cut"),
  ),
  seq: required(nullable(integer()), { description: "The place in the chain; null for a row outside it." }),
  audit_id: required(nullable(uuid())),
  text: required(text(), { description: "What was found, in words." }),
});

export const checkAuditLogOp = operation({
  id: "teams.checkAuditLog",
  method: "GET",
  path: "/v1/audit-log/integrity",
  tag: "Teams",
  access: "audit:read",
  summary: "Verify audit log integrity",
  description:
    "Recomputes the team's hash chain and compares it with the checkpoints stored outside the database. Takes longer for long logs.",
  responses: {
    200: model("AuditIntegrity", {
      intact: required(bool()),
      rows: required(integer()),
      sealed: required(integer()),
      pending: required(integer(), { description: "Written but not yet in the chain." }),
      head: required(nullable(model("AuditHead", { seq: required(integer()), hash: required(text()) }))),
      finding: optional(Finding, { description: "The first thing that is wrong." }),
    }),
  },
  example: {
    response: { intact: true, rows: 1, sealed: 1, pending: 0, head: { seq: 1, hash: rowExample.hash } },
  },
});

export const auditOperations = [listAuditLogOp, exportAuditLogOp, checkAuditLogOp];
