import type { Catalogue } from "../../kernel/errors.ts";

export const evolutionErrors = {
  GENOME_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy:
      "GET /v1/genomes/ lists the genomes of your team; POST /v1/genomes/extract-from-agent/{agent_id} makes one.",
  },
  GENOME_VERSION_NOT_FOUND: {
    status: 404,
    text: "The genome has no such version.",
    remedy: "GET /v1/genomes/{genome_id}/versions lists its versions.",
  },
  GENOME_UNCHANGED: {
    status: 409,
    text: "The edit changes nothing: a version with this content is the latest already.",
    remedy: "Nothing to do; GET /v1/genomes/{genome_id} shows it.",
  },
  GENOME_CONFLICT: {
    status: 409,
    text: "The genome was changed in the same places since the version that the edit is based on.",
    remedy:
      "`conflicts` names the genes with all three states. Decide, and send the edit with base_version = latest_version.",
  },
  EVOLUTION_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/agents/{agent_id}/evolutions lists the evolutions of an agent.",
  },
  EVOLUTION_RUNNING: {
    status: 409,
    text: "An evolution of this agent is under way already.",
    remedy: "Wait for it, or cancel it first: GET /v1/agents/{agent_id}/evolutions shows it.",
  },
  EVOLUTION_STATE: {
    status: 409,
    text: "The evolution is in a state that does not allow this.",
    remedy: "GET /v1/agents/{agent_id}/evolutions/{evolution_id} tells its state.",
  },
  PROPOSAL_NOT_FOUND: {
    status: 404,
    text: "Not Found",
    remedy: "GET /v1/agents/{agent_id}/evolution/proposals lists the proposals for an agent.",
  },
  PROPOSAL_STATE: {
    status: 409,
    text: "The proposal is in a state that does not allow this.",
    remedy: "GET /v1/proposals/{proposal_id} tells its state and what can be done with it.",
  },
  PROPOSAL_STALE: {
    status: 409,
    text: "The agent is no longer configured as it was when the proposal was measured.",
    remedy:
      "`drift` shows what changed. POST /v1/proposals/{proposal_id}/rebase measures the proposal on the agent of now.",
  },
  PROPOSAL_UNPROVEN: {
    status: 409,
    text: "No improvement was confirmed, so the proposal is not approved without a reason.",
    remedy:
      "`finding` says what was seen. Reject it, or send unproven_reason to approve it all the same; the reason is audited.",
  },
  PROPOSAL_CONFLICT: {
    status: 409,
    text: "The proposal and the agent were changed in the same places.",
    remedy: "`conflicts` names the genes with all three states. Reject the proposal and trigger a new evolution.",
  },
  PROPOSAL_OWN: {
    status: 403,
    text: "Your team lets nobody approve what they triggered themselves.",
    remedy: "Ask somebody else of the team to review the proposal.",
  },
  EVOLUTION_NOT_OFFERED: {
    status: 501,
    text: "The evolution service that this console uses does not offer this operation.",
    remedy:
      "Operators: leave SERVICE_EVOLUTION unset, or let it be this program (`npm run evolution`) on the console's own database.",
  },
} as const satisfies Catalogue;

declare module "../../kernel/errors.ts" {
  interface ErrorCodes extends Record<keyof typeof evolutionErrors, true> {}
}
