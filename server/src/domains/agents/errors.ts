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
  REVEAL_NOT_ALLOWED: {
    status: 403,
    text: "Only owners and admins can view a stored key.",
    remedy: "Ask an owner or admin of the team.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof agentsErrors, true> {}
}
