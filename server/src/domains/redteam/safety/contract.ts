import { operation } from "../../../kernel/operation.ts";
import { bool } from "../../../kernel/shape/bool.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import type { Out } from "../../../kernel/shape/shape.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";

const tag = "Red Team";
const STOP = "/v1/redteam/stop";
const POLICY = "/v1/agents/{agent_id}/redteam-policy";
const someone = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f3a21";

const Stop = model("RedteamStop", {
  stopped: required(bool(), { description: "While true, no campaign of the team runs, and none can be started." }),
  stopped_by: required(nullable(uuid())),
  stopped_at: required(nullable(integer()), { description: "Unix seconds." }),
  reason: required(nullable(text())),
  campaigns_cancelled: optional(integer({ ge: 0 }), { description: "By this request." }),
});
const StopBody = model("StopRedteamRequest", {
  reason: optional(nullable(text({ max: 1_000 })), { description: "Shown to those who want to start a campaign." }),
});
const lifted = { stopped: false, stopped_by: null, stopped_at: null, reason: null };

export const getStopOp = operation({
  id: "redteam.getStop",
  method: "GET",
  path: STOP,
  tag,
  access: "redteam:read",
  summary: "Get the team's stop",
  description: "Whether all campaigns of the team are stopped, since when, and by whom.",
  responses: { 200: Stop },
  example: { response: lifted },
});

export const stopAllOp = operation({
  id: "redteam.stopAll",
  method: "POST",
  path: STOP,
  tag,
  access: "redteam:stop",
  effect: "destructive",
  summary: "Stop all campaigns",
  description:
    "Cancels every campaign of the team at once. No worker sends anything more, and no campaign can be started or resumed until an admin lifts the stop.",
  body: StopBody,
  bodyOptional: true,
  responses: { 200: Stop },
  example: {
    request: { reason: "Customers are affected." },
    response: {
      ...{ stopped: true, stopped_by: someone, stopped_at: 1_789_000_000, reason: "Customers are affected." },
      campaigns_cancelled: 2,
    },
  },
});

export const liftStopOp = operation({
  id: "redteam.liftStop",
  method: "DELETE",
  path: STOP,
  tag,
  access: "redteam:manage",
  mcp: false,
  summary: "Lift the stop",
  description: "Campaigns can be started again. Those that were cancelled stay cancelled.",
  responses: { 200: Stop },
  example: { response: lifted },
});

const hour = (description: string) => optional(nullable(integer({ ge: 0, le: 23 })), { description });
const rules = {
  is_allowed: withDefault(bool(), true, { description: "Whether campaigns may attack the agent at all." }),
  from_hour: hour("Attacks from the beginning of this hour on. Leave out hours and time zone for the whole day."),
  to_hour: hour("Attacks until the beginning of this hour, perhaps on the next day."),
  time_zone: optional(nullable(text({ max: 64 })), { description: "IANA name, such as Europe/Berlin." }),
  requests_per_minute: optional(nullable(integer({ ge: 1, le: 1_000_000 })), {
    description: "Of campaigns. The agent's own rate limit applies too.",
  }),
};
const PolicyRequest = model("RedteamPolicyRequest", rules);
export type PolicyBody = Out<typeof PolicyRequest>;

const Policy = model("RedteamPolicy", {
  agent_id: required(uuid()),
  ...rules,
  allowed_now: required(bool(), { description: "By this policy, at this moment." }),
  reason: required(nullable(text()), { description: "Why not, in one sentence." }),
  opens_at: required(nullable(integer()), { description: "When its hours begin again. Unix seconds." }),
  updated_by: required(nullable(uuid()), { description: "Null for an agent without a policy of its own." }),
  updated_at: required(nullable(integer()), { description: "Unix seconds." }),
});

const params = model("RedteamPolicyPath", { agent_id: required(uuid(), { description: "The agent's id." }) });
const policyRequest = {
  is_allowed: true,
  from_hour: 22,
  to_hour: 6,
  time_zone: "Europe/Berlin",
  requests_per_minute: 120,
};
const policyResponse = {
  agent_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b31",
  ...policyRequest,
  ...{ allowed_now: false, reason: "The agent may be attacked from 22:00 to 06:00, Europe/Berlin only." },
  ...{ opens_at: 1_789_070_400, updated_by: someone, updated_at: 1_789_000_000 },
};

export const getPolicyOp = operation({
  id: "redteam.getPolicy",
  method: "GET",
  path: POLICY,
  tag,
  access: "redteam:read",
  summary: "Get an agent's red-team policy",
  description: "Whether, when and how fast campaigns may attack the agent. Without a policy: at any time.",
  params,
  responses: { 200: Policy },
  errors: ["AGENT_NOT_FOUND"],
  example: { response: policyResponse },
});

export const putPolicyOp = operation({
  id: "redteam.putPolicy",
  method: "PUT",
  path: POLICY,
  tag,
  access: "redteam:manage",
  effect: "destructive",
  mcp: false,
  summary: "Set an agent's red-team policy",
  description: "Applies to running campaigns too, from their next request on.",
  params,
  body: PolicyRequest,
  responses: { 200: Policy },
  errors: ["AGENT_NOT_FOUND"],
  example: { request: policyRequest, response: policyResponse },
});

export const safetyOperations = [getStopOp, stopAllOp, liftStopOp, getPolicyOp, putPolicyOp];
