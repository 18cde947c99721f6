import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { model } from "../../../kernel/shape/model.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  fieldRecordsExample,
  historyExample,
  labelsGivenExample,
  newLabelsExample,
  queueExample,
  reviewExample,
  undoExample,
} from "./example.ts";
import {
  FieldRecords,
  LabelHistory,
  LabelsGiven,
  LabelsQuery,
  NewLabels,
  QueuePage,
  QueueQuery,
  Review,
  UndoLabels,
} from "./shapes.ts";

const RUN = "/v1/evaluations/{evaluation_id}";
const tag = "Evaluation";
const params = model("ReviewPath", {
  evaluation_id: required(uuid(), { description: "The evaluation's id." }),
});
const errors = ["EVALUATION_NOT_FOUND", "EVALUATION_ARCHIVED"] as const;
const RESCORES =
  "The run's scores and verdict include the labels within seconds, once for all labels given meanwhile; until then `rescoring` is true wherever the verdict is.";

export const getReviewOp = operation({
  id: "evaluation.getReview",
  method: "GET",
  path: `${RUN}/review`,
  tag,
  access: "evaluation:read",
  summary: "Get the review of an evaluation",
  description: "How many responses people have labeled, how far they agree, and the current verdict.",
  params,
  responses: { 200: Review },
  errors,
  example: { response: reviewExample },
});

export const listQueueOp = operation({
  id: "evaluation.listReviewQueue",
  method: "GET",
  path: `${RUN}/review/queue`,
  tag,
  access: "evaluation:read",
  summary: "List responses to review",
  description:
    "The probes that can change the verdict most come first (weight in the dimension times share of such responses), and identical responses are next to each other. The order does not change while people label.",
  params,
  query: QueueQuery,
  responses: { 200: QueuePage },
  errors,
  example: { response: queueExample },
});

export const labelResponsesOp = operation({
  id: "evaluation.labelResponses",
  method: "POST",
  path: `${RUN}/labels`,
  tag,
  access: "finding:triage",
  summary: "Label responses",
  description: `Your label counts instead of the detector's outcome, in both directions, and is yours: if others say otherwise, the response is disputed and counts as unassessed until someone settles it. The same label again changes nothing. ${RESCORES}`,
  params,
  body: NewLabels,
  responses: { 200: LabelsGiven },
  errors: [...errors, "EVALUATION_STATE"],
  example: { request: newLabelsExample, response: labelsGivenExample },
});

export const undoLabelsOp = operation({
  id: "evaluation.undoLabels",
  method: "POST",
  path: `${RUN}/labels/undo`,
  tag,
  access: "finding:triage",
  summary: "Undo labels",
  description: `Undoes the labels that you set in one call. Your earlier labels count again. ${RESCORES}`,
  params,
  body: UndoLabels,
  responses: { 200: LabelsGiven },
  errors: [...errors, "EVALUATION_STATE", "LABELS_NOT_FOUND"],
  example: { request: undoExample, response: { ...labelsGivenExample, seqs: [0] } },
});

export const listLabelsOp = operation({
  id: "evaluation.listLabels",
  method: "GET",
  path: `${RUN}/labels`,
  tag,
  access: "evaluation:read",
  summary: "List labels",
  description: "Every label that was ever given in the evaluation, also those that no longer count; oldest first.",
  params,
  query: LabelsQuery,
  responses: { 200: LabelHistory },
  errors,
  example: { response: historyExample },
});

export const listFieldRecordsOp = operation({
  id: "evaluation.listFieldRecords",
  method: "GET",
  path: "/v1/detectors/field-records",
  tag,
  access: "evaluation:read",
  reads: "replica",
  summary: "List detectors' field records",
  description:
    "People's labels on your team's responses against what each detector had said. Scores are corrected with them from 30 decided responses on. People choose what they label, so this is not a random sample.",
  responses: { 200: FieldRecords },
  example: { response: fieldRecordsExample },
});

export const reviewOperations = [
  getReviewOp,
  listQueueOp,
  labelResponsesOp,
  undoLabelsOp,
  listLabelsOp,
  listFieldRecordsOp,
];
