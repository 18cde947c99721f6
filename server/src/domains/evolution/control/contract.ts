import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { text } from "../../../kernel/shape/text.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  continuationExample,
  continuedExample,
  curveExample,
  effectsExample,
  frontExample,
  jobExample,
  preflightExample,
  triggerExample,
} from "../jobs/example.ts";
import {
  EvolutionContinuation,
  EvolutionCurve,
  EvolutionEffects,
  EvolutionFront,
  EvolutionJob,
  EvolutionJobList,
  EvolutionPreflight,
  TriggerEvolution,
} from "../jobs/shapes.ts";
import { proposalExample } from "../proposals/example.ts";
import { Proposal, TestGenomeVersion } from "../proposals/shapes.ts";

const BASE = "/v1/agents/{agent_id}/evolutions";
const ONE = `${BASE}/{evolution_id}`;
const tag = "Agent Environment";
const [read, write] = ["evolution:read", "evolution:write"] as const;
const anAgent = required(uuid(), { description: "The agent's id." });
const AgentPath = model("EvolutionsPath", { agent_id: anAgent });
const JobPath = model("EvolutionPath", {
  agent_id: anAgent,
  evolution_id: required(uuid(), { description: "The evolution run's id." }),
});
const offered = ["EVOLUTION_NOT_OFFERED", "SERVICE_UNAVAILABLE", "SERVICE_TIMEOUT"] as const;
const agentErrors = [...offered, "AGENT_NOT_FOUND"] as const;
const jobErrors = [...offered, "EVOLUTION_NOT_FOUND"] as const;
const stateErrors = [...jobErrors, "EVOLUTION_STATE"] as const;

const ruleErrors = [
  ...["RULE_NOT_FOUND", "RULE_NOT_APPROVED", "CAMPAIGN_NOT_FOUND", "NOTHING_PROVEN"],
  ...["HARNESS_NOT_FOUND", "HARNESS_NOT_READY"],
] as const;

export const triggerEvolutionOp = operation({
  id: "evolution.trigger",
  method: "POST",
  path: BASE,
  tag,
  access: write,
  effect: "destructive",
  summary: "Start an evolution run",
  description:
    "Returns immediately. A worker tests changed configurations without changing the agent itself. The run ends with a proposal for review or with no improvement found.",
  params: AgentPath,
  body: nullable(TriggerEvolution),
  bodyOptional: true,
  responses: { 201: EvolutionJob },
  errors: [...agentErrors, ...ruleErrors, "EVOLUTION_RUNNING"],
  example: { request: triggerExample, response: jobExample },
});

export const evolutionPreflightOp = operation({
  id: "evolution.preflight",
  method: "POST",
  path: `${BASE}/preflight`,
  tag,
  access: write,
  effect: "read",
  summary: "Estimate an evolution run",
  description:
    "Takes the same body as starting a run. Sends a test message to check whether the agent follows system messages.",
  params: AgentPath,
  body: nullable(TriggerEvolution),
  bodyOptional: true,
  idempotent: false,
  responses: { 200: EvolutionPreflight },
  errors: [...agentErrors, ...ruleErrors],
  example: { request: triggerExample, response: preflightExample },
});

export const listEvolutionsOp = operation({
  id: "evolution.list",
  method: "GET",
  path: BASE,
  tag,
  access: read,
  mcp: { tool: "evolutions_list" },
  summary: "List evolution runs",
  params: AgentPath,
  query: model("ListEvolutionsQuery", {
    status: optional(nullable(text({ max: 50 })), { description: "Only runs with this status." }),
    limit: withDefault(integer({ ge: 1, le: 200 }), 50, { description: "Rows on a page." }),
    offset: withDefault(integer({ ge: 0 }), 0, { description: "Rows to skip." }),
  }),
  responses: { 200: EvolutionJobList },
  errors: agentErrors,
  example: { response: { results: [jobExample], total: 1, limit: 50, offset: 0 } },
});

const ofJob = { tag, params: JobPath, responses: { 200: EvolutionJob }, example: { response: jobExample } } as const;

export const getEvolutionOp = operation({
  ...ofJob,
  id: "evolution.get",
  method: "GET",
  path: ONE,
  access: read,
  summary: "Get evolution run status",
  errors: jobErrors,
});

export const cancelEvolutionOp = operation({
  ...ofJob,
  id: "evolution.cancel",
  method: "POST",
  path: `${ONE}/cancel`,
  access: write,
  effect: "destructive",
  summary: "Cancel an evolution run",
  description: "Observed results are kept. Nothing is proposed.",
  errors: stateErrors,
});

export const pauseEvolutionOp = operation({
  ...ofJob,
  id: "evolution.pause",
  method: "POST",
  path: `${ONE}/pause`,
  access: write,
  summary: "Pause an evolution run",
  errors: stateErrors,
});

export const resumeEvolutionOp = operation({
  ...ofJob,
  id: "evolution.resume",
  method: "POST",
  path: `${ONE}/resume`,
  access: write,
  effect: "destructive",
  summary: "Resume an evolution run",
  errors: stateErrors,
});

const continueBudget = {
  max_metric_calls: optional(nullable(integer({ ge: 100, le: 20_000 })), {
    description:
      "Maximum number of prompts, half of them to the agent as it is. Default: as many as would probably settle it.",
  }),
};

export const continuationOp = operation({
  id: "evolution.continuation",
  method: "GET",
  path: `${ONE}/continuation`,
  tag,
  access: read,
  summary: "Estimate continuing an evolution run",
  description: "What it takes to settle a final test that saw a gain and did not settle it. Sends nothing.",
  params: JobPath,
  query: model("ContinuationQuery", continueBudget),
  responses: { 200: EvolutionContinuation },
  errors: [...jobErrors, "AGENT_NOT_FOUND"],
  example: { response: continuationExample },
});

export const continueEvolutionOp = operation({
  id: "evolution.continue",
  method: "POST",
  path: `${ONE}/continue`,
  tag,
  access: write,
  summary: "Continue an evolution run",
  description:
    "Goes on with a final test that saw a gain and did not settle it, in a new run. The test keeps its pairs and the error it has spent; a further share of the error allowed for these held-out prompts is spent, never the first one again. The result becomes a proposal. Returns 409 if the agent, the genome or the probes changed, or if the run was continued already.",
  params: JobPath,
  body: nullable(model("ContinueEvolutionRequest", continueBudget)),
  bodyOptional: true,
  responses: { 201: EvolutionJob },
  errors: [...stateErrors, "EVOLUTION_STALE", "EVOLUTION_RUNNING", "AGENT_NOT_FOUND"],
  example: { request: { max_metric_calls: 400 }, response: continuedExample },
});

export const evolutionEventsOp = operation({
  id: "evolution.events",
  method: "GET",
  path: `${ONE}/events`,
  tag,
  access: read,
  mcp: false,
  summary: "Stream evolution progress",
  description:
    "Server-sent events. Each `progress` event has the members of EvolutionJob. The stream ends with the run, or after 15 minutes: then reconnect.",
  params: JobPath,
  responses: { 200: { media: "text/event-stream", description: "`progress` events, as they happen." } },
  errors: jobErrors,
  example: {},
});

export const evolutionFrontOp = operation({
  id: "evolution.front",
  method: "GET",
  path: `${ONE}/front`,
  tag,
  access: read,
  summary: "Get the Pareto front of configurations",
  params: JobPath,
  responses: { 200: EvolutionFront },
  errors: jobErrors,
  example: { response: frontExample },
});

export const testFrontPointOp = operation({
  id: "evolution.testFrontPoint",
  method: "POST",
  path: `${ONE}/front/{config_hash}/test`,
  tag,
  access: write,
  effect: "destructive",
  summary: "Test a configuration from the front",
  description:
    "Takes a configuration that a finished run tried and tests it on held-out prompts, like every candidate. Returns a proposal. It is confirmed only if that test confirms it.",
  params: model("EvolutionFrontPointPath", {
    ...JobPath.fields,
    config_hash: required(text({ min: 1, max: 128 }), { description: "As in the front." }),
  }),
  body: nullable(TestGenomeVersion),
  bodyOptional: true,
  responses: { 201: Proposal },
  errors: [
    ...[...stateErrors, "CONFIGURATION_NOT_FOUND", "GENOME_NOT_FOUND", "GENOME_WITHOUT_AGENT", "AGENT_NOT_FOUND"],
    ...["PROPOSAL_STATE", "EVOLUTION_RUNNING"],
  ] as const,
  example: { request: { max_metric_calls: 1200 }, response: { ...proposalExample, status: "evaluating" } },
});

export const evolutionEffectsOp = operation({
  id: "evolution.effects",
  method: "GET",
  path: `${ONE}/effects`,
  tag,
  access: read,
  summary: "List measured effects of changes",
  description: "While the run is in progress, the values lag a few prompts behind.",
  params: JobPath,
  responses: { 200: EvolutionEffects },
  errors: jobErrors,
  example: { response: effectsExample },
});

export const evolutionCurveOp = operation({
  id: "evolution.curve",
  method: "GET",
  path: `${ONE}/curve`,
  tag,
  access: read,
  summary: "Get the gain estimate over time",
  description:
    "In the order of prompts sent. The search's own estimate is usually too high, because it picks what looked best; rely on the estimate on held-out prompts. The interval is for display. The decision looks at most three times and pays for each look, so its own interval is wider.",
  params: JobPath,
  responses: { 200: EvolutionCurve },
  errors: jobErrors,
  example: { response: curveExample },
});

export const evolutionJobOperations = [
  triggerEvolutionOp,
  evolutionPreflightOp,
  listEvolutionsOp,
  getEvolutionOp,
  cancelEvolutionOp,
  pauseEvolutionOp,
  resumeEvolutionOp,
  continuationOp,
  continueEvolutionOp,
  evolutionEventsOp,
  evolutionFrontOp,
  testFrontPointOp,
  evolutionEffectsOp,
  evolutionCurveOp,
];
