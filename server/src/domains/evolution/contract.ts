import { operation } from "../../kernel/operation.ts";
import { required } from "../../kernel/shape/field.ts";
import { freeObject } from "../../kernel/shape/free-object.ts";
import { model } from "../../kernel/shape/model.ts";
import { uuid } from "../../kernel/shape/uuid.ts";

const tag = "Agent Environment";
const AgentPath = model("EvolutionAgentPath", { agent_id: required(uuid(), { description: "The agent's id." }) });
const serviceErrors = ["SERVICE_UNAVAILABLE", "SERVICE_TIMEOUT", "SERVICE_BAD_ANSWER", "SERVICE_REFUSED"] as const;
const statusExample = {
  agent_id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
  status: "idle",
  genome: null,
  genomes: 0,
  job: null,
  proposals: [],
  last_decision: null,
  last_job: null,
  next_step:
    "Search for a better configuration: POST /v1/agents/0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21/evolutions; or seed a genome: POST /v1/genomes/.",
};
const genomeExample = { name: "careful", traits: ["asks back", 0.5] };
const genomeAnswer = {
  id: "0198c2a5-11aa-7f00-9c11-2b4a6d0c9e77",
  version: 1,
  created_at: 1_780_000_000,
  warnings: [{ at: "/traits", reason: "Unknown member. It is stored but not used." }],
  ...genomeExample,
};

export const evolutionStatusOp = operation({
  id: "evolution.status",
  method: "GET",
  path: "/v1/evolution/status/{agent_id}",
  tag,
  access: "evolution:read",
  summary: "Get the evolution status of an agent",
  description:
    "Forwarded to the evolution service with a token issued for it. The console's own service returns what is running (`status`: running, paused, watching or idle; `job` with its progress), the agent's genome and its version, open proposals with a summary of their evidence and their post-apply monitoring, the last review decision, the last evolution run with its result, and the next step with the request to send.",
  params: AgentPath,
  responses: { 200: freeObject() },
  errors: ["AGENT_NOT_FOUND", ...serviceErrors],
  example: { response: statusExample },
});

export const createGenomeOp = operation({
  id: "evolution.createGenome",
  method: "POST",
  path: "/v1/genomes/",
  tag,
  access: "evolution:write",
  summary: "Create (seed) a genome",
  description:
    "Accepts any JSON object, including an empty one, and forwards it to the evolution service with a token issued for it. Every member is returned as it was sent, numbers in their source form. The console adds its own members unless the name is taken. Known members (agent_id, name, genes, parents and the fields of an agent update) are read. Members that could not be read are listed in `warnings`.",
  body: freeObject(),
  responses: { 200: freeObject() },
  errors: serviceErrors,
  example: { request: genomeExample, response: genomeAnswer },
});

export const evolutionOperations = [evolutionStatusOp, createGenomeOp];

/** Identifies the service to a console that checks whether both use one database. A foreign service need not implement this path. */
export const serviceIdentityOp = operation({
  id: "evolution.serviceIdentity",
  method: "GET",
  path: "/evolution/service",
  tag,
  access: "evolution:read",
  services: true,
  summary: "Get the service's name and database",
  responses: { 200: freeObject() },
  example: { response: { service: "agent-console/evolution", database: "7460000000000000000/16384" } },
});

/** The service's interface for a console that runs elsewhere: the two paths that a foreign service must implement as well. */
export const serviceStatusOp = operation({
  ...evolutionStatusOp,
  id: "evolution.serviceStatus",
  path: "/evolution/status/{agent_id}",
  services: true,
});
export const serviceCreateGenomeOp = operation({
  ...createGenomeOp,
  id: "evolution.serviceCreateGenome",
  path: "/v1/genomes",
  services: true,
});
