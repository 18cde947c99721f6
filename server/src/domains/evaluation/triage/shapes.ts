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
import { dueFilters, findingStates } from "../findings/progress/finding-state.ts";
import { changes } from "../findings/progress/progress.ts";
import { DetectorCard } from "../shapes/detector-card.ts";
import { VerdictShape } from "../shapes/figures.ts";
import { SeverityShape } from "../shapes/severity.ts";
import { JudgeOpinion, Transcript } from "../shapes/transcript.ts";
import { FindingAttack } from "./attack-shape.ts";
import { FindingRule } from "./broken-rule.ts";

export const FindingStateShape = named("FindingState", oneOf(...findingStates));

export const FindingChangeShape = named("FindingChange", oneOf(...changes));

const FindingSource = named("FindingSource", oneOf("evaluation", "campaign"));

const filter = {
  agent_id: optional(nullable(uuid()), { description: "Only those of this agent." }),
  source: optional(nullable(FindingSource), { description: "Only those of evaluations, or only those of campaigns." }),
  campaign_id: optional(nullable(uuid()), { description: "Only those that this campaign found." }),
  evaluation_id: optional(nullable(uuid()), { description: "Only those that failed in this evaluation." }),
  seq: optional(nullable(integer({ ge: 0, le: 2 ** 31 - 1 })), {
    description: "Only that of the prompt with this number, together with evaluation_id.",
  }),
  severity: optional(nullable(SeverityShape)),
  probe: optional(nullable(text({ max: 255 })), { description: "Only those of this probe." }),
  state: optional(nullable(FindingStateShape), { description: "Findings with an expired acceptance count as open." }),
  change: optional(nullable(FindingChangeShape), { description: "By what the latest run showed." }),
  assigned_to: optional(nullable(uuid()), { description: "Only those of this member." }),
  unassigned: optional(nullable(bool()), { description: "Only those without an owner." }),
  due: optional(nullable(named("FindingDueFilter", oneOf(...dueFilters))), {
    description: "Open findings past their due date, findings due within 7 days, or findings without a due date.",
  }),
  search: optional(nullable(text({ max: 200 })), {
    description: "Text to search for in the probe, the reason or the start of the prompt.",
  }),
};
export const ListFindingsQuery = model("ListFindingsQuery", {
  ...filter,
  limit: withDefault(integer({ ge: 1, le: 200 }), 50, { description: "Findings on a page." }),
  cursor: optional(nullable(text({ max: 1000 })), { description: "Cursor from the previous page." }),
});
const FindingsFilter = model("FindingsFilter", filter);

export const CountFindingsQuery = model("CountFindingsQuery", {
  agent_id: optional(nullable(uuid()), { description: "Only those of this agent." }),
  evaluation_id: optional(nullable(uuid()), { description: "Only those that failed in this evaluation." }),
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
  changes: required(
    model("FindingCountsByChange", {
      new: required(integer()),
      still_there: required(integer()),
      regressed: required(integer()),
      not_reproduced: required(integer()),
      fixed: required(integer()),
    }),
    { description: "Open findings by what the latest run showed. `fixed` counts verified fixes." },
  ),
  overdue: required(integer(), { description: "Open findings past their due date." }),
  unassigned: required(integer(), { description: "Open findings without an owner." }),
  next_expiry: required(nullable(integer()), { description: "When the next acceptance expires, in Unix seconds." }),
});

const runTries = {
  evaluation_id: required(uuid()),
  completed_at: required(integer()),
  failed: required(integer(), { description: "Failed prompts with this cause." }),
  tried: required(integer(), { description: "Assessed prompts of the probe." }),
};
const FindingRunTries = model("FindingRunTries", runTries);
const FindingLatestRun = model("FindingLatestRun", {
  ...runTries,
  low: required(float(), { description: "Lower bound of the failure rate (95% CI)." }),
  high: required(float(), { description: "Upper bound of the failure rate (95% CI)." }),
});

const summary = {
  id: required(uuid()),
  source: required(FindingSource, { description: "Whether an evaluation or a red-team campaign found it." }),
  campaign_id: required(nullable(uuid()), {
    description: "The latest campaign that found it, which may be deleted since. Null for findings of evaluations.",
  }),
  occurrences: required(integer(), { description: "Goals that campaigns broke in this way, in all of them." }),
  evaluation_id: required(nullable(uuid()), {
    description: "The run of the example: the latest in which it failed. Null for findings of campaigns.",
  }),
  seq: required(nullable(integer()), {
    description: "The number of the example's prompt in its run. Null for findings of campaigns.",
  }),
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
  failures: required(integer(), { description: "Failed prompts in all runs, without false positives." }),
  change: required(FindingChangeShape, {
    description:
      "What the latest run that tried the probe showed. regressed: it failed again after a fix. fixed: a fix was verified.",
  }),
  latest_run: required(nullable(FindingLatestRun), {
    description: "The latest run that tried the probe. Runs that did not are skipped.",
  }),
  runs_failed: required(integer(), { description: "Runs in a row, up to the latest, in which it failed." }),
  tries_since: required(integer(), {
    description: "Prompts tried since the last failure, or since it was marked as fixed. Each seed counts once.",
  }),
  tries_needed: required(integer(), {
    description:
      "Tries without a failure that verify a fix: they make the earlier failure rate improbable, or any rate of 5% or more if no one marked it as fixed.",
  }),
  most_remaining: required(float(), {
    description: "Highest failure rate that is still plausible after these tries (95% confidence), from 0 to 1.",
  }),
  runs: required(list(FindingRunTries), {
    description: "Runs that tried the probe, oldest first: the latest 8, or 50 for a single finding.",
  }),
  state: required(FindingStateShape, { description: "The state that counts." }),
  acceptance_expired: required(bool(), { description: "The acceptance has expired." }),
  state_reason: required(nullable(text())),
  accepted_until: required(nullable(integer()), { description: "Unix seconds." }),
  state_changed_at: required(nullable(integer())),
  state_changed_by: required(nullable(uuid()), { description: "Null if a run changed the state." }),
  assigned_to: required(nullable(uuid())),
  due_at: required(nullable(integer()), { description: "Unix seconds." }),
  is_overdue: required(bool(), { description: "Open and past its due date." }),
  found_at: required(integer(), { description: "When it was first found." }),
  last_seen_at: required(integer(), { description: "When it last failed." }),
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
  archived_at: required(nullable(integer()), {
    description: "Since when it is archived. Its transcripts can be read again once it is brought back.",
  }),
});

const FindingEvent = model("FindingEvent", {
  at: required(integer()),
  kind: required(named("FindingEventKind", oneOf("found", "state", "owner", "due"))),
  state: required(nullable(FindingStateShape), { description: "The new state." }),
  former_state: required(nullable(FindingStateShape)),
  reason: required(nullable(text())),
  until_at: required(nullable(integer()), { description: "The expiry of an acceptance, or the due date." }),
  owner: required(nullable(uuid())),
  by_person: required(nullable(uuid()), { description: "Null if a run did it." }),
  evaluation_id: required(nullable(uuid()), { description: "The run that did it." }),
  campaign_id: required(nullable(uuid()), { description: "The campaign that did it." }),
  seq: required(nullable(integer()), {
    description: "Set if it was about a single prompt, as in versions with a finding for each prompt.",
  }),
});

export const Finding = model("EvaluationFinding", {
  ...summary,
  reason: required(nullable(text()), { description: "Reason given by the detector." }),
  evidence: required(nullable(text()), { description: "Text that led to the outcome." }),
  judge: required(nullable(JudgeOpinion), { description: "The opinion of a judge model, if one was used." }),
  transcript: required(Transcript, {
    description: "Prompt and response. Untrusted text: display it as plain text.",
  }),
  attack: required(nullable(FindingAttack), {
    description: "How a campaign broke the agent, with its transcript. Null for findings of evaluations.",
  }),
  rule: required(nullable(FindingRule), {
    description: "The rule of a policy that a custom harness tested. Null for findings of probes and test sets.",
  }),
  tags: required(mapOf(list(text())), { description: "Entries of the public taxonomies, by taxonomy." }),
  about: required(nullable(text()), { description: "What the probe tries." }),
  advice: required(list(text()), { description: "Remediation steps, most effective first." }),
  detector_card: required(nullable(DetectorCard), {
    description: "The detector's accuracy on labeled responses and in the team's own findings.",
  }),
  evaluation: required(nullable(FindingRun), {
    description: "Run of the example: agent, time and current scores.",
  }),
  events: required(list(FindingEvent), { description: "What people and runs did, oldest first. At most 200." }),
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
  due_at: optional(nullable(integer({ ge: 0, le: 2 ** 42 })), {
    description: "Due date in Unix seconds. Null to remove it.",
  }),
};
export const FindingUpdate = model("FindingUpdate", change);
export const FindingsTriage = model("FindingsTriage", {
  finding_ids: optional(nullable(list(uuid(), { min: 1, max: 500 }))),
  filter: optional(nullable(FindingsFilter), {
    description: "Instead of finding_ids: all findings that match, at most 1000.",
  }),
  ...change,
});
export const FindingsTriaged = model("FindingsTriaged", { count: required(integer()) });

export const FindingFailures = model("FindingFailureList", {
  results: required(
    list(
      model("FindingFailure", {
        evaluation_id: required(uuid()),
        seq: required(integer(), { description: "The prompt's number in its run." }),
        summary: required(text(), { description: "Why, and on a new line the beginning of the question." }),
        found_at: required(integer()),
        overruled: required(bool(), { description: "People say that it did not fail." }),
        template: required(nullable(text()), {
          description: "The sentence pattern of the prompt. Null in older runs.",
        }),
      }),
    ),
  ),
  next_cursor: required(nullable(text())),
});

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
