import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
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
import { DecisionShape, JobSettingsShape, ManifestShape } from "./run-record.ts";

const spent = { requests: required(integer()), tokens: required(integer()) };

const gain = {
  n: required(integer(), { description: "Pairs of prompts." }),
  gained: required(integer(), { description: "Pairs in which only the candidate passed." }),
  lost: required(integer(), { description: "Pairs in which only the baseline passed." }),
  estimate: required(float(), { description: "Gain as a share, from -1 to 1." }),
  lower: required(float(), { description: "Lower bound of the 95% confidence interval." }),
  upper: required(float(), { description: "Upper bound of the 95% confidence interval." }),
};

/** What post-apply monitoring has seen. */
export const WatchReportShape = model("EvolutionWatchReport", {
  ...gain,
  rounds_done: required(integer()),
  rounds: required(integer()),
  odds: required(float(), { description: "E-value: evidence that the agent got worse, as odds against chance." }),
  worst: optional(nullable(text()), { description: "The group with the highest e-value." }),
  groups: optional(list(model("EvolutionWatchGroup", { group: required(text()), ...gain }))),
  verdict: optional(nullable(text())),
});

/** Details of an evolution run. Those of a foreign evolution service may be absent. */
export const JobDetails = model("EvolutionJobDetails", {
  kind: required(named("EvolutionJobKind", oneOf("search", "recheck", "monitor"))),
  stage: required(text()),
  status_message: required(nullable(text())),
  finish_reason: required(nullable(text())),
  strategy: required(text()),
  seed: required(integer()),
  genome_id: required(uuid()),
  genome_version: required(integer()),
  proposal_id: required(nullable(uuid())),
  created_by: required(uuid()),
  created_at: required(integer()),
  started_at: required(nullable(integer())),
  completed_at: required(nullable(integer())),
  progress: required(
    model("EvolutionJobProgress", {
      budget: required(integer()),
      planned: required(integer()),
      observed: required(integer()),
      unassessed: required(integer()),
      errors: required(integer()),
      share: required(float()),
    }),
  ),
  cost: required(model("EvolutionJobCost", { ...spent, proposer: required(model("EvolutionProposerCost", spent)) })),
  warnings: required(list(text())),
  settings: required(JobSettingsShape, { description: "As the run was started." }),
  decision_attempt: required(integer()),
  decision: required(nullable(DecisionShape), {
    description: "The raw decision; the proposal's evidence explains it.",
  }),
  result: optional(
    nullable(
      model("EvolutionResult", {
        outcome: required(named("EvolutionOutcome", oneOf("superior", "inconclusive", "inferior"))),
        points: required(float(), { description: "The decided gain in points of 100." }),
        lower: required(float(), { description: "Lower bound of the confidence interval of the decision." }),
        upper: required(float()),
        level: optional(float(), { description: "Of the confidence interval; 0.95 if absent." }),
        pairs: required(integer(), { description: "Pairs of held-out prompts." }),
        better: required(integer()),
        worse: required(integer()),
      }),
    ),
    { description: "The decision on held-out prompts, in figures. Null before it." },
  ),
  continues: optional(nullable(uuid()), { description: "The run whose unsettled final test this one continues." }),
  kept: optional(
    nullable(
      model("EvolutionKept", {
        pairs: required(integer(), { description: "Pairs of held-out prompts so far." }),
        better: required(integer()),
        worse: required(integer()),
        more_questions: required(nullable(integer()), {
          description: "How many more questions would probably settle it. Null if more would not.",
        }),
      }),
    ),
    {
      description:
        "Of a run that saw a gain and did not settle it: what it has so far. Null if there is nothing to continue.",
    },
  ),
  watch: optional(nullable(WatchReportShape), { description: "Of post-apply monitoring only." }),
  next_round_at: optional(nullable(integer())),
  manifest: required(nullable(ManifestShape)),
});

const effect = {
  category: required(text()),
  trials: required(integer()),
  points: required(float(), { description: "Gain in points of 100." }),
  lower: required(float()),
  upper: required(float()),
  p_positive: required(float(), { description: "P(effect > 0)." }),
};
export const MutationEffect = model("ProposedMutationEffect", effect);
export const EffectItem = model("EvolutionEffect", { arm: required(text()), ...effect });

export const FrontItem = model("EvolutionFrontItem", {
  arms: required(integer(), { description: "Changes in this configuration." }),
  config_hash: required(text()),
  n: required(integer()),
  tokens: required(integer(), { description: "For each prompt." }),
  changes: required(list(text()), { description: "Names of its changes." }),
  prompt_tokens: required(nullable(integer()), {
    description:
      "Approximate length of its system prompt. Null if the run can't be rebuilt, because the console changed.",
  }),
  cost_per_1000_requests: required(nullable(float()), {
    description:
      "Estimated for its system prompt with a usual question and answer (150 and 250 tokens), at the team's price for its model. Null without a price.",
  }),
  model: required(nullable(text()), { description: "Its model. Null if unknown." }),
  statement: required(
    nullable(
      model("EvolutionStatement", {
        confirmed: required(bool()),
        points: required(float()),
        lower: required(float()),
        upper: required(float()),
        words: required(text()),
      }),
    ),
    { description: "Of the one configuration that was tested on held-out prompts. Null: the search's estimate alone." },
  ),
  passes: required(
    mapOf(model("EvolutionPassRate", { n: required(integer()), rate: required(float()), lower: required(float()) })),
    { description: "By category." },
  ),
  gain: required(
    nullable(model("EvolutionGain", { points: required(float()), lower: required(float()), upper: required(float()) })),
    { description: "Over the baseline; null for the baseline itself." },
  ),
  unbeaten: required(bool()),
});

export const PreflightCategory = model("EvolutionPreflightCategory", {
  id: required(text()),
  dimension: required(text()),
  benign: required(bool()),
  weight: required(float()),
  search_probes: optional(integer()),
  decision_probes: optional(integer()),
});
