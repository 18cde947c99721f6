import type { Catalog } from "../../kernel/errors.ts";

export const redteamErrors = {
  CAMPAIGN_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/campaigns lists the campaigns of your team.",
  },
  CAMPAIGN_STATE: {
    status: 409,
    text: "The campaign's current state does not allow this.",
    remedy: "Check the status with GET /v1/campaigns/{campaign_id}.",
  },
  GOAL_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/campaigns/{campaign_id}/goals lists the goals of a campaign.",
  },
  ATTEMPT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/campaigns/{campaign_id}/attempts lists the attempts of a campaign.",
  },
  TOOL_NOT_RUN_HERE: {
    status: 409,
    text: "The console doesn't run this tool.",
    remedy: "Run it yourself and send its result file to POST /v1/campaigns/import, or use the tool native.",
  },
  TARGET_NOT_REGISTERED: {
    status: 422,
    text: "Campaigns attack registered agents of your team only.",
    remedy: "Register the agent with POST /v1/agent-configurations/, then send its agent_id.",
  },
  REDTEAM_OFF: {
    status: 409,
    text: "Red-team campaigns are turned off on this console.",
    remedy: "The operator can turn them on by removing REDTEAM=off.",
  },
  REDTEAM_STOPPED: {
    status: 409,
    text: "All red-team campaigns of your team are stopped.",
    remedy: "An admin can lift the stop with DELETE /v1/redteam/stop.",
  },
  REDTEAM_FORBIDDEN: {
    status: 409,
    text: "This agent may not be attacked now.",
    remedy: "GET /v1/agents/{agent_id}/redteam-policy says when it may be. An admin can change it.",
  },
  IMPORT_UNKNOWN_FORM: {
    status: 422,
    text: "The file is not a result file of garak, promptfoo or PyRIT that we can read.",
    remedy:
      "Send garak's report.jsonl or hitlog.jsonl, promptfoo's JSON or JSONL output, or PyRIT's exported conversations.",
  },
  NOTHING_PROVEN: {
    status: 409,
    text: "The campaign has proved no attack that can be repeated.",
    remedy: "Wait until it has confirmed something, or start one with a larger budget.",
  },
  NOTHING_TO_RETEST: {
    status: 409,
    text: "Nothing of this campaign can be asked again.",
    remedy:
      "A retest needs an attack that a campaign confirmed or saw, or a hit of another tool that an oracle of the console can judge. POST /v1/campaigns/{campaign_id}/retest/preflight says what is left out and why.",
  },
  SANDBOX_UNREACHABLE: {
    status: 409,
    text: "Agents can't reach the console's sandbox: it has no public address.",
    remedy:
      "Set PUBLIC_URL to an address that the agent can reach, or leave mcp, a2a and documents out of the ways in.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof redteamErrors, true> {}
}
