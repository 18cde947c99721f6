import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { DecisionShape, LabelShape } from "../labels/shapes.ts";
import { promptResult } from "../results/prompt-shapes.ts";
import { FieldCounts } from "../shapes/detector-card.ts";
import { FiguresShape, OutcomeShape, VerdictShape } from "../shapes/figures.ts";

const LARGEST_SEQ = 2 ** 31 - 1;
const seq = integer({ ge: 0, le: LARGEST_SEQ });

export const QueueQuery = model("ReviewQueueQuery", {
  outcome: withDefault(oneOf("unassessed", "failed", "resisted", "any"), "unassessed", {
    description: "What the detectors made of the responses.",
  }),
  reason: optional(nullable(text({ max: 2000 })), { description: "Only responses with exactly this reason." }),
  probe: optional(nullable(text({ max: 255 })), { description: "Only responses to prompts of this probe." }),
  detector: optional(nullable(text({ max: 255 })), { description: "Only responses that this detector assessed." }),
  group: optional(nullable(text({ max: 64 })), { description: "Only the responses that are identical to one." }),
  labels: withDefault(oneOf("any", "none", "not_mine", "disputed"), "none", {
    description:
      "none: no one has labeled the response; not_mine: you haven't; disputed: people disagree about it; any: all.",
  }),
  limit: withDefault(integer({ ge: 1, le: 100 }), 50, { description: "Responses on a page." }),
  cursor: optional(nullable(text({ max: 1000 })), { description: "Cursor from the previous page." }),
});

const GivenLabel = model("ReviewLabel", {
  person: required(uuid()),
  label: required(LabelShape),
  reason: required(nullable(text())),
  settles: required(bool(), { description: "Replaced all labels before it." }),
  at: required(integer(), { description: "Unix seconds." }),
});

const QueuedResponse = model("ReviewResponse", {
  ...promptResult,
  group: required(text(), {
    description: "The same for identical responses: same probe, same assessment, same text and tool calls.",
  }),
  identical: required(integer(), {
    description: "How many responses that match the filters are identical to this one, itself included.",
  }),
  decision: required(nullable(DecisionShape), {
    description: "What people decided. A disputed response counts as unassessed until it is settled.",
  }),
  labels: required(list(GivenLabel), { description: "The labels that people have given this response, oldest first." }),
});

export const QueuePage = model("ReviewQueuePage", {
  results: required(list(QueuedResponse)),
  total: required(integer(), { description: "Responses that match the filters, on all pages." }),
  next_cursor: required(nullable(text())),
});

const counts = {
  answers: required(integer(), { description: "Responses that people can label." }),
  labeled: required(integer()),
  mine: required(integer(), { description: "Those that you labeled." }),
  failed: required(integer(), { description: "Those that people decided are failed." }),
  passed: required(integer(), { description: "Those that people decided are passed." }),
  disputed: required(integer(), { description: "Those that people disagree about." }),
};

export const FieldRecordShape = model("DetectorFieldLabels", {
  detector: required(text()),
  labels: required(integer(), { description: "Responses that people decided." }),
  wrong: required(integer(), { description: "Those that the detector had decided the other way." }),
  counts: required(FieldCounts),
});

export const Review = model("EvaluationReview", {
  evaluation_id: required(uuid()),
  agent_id: required(uuid()),
  agent_name: required(nullable(text())),
  status: required(text()),
  rescoring: required(bool(), {
    description: "Labels were given that the verdict and the figures don't include yet. They will within seconds.",
  }),
  verdict: required(nullable(VerdictShape)),
  threshold: required(nullable(float())),
  figures: required(nullable(FiguresShape)),
  errors: required(integer(), {
    description: "Prompts that got no response. There is nothing to label; retry them instead.",
  }),
  outcomes: required(list(model("ReviewOutcomeCounts", { outcome: required(OutcomeShape), ...counts }))),
  probes: required(
    list(
      model("ReviewProbeCounts", {
        probe: required(text()),
        title: required(text()),
        outcome: required(OutcomeShape),
        ...counts,
      }),
    ),
  ),
  reasons: required(
    list(model("ReviewReasonCounts", { reason: required(text()), outcome: required(OutcomeShape), ...counts })),
    { description: "The most frequent, at most 50." },
  ),
  detectors: required(
    list(model("ReviewDetectorCounts", { detector: required(text()), outcome: required(OutcomeShape), ...counts })),
  ),
  agreement: required(
    model("ReviewAgreement", {
      answers: required(integer(), { description: "Responses that two people labeled failed or passed." }),
      both_failed: required(integer()),
      both_passed: required(integer()),
      differ: required(integer()),
      share: required(nullable(float()), { description: "Share that both labeled alike." }),
      low: required(nullable(float()), { description: "Lower bound of the 95% confidence interval." }),
      high: required(nullable(float())),
      kappa: required(nullable(float()), { description: "Agreement beyond chance, 1 at most." }),
    }),
  ),
  field_records: required(list(FieldRecordShape), {
    description:
      "Of the detectors in this run: labels of all runs of the team. People choose what they label, and unassessed responses are hard, so this is not a random sample.",
  }),
});

export const NewLabels = model("ReviewLabelsCreate", {
  seqs: required(list(seq, { min: 1, max: 500 }), {
    description: "The prompts' numbers. Several only if their responses are identical.",
  }),
  label: required(LabelShape, {
    description: "cannot_tell records that you looked. The detector's outcome stays.",
  }),
  reason: optional(nullable(text({ max: 2000 })), { description: "Required to settle a disagreement." }),
  settles: withDefault(bool(), false, { description: "Replaces the labels that all people have given before." }),
  with_identical: withDefault(bool(), false, {
    description: "Label every response of the run that is identical to the first one.",
  }),
});

export const LabelsGiven = model("ReviewLabelsGiven", {
  batch_id: required(uuid(), { description: "To undo exactly these labels." }),
  seqs: required(list(integer()), { description: "The responses whose label is new." }),
  unchanged: required(integer(), { description: "Responses that you had labeled like this already." }),
  rescoring: required(bool()),
});

export const UndoLabels = model("ReviewLabelsUndo", { batch_id: required(uuid()) });

export const LabelsQuery = model("ListReviewLabelsQuery", {
  seq: optional(nullable(seq), { description: "Only labels of this prompt." }),
  limit: withDefault(integer({ ge: 1, le: 500 }), 100),
  cursor: optional(nullable(text({ max: 1000 })), { description: "Cursor from the previous page." }),
});

export const LabelHistory = model("ReviewLabelHistory", {
  results: required(
    list(
      model("ReviewLabelRecord", {
        id: required(uuid()),
        seq: required(integer()),
        person: required(uuid()),
        label: required(LabelShape),
        reason: required(nullable(text())),
        settles: required(bool()),
        at: required(integer(), { description: "Unix seconds." }),
        detector: required(text()),
        outcome: required(OutcomeShape, { description: "What the detector had said." }),
        batch_id: required(uuid()),
        ended_at: required(nullable(integer()), { description: "Null while the label counts." }),
        ended_by: required(nullable(uuid())),
      }),
    ),
  ),
  next_cursor: required(nullable(text())),
});

export const FieldRecords = model("DetectorFieldRecords", { results: required(list(FieldRecordShape)) });
