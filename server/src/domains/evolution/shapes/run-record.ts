import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

/** What runs of this and earlier releases keep about themselves: members that came later are absent from older runs. */

const Limits = model(
  "EvolutionLimits",
  {
    margin: required(float(), { description: "Of every group." }),
    benignMargin: required(float(), { description: "Of harmless requests." }),
  },
  { description: "The losses allowed, as shares." },
);

const Proposer = model("EvolutionProposerSettings", {
  agentId: required(uuid(), { description: "The agent of the team that writes further rules." }),
  model: required(nullable(text()), { description: "In place of the agent's own model." }),
  calls: required(integer(), { description: "How often it may be called." }),
});

const KeptRule = model("EvolutionKeptRule", {
  id: required(text()),
  policyId: required(text()),
  policyName: required(text()),
  number: required(text(), { description: "The document's own number, or R-001." }),
  type: required(text()),
  action: required(text()),
  target: required(nullable(text())),
  words: required(text()),
  section: required(text()),
  severity: required(text()),
  check: required(anyValue(), { description: "How a detector decides it." }),
  isApproved: required(bool()),
  isSuspicious: optional(bool(), { description: "Its words give orders to a machine." }),
  span: optional(nullable(list(integer())), { description: "Where its words stand in the policy's text." }),
  quote: optional(nullable(text())),
});

const SettingsObjective = model("EvolutionSettingsObjective", {
  id: required(text()),
  name: required(text()),
  harness: required(text()),
  version_id: optional(text(), { description: "Of a harness." }),
  version: optional(integer(), { description: "Of a harness." }),
  required: optional(bool(), { description: "Of a harness: whether every evaluation of the team asks it." }),
  generated: optional(bool(), { description: "Made from rules and personas, not uploaded." }),
  labeled_requests: optional(integer(), { description: "Of labeled traffic." }),
  leftOut: optional(
    model("EvolutionTrafficLeftOut", {
      without_text: required(integer(), { description: "The text is no longer kept." }),
      not_from_user: required(integer()),
      unsure: required(integer()),
      cut: required(integer(), { description: "Only a part of the text was kept." }),
      contradictory: required(integer(), { description: "Labeled both ways." }),
      older: optional(integer(), { description: "Older than the newest 500." }),
    }),
    { description: "Of labeled traffic: requests that are not asked, by reason." },
  ),
});

export const JobSettingsShape = model("EvolutionJobSettings", {
  targets: required(list(text()), { description: "Dimensions that count double." }),
  mostProbes: required(nullable(integer()), { description: "Prompts to draw from. Null: all." }),
  concurrency: required(integer(), { description: "Parallel prompts." }),
  leastGain: required(float(), { description: "Minimum gain that the lower bound must reach." }),
  proposer: optional(nullable(Proposer)),
  rules: optional(list(KeptRule), { description: "Rules of policies to keep, as they were at the start." }),
  attacks: optional(integer(), { description: "Prompts from the attacks that a campaign proved, and their twins." }),
  weaknesses: optional(integer(), { description: "How many weaknesses these attacks come from." }),
  campaignId: optional(uuid(), { description: "The campaign that proved them." }),
  objective: optional(SettingsObjective, { description: "What the run is to improve on, if the team chose it." }),
  ownClauses: optional(
    list(model("EvolutionSettingsClause", { title: required(nullable(text())), text: required(text()) })),
    { description: "Rules that the team wrote for this run." },
  ),
  models: optional(list(text()), { description: "Models to try in place of the agent's own." }),
  warmStart: optional(bool(), { description: "Whether it starts from what earlier runs learned." }),
  limits: optional(Limits),
});

const Estimate = model("EvolutionDecisionEstimate", {
  pairs: required(integer(), { description: "Pairs of held-out prompts." }),
  gained: required(integer(), { description: "Pairs in which only the candidate passed." }),
  lost: required(integer(), { description: "Pairs in which only the baseline passed." }),
  mean: required(float()),
  standardError: required(nullable(float()), { description: "Null without pairs." }),
  freedom: optional(float(), { description: "Degrees of freedom." }),
});
const Interval = model("EvolutionDecisionInterval", { lower: required(float()), upper: required(float()) });
const betting = { description: "Of releases that decided by betting." };

export const DecisionShape = model("EvolutionDecision", {
  attempt: optional(integer(), { description: "The number of this decision on the held-out prompts." }),
  verdict: required(
    model("EvolutionVerdict", {
      outcome: required(oneOf("superior", "inconclusive", "inferior")),
      reason: optional(text(), { description: "Absent if superior." }),
    }),
  ),
  estimate: optional(Estimate),
  gain: optional(float(), { description: "The mean, corrected for the luck of stopping." }),
  interval: optional(Interval),
  groups: optional(
    list(
      model("EvolutionGroupVerdict", {
        group: required(text()),
        estimate: required(Estimate),
        interval: required(Interval),
        margin: required(float(), { description: "The loss limit." }),
        verdict: required(oneOf("holds", "unproven", "worse")),
        logWealth: optional(nullable(float()), betting),
      }),
    ),
  ),
  levels: optional(model("EvolutionDecisionLevels", { whole: required(float()), group: required(float()) }), {
    description: "Of the confidence intervals. Absent: 0.95.",
  }),
  looks: optional(
    list(
      model("EvolutionDecisionLook", {
        pairs: required(integer()),
        spent: required(model("EvolutionSpentError", { below: required(float()), above: required(float()) })),
      }),
    ),
    { description: "Looks at the pairs until it was decided." },
  ),
  alphaSpent: optional(float(), { description: "Error allowed for this decision." }),
  morePairs: optional(nullable(integer()), {
    description: "How many more pairs would probably settle a gain that is not proven. Null if more would not.",
  }),
  logWealth: optional(nullable(float()), betting),
  signTest: optional(nullable(float()), betting),
});

const ProposerRecord = model("EvolutionProposerRecord", {
  agent_id: required(uuid()),
  model: required(nullable(text())),
  state: required(oneOf("asking", "done")),
  clauses: required(
    list(
      model("EvolutionProposedRule", {
        id: required(text()),
        category: required(text()),
        text: required(text()),
        replaces: required(nullable(text()), { description: "Key of the segment that it replaces." }),
      }),
    ),
    { description: "Rules that passed every check." },
  ),
  calls: required(
    list(
      model("EvolutionProposerCall", {
        category: required(text()),
        outcome: required(oneOf("adopted", "refused", "failed")),
        adopted: required(integer()),
        refusals: required(list(text())),
      }),
    ),
  ),
});

const WarmStart = model("EvolutionWarmStart", {
  agents: required(integer(), { description: "Agents that the run learned from." }),
  effects: required(
    mapOf(mapOf(model("EvolutionLearnedEffect", { mean: required(float()), variance: required(float()) }))),
    { description: "Logits, by change and category." },
  ),
});

/** The cases of a team's own harness, as a search divides them. */
const cases = (what: string) => required(integer(), { description: what });
export const ObjectiveDivision = model("EvolutionObjective", {
  name: optional(text()),
  version: optional(integer(), { description: "Of a test set." }),
  is_traffic: optional(bool(), { description: "Labeled traffic: monitoring after the change does not ask it." }),
  cases: cases("Cases that detectors decide."),
  families: cases("Cases that probably stand or fall together are one family."),
  search_cases: cases("Asked by the search."),
  search_families: cases("Families asked by the search."),
  held_out_cases: cases("Never seen by the search. The final test uses them alone."),
  held_out_families: cases("Families of the final test."),
  left_out: optional(integer(), { description: "Cases that need a judge, or that one response does not decide." }),
  left_out_because: optional(list(text()), { description: "Of labeled traffic: how many, and why." }),
});

export const ManifestShape = model("EvolutionManifest", {
  engine: required(text()),
  strategy: required(text()),
  seed: required(integer()),
  budget: required(integer()),
  library_hash: required(text()),
  problem_hash: required(text()),
  holdout_hash: required(text()),
  base_content_hash: required(text()),
  arms: required(integer(), { description: "Candidate changes." }),
  train_probes: required(integer()),
  holdout_probes: required(integer()),
  pilot: required(integer()),
  pilot_answers: optional(
    list(model("EvolutionPilotAnswer", { prompt_key: required(text()), outcome: required(integer()) })),
    { description: "What the first prompts told. 1: passed." },
  ),
  unjudged_families: required(list(text())),
  examples: optional(
    list(
      model("EvolutionExample", {
        key: required(text()),
        category: required(text()),
        question: required(text()),
        answer: required(text()),
      }),
    ),
    { description: "Examples from the team's own tests, to be tried." },
  ),
  models: optional(list(text()), { description: "Those of the models to try that answered." }),
  objective: optional(ObjectiveDivision),
  proposer: optional(ProposerRecord, { description: "Absent without a rule-writing agent." }),
  warm_start: optional(WarmStart, { description: "What the search started from." }),
  limits: optional(Limits, { description: "The losses allowed, as shares. Absent: 0.1 in every group." }),
});
