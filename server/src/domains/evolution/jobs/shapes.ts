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

const LARGEST = 2_147_483_647;
const whole = (description: string) => optional(nullable(integer({ ge: -LARGEST, le: LARGEST })), { description });

export const TriggerEvolution = model(
  "TriggerEvolutionRequest",
  {
    sample_size: whole(
      "Questions of a search, when max_metric_calls is absent: seven times as many rollouts are spent.",
    ),
    min_improvement_threshold: optional(nullable(float()), {
      description: "The gain that the lower bound must reach, as a share: 0.02 for two points.",
    }),
    target_dimensions: optional(nullable(list(text({ max: 100 }), { max: 10 })), {
      description: "reliability, security, safety: those named count double. The others must not get worse.",
    }),
    max_probes_per_evaluation: whole("Questions to draw from, both halves together; all when absent."),
    probe_concurrency: whole("Maximum parallel prompts, 1–64. Default: 8."),
    reflection_model: optional(nullable(text({ max: 255 })), {
      description:
        "The model that the proposer is asked for, when proposer_agent_id names it; or, without that, the id of the agent to ask. Anything else is told in the warnings and not used.",
    }),
    proposer_agent_id: optional(nullable(uuid()), {
      description:
        "An agent of the team that speaks chat completions and writes further clauses to try. It is shown the agent's prompt, without the secrets that are recognised in it, and conversations of the search's own half in which the agent failed. What it writes is checked, measured like every clause, and never leaves this evolution by itself.",
    }),
    max_proposer_calls: whole("Maximum calls to the rule-writing agent, 1–12. Default: 4."),
    warm_start: optional(nullable(bool()), {
      description:
        "Begin with what finished searches of the team's agents taught about the console's clauses; false when absent. The final test does not use this.",
    }),
    mutation_strategy: optional(nullable(text({ max: 100 })), {
      description: "scc (the default), random, hill, halving or gepa_style.",
    }),
    max_metric_calls: whole(
      "Maximum number of prompts for search and final test together. 1,400 to 6,000 by the agent's rate when absent; 800 at least.",
    ),
    seed: optional(nullable(integer({ ge: 0, le: LARGEST })), {
      description: "Random seed. The same seed and the same responses give the same run. Generated if omitted.",
    }),
    detection_volume_threshold: whole("For evolutions that detections trigger; one triggered by hand does not wait."),
  },
  { description: "What to search for, and how much to spend on it." },
);
export type TriggerEvolution = Out<typeof TriggerEvolution>;

export const EvolutionJob = model("EvolutionJob", {
  evolution_id: required(text()),
  status: required(text(), { description: "running, paused, completed, failed or cancelled." }),
  agent_id: optional(nullable(uuid())),
  agent_name: optional(nullable(text()), { description: "What the agent is called now." }),
  team_id: optional(nullable(uuid())),
  extra: required(JobDetails, {
    description: "Stage, progress, cost, settings, finish reason, decision and the manifest of what it rests on.",
  }),
});

export const EvolutionJobList = model("EvolutionJobList", {
  results: required(list(EvolutionJob)),
  total: required(integer()),
  limit: required(integer()),
  offset: required(integer()),
});

const Range = model("EvolutionRange", { low: required(integer()), high: required(integer()) });

export const EvolutionPreflight = model("EvolutionPreflight", {
  can_start: required(nullable(text()), { description: "Null if it can, otherwise the reason." }),
  system_messages: required(text(), {
    description: "followed; not_followed, then no change of the prompt shows; or unknown, when it gave no answer.",
  }),
  smallest_certifiable_gain: required(nullable(float()), {
    description: "In points of 100: a smaller gain would not be certified with these questions and this budget.",
  }),
  budget: required(integer(), { description: "Rollouts." }),
  decision_pairs: required(integer(), { description: "Pairs of questions kept back for the decision." }),
  requests: required(Range, { description: "From one request for each rollout to every turn asked twice." }),
  seconds_at_least: required(integer(), { description: "At the agent's rate limit." }),
  measurable_genes: required(list(text())),
  unmeasurable_genes: required(list(text()), { description: "Editable by people, never changed by evolution." }),
  proposer_calls: required(integer(), { description: "Times that the proposer may be asked; 0 without one." }),
  arms: required(integer(), { description: "Single changes that the search may combine." }),
  categories: required(list(PreflightCategory), {
    description: "With questions to search and questions to decide with.",
  }),
  decision_attempt: required(integer(), { description: "Which decision on these questions it would be." }),
  warnings: required(list(text())),
});

export const EvolutionFront = model("EvolutionFront", {
  evolution_id: required(uuid()),
  items: required(list(FrontItem), {
    description:
      "Configurations asked often enough to compare, at most 200: changes, questions, tokens for each of them, points gained with 95 % interval, and whether any other beats it in every category and in changes. From the search's own questions.",
  }),
});

const EvolutionCurvePoint = model("EvolutionCurvePoint", {
  spent: required(integer(), { description: "Prompts completed so far." }),
  stage: required(text(), { description: "search, prune, confirm or watch." }),
  changes: required(integer(), { description: "Changes in what it would go with now." }),
  pairs: required(nullable(integer()), {
    description: "Pairs of unseen questions behind the estimate; null where the search's own model made it.",
  }),
  points: required(nullable(float()), { description: "Of 100; null while there is nothing to say." }),
  lower: required(nullable(float()), { description: "Of the 95 % interval." }),
  upper: required(nullable(float())),
});

export const EvolutionCurve = model("EvolutionCurve", {
  evolution_id: required(uuid()),
  items: required(list(EvolutionCurvePoint)),
});

export const EvolutionEffects = model("EvolutionEffects", {
  evolution_id: required(uuid()),
  items: required(list(EffectItem), {
    description: "Each change in each category it is meant for: trials, points gained with interval, P(effect > 0).",
  }),
});
