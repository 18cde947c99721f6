import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { HarnessType, PlanName, RunStatus } from "../runs/shapes.ts";
import { FiguresShape, VerdictShape } from "../shapes/figures.ts";
import { VerdictReasonShape } from "../shapes/verdict-reason.ts";
import { PromptResult } from "./prompt-shapes.ts";
import { ReportShape, StaticCheck } from "./report-shapes.ts";

export const EvaluationTool = named("EvaluationTool", oneOf("native", "promptfoo", "garak", "pyrit"));

const team = { team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }) };
const page = {
  limit: withDefault(integer({ ge: 1, le: 100 }), 10, { description: "Rows on a page." }),
  offset: withDefault(integer({ ge: 0 }), 0),
};

/** What the column holds at most. */
const LARGEST_SEQ = 2 ** 31 - 1;

export const TeamQuery = model("EvaluationTeamQuery", team);
export const ListResultsQuery = model("ListEvaluationResultsQuery", { ...team, ...page });
export const ReadResultsQuery = model("ReadEvaluationResultsQuery", {
  ...team,
  outcome: optional(nullable(oneOf("failed", "resisted", "unassessed")), {
    description: "Filter by outcome.",
  }),
  probe: optional(nullable(text({ max: 255 })), { description: "Only prompts of this probe." }),
  scenario: optional(nullable(text({ max: 255 })), { description: "Only prompts of this scenario's probes." }),
  taxonomy_entry: optional(nullable(text({ max: 255 })), {
    description: "Only prompts of the probes that test this entry of a public taxonomy, such as LLM01.",
  }),
  seq: optional(nullable(integer({ ge: 0, le: LARGEST_SEQ })), { description: "Only the prompt with this number." }),
  after_seq: optional(nullable(integer({ ge: 0, le: LARGEST_SEQ })), {
    description: "Only prompts with a higher number.",
  }),
  before_seq: optional(nullable(integer({ ge: 0, le: LARGEST_SEQ })), {
    description: "Only prompts with a lower number.",
  }),
  order: withDefault(oneOf("asc", "desc", "newest"), "asc", {
    description: "By number, ascending or descending; or by when the result came in, newest first.",
  }),
  search: optional(nullable(text({ max: 200 })), {
    description: "Words in the probe's name, the reason, the prompt or the response.",
  }),
  limit: withDefault(integer({ ge: 1, le: 500 }), 100, { description: "Prompts on a page." }),
  cursor: optional(nullable(text({ max: 1000 })), { description: "Cursor from the previous page." }),
  report_only: withDefault(bool(), false, { description: "The report without prompts." }),
});
export const ListSummariesQuery = model("ListEvaluationSummariesQuery", {
  ...team,
  agent_id: optional(nullable(uuid()), { description: "Only those of this agent." }),
  status: optional(nullable(RunStatus), { description: "Only those in this state." }),
  harness_type: optional(nullable(HarnessType)),
  tested_by: optional(nullable(EvaluationTool)),
  ...page,
});

export const ResultsList = model("EvaluationListResponse", {
  results: required(
    list(
      model("EvaluationListItem", {
        evaluation_id: required(uuid()),
        team_id: required(uuid()),
        created_by: required(nullable(uuid())),
        created_at: required(nullable(integer())),
        completed_at: required(nullable(integer())),
        agent_id: required(nullable(uuid())),
        agent_name: required(nullable(text())),
        status: required(text()),
        verdict: required(nullable(VerdictShape)),
      }),
    ),
  ),
  total: required(integer()),
});

export const Results = model("EvaluationResults", {
  evaluation_id: required(uuid()),
  agent_id: required(uuid()),
  agent_name: required(nullable(text()), { description: "What the agent is called now." }),
  status: required(text()),
  verdict: required(nullable(VerdictShape), { description: "Of the overall score; null until the run is completed." }),
  rescoring: required(bool(), {
    description: "Reviewers' labels were given that the verdict doesn't include yet. It will within seconds.",
  }),
  report: required(nullable(ReportShape), {
    description:
      "Scores with their intervals and verdicts: overall, by dimension, by scenario and by probe; and the coverage of each taxonomy.",
  }),
  inspection: required(list(StaticCheck), {
    description: "Static check results. Not part of the score.",
  }),
  results: required(list(PromptResult), { description: "Prompts with responses and outcomes." }),
  next_cursor: required(nullable(text())),
});

export const Summary = model("EvaluationSummaryResponse", {
  id: required(uuid()),
  team_id: required(uuid()),
  agent_id: required(uuid()),
  agent_name: required(nullable(text()), { description: "What the agent is called now." }),
  tested_by: required(text()),
  status: required(text()),
  reliability_score: required(nullable(float())),
  security_score: required(nullable(float())),
  safety_score: required(nullable(float())),
  overall_score: required(nullable(float())),
  verdict: required(nullable(VerdictShape)),
  rescoring: required(bool(), {
    description: "Reviewers' labels were given that the verdict doesn't include yet. It will within seconds.",
  }),
  threshold: required(nullable(float()), { description: "Threshold used for the verdict." }),
  pillar_details: required(FiguresShape, {
    description: "For overall and each dimension: score, interval, prompts, verdict, and the same for its scenarios.",
  }),
  harness_names: required(list(text())),
  harness_type: required(nullable(text())),
  partial: required(bool(), {
    description: "Leaves out a dimension or some probes. A partial run can fail and never passes.",
  }),
  resource_version: required(nullable(text()), { description: "The set of probes that was used." }),
  created_by: required(nullable(uuid())),
  created_at: required(integer()),
  completed_at: required(nullable(integer())),
  request_params: required(
    nullable(
      model("EvaluationRequestParams", {
        type: required(text()),
        plan: required(PlanName),
        probes: required(nullable(list(text())), { description: "The picked probes; null for all." }),
        sample_size: required(nullable(integer())),
        seed: required(integer()),
      }),
    ),
  ),
});

export const SummaryList = model("EvaluationSummaryListResponse", {
  results: required(list(Summary)),
  total: required(integer()),
  limit: required(integer()),
  offset: required(integer()),
});

const threshold = float({ ge: 0.01, le: 1 });
export const VerdictQuery = model("EvaluationVerdictQuery", {
  ...team,
  threshold: optional(nullable(threshold), { description: "Instead of the run's own threshold." }),
});
export const VerdictResponse = model("EvaluationVerdictResponse", {
  evaluation_id: required(uuid()),
  threshold: required(float()),
  verdict: required(VerdictShape),
  headline: required(text(), { description: "The verdict and what decides it, such as Failed: confidentiality." }),
  reason: required(text(), { description: "The headline and the main reason, in sentences." }),
  reasons: required(list(VerdictReasonShape), {
    description: "What fails the run first, then what keeps it from passing. Empty for a pass.",
  }),
  further_prompts: required(nullable(integer())),
});
export const Settings = model("EvaluationSettings", {
  trust_threshold: required(threshold, { description: "A dimension passes when its lower bound reaches this." }),
  critical_probes: required(list(text()), { description: "Probes that fail a run if they fail." }),
  critical_probes_default: required(bool(), { description: "True if this is the list that the console ships." }),
  share_links: required(bool(), { description: "Whether reports can be shared by link. Off unless switched on." }),
  updated_at: required(nullable(integer()), { description: "Null if the default applies." }),
  updated_by: required(nullable(uuid())),
});
export const SettingsUpdate = model("EvaluationSettingsUpdate", {
  trust_threshold: optional(threshold, { description: "From 0.01 to 1. Omitted: unchanged." }),
  critical_probes: optional(nullable(list(text({ max: 255 }), { max: 1000 })), {
    description:
      "IDs of the probes that fail a run if they fail. Null: the list that the console ships. Omitted: unchanged.",
  }),
  share_links: optional(bool(), {
    description: "Whether reports can be shared by link. While it is off, no link opens. Omitted: unchanged.",
  }),
});
