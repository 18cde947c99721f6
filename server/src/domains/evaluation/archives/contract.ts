import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { holdNames } from "./holds.ts";

const ONE = "/v1/evaluations/{evaluation_id}";
const tag = "Evaluation";
const params = model("ArchivePath", {
  evaluation_id: required(uuid(), { description: "The evaluation's id." }),
});

const Archive = model("EvaluationArchive", {
  evaluation_id: required(uuid()),
  state: required(oneOf("present", "archiving", "archived", "restoring"), {
    description: "Where its prompts, responses and log are: in the database, or in the store, or on the way.",
  }),
  store: required(nullable(oneOf("folder", "s3")), {
    description: "What the console keeps archives in. Null: it has no store, and nothing can be archived.",
  }),
  hold: required(nullable(oneOf(...holdNames)), { description: "Why it can't be archived now." }),
  hold_reason: required(nullable(text()), { description: "The same as a sentence." }),
  problem: required(nullable(text()), {
    description: "Why the last try failed. Unless it is damaged, it is tried again.",
  }),
  requested_at: required(nullable(integer())),
  archived_at: required(nullable(integer())),
  rows: required(nullable(integer()), { description: "In the archive." }),
  bytes: required(nullable(integer()), { description: "Before compression." }),
  stored_bytes: required(nullable(integer())),
});

const example = {
  evaluation_id: "0198c2a9-6d20-7b6e-9f7a-2b9a7d1e5c37",
  state: "archived",
  store: "s3",
  hold: null,
  hold_reason: null,
  problem: null,
  requested_at: 1_780_000_000,
  archived_at: 1_780_000_002,
  rows: 1_312,
  bytes: 3_405_211,
  stored_bytes: 311_870,
} as const;
const waiting = { archived_at: null, rows: null, bytes: null, stored_bytes: null };

export const archiveRunOp = operation({
  id: "evaluation.archive",
  method: "POST",
  path: `${ONE}/archive`,
  tag,
  access: "evaluation:run",
  effect: "destructive",
  summary: "Archive an evaluation",
  description:
    "Moves the prompts, responses and log of an evaluation to the store, in the background: compressed, encrypted, and read back before they leave the database. Scores, verdict, report, findings and labels stay. Evaluations in use are refused.",
  params,
  responses: { 202: Archive },
  errors: ["EVALUATION_NOT_FOUND", "EVALUATION_STATE", "EVALUATION_IN_USE", "ARCHIVE_STORE_MISSING"],
  example: { response: { ...example, ...waiting, state: "archiving" } },
});

export const restoreRunOp = operation({
  id: "evaluation.restore",
  method: "POST",
  path: `${ONE}/restore`,
  tag,
  access: "evaluation:run",
  summary: "Bring an archived evaluation back",
  description:
    "Writes the same rows to the database again, in the background, and checks that they are the same. An evaluation that is still being archived stays where it is.",
  params,
  responses: { 202: Archive },
  errors: ["EVALUATION_NOT_FOUND", "EVALUATION_STATE", "ARCHIVE_STORE_MISSING"],
  example: { response: { ...example, state: "restoring" } },
});

export const getArchiveOp = operation({
  id: "evaluation.getArchive",
  method: "GET",
  path: `${ONE}/archive`,
  tag,
  access: "evaluation:read",
  summary: "Get where an evaluation is",
  description: "Whether its prompts and responses are in the database or in the store, and whether it can be archived.",
  params,
  responses: { 200: Archive },
  errors: ["EVALUATION_NOT_FOUND"],
  example: { response: example },
});

export const archiveOperations = [archiveRunOp, restoreRunOp, getArchiveOp];
