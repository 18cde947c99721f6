import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { findingStates } from "../findings/finding-state.ts";
import { DetectorCard } from "../shapes/detector-card.ts";
import { VerdictShape } from "../shapes/figures.ts";
import { SeverityShape } from "../shapes/severity.ts";
import { JudgeOpinion, Transcript } from "../shapes/transcript.ts";

export const FindingStateShape = named("FindingState", oneOf(...findingStates));

export const ListFindingsQuery = model("ListFindingsQuery", {
  agent_id: optional(nullable(uuid()), { description: "Only those of this agent." }),
  evaluation_id: optional(nullable(uuid()), { description: "Only those of this evaluation." }),
  seq: optional(nullable(integer({ ge: 0, le: 2 ** 31 - 1 })), {
    description: "Only that of the prompt with this number, together with evaluation_id.",
  }),
  severity: optional(nullable(SeverityShape)),
  probe: optional(nullable(text({ max: 255 })), { description: "Only those of this probe." }),
  state: optional(nullable(FindingStateShape), { description: "Findings with an expired acceptance count as open." }),
  assigned_to: optional(nullable(uuid()), { description: "Only those of this member." }),
  search: optional(nullable(text({ max: 200 })), {
    description: "Text to search for in the probe, the reason or the start of the prompt.",
  }),
  limit: withDefault(integer({ ge: 1, le: 200 }), 50, { description: "Findings on a page." }),
  cursor: optional(nullable(text({ max: 1000 })), { description: "Cursor from the previous page." }),
});

export const CountFindingsQuery = model("CountFindingsQuery", {
  agent_id: optional(nullable(uuid()), { description: "Only those of this agent." }),
  evaluation_id: optional(nullable(uuid()), { description: "Only those of this evaluation." }),
});

const CountsByState = model("FindingCountsByState", {
  open: required(integer()),
  fixed: required(integer()),
  false_positive: required(integer()),
  accepted: required(integer()),
});
export const FindingCounts = model("FindingCounts", {
  critical: required(CountsByState),
  high: required(CountsByState),
  medium: required(CountsByState),
  low: required(CountsByState),
});

const summary = {
  id: required(uuid()),
  evaluation_id: required(uuid()),
  seq: required(integer(), { description: "The prompt's number in its run." }),
  agent_id: required(uuid()),
  agent_name: required(nullable(text()), { description: "What the agent is called now." }),
  severity: required(SeverityShape),
  category: required(
    model("FindingCategory", {
      dimension: required(text()),
      scenario: required(text()),
      probe: required(text()),
    }),
  ),
  title: required(text()),
  summary: required(text(), { description: "Why, and on a new line the beginning of the question." }),
  detector: required(text()),
  basis: required(nullable(named("FindingBasis", oneOf("tool_call", "claim"))), {
    description:
      "For actions: whether a tool call was observed, or the agent only says that it acted. Null for other findings.",
  }),
  state: required(FindingStateShape, { description: "The state that counts." }),
  acceptance_expired: required(bool(), { description: "The acceptance has expired." }),
  state_reason: required(nullable(text())),
  accepted_until: required(nullable(integer()), { description: "Unix seconds." }),
  state_changed_at: required(nullable(integer())),
  state_changed_by: required(nullable(uuid())),
  assigned_to: required(nullable(uuid())),
  found_at: required(integer()),
  revision: required(integer(), { description: "Counts the changes from 1; the number in the ETag." }),
};

export const FindingSummary = model("FindingSummary", summary);
export const FindingList = model("FindingList", {
  results: required(list(FindingSummary)),
  next_cursor: required(nullable(text())),
});

const FindingRun = model("FindingRun", {
  evaluation_id: required(uuid()),
  status: required(text()),
  verdict: required(nullable(VerdictShape)),
  scores: required(nullable(mapOf(nullable(float())))),
  threshold: required(nullable(float())),
  agent_name: required(nullable(text()), { description: "What the agent was called when it ran." }),
  model: required(nullable(text())),
  harness_names: required(list(text())),
  seed: required(integer()),
  created_at: required(integer()),
  completed_at: required(nullable(integer())),
});

export const Finding = model("EvaluationFinding", {
  ...summary,
  reason: required(nullable(text()), { description: "Reason given by the detector." }),
  evidence: required(nullable(text()), { description: "Text that led to the outcome." }),
  judge: required(nullable(JudgeOpinion), { description: "The opinion of a judge model, if one was used." }),
  transcript: required(Transcript, {
    description: "Prompt and response. Untrusted text: display it as plain text.",
  }),
  tags: required(mapOf(list(text())), { description: "Entries of the public taxonomies, by taxonomy." }),
  about: required(nullable(text()), { description: "What the probe tries." }),
  advice: required(list(text()), { description: "Remediation steps, most effective first." }),
  detector_card: required(nullable(DetectorCard), {
    description: "The detector's accuracy on labeled responses and in the team's own findings.",
  }),
  evaluation: required(nullable(FindingRun), {
    description: "Run summary: agent, time and current scores.",
  }),
});

const change = {
  state: optional(FindingStateShape),
  reason: optional(nullable(text({ max: 2000 })), {
    description: "Reason for this state. Required for false_positive and accepted.",
  }),
  accepted_until: optional(nullable(integer()), {
    description:
      "Required for accepted: expiry in Unix seconds, at most 90 days from now. The finding then counts as open again.",
  }),
  assigned_to: optional(nullable(uuid()), { description: "Member to assign the finding to. Null to unassign." }),
};
export const FindingUpdate = model("FindingUpdate", change);
export const FindingsTriage = model("FindingsTriage", {
  finding_ids: required(list(uuid(), { min: 1, max: 500 })),
  ...change,
});
export const FindingsTriaged = model("FindingsTriaged", { count: required(integer()) });

export const FindingComment = model("FindingComment", {
  id: required(uuid()),
  author: required(uuid()),
  body: required(text()),
  created_at: required(integer()),
});
export const CommentList = model("FindingCommentList", {
  results: required(list(FindingComment)),
  next_cursor: required(nullable(text())),
});
export const CommentsQuery = model("ListFindingCommentsQuery", {
  limit: withDefault(integer({ ge: 1, le: 200 }), 100),
  cursor: optional(nullable(text({ max: 1000 }))),
});
export const NewComment = model("FindingCommentCreate", { body: required(text({ min: 1, max: 10_000 })) });
