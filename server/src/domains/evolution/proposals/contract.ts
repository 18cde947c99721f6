import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import { diffExample, evidenceExample, proposalExample } from "./example.ts";
import {
  ApproveProposal,
  EvolutionSettings,
  PartialProposal,
  Proposal,
  ProposalDiff,
  ProposalEvidence,
  ProposalList,
  ProposalReattack,
  RejectProposal,
  TestGenomeVersion,
} from "./shapes.ts";

const OF_AGENT = "/v1/agents/{agent_id}/evolution/proposals";
const ONE = "/v1/proposals/{proposal_id}";
const tag = "Agent Environment";
const [read, write] = ["evolution:read", "evolution:write"] as const;
const anAgent = required(uuid(), { description: "The agent's id." });
const aProposal = required(uuid(), { description: "The proposal's id." });
const params = model("ProposalPath", { proposal_id: aProposal });
const offered = ["EVOLUTION_NOT_OFFERED", "SERVICE_UNAVAILABLE", "SERVICE_TIMEOUT"] as const;
const errors = [...offered, "PROPOSAL_NOT_FOUND"] as const;
const gateErrors = [...errors, "PROPOSAL_STATE", "PROPOSAL_STALE", "AGENT_NOT_FOUND"] as const;
const example = { response: proposalExample };
const responses = { 200: Proposal } as const;

export const listProposalsOp = operation({
  id: "evolution.listProposals",
  method: "GET",
  path: OF_AGENT,
  tag,
  access: read,
  mcp: { tool: "proposals_list" },
  reads: "replica",
  summary: "List proposals",
  params: model("AgentProposalsPath", { agent_id: anAgent }),
  query: model("ListProposalsQuery", {
    status: optional(nullable(text({ max: 50 })), { description: "Only proposals with this status." }),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50, { description: "Rows on a page." }),
    offset: withDefault(integer({ ge: 0 }), 0, { description: "Rows to skip." }),
  }),
  responses: { 200: ProposalList },
  errors: [...offered, "AGENT_NOT_FOUND"],
  example: { response: { items: [proposalExample], total: 1, limit: 50, offset: 0 } },
});

export const getAgentProposalOp = operation({
  id: "evolution.getAgentProposal",
  method: "GET",
  path: `${OF_AGENT}/{proposal_id}`,
  tag,
  access: read,
  summary: "Get an agent's proposal",
  params: model("AgentProposalPath", { agent_id: anAgent, proposal_id: aProposal }),
  responses,
  errors,
  example,
});

export const getProposalOp = operation({
  id: "evolution.getProposal",
  method: "GET",
  path: ONE,
  tag,
  access: read,
  mcp: { tool: "proposal_show" },
  summary: "Get a proposal",
  params,
  responses,
  errors,
  example,
});

export const proposalEvidenceOp = operation({
  id: "evolution.proposalEvidence",
  method: "GET",
  path: `${ONE}/evidence`,
  tag,
  access: read,
  summary: "Get proposal evidence",
  params,
  responses: { 200: ProposalEvidence },
  errors,
  example: { response: evidenceExample },
});

export const proposalDiffOp = operation({
  id: "evolution.proposalDiff",
  method: "GET",
  path: `${ONE}/diff`,
  tag,
  access: read,
  mcp: { tool: "proposal_diff" },
  summary: "Get proposal diff",
  params,
  responses: { 200: ProposalDiff },
  errors: [...errors, "GENOME_NOT_FOUND"],
  example: { response: diffExample },
});

export const approveProposalOp = operation({
  id: "evolution.approveProposal",
  method: "POST",
  path: `${ONE}/approve`,
  tag,
  access: write,
  callers: "people",
  effect: "destructive",
  summary: "Approve a proposal",
  description:
    "The agent does not change until the proposal is applied. If the improvement is not confirmed, unproven_reason is required.",
  params,
  body: nullable(ApproveProposal),
  bodyOptional: true,
  responses,
  errors: [...gateErrors, "PROPOSAL_OWN", "PROPOSAL_UNPROVEN"],
  example: { request: { notes: "Reads well." }, response: { ...proposalExample, status: "approved" } },
});

export const rejectProposalOp = operation({
  id: "evolution.rejectProposal",
  method: "POST",
  path: `${ONE}/reject`,
  tag,
  access: write,
  callers: "people",
  effect: "destructive",
  summary: "Reject a proposal",
  params,
  body: nullable(RejectProposal),
  bodyOptional: true,
  responses,
  errors: gateErrors,
  example: {
    request: { notes: "We handle this elsewhere.", reason_code: "not_needed" },
    response: { ...proposalExample, status: "rejected" },
  },
});

export const partialProposalOp = operation({
  id: "evolution.partialProposal",
  method: "POST",
  path: `${ONE}/partial`,
  tag,
  access: write,
  effect: "destructive",
  summary: "Create a partial proposal",
  description:
    "Creates a new proposal from the selected changes, which is tested before it can be approved. This proposal is superseded.",
  params,
  body: PartialProposal,
  responses: { 201: Proposal },
  errors: [...gateErrors, "GENOME_NOT_FOUND"],
  example: {
    request: { gene_names: ["prompt/clause/source-hierarchy"] },
    response: { ...proposalExample, status: "evaluating" },
  },
});

export const rebaseProposalOp = operation({
  id: "evolution.rebaseProposal",
  method: "POST",
  path: `${ONE}/rebase`,
  tag,
  access: write,
  effect: "destructive",
  summary: "Rebase a proposal",
  description:
    "Creates a new proposal by a three-way merge, which is tested before it can be approved. This proposal is superseded.",
  params,
  responses: { 201: Proposal },
  errors: [...gateErrors, "PROPOSAL_CONFLICT", "GENOME_NOT_FOUND"],
  example: { response: { ...proposalExample, status: "evaluating" } },
});

export const testGenomeVersionOp = operation({
  id: "evolution.testGenomeVersion",
  method: "POST",
  path: "/v1/genomes/{genome_id}/versions/{version}/evaluate",
  tag,
  access: write,
  effect: "destructive",
  summary: "Test a genome version",
  description:
    "Tests a version of the agent's genome, such as an edit made by hand, against the agent's current configuration. Returns a proposal, which can be approved once the test has ended. It is the same test that a search's candidate has to pass.",
  params: model("GenomeVersionPathToTest", {
    genome_id: required(uuid(), { description: "The genome's id." }),
    version: required(integer({ ge: 1, le: 2_147_483_647 }), { description: "The version to test." }),
  }),
  body: nullable(TestGenomeVersion),
  bodyOptional: true,
  responses: { 201: Proposal },
  errors: [
    ...[...offered, "GENOME_NOT_FOUND", "GENOME_VERSION_NOT_FOUND", "GENOME_WITHOUT_AGENT", "AGENT_NOT_FOUND"],
    ...["PROPOSAL_STATE", "EVOLUTION_RUNNING"],
  ] as const,
  example: { request: { max_metric_calls: 1200 }, response: { ...proposalExample, status: "evaluating" } },
});

export const applyProposalOp = operation({
  id: "evolution.applyProposal",
  method: "POST",
  path: `${ONE}/apply`,
  tag,
  access: write,
  callers: "people",
  effect: "destructive",
  summary: "Apply an approved proposal to its agent",
  description:
    "Applies all changes or none. Fails if the agent's configuration changed after the test. Starts an evaluation and post-apply monitoring, which compares the agent with its earlier configuration.",
  params,
  responses,
  errors: [...gateErrors, "PRECONDITION_FAILED", "GENOME_NOT_FOUND"],
  example: { response: { ...proposalExample, status: "monitoring" } },
});

export const rollbackProposalOp = operation({
  id: "evolution.rollbackProposal",
  method: "POST",
  path: `${ONE}/rollback`,
  tag,
  access: write,
  callers: "people",
  effect: "destructive",
  summary: "Roll back a proposal",
  description: "Restores the earlier configuration as a new genome version.",
  params,
  responses,
  errors: [...gateErrors, "PRECONDITION_FAILED", "GENOME_NOT_FOUND"],
  example: { response: { ...proposalExample, status: "rolled_back" } },
});

const reattackExample = {
  proposal_id: proposalExample.id,
  is_automatic: false,
  can_start: null,
  source: {
    ...{ campaign_id: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f5c09", name: "Support", attacks: 4, warnings: [], cost: null },
    ...{ requests: { low: 24, high: 48 }, seconds: { low: 24, high: 48 } },
  },
  result: null,
};

export const readReattackOp = operation({
  id: "evolution.readReattack",
  method: "GET",
  path: `${ONE}/reattack`,
  tag,
  access: read,
  summary: "Get the re-attack of an applied proposal",
  description: "What asking again takes, and what came of it since the proposal was applied. Sends nothing.",
  params,
  responses: { 200: ProposalReattack },
  errors: [...errors, "AGENT_NOT_FOUND"],
  example: { response: reattackExample },
});

export const startReattackOp = operation({
  id: "evolution.startReattack",
  method: "POST",
  path: `${ONE}/reattack`,
  tag,
  access: "redteam:run",
  summary: "Re-attack after applying a proposal",
  description:
    "Asks again what the agent's newest campaign proved, as a retest of that campaign: in new conversations with fresh secrets. What still works opens its finding again; only a person closes one.",
  params,
  responses: { 200: ProposalReattack },
  errors: [
    ...[...errors, "PROPOSAL_STATE", "AGENT_NOT_FOUND", "TARGET_NOT_REGISTERED", "REDTEAM_OFF", "CAMPAIGN_STATE"],
    ...["NOTHING_TO_RETEST", "REDTEAM_STOPPED", "REDTEAM_FORBIDDEN", "SANDBOX_UNREACHABLE", "CAMPAIGN_NOT_FOUND"],
  ] as const,
  example: { response: reattackExample },
});

export const readEvolutionSettingsOp = operation({
  id: "evolution.readSettings",
  method: "GET",
  path: "/v1/evolution/settings",
  tag,
  access: read,
  summary: "Get evolution settings",
  responses: { 200: EvolutionSettings },
  errors: [...offered],
  example: { response: { four_eyes: false } },
});

export const updateEvolutionSettingsOp = operation({
  id: "evolution.updateSettings",
  method: "PUT",
  path: "/v1/evolution/settings",
  tag,
  access: "team:manage",
  effect: "destructive",
  mcp: false,
  summary: "Update evolution settings",
  body: EvolutionSettings,
  responses: { 200: EvolutionSettings },
  errors: [...offered],
  example: { request: { four_eyes: true }, response: { four_eyes: true } },
});

export const proposalOperations = [
  listProposalsOp,
  getAgentProposalOp,
  getProposalOp,
  proposalEvidenceOp,
  proposalDiffOp,
  approveProposalOp,
  rejectProposalOp,
  partialProposalOp,
  rebaseProposalOp,
  testGenomeVersionOp,
  applyProposalOp,
  rollbackProposalOp,
  readReattackOp,
  startReattackOp,
  readEvolutionSettingsOp,
  updateEvolutionSettingsOp,
];
