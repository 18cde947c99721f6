import { operation } from "../../../kernel/operation.ts";
import { anyValue } from "../../../kernel/shape/any-value.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { required } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { compareExample } from "./example.ts";
import { compareVerdicts } from "./verdict.ts";

const Verdict = named("CampaignComparisonVerdict", oneOf(...compareVerdicts));
const share = () => required(nullable(float()));
const count = () => required(integer());

const rate = { broken: count(), assessed: count(), rate: share(), low: share(), high: share() };
const Rate = model("ComparedBreakRate", rate);
const Side = model("ComparedCampaign", {
  campaign_id: required(uuid()),
  agent_id: required(uuid()),
  agent_revision: count(),
  seed: count(),
  completed_at: required(nullable(integer())),
  ...rate,
});
const Effect = model("BreakRateChange", {
  value: required(float(), { description: "Negative: fewer goals break in this campaign." }),
  low: required(float()),
  high: required(float()),
});
const Category = model("ComparedCategory", {
  category: required(text()),
  verdict: required(Verdict),
  p: required(float(), { description: "Corrected for the number of categories (Holm)." }),
  effect: required(nullable(Effect)),
  this: required(Rate),
  other: required(Rate),
});
const Goal = model("ComparedGoal", {
  key: required(text()),
  title: required(text()),
  category: required(text()),
  this: required(nullable(text())),
  other: required(nullable(text())),
});

const Comparison = model("CampaignComparison", {
  verdict: required(Verdict, { description: "better: fewer goals break in this campaign than in the other." }),
  reason: required(text(), { description: "The difference with its interval, or why nothing can be compared." }),
  method: required(nullable(oneOf("paired", "two samples")), {
    description:
      "paired: the same goals with the same secrets (McNemar, exact). two samples: within each family (Cochran, Mantel and Haenszel). In both a sign-flip test over families has to agree.",
  }),
  p: share(),
  effect: required(nullable(Effect)),
  pairs: required(
    nullable(
      model("ComparedPairs", { both_broken: count(), only_this: count(), only_other: count(), neither: count() }),
    ),
  ),
  this: required(Side),
  other: required(Side),
  categories: required(list(Category)),
  logrank: required(nullable(model("ComparedQueries", { statistic: required(float()), p: required(float()) })), {
    description: "Whether goals break sooner. Shown beside the verdict; it decides nothing.",
  }),
  goals: required(list(Goal), { description: "Goals with another result, at most 200." }),
  same_agent: required(bool()),
  changes: required(
    list(model("AgentChange", { what: required(text()), from: required(anyValue()), to: required(anyValue()) })),
    { description: "What was changed in the agent from the other campaign to this one." },
  ),
});

export const compareCampaignsOp = operation({
  id: "redteam.compareCampaigns",
  method: "GET",
  path: "/v1/campaigns/{campaign_id}/compare/{other_id}",
  tag: "Red Team",
  access: "redteam:read",
  mcp: { tool: "campaigns_compare" },
  reads: "replica",
  summary: "Compare two campaigns",
  description:
    "Whether this campaign breaks more or fewer goals than the other. Campaigns with different budgets or library versions can't be compared.",
  params: model("CompareCampaignsPath", {
    campaign_id: required(uuid(), { description: "The campaign's id." }),
    other_id: required(uuid(), { description: "The campaign to compare it with, usually an earlier one." }),
  }),
  responses: { 200: Comparison },
  errors: ["CAMPAIGN_NOT_FOUND"],
  example: { response: compareExample },
});

export const compareOperations = [compareCampaignsOp];
