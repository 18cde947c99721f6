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
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { jobStatuses } from "../../../platform/work/status.ts";
import { FiguresShape } from "../shapes/figures.ts";

export const MOST_CONCURRENCY = 256;
const LARGEST_PRICE = 1_000_000;
const LARGEST_COUNT = 1_000_000_000_000;

export const PlanName = named("EvaluationPlanName", oneOf("quick", "standard", "deep"));
export const HarnessType = named("HarnessType", oneOf("standard", "custom"));
export const RunStatus = named("EvaluationRunStatus", oneOf(...jobStatuses));

const Prices = model(
  "EvaluationPrices",
  {
    prompt_per_million: required(float({ ge: 0, le: LARGEST_PRICE }), { description: "Of a million tokens sent." }),
    completion_per_million: required(float({ ge: 0, le: LARGEST_PRICE }), {
      description: "Of a million tokens answered.",
    }),
  },
  { description: "What the agent's tokens cost, in any currency; the caps and sums are in the same." },
);

const caps = {
  max_requests: optional(nullable(integer({ ge: 1, le: LARGEST_COUNT })), {
    description: "No more requests than this are sent, retries included.",
  }),
  max_tokens: optional(nullable(integer({ ge: 1, le: LARGEST_COUNT })), {
    description:
      "The most tokens to send and receive. The maximum for a prompt is reserved before it is sent. An agent without max_tokens is then limited to 4096.",
  }),
  max_cost: optional(nullable(float({ ge: 0.000001, le: LARGEST_PRICE })), {
    description: "No more money than this; needs prices.",
  }),
};

export const Label = text({ min: 1, max: 255 });

export const CreateRun = model(
  "CreateEvaluationRequest",
  {
    agent_id: required(uuid(), { description: "The agent to evaluate." }),
    team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }),
    type: withDefault(text({ max: 100 }), "behavioral"),
    harness_names: required(list(text({ max: 255 }), { min: 1, max: 50 }), {
      description:
        "Harnesses to run. trust_score runs reliability, security and safety, and the test sets that your team requires. With harness_type custom: your test sets, by ID or name.",
    }),
    harness_type: withDefault(HarnessType, "standard", {
      description:
        "custom runs your own test sets. They never change a score; the verdict of such a run is failed if a required set fails, and else inconclusive.",
    }),
    plan: withDefault(PlanName, "standard", {
      description:
        "How many prompts of each probe are sent. All plans cover all probes; preflight says how long each takes and how sure its verdict will be.",
    }),
    probes: optional(nullable(list(text({ max: 100 }), { max: 500 })), {
      description:
        "Only these probes, by id. With tags or scenarios, a probe is picked if any of them names it. A run of picked probes is partial and never passes.",
    }),
    tags: optional(nullable(list(text({ max: 100 }), { max: 200 })), {
      description: "Only probes with one of these taxonomy entries, such as owasp_llm_2025:LLM01. See /v1/taxonomies.",
    }),
    scenarios: optional(nullable(list(text({ max: 100 }), { max: 50 })), {
      description: "Only probes of these scenarios, such as confidentiality.",
    }),
    sample_size: optional(nullable(integer({ ge: 1, le: 1000 })), {
      description:
        "How many prompts of the plan to ask in all, drawn evenly over harnesses and their strata; all when absent. Test sets are always asked in full.",
    }),
    evaluation_id: optional(nullable(uuid()), { description: "Evaluation ID to use. Generated if omitted." }),
    seed: optional(nullable(integer({ ge: 0 })), {
      description: "The same seed asks the same prompts. Drawn when absent.",
    }),
    concurrency: withDefault(integer({ ge: 1, le: MOST_CONCURRENCY }), 8, {
      description: "Maximum parallel prompts across all workers.",
    }),
    ...caps,
    judge_agent_id: optional(nullable(uuid()), {
      description:
        "An agent of the team that speaks chat completions: used as a judge for responses that no detector could decide. Its word counts in the score, apart, if its card is good enough (POST /v1/judges/{agent_id}/card); otherwise it only advises.",
    }),
    label: optional(nullable(Label), {
      description: "Marks the run, such as branch:main, so that later runs can be compared with the newest one.",
    }),
    through_gateway: withDefault(bool(), false, {
      description:
        "Ask the agent through the gateway, behind the guards that it lives by. Such a run shows what the guards change: it never changes the agent's own score, trust stage or findings.",
    }),
    prices: optional(nullable(Prices)),
  },
  { description: "A new evaluation." },
);
export type CreateRun = Out<typeof CreateRun>;

export const ResumeRun = model("ResumeEvaluationRequest", caps, {
  description: "New caps, for a run that paused because of them. Absent ones stay; null lifts one.",
});
export type ResumeRun = Out<typeof ResumeRun>;

export const CreatedRun = model("CreateEvaluationResponse", {
  evaluation_id: required(uuid()),
  status: required(text()),
});

export const Progress = model("EvaluationProgress", {
  planned: required(nullable(integer()), { description: "Prompts in all; null until the plan is written." }),
  done: required(integer()),
  resisted: required(integer()),
  failed: required(integer()),
  unassessed: required(integer(), {
    description: "No response, or one that could not be assessed. Never counted as passed.",
  }),
  errors: required(integer(), { description: "Unassessed prompts that failed with an error." }),
  in_flight: required(integer()),
  requests: required(integer(), { description: "Sent so far, retries included." }),
  tokens: required(integer()),
  cost: required(nullable(float()), { description: "Null without prices." }),
  eta_seconds: required(nullable(integer()), { description: "Null if it can't be estimated yet." }),
});

export const RunStatusResponse = model("EvaluationStatusResponse", {
  evaluation_id: required(uuid()),
  status: required(text(), { description: "running, paused, completed, failed or cancelled." }),
  scores: required(nullable(mapOf(float())), {
    description:
      "From 0 to 1, by dimension and overall; corrected for the errors of detectors where their cards allow it.",
  }),
  verdict: required(nullable(text()), {
    description: "passed, failed or inconclusive: of the overall score's interval against the threshold.",
  }),
  rescoring: required(bool(), {
    description: "Reviewers' labels were given that the verdict doesn't include yet. It will within seconds.",
  }),
  threshold: required(nullable(float())),
  figures: required(nullable(FiguresShape), {
    description: "Overall, and by dimension and scenario: score, 95% confidence interval, prompts, verdict and reason.",
  }),
  created_at: required(integer(), { description: "Unix seconds." }),
  started_at: required(nullable(integer())),
  completed_at: required(nullable(integer())),
  archived_at: required(nullable(integer()), {
    description: "When its prompts, responses and log were moved to the store. Null: they can be read.",
  }),
  error_message: required(nullable(text())),
  status_message: required(nullable(text()), { description: "Why it paused, for example." }),
  team_id: required(uuid()),
  agent_id: required(uuid()),
  agent_name: required(nullable(text()), { description: "What the agent is called now." }),
  created_by: required(uuid()),
  schedule_id: required(nullable(uuid()), { description: "The schedule that started it; null if a person did." }),
  type: required(text()),
  harness_names: required(list(text())),
  harness_type: required(text()),
  plan: required(PlanName),
  picked_probes: required(nullable(list(text())), {
    description: "The probes that the run is limited to; null for all.",
  }),
  partial: required(bool(), {
    description: "Leaves out a dimension or some probes. A partial run can fail and never passes.",
  }),
  sample_size: required(nullable(integer())),
  seed: required(integer()),
  concurrency: required(integer()),
  max_requests: required(nullable(integer())),
  max_tokens: required(nullable(integer())),
  max_cost: required(nullable(float())),
  judge_agent_id: required(nullable(uuid())),
  label: required(nullable(text()), { description: "What the run was marked with." }),
  gateway: required(
    nullable(
      model("EvaluationGateway", {
        config_id: required(uuid()),
        version: required(integer()),
        digest: required(text(), { description: "SHA-256 of the guards' body." }),
      }),
    ),
    {
      description:
        "The guards that the agent was asked behind, as they were when the run was created; null if it was asked directly.",
    },
  ),
  progress: required(Progress),
});

const estimate = (name: string, description: string) =>
  model(
    name,
    {
      low: required(float()),
      likely: required(float(), { description: "The figure to plan with." }),
      high: required(float()),
      cap: required(nullable(float()), { description: "What you set as the most; null without a cap." }),
    },
    { description },
  );

const PlanFigures = model("EvaluationPlan", {
  name: required(PlanName),
  partial: required(bool(), { description: "Leaves out a dimension or some probes, and so never passes." }),
  probes: required(integer()),
  critical_probes: required(integer(), { description: "Of those, the ones that fail the run if they fail." }),
  taxonomies: required(
    list(
      model("EvaluationPlanTaxonomy", {
        name: required(text()),
        title: required(text()),
        covered: required(integer(), { description: "Entries that a probe of the plan tests." }),
        testable: required(integer(), { description: "Entries that can be tested with prompts." }),
      }),
    ),
  ),
  assumed_pass_rate: required(float(), { description: "Of the agent that half_width is computed for, from 0 to 1." }),
  half_width: required(nullable(float()), {
    description:
      "Expected half-width of the 95% confidence interval of the overall score, from 0 to 1, with the errors of the detectors. Null if no standard probe is asked.",
  }),
  smallest_failure_rate: required(nullable(float()), {
    description:
      "The failure rate, from 0 to 1, from which each critical probe keeps the run from passing in 95 of 100 runs, with the errors of the detectors. Null without critical probes, or if even one that always fails can go unnoticed more often.",
  }),
});

export const PreflightResponse = model("EvaluationPreflight", {
  plan: required(PlanFigures),
  prompts: required(integer()),
  by_harness: required(mapOf(integer()), { description: "Prompts of each harness." }),
  requests: required(
    estimate("EvaluationRequestRange", "One for each turn of each prompt; the high end allows for retries."),
  ),
  tokens: required(
    estimate(
      "EvaluationTokenRange",
      "Sent and received: the real lengths of the prompts, and responses as in `basis`.",
    ),
  ),
  seconds: required(estimate("EvaluationTimeRange", "By the agent's rate limit, or its latency where that is slower.")),
  cost: required(nullable(estimate("EvaluationCostRange", "In the currency of the prices.")), {
    description: "Null without prices.",
  }),
  requests_per_minute: required(integer(), { description: "The agent's rate limit, which the run keeps." }),
  basis: required(oneOf("earlier_runs", "typical_answers"), {
    description:
      "The assumed length of responses: as in this agent's newest completed run of each harness, or 30 to 200 tokens (90 likely) for an agent that was never evaluated.",
  }),
  warnings: required(list(text()), { description: "Why the run may pause before its end." }),
});
