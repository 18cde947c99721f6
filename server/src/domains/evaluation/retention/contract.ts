import { operation } from "../../../kernel/operation.ts";
import { required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { holdNames } from "../archives/holds.ts";

const PATH = "/v1/evaluation-settings/retention";
const tag = "Evaluation";
const MOST_DAYS = 36_500;
const days = () => nullable(integer({ ge: 1, le: MOST_DAYS }));

const RetentionShape = model("EvaluationRetention", {
  archive_after_days: required(nullable(integer()), {
    description: "Evaluations that are older are archived. Null: none is by itself.",
  }),
  delete_after_days: required(nullable(integer()), {
    description: "Evaluations that are older are deleted, with their findings and archives. Null: none is by itself.",
  }),
  store: required(nullable(oneOf("folder", "s3")), {
    description: "What the console keeps archives in. Null: it has no store, and nothing is archived.",
  }),
  archived: required(integer(), { description: "Evaluations that are archived." }),
  to_archive: required(integer(), { description: "Evaluations that these rules archive next, of the oldest 1000." }),
  to_delete: required(integer(), { description: "Evaluations that these rules delete next, of the oldest 1000." }),
  kept: required(
    list(
      model("RetentionKept", {
        hold: required(oneOf(...holdNames)),
        reason: required(text()),
        runs: required(integer()),
      }),
    ),
    { description: "Evaluations that are old enough and stay, because they are in use." },
  ),
  updated_at: required(nullable(integer())),
});

const example = {
  archive_after_days: 90,
  delete_after_days: 730,
  store: "s3",
  archived: 312,
  to_archive: 0,
  to_delete: 0,
  kept: [{ hold: "newest", reason: "It is the newest completed evaluation of its agent.", runs: 4 }],
  updated_at: 1_780_000_000,
} as const;

export const getRetentionOp = operation({
  id: "evaluation.getRetention",
  method: "GET",
  path: PATH,
  tag,
  access: "evaluation:read",
  summary: "Get the retention of evaluations",
  description: "After how many days evaluations are archived and deleted, and what that means now.",
  responses: { 200: RetentionShape },
  example: { response: example },
});

export const updateRetentionOp = operation({
  id: "evaluation.updateRetention",
  method: "PUT",
  path: PATH,
  tag,
  access: "team:manage",
  effect: "destructive",
  mcp: false,
  summary: "Change the retention of evaluations",
  description:
    "Applied every 15 minutes, from the oldest on. Evaluations in use are passed over: `kept` tells which. Deleted evaluations can't be brought back.",
  body: model("UpdateEvaluationRetention", {
    archive_after_days: withDefault(days(), null, { description: "Null: archive none." }),
    delete_after_days: withDefault(days(), null, { description: "More than archive_after_days. Null: delete none." }),
  }),
  responses: { 200: RetentionShape },
  example: { request: { archive_after_days: 90, delete_after_days: 730 }, response: example },
});

export const retentionOperations = [getRetentionOp, updateRetentionOp];
