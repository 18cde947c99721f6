import { operation } from "../../../kernel/operation.ts";
import { optional } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { secret } from "../../../kernel/shape/secret.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { CampaignPath } from "../campaigns/contract.ts";
import { preflightExample } from "../campaigns/example.ts";
import { RetestConfig } from "../campaigns/provider-config.ts";
import { CampaignPreflight, CreatedCampaign } from "../campaigns/shapes.ts";
import { MOST_HITS } from "../imports/child/told.ts";

export const RetestCampaign = model(
  "RetestCampaignRequest",
  {
    agent_id: optional(nullable(uuid()), { description: "The agent to ask. Default: that of the campaign." }),
    agent_api_key: optional(nullable(secret(text({ max: 10_000 }))), {
      description: "For this retest only: kept encrypted while it runs, and deleted at its end.",
    }),
    agent_model_name: optional(nullable(text({ max: 255 })), { description: "For this retest only." }),
    name: optional(nullable(text({ max: 255 })), {
      description: "Shown in lists. Default: derived from the name of the campaign.",
    }),
    goals: optional(nullable(list(integer({ ge: 0, le: 2 ** 31 - 1 }), { min: 1, max: MOST_HITS })), {
      description: "Only the goals at these places. Default: all that worked.",
    }),
    provider_config: optional(nullable(RetestConfig), { description: "The budget." }),
  },
  { description: "Whom to ask again, what, and within which budget." },
);
export type RetestCampaign = Out<typeof RetestCampaign>;

const PATH = "/v1/campaigns/{campaign_id}/retest";
const common = { tag: "Red Team", params: CampaignPath, method: "POST", access: "redteam:run" } as const;
const errors = ["CAMPAIGN_NOT_FOUND", "CAMPAIGN_STATE", "TARGET_NOT_REGISTERED", "REDTEAM_OFF"] as const;
const request = { provider_config: { max_requests: 200 } };

export const retestCampaignOp = operation({
  ...common,
  id: "redteam.retestCampaign",
  path: PATH,
  effect: "destructive",
  summary: "Ask again what worked",
  description:
    "Starts a campaign that hunts nothing: each attack that an ended campaign confirmed or saw, one for each finding, is asked in new conversations with fresh secrets. Of an imported campaign: each hit of the other tool, where an oracle of the console can judge it. What works opens or reopens its finding; what no longer does leaves it as it is.",
  body: RetestCampaign,
  responses: { 202: CreatedCampaign },
  errors: [...errors, "NOTHING_TO_RETEST", "REDTEAM_STOPPED", "REDTEAM_FORBIDDEN", "SANDBOX_UNREACHABLE"],
  example: { request, response: { campaign_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f5c09", status: "queued" } },
});

export const preflightRetestOp = operation({
  ...common,
  id: "redteam.preflightRetest",
  path: `${PATH}/preflight`,
  effect: "read",
  summary: "Estimate a retest",
  description: "What the same request to start a retest would take, and what could not be asked. Nothing is sent.",
  body: RetestCampaign,
  responses: { 200: CampaignPreflight },
  errors,
  example: { request, response: preflightExample },
});

export const retestOperations = [retestCampaignOp, preflightRetestOp];
