import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const tag = "Evaluation";

export const evidencePackOp = operation({
  id: "evaluation.evidencePack",
  method: "GET",
  path: "/v1/evaluations/{evaluation_id}/evidence",
  tag,
  access: "evaluation:read",
  mcp: false,
  reads: "replica",
  summary: "Download a signed evidence pack",
  description:
    "Reports in every format, transcripts, findings with their triage, configuration, versions and hashes, signed with the console's key. `npm run verify-evidence` verifies it offline. An archived evaluation gives the pack that was made when it was archived. The download is recorded in the audit log.",
  params: model("EvidencePackPath", { evaluation_id: required(uuid(), { description: "A completed evaluation." }) }),
  responses: { 200: { media: "application/zip", description: "A zip that names every file with its SHA-256." } },
  errors: ["EVALUATION_NOT_FOUND", "EVALUATION_STATE", "EVALUATION_ARCHIVED", "ARCHIVE_UNREADABLE"],
  example: {},
});

const EvidenceKey = model("EvidenceKey", {
  fingerprint: required(text(), {
    description: "SHA-256 of the public key, in hexadecimal: what verify-evidence asks for.",
  }),
  algorithm: required(text()),
  public_key: required(text(), { description: "SPKI, base64." }),
  created_at: required(integer(), { description: "Unix seconds." }),
  current: required(bool(), { description: "New packs are signed with this key." }),
});

export const listEvidenceKeysOp = operation({
  id: "evaluation.listEvidenceKeys",
  method: "GET",
  path: "/v1/evidence-keys",
  tag,
  access: "evaluation:read",
  summary: "List evidence signing keys",
  description: "The same keys are at /.well-known/agent-console-evidence.json, to verify without an account.",
  responses: { 200: model("EvidenceKeyList", { keys: required(list(EvidenceKey)) }) },
  example: {
    response: {
      keys: [
        {
          fingerprint: "5f2f3c9d3a1d8a6f1e0c7b4a59e8d7c6b5a4938271605f4e3d2c1b0a99887766",
          algorithm: "Ed25519",
          public_key: "MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=",
          created_at: 1_780_000_000,
          current: true,
        },
      ],
    },
  },
});

export const evidenceOperations = [evidencePackOp, listEvidenceKeysOp];
