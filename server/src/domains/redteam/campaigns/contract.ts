import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { list } from "../../../kernel/shape/list.ts";
import { model } from "../../../kernel/shape/model.ts";
import { named } from "../../../kernel/shape/named.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../kernel/shape/one-of.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { campaignId, createExample, preflightExample, statusExample } from "./example.ts";
import { campaignOrders } from "./list-campaigns.ts";
import {
  CampaignList,
  CampaignPreflight,
  CampaignStatus,
  CreateCampaign,
  CreatedCampaign,
  ToolInfo,
  Words,
} from "./shapes.ts";

const BASE = "/v1/campaigns";
const ONE = `${BASE}/{campaign_id}`;
const tag = "Red Team";
const [read, run] = ["redteam:read", "redteam:run"] as const;
export const CampaignPath = model("CampaignPath", {
  campaign_id: required(uuid(), { description: "The campaign's id." }),
});
const errors = ["CAMPAIGN_NOT_FOUND"] as const;

export const listToolsOp = operation({
  id: "redteam.listTools",
  method: "GET",
  path: "/v1/tools",
  tag,
  access: read,
  summary: "List red-team tools",
  description: "The tools that this console runs, and the categories of each.",
  responses: { 200: list(ToolInfo) },
  example: { response: [{ tool: "native", categories: ["injection", "pii"] }] },
});

export const listCampaignsOp = operation({
  id: "redteam.listCampaigns",
  method: "GET",
  path: BASE,
  tag,
  access: read,
  mcp: { tool: "campaigns_list" },
  reads: "replica",
  summary: "List campaigns",
  query: model("ListCampaignsQuery", {
    agent_id: optional(nullable(uuid()), { description: "Only campaigns against this agent." }),
    retest_of: optional(nullable(uuid()), { description: "Only retests of this campaign." }),
    status: optional(nullable(text({ max: 50 })), {
      description: "Only campaigns with this status. live: queued, running or paused.",
    }),
    order: withDefault(named("CampaignOrder", oneOf(...campaignOrders)), "newest", {
      description: "newest: newest first. live_first: those in progress first, each part newest first.",
    }),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50, { description: "Rows on a page." }),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: { 200: CampaignList },
  example: { response: { campaigns: [statusExample], next_cursor: null } },
});

export const createCampaignOp = operation({
  id: "redteam.createCampaign",
  method: "POST",
  path: BASE,
  tag,
  access: run,
  effect: "destructive",
  mcp: { tool: "campaign_start" },
  summary: "Start a campaign",
  description: "Returns immediately. A worker attacks the agent goal by goal, within the given budget.",
  body: CreateCampaign,
  responses: { 202: CreatedCampaign },
  errors: [
    "TEAM_NOT_FOUND",
    "TARGET_NOT_REGISTERED",
    "TOOL_NOT_RUN_HERE",
    "REDTEAM_OFF",
    "REDTEAM_STOPPED",
    "REDTEAM_FORBIDDEN",
    "SANDBOX_UNREACHABLE",
  ],
  example: { request: createExample, response: { campaign_id: campaignId, status: "queued" } },
});

export const preflightCampaignOp = operation({
  id: "redteam.preflightCampaign",
  method: "POST",
  path: `${BASE}/preflight`,
  tag,
  access: run,
  effect: "read",
  summary: "Estimate a campaign",
  description: "What the same request to start a campaign would take, and what could not be tried. Nothing is sent.",
  body: CreateCampaign,
  responses: { 200: CampaignPreflight },
  errors: ["TEAM_NOT_FOUND", "TARGET_NOT_REGISTERED", "TOOL_NOT_RUN_HERE", "REDTEAM_OFF"],
  example: { request: createExample, response: preflightExample },
});

const ofCampaign = { tag, params: CampaignPath } as const;

export const getCampaignOp = operation({
  ...ofCampaign,
  id: "redteam.getCampaign",
  method: "GET",
  path: ONE,
  access: read,
  mcp: { tool: "campaign_get" },
  summary: "Get campaign status",
  responses: { 200: CampaignStatus },
  errors,
  example: { response: statusExample },
});

export const deleteCampaignOp = operation({
  ...ofCampaign,
  id: "redteam.deleteCampaign",
  method: "DELETE",
  path: ONE,
  access: run,
  summary: "Delete a campaign",
  description: "Ends it and deletes its transcripts. Findings stay, with their own copy of the attack.",
  responses: { 200: Words },
  errors,
  example: { response: { campaign_id: campaignId, status: "deleted" } },
});

export const campaignLogsOp = operation({
  ...ofCampaign,
  id: "redteam.campaignLogs",
  method: "GET",
  path: `${ONE}/logs`,
  access: read,
  summary: "Get the campaign log",
  responses: { 200: Words },
  errors,
  example: { response: { logs: "2026-11-15T09:00:00.000Z created\n" } },
});

export const cancelCampaignOp = operation({
  ...ofCampaign,
  id: "redteam.cancelCampaign",
  method: "POST",
  path: `${ONE}/cancel`,
  access: run,
  effect: "destructive",
  summary: "Cancel a campaign",
  description: "What was found so far is kept.",
  responses: { 200: Words },
  errors: [...errors, "CAMPAIGN_STATE"],
  example: { response: { campaign_id: campaignId, status: "cancelled" } },
});

export const pauseCampaignOp = operation({
  ...ofCampaign,
  id: "redteam.pauseCampaign",
  method: "POST",
  path: `${ONE}/pause`,
  access: run,
  summary: "Pause a campaign",
  description: "Requests in flight are finished and kept. Nothing else is sent until it is resumed.",
  responses: { 200: Words },
  errors: [...errors, "CAMPAIGN_STATE"],
  example: { response: { campaign_id: campaignId, status: "paused" } },
});

export const resumeCampaignOp = operation({
  ...ofCampaign,
  id: "redteam.resumeCampaign",
  method: "POST",
  path: `${ONE}/resume`,
  access: run,
  effect: "destructive",
  summary: "Resume a campaign",
  description: "Continues a campaign that was paused by a user, a cap or too many errors.",
  responses: { 200: Words },
  errors: [...errors, "CAMPAIGN_STATE", "REDTEAM_OFF", "REDTEAM_STOPPED", "REDTEAM_FORBIDDEN"],
  example: { response: { campaign_id: campaignId, status: "running" } },
});

export const campaignOperations = [
  preflightCampaignOp,
  listToolsOp,
  listCampaignsOp,
  createCampaignOp,
  getCampaignOp,
  deleteCampaignOp,
  campaignLogsOp,
  cancelCampaignOp,
  pauseCampaignOp,
  resumeCampaignOp,
];
