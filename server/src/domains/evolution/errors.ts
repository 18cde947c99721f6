import type { Catalog } from "../../kernel/errors.ts";

export const evolutionErrors = {
  GENOME_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy:
      "GET /v1/genomes/ lists the genomes of your team; POST /v1/genomes/extract-from-agent/{agent_id} creates one.",
  },
  GENOME_VERSION_NOT_FOUND: {
    status: 404,
    text: "The genome has no version with this number.",
    remedy: "GET /v1/genomes/{genome_id}/versions lists its versions.",
  },
  GENOME_UNCHANGED: {
    status: 409,
    text: "The edit changes nothing: the latest version already has this content.",
    remedy: "Nothing to do. GET /v1/genomes/{genome_id} returns the latest version.",
  },
  GENOME_CONFLICT: {
    status: 409,
    text: "Edit conflict: the same genes changed after the version you edited.",
    remedy:
      "`conflicts` lists the genes with base, current and new values. Resolve them and resend with base_version = latest_version.",
  },
  EVOLUTION_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/agents/{agent_id}/evolutions lists the evolution runs of an agent.",
  },
  CONFIGURATION_NOT_FOUND: {
    status: 404,
    text: "The run tried no configuration with this hash.",
    remedy: "GET /v1/agents/{agent_id}/evolutions/{evolution_id}/front lists those that it tried often enough.",
  },
  GENOME_WITHOUT_AGENT: {
    status: 409,
    text: "This genome is not that of an agent's own configuration.",
    remedy:
      "Test a version of the genome that POST /v1/genomes/extract-from-agent/{agent_id} returns, with your edits as its next version.",
  },
  EVOLUTION_RUNNING: {
    status: 409,
    text: "An evolution run for this agent is already in progress.",
    remedy: "Wait until it ends, or cancel it first. GET /v1/agents/{agent_id}/evolutions lists it.",
  },
  EVOLUTION_STATE: {
    status: 409,
    text: "The evolution run's current state does not allow this.",
    remedy: "Check the status with GET /v1/agents/{agent_id}/evolutions/{evolution_id}.",
  },
  EVOLUTION_STALE: {
    status: 409,
    text: "The agent, the genome or the console's probes changed after the evolution run.",
    remedy:
      "`drift` lists changes of the agent's configuration, where that is the reason. Undo them, or start another run.",
  },
  PROPOSAL_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/agents/{agent_id}/evolution/proposals lists the proposals for an agent.",
  },
  PROPOSAL_STATE: {
    status: 409,
    text: "The proposal's current state does not allow this.",
    remedy: "Check the status and next actions with GET /v1/proposals/{proposal_id}.",
  },
  PROPOSAL_STALE: {
    status: 409,
    text: "The agent's configuration changed after the proposal was tested.",
    remedy: "`drift` lists the changes. Rebase with POST /v1/proposals/{proposal_id}/rebase to retest.",
  },
  PROPOSAL_UNPROVEN: {
    status: 409,
    text: "No improvement was confirmed. Approving this proposal requires a reason.",
    remedy:
      "`finding` gives the result. Reject the proposal, or approve it anyway with unproven_reason. The reason is recorded in the audit log.",
  },
  PROPOSAL_CONFLICT: {
    status: 409,
    text: "Conflict: the proposal and the agent changed the same genes.",
    remedy: "`conflicts` lists the genes with all three values. Reject the proposal and start a new evolution run.",
  },
  PROPOSAL_OWN: {
    status: 403,
    text: "Your team requires a second person to approve proposals.",
    remedy: "Ask another team member to review the proposal.",
  },
  EVOLUTION_NOT_OFFERED: {
    status: 501,
    text: "The configured evolution service does not support this operation.",
    remedy:
      "Operators: leave SERVICE_EVOLUTION unset, or point it to `npm run evolution` on the console's own database.",
  },
} as const satisfies Catalog;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof evolutionErrors, true> {}
}
