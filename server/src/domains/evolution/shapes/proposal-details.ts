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
import { GeneChange } from "../genomes/shapes.ts";
import { WatchReportShape } from "./job-details.ts";
import { ManifestShape, ObjectiveDivision } from "./run-record.ts";

const figures = {
  n: required(integer(), { description: "Pairs of held-out prompts." }),
  gained: required(integer(), { description: "Pairs in which only the candidate passed." }),
  lost: required(integer(), { description: "Pairs in which only the baseline passed." }),
  estimate: required(float(), { description: "Gain as a share, from -1 to 1." }),
  lower: required(float(), {
    description: "Lower bound of the confidence interval: 95% if no `level` says otherwise.",
  }),
  upper: required(float(), { description: "Upper bound of the confidence interval." }),
  verdict: required(text()),
};
const discordant = required(integer(), { description: "Pairs in which exactly one side passed." });

export const EvidenceShape = model("ProposalEvidenceDetails", {
  ...figures,
  discordant,
  level: optional(float(), {
    description:
      "Of the confidence interval: 0.95 for a first test, at least 0.97 for the second test of a run, less than 0.95 for a test that continues another. 0.95 if absent.",
  }),
  e_value: optional(float(), { description: "Of releases that decided by betting." }),
  alpha_spent: required(float(), { description: "Error spent when it was decided, one-sided." }),
  sign_test: optional(float(), { description: "Of releases that decided by betting." }),
  looks: optional(integer(), { description: "Looks at the pairs until it was decided." }),
  mean: optional(float(), { description: "Mean of the pairs, before it was corrected for the luck of stopping." }),
  attempt: required(integer()),
  groups: required(
    list(
      model("ProposalEvidenceGroup", {
        group: required(text()),
        ...figures,
        level: optional(float(), {
          description:
            "Of the confidence interval: 0.9 for a first test, at least 0.97 for the second test of a run, less than 0.9 for a test that continues another. 0.95 if absent.",
        }),
        margin: required(float(), { description: "The loss limit." }),
      }),
    ),
  ),
  before: required(mapOf(float())),
  after: required(mapOf(float())),
  cost: required(
    model("ProposalEvidenceCost", {
      rollouts: required(integer()),
      requests: required(integer()),
      tokens: required(integer()),
    }),
  ),
  token_delta: required(integer()),
  limitations: required(list(text())),
  manifest: required(nullable(ManifestShape), { description: "See the evolution run." }),
  objective: optional(ObjectiveDivision, { description: "The harness of your team that the gain was measured on." }),
  sources: optional(
    list(
      model("ProposalSource", {
        source: required(named("ProposalSourceKind", oneOf("library", "proposer", "team", "settings")), {
          description:
            "The rule library; the rule-writing agent; what the team wrote; edits of the prompt, parameters and model.",
        }),
        changes: required(integer()),
        share: required(nullable(float()), {
          description:
            "Share of the gain, from 0 to 1, by the search's estimate: the final test measures all changes together. Null: not enough evidence to say.",
        }),
        lower: required(nullable(float()), { description: "Lower bound of the 95% confidence interval." }),
        upper: required(nullable(float())),
      }),
    ),
    { description: "Where the gain comes from. Absent where no search chose the changes." },
  ),
});

const WatchShape = model("ProposalWatch", {
  evolution_id: required(uuid()),
  status: required(text()),
  message: required(nullable(text())),
  finish_reason: required(nullable(text())),
  next_round_at: required(nullable(integer())),
  ends_at: required(nullable(integer())),
  seen: required(nullable(WatchReportShape)),
  confirmed_estimate: required(nullable(float())),
  alert_at: required(float(), { description: "Value of seen.odds at which a regression is reported." }),
});

export const ProposalDetails = model("ProposalDetails", {
  evolution_id: required(uuid()),
  candidate_version: required(integer()),
  resulting_version: required(nullable(integer())),
  base_config_etag: required(text()),
  candidate_config_etag: required(text()),
  evidence: required(nullable(model("ProposalEvidenceSummary", { ...figures, discordant }))),
  finding: required(
    model("ProposalFinding", {
      confirmed: required(bool(), { description: "Whether the evidence confirms an improvement." }),
      words: required(text()),
    }),
  ),
  token_delta: required(nullable(integer())),
  limitations: required(list(text())),
  supersedes: required(nullable(uuid())),
  triggered_by: required(uuid()),
  expires_at: required(integer()),
  reason_code: required(nullable(text())),
  applied_by: required(nullable(uuid())),
  applied_at: required(nullable(integer())),
  evaluation_id: required(nullable(uuid())),
  monitor_id: required(nullable(uuid())),
  watch: required(nullable(WatchShape)),
  rolled_back_by: required(nullable(uuid())),
  rolled_back_at: required(nullable(integer())),
  can: required(list(text()), { description: "What can be done next." }),
  drift: optional(list(GeneChange), { description: "For a stale proposal: what changed in the agent since." }),
});
