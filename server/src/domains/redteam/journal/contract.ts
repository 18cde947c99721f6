import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { CampaignPath } from "../campaigns/contract.ts";
import { attemptExample, goalDetailsExample, goalExample, transcriptExample } from "./example.ts";
import { CampaignAttempts, CampaignGoalDetails, CampaignGoals, CampaignTranscript } from "./shapes.ts";

const ONE = "/v1/campaigns/{campaign_id}";
const tag = "Red Team";
const ofCampaign = { method: "GET", tag, access: "redteam:read", params: CampaignPath } as const;
const errors = ["CAMPAIGN_NOT_FOUND"] as const;

export const listGoalsOp = operation({
  ...ofCampaign,
  id: "redteam.listGoals",
  path: `${ONE}/goals`,
  summary: "List the goals of a campaign",
  description: "The whole plan in its order, with the result of each goal and how far its hunt is.",
  responses: { 200: CampaignGoals },
  errors,
  example: { response: { goals: [goalExample] } },
});

const LARGEST = 2 ** 31 - 1;

export const getGoalOp = operation({
  ...ofCampaign,
  id: "redteam.getGoal",
  path: `${ONE}/goals/{place}`,
  params: model("CampaignGoalPath", {
    campaign_id: required(uuid(), { description: "The campaign's id." }),
    place: required(integer({ ge: 0, le: LARGEST }), { description: "The place of the goal in the plan." }),
  }),
  summary: "Get a goal of a campaign",
  description: "With the shortest attack that breaks it, and what the operators that were tried on it do.",
  responses: { 200: CampaignGoalDetails },
  errors: [...errors, "GOAL_NOT_FOUND"],
  example: { response: goalDetailsExample },
});

export const listAttemptsOp = operation({
  ...ofCampaign,
  id: "redteam.listAttempts",
  path: `${ONE}/attempts`,
  summary: "List the attempts of a campaign",
  description: "By goal and step, without what was said.",
  query: model("ListAttemptsQuery", {
    goal: optional(nullable(integer({ ge: 0, le: LARGEST })), { description: "Only those of the goal at this place." }),
    limit: withDefault(integer({ ge: 1, le: 500 }), 100, { description: "Rows on a page." }),
    cursor: optional(nullable(text()), { description: "`next_cursor` of the previous page." }),
  }),
  responses: { 200: CampaignAttempts },
  errors,
  example: { response: { attempts: [attemptExample], next_cursor: null } },
});

export const getAttemptOp = operation({
  ...ofCampaign,
  id: "redteam.getAttempt",
  path: `${ONE}/goals/{place}/attempts/{step}`,
  params: model("CampaignAttemptPath", {
    campaign_id: required(uuid(), { description: "The campaign's id." }),
    place: required(integer({ ge: 0, le: LARGEST }), { description: "The place of the goal in the plan." }),
    step: required(integer({ ge: 0, le: LARGEST }), { description: "Which attempt of the goal." }),
  }),
  summary: "Get an attempt with its transcript",
  description:
    "What was planted, said, answered and called, what happened because of it, and why it counts as it does.",
  responses: { 200: CampaignTranscript },
  errors: [...errors, "ATTEMPT_NOT_FOUND"],
  example: { response: transcriptExample },
});

export const campaignEventsOp = operation({
  ...ofCampaign,
  id: "redteam.events",
  path: `${ONE}/events`,
  mcp: false,
  summary: "Stream campaign progress",
  description:
    "Server-Sent Events. Each `progress` event has `campaign`, as in CampaignStatusResponse, and `goals`: those of the plan that changed since the event before. The stream ends with the campaign, and after a quarter of an hour at the latest: connect again then.",
  responses: { 200: { media: "text/event-stream", description: "Events named progress, as they happen." } },
  errors,
  example: {},
});

export const journalOperations = [listGoalsOp, getGoalOp, listAttemptsOp, getAttemptOp, campaignEventsOp];
