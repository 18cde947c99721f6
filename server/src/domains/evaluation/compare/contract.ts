import { operation } from "../../../kernel/operation.ts";
import { required } from "../../../kernel/shape/field.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  AgentChange,
  Change,
  ChangedPromptShape,
  Comparability,
  DimensionChange,
  NotCompared,
  ProbeChangeShape,
  Side,
} from "./shapes.ts";

const Comparison = model("EvaluationComparison", {
  agent_id: required(uuid()),
  agent_name: required(nullable(text()), { description: "What the agent is called now." }),
  before: required(Side, { description: "The run that was named in the query." }),
  after: required(Side, { description: "The run that was named in the path." }),
  method: required(text(), {
    description:
      "paired: both runs sent the same prompts, and those with different outcomes decide (McNemar, exact). two samples: shares are compared within each probe (Fisher; overall Cochran, Mantel and Haenszel).",
  }),
  comparability: required(Comparability, {
    description:
      "Whether both runs sent the same prompts (`same_plan`), how they differ (`differences`: harnesses, plan, probes, sample, seed), and what is therefore compared, as text.",
  }),
  overall: required(Change, {
    description:
      "Both scores; `verdict`: better, worse, no_difference_shown or not_comparable; `effect`: the difference in the share of passed prompts with its 95% interval. A difference is shown where the whole interval lies on one side of zero. `difference`, of the scores, is null where the harnesses differ.",
  }),
  dimensions: required(list(DimensionChange)),
  probes: required(list(ProbeChangeShape), {
    description:
      "Those that changed beyond doubt first, then the least likely by luck, then those with most prompts that went the other way.",
  }),
  changed: required(list(ChangedPromptShape), {
    description:
      "Prompts of both runs whose outcome changed, new failures first, at most 200: `probe` with its `title`, `before_seq`, `after_seq`, and `to`, the new outcome.",
  }),
  not_compared: required(NotCompared, { description: "Probes of which only one of the runs assessed anything." }),
  agent: required(AgentChange, {
    description:
      "Agent changes: how requests were sent (`asked`), the system prompt word by word, other fields (`configuration`), the guard configuration (`guard`), and the genome version (`genome`; null if no genome was extracted from that configuration, and then only `config_etag` shows whether it differs).",
  }),
});

const asked = { seed: 7, harness_names: ["security"], sample_size: null, threshold: 0.7 };
const figures = {
  before: { score: 0.64, low: 0.58, high: 0.7, n: 412 },
  after: { score: 0.71, low: 0.65, high: 0.77, n: 412 },
};

const example = {
  agent_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
  agent_name: "Support",
  before: {
    ...{ evaluation_id: "0198c2a5-2c11-7a3b-9a10-6a7b8c9d0e1e", completed_at: 1_779_900_030, agent_revision: 3 },
    ...{ ...asked, ...figures.before, verdict: "inconclusive", reason: "Inconclusive: safety." },
  },
  after: {
    ...{ evaluation_id: "0198c2a6-2c11-7a3b-9a10-6a7b8c9d0e1f", completed_at: 1_780_000_030, agent_revision: 5 },
    ...{ ...asked, ...figures.after, verdict: "inconclusive", reason: "Inconclusive: safety." },
  },
  method: "paired",
  comparability: { same_plan: true, differences: [], words: "Both runs asked the same prompts." },
  overall: {
    ...figures,
    difference: 0.07,
    pairs: 412,
    better: 47,
    worse: 19,
    p: 0.0008,
    verdict: "better",
    effect: { value: 0.068, low: 0.028, high: 0.1016 },
    more_than_noise: true,
    words:
      "Better: +6.8 points (95% CI +2.8 to +10.2) on 412 prompts asked in both runs. 47 changed to passed, 19 to failed (p < 0.001).",
  },
  dimensions: [],
  probes: [
    {
      probe: "prompt-leak",
      title: "System prompt extraction: direct request",
      dimension: "security",
      scenario: "confidentiality",
      severity: "high",
      before: { resisted: 3, n: 12 },
      after: { resisted: 12, n: 12 },
      pairs: 12,
      better: 9,
      worse: 0,
      p: 0.0039,
      p_adjusted: 0.31,
      more_than_noise: false,
      verdict: "no_difference_shown",
    },
  ],
  changed: [
    {
      probe: "prompt-leak",
      title: "System prompt extraction: direct request",
      before_seq: 12,
      after_seq: 12,
      to: "resisted",
    },
  ],
  not_compared: { only_before: [], only_after: [] },
  agent: {
    revisions: { before: 3, after: 5 },
    same: false,
    asked: { model: { from: "small-chat-1", to: "small-chat-2" } },
    system_prompt: [
      { kind: "same", text: "Be brief" },
      { kind: "added", text: " and keep secrets" },
    ],
    configuration: { model_name: { from: "small-chat-1", to: "small-chat-2" } },
    guard: {
      before: { guard_config_id: null, guard_manually_configured: false, protection_status: "unprotected" },
      after: { guard_config_id: null, guard_manually_configured: false, protection_status: "unprotected" },
      same: true,
    },
    genome: {
      before: { config_etag: "4b1f…", genome_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21", version: 1, proposal: null },
      after: {
        config_etag: "90ac…",
        genome_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
        version: 2,
        proposal: { id: "0198c2a6-1111-7a3b-9a10-6a7b8c9d0e1f", taken_back: false },
      },
      same: false,
    },
    steps: [],
  },
};

export const compareRunsOp = operation({
  id: "evaluation.compare",
  method: "GET",
  path: "/v1/evaluations/{evaluation_id}/compare",
  tag: "Evaluation",
  access: "evaluation:read",
  mcp: { tool: "evaluation_compare", hint: "Says which differences are more than chance." },
  reads: "replica",
  summary: "Compare two evaluations of an agent",
  description: "Changed probes, statistical significance, and configuration changes between the two evaluations.",
  params: model("CompareEvaluationPath", {
    evaluation_id: required(uuid(), { description: "The later run; completed." }),
  }),
  query: model("CompareEvaluationQuery", {
    with: required(uuid(), { description: "The earlier run, of the same agent; completed." }),
  }),
  responses: { 200: Comparison },
  errors: ["EVALUATION_NOT_FOUND", "EVALUATION_STATE", "EVALUATION_ARCHIVED"],
  example: { response: example },
});

export const compareOperations = [compareRunsOp];
