import type { Catalog } from "../../kernel/errors.ts";

export const agentsErrors = {
  AGENT_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/agent-configurations/ lists the agents of your team.",
  },
  AGENT_EXISTS: {
    status: 409,
    text: "An agent with this ID already exists.",
    remedy: "Omit the ID to get a new one, or update the existing agent.",
  },
  REVISION_NOT_FOUND: {
    status: 404,
    text: "The agent has no revision with this number.",
    remedy: "GET …/history lists the available revisions.",
  },
  SCHEDULE_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/schedules lists the schedules of your team.",
  },
  SCHEDULE_CRON: {
    status: 422,
    text: "The cron expression can't be used.",
    remedy:
      "Use five fields: minute, hour, day, month, weekday, such as 0 6 * * 1-5. POST /v1/schedules/preview shows the times.",
  },
  SCHEDULE_LIMIT: {
    status: 409,
    text: "The team already has 500 schedules.",
    remedy: "Delete one that is no longer used.",
  },
  SCHEDULE_RUNNING: {
    status: 409,
    text: "The schedule's run before is still in progress.",
    remedy: "Wait for its end, or cancel it.",
  },
  SCHEDULE_BUDGET: {
    status: 409,
    text: "Too little of the month's budget is left for a run.",
    remedy: "Raise the schedule's budget, or wait for the next month.",
  },
  SCHEDULE_AGENT_ARCHIVED: {
    status: 409,
    text: "The agent is archived, so its schedules stay off.",
    remedy: "Restore the agent first.",
  },
  REVEAL_NOT_ALLOWED: {
    status: 403,
    text: "Only owners and admins can view a stored key.",
    remedy: "Ask an owner or admin of the team.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof agentsErrors, true> {}
}
