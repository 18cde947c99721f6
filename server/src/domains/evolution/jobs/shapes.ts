import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { EffectItem, FrontItem, JobDetails, PreflightCategory } from "../shapes/job-details.ts";
import { ObjectiveDivision } from "../shapes/run-record.ts";

const LARGEST = 2_147_483_647;
const whole = (description: string) => optional(nullable(integer({ ge: -LARGEST, le: LARGEST })), { description });

const OwnClauseBody = model("EvolutionOwnClause", {
  title: optional(nullable(text({ max: 80 })), { description: "For people. It is not sent to the agent." }),
  text: required(text({ max: 1000 }), { description: "One paragraph of 20 to 600 characters." }),
});

export const TriggerEvolution = model(
  "TriggerEvolutionRequest",
  {
    sample_size: whole(
      "Number of search prompts, if max_metric_calls is omitted. The run then sends seven times as many prompts.",
    ),
    min_improvement_threshold: optional(nullable(float()), {
      description: "Minimum gain that the lower bound must reach, as a share: 0.02 is two points.",
    }),
    target_dimensions: optional(nullable(list(text({ max: 100 }), { max: 10 })), {
      description: "Any of reliability, security and safety. These count double. The others must not get worse.",
    }),
    max_probes_per_evaluation: whole(
      "Maximum number of prompts to draw from, search and held-out prompts together. Default: all.",
    ),
    probe_concurrency: whole("Maximum parallel prompts, 1–64. Default: 8."),
    reflection_model: optional(nullable(text({ max: 255 })), {
      description:
        "The model to request from the agent in proposer_agent_id. Without proposer_agent_id: the id of the agent to use. Any other value is ignored, with a warning.",
    }),
    proposer_agent_id: optional(nullable(uuid()), {
      description:
        "An agent of the team that writes further rules to try. It must use chat completions. It receives the agent's system prompt, without recognized secrets, and failed conversations from the search prompts. The rules it writes are checked, measured like every other rule, and used in this run only.",
    }),
    max_proposer_calls: whole("Maximum calls to the rule-writing agent, 1–12. Default: 4."),
    rule_ids: optional(nullable(list(uuid(), { max: 5 })), {
      description:
        "Approved rules of policies that the agent should keep. Their words are tried as prompt rules, and attempts to break them and harmless twins join the prompts. They count double; twins must not get worse.",
    }),
    campaign_id: optional(nullable(uuid()), {
      description:
        "A red-team campaign against this agent. The attacks that it proved, with fresh secrets, and harmless twins join the prompts: half of the goals to search with, the other half held out. They count double.",
    }),
    own_clauses: optional(nullable(list(OwnClauseBody, { max: 12 })), {
      description:
        "Rules that you wrote, to be tried beside the rule library. Each is an arm of its own, named yours, and has to help by itself to be proposed.",
    }),
    objective_harness: optional(nullable(text({ min: 1, max: 200 })), {
      description:
        "A test set or custom harness of your team, by id or name. The gain is then measured on its cases alone, half to search with, the other half held out. The console's dimensions are guard rails: they must not get worse. Not with target_dimensions, rule_ids or campaign_id.",
    }),
    objective_traffic: optional(nullable(bool()), {
      description:
        "Improve on what users said to this agent and reviewers labeled in shadow review: an attack has to be turned down, a request labeled fine has to be answered. The newest 500 such requests of the last six days at most; the preflight says what is left out. Divided and guarded like objective_harness, and in place of it. Texts are asked again as they were, so an agent that acts on requests acts again. Not stored with the run, not shown, not sent to the rule-writing agent.",
    }),
    models: optional(nullable(list(text({ min: 1, max: 255 }), { max: 3 })), {
      description:
        "Models to try in place of the agent's own. Each has to be the model of an agent that your team registered with the same URL: it is asked there, with this agent's key. The preflight lists them with the team's prices. Default: none.",
    }),
    warm_start: optional(nullable(bool()), {
      description:
        "Start from what earlier evolution runs of the team learned about the rule library. Default: false. The final test does not use this.",
    }),
    mutation_strategy: optional(nullable(text({ max: 100 })), {
      description: "scc (default), random, hill, halving or gepa_style.",
    }),
    max_metric_calls: whole(
      "Maximum number of prompts for search and final test together. The preflight says the minimum, least_budget. Default: 1,400 to 3,000, depending on the agent's rate limit.",
    ),
    seed: optional(nullable(integer({ ge: 0, le: LARGEST })), {
      description: "Random seed. The same seed and the same responses give the same run. Generated if omitted.",
    }),
    detection_volume_threshold: whole("For runs triggered by detections. Ignored when a run is started by a request."),
  },
  { description: "Goal and budget of the search." },
);
export type TriggerEvolution = Out<typeof TriggerEvolution>;

export const EvolutionJob = model("EvolutionJob", {
  evolution_id: required(text()),
  status: required(text(), { description: "running, paused, completed, failed or cancelled." }),
  agent_id: optional(nullable(uuid())),
  agent_name: optional(nullable(text()), { description: "The agent's current name." }),
  team_id: optional(nullable(uuid())),
  extra: required(JobDetails, {
    description:
      "Stage, progress, cost, settings, finish reason, decision, and a manifest of everything the run depends on.",
  }),
});
export type EvolutionJob = Out<typeof EvolutionJob>;

export const EvolutionJobList = model("EvolutionJobList", {
  results: required(list(EvolutionJob)),
  total: required(integer()),
  limit: required(integer()),
  offset: required(integer()),
});

const Range = model("EvolutionRange", { low: required(integer()), high: required(integer()) });

const BudgetAdvice = model("EvolutionBudgetAdvice", {
  budget: required(integer(), { description: "Maximum number of prompts." }),
  pairs: required(integer(), { description: "Pairs of held-out prompts in the final test." }),
  gain: required(nullable(float()), {
    description:
      "Smallest true gain, in points of 100, that would be shown eight times in ten. Calculated from usual variation. Null: none.",
  }),
  holding: required(float(), {
    description:
      "Probability, at least, that the dimension with the fewest prompts, if nothing changes in it, is shown to stay within its loss limit. A proposal needs both.",
  }),
  seconds_at_least: required(integer(), { description: "At the agent's rate limit." }),
  cost: required(nullable(float()), {
    description:
      "Estimated from usual lengths at the team's price for the model, with several models for the dearest. Null if a price is missing.",
  }),
});

export const EvolutionPreflight = model("EvolutionPreflight", {
  can_start: required(nullable(text()), { description: "Null if it can, otherwise the reason." }),
  system_messages: required(text(), {
    description: "followed, not_followed (prompt changes would have no effect) or unknown (the agent did not respond).",
  }),
  smallest_certifiable_gain: required(nullable(float()), {
    description:
      "Smallest gain, in points of 100, that these prompts and this budget show eight times in ten. It is confirmed if no dimension is in doubt, too.",
  }),
  budget: required(integer(), { description: "Maximum number of prompts." }),
  decision_pairs: required(integer(), { description: "Pairs of held-out prompts reserved for the final test." }),
  requests: required(Range, { description: "From one request for each prompt to every turn sent twice." }),
  seconds_at_least: required(integer(), { description: "At the agent's rate limit." }),
  least_budget: required(nullable(integer()), {
    description:
      "The fewest prompts that could confirm a gain of 25 points and leave a quarter of them for the search. A run with fewer is refused. Null if no number could.",
  }),
  advice: required(list(BudgetAdvice), {
    description: "What budgets from the smallest possible to 6,000 prompts can confirm.",
  }),
  measurable_genes: required(list(text())),
  unmeasurable_genes: required(list(text()), { description: "Editable by people, never changed by evolution." }),
  weaknesses: optional(nullable(integer()), {
    description: "Weaknesses from the campaign in campaign_id whose attacks are among the prompts.",
  }),
  objective: optional(nullable(ObjectiveDivision), { description: "Of objective_harness or objective_traffic." }),
  models: required(
    list(
      model("EvolutionModelOffer", {
        model: required(text()),
        price: required(
          nullable(
            model("EvolutionModelPrice", {
              input: required(float(), { description: "Per million tokens." }),
              output: required(float(), { description: "Per million tokens." }),
            }),
          ),
          { description: "The team's. Null: cost unknown." },
        ),
      }),
    ),
    { description: "Other models that your team registered at the agent's URL, which a run can try." },
  ),
  proposer_calls: required(integer(), { description: "Maximum calls to the rule-writing agent. 0 without one." }),
  arms: required(integer(), { description: "Number of candidate changes that the search can combine." }),
  categories: required(list(PreflightCategory), {
    description: "With the number of search prompts and held-out prompts.",
  }),
  decision_attempt: required(integer(), {
    description: "Which decision on these held-out prompts this would be, from 1.",
  }),
  warnings: required(list(text())),
});

export const EvolutionContinuation = model("EvolutionContinuation", {
  evolution_id: required(uuid()),
  can_continue: required(nullable(text()), { description: "Null if it can, otherwise the reason." }),
  continued_by: required(nullable(uuid()), { description: "The newest run that continues this one." }),
  decision_attempt: required(nullable(integer()), {
    description:
      "Which decision on these held-out prompts this would be. Each further one spends a smaller share of the allowed error.",
  }),
  budget: required(nullable(integer()), {
    description:
      "Maximum number of prompts. By default as many as settle it eight times in ten, if the gain is what was seen less its luck.",
  }),
  requests: required(nullable(integer()), { description: "Estimated from the run so far." }),
  seconds_at_least: required(nullable(integer()), { description: "At the agent's rate limit." }),
  cost: required(nullable(float()), {
    description: "Estimated from usual lengths at the team's price for the model. Null without a price.",
  }),
});

export const EvolutionFront = model("EvolutionFront", {
  evolution_id: required(uuid()),
  items: required(list(FrontItem), {
    description:
      "Configurations with enough prompts to compare, up to 200: number of changes, prompts, tokens for each prompt, gain in points with 95% confidence interval, and whether another configuration is at least as good in every category with no more changes. Based on search prompts.",
  }),
});

const EvolutionCurvePoint = model("EvolutionCurvePoint", {
  spent: required(integer(), { description: "Prompts completed so far." }),
  stage: required(text(), { description: "search, prune, confirm or watch." }),
  changes: required(integer(), { description: "Changes in the current best candidate." }),
  pairs: required(nullable(integer()), {
    description: "Pairs of held-out prompts behind the estimate. Null for an estimate by the search itself.",
  }),
  points: required(nullable(float()), { description: "Gain in points of 100. Null while there is no estimate." }),
  lower: required(nullable(float()), { description: "Lower bound of the 95% confidence interval." }),
  upper: required(nullable(float())),
});

export const EvolutionCurve = model("EvolutionCurve", {
  evolution_id: required(uuid()),
  items: required(list(EvolutionCurvePoint)),
});

export const EvolutionEffects = model("EvolutionEffects", {
  evolution_id: required(uuid()),
  items: required(list(EffectItem), {
    description: "Each change in each category it is meant for: trials, gain in points with interval, P(effect > 0).",
  }),
});
