import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { float } from "../../../kernel/shape/float.ts";
import { httpUrl } from "../../../kernel/shape/http-url.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { mapOf } from "../../../kernel/shape/map-of.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { AttackCategory, CampaignDetails } from "./details.ts";
import { ProviderConfig } from "./provider-config.ts";

export const RedteamTool = named("RedteamTool", oneOf("native", "promptfoo", "garak", "pyrit", "unknown"));

export const ToolInfo = model("ToolInfo", {
  tool: required(text()),
  categories: required(list(text())),
});

export const CreateCampaign = model(
  "CreateCampaignRequest",
  {
    team_id: optional(nullable(uuid()), { description: "Your team. The token already names it." }),
    tool: required(RedteamTool, { description: "native. Results of other tools can be imported." }),
    agent_url: optional(nullable(httpUrl({ max: 2083 })), {
      description: "The URL of a registered agent of the team, in place of its ID.",
    }),
    agent_id: optional(nullable(uuid()), { description: "The agent to attack." }),
    agent_api_key: optional(nullable(secret(text({ max: 10_000 }))), {
      description: "For this campaign only: kept encrypted while it runs, and deleted at its end.",
    }),
    agent_model_name: optional(nullable(text({ max: 255 })), { description: "For this campaign only." }),
    name: optional(nullable(text({ max: 255 })), { description: "For lists. Default: the name of the agent." }),
    purpose: required(text({ min: 1, max: 10_000 }), {
      description: "What the agent is for. Its nouns make attacks fit; it is never followed as an instruction.",
    }),
    categories: required(list(AttackCategory, { min: 1, max: 8 }), { description: "What to attack." }),
    custom_plugins: optional(nullable(list(text({ min: 1, max: 2_000 }), { max: 100 })), {
      description:
        "Goals of your own for the category custom: rule:ID, policy:ID, finding:ID, harness:ID, or text: and a goal in words.",
    }),
    strategies: optional(nullable(list(text({ min: 1, max: 100 }), { max: 20 })), {
      description: "auto, sweep, compose, best-of-n, escalate, backtrack, rewrite, persist. Default: auto.",
    }),
    num_tests: withDefault(integer({ ge: 1, le: 100 }), 25, { description: "Goals for each category." }),
    provider_config: optional(nullable(ProviderConfig), { description: "The budget, and how to attack." }),
  },
  { description: "Whom to attack, what for, and within which budget." },
);
export type CreateCampaign = Out<typeof CreateCampaign>;

export const CreatedCampaign = model("CreateCampaignResponse", {
  campaign_id: required(uuid()),
  status: required(text()),
});

const time = (description: string) => optional(nullable(integer()), { description });

export const CampaignStatus = model("CampaignStatusResponse", {
  campaign_id: required(uuid()),
  status: required(text(), { description: "queued, running, paused, completed, failed or cancelled." }),
  tool: required(text()),
  created_at: required(integer(), { description: "Unix seconds." }),
  started_at: time("Unix seconds."),
  completed_at: time("Unix seconds."),
  error_message: optional(nullable(text())),
  details: required(CampaignDetails),
});
export type CampaignStatus = Out<typeof CampaignStatus>;

export const CampaignList = model("CampaignList", {
  campaigns: required(list(CampaignStatus), { description: "Newest first." }),
  next_cursor: optional(nullable(text()), { description: "For the next page; null at the end." }),
});

export const Words = mapOf(text());

const range = (name: string, description: string) =>
  model(
    name,
    {
      low: required(float(), { description: "About so much. Often less: a goal ends when it breaks." }),
      high: required(float(), { description: "No more than this." }),
      cap: optional(nullable(float()), { description: "What the request allows at most." }),
    },
    { description },
  );

export const CampaignPreflight = model("CampaignPreflight", {
  goals: required(integer({ ge: 0 })),
  categories: required(
    list(model("CampaignCategoryGoals", { category: required(text()), goals: required(integer()) })),
  ),
  ways: required(list(model("CampaignWayGoals", { way: required(text()), goals: required(integer()) })), {
    description: "Goals by the way in through which they are tried.",
  }),
  requests: required(
    range(
      "CampaignRequestRange",
      "Low: all hunts to their end, and one task without an attack for each goal. High: all goals break late.",
    ),
  ),
  tokens: required(range("CampaignTokenRange", "A rough estimate from the lengths of the texts.")),
  seconds: required(range("CampaignSecondRange", "At the rate that the agent and its policy allow.")),
  cost: required(nullable(range("CampaignCostRange", "In the currency of the prices.")), {
    description: "Null without prices.",
  }),
  requests_per_minute: required(integer()),
  untried: required(list(model("CampaignUntried", { goals: required(integer()), reason: required(text()) })), {
    description: "Goals that will end unassessed, and why.",
  }),
  sandbox: required(list(model("CampaignEntrance", { way: required(text()), address: required(text()) })), {
    description:
      "For mcp, a2a and documents: what to enter in the agent's test setup, if it does not follow an address in a request. The same for every campaign; it answers only while an attempt is in flight.",
  }),
  warnings: required(list(text())),
});
