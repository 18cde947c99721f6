import { operation } from "../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../kernel/shape/field.ts";
import { freeObject } from "../../../kernel/shape/free-object.ts";
import { integer } from "../../../kernel/shape/integer.ts";
import { model } from "../../../kernel/shape/model.ts";
import { nullable } from "../../../kernel/shape/nullable.ts";
import { uuid } from "../../../kernel/shape/uuid.ts";
import {
  ancestryExample,
  diffExample,
  editExample,
  historyExample,
  listExample,
  mapExample,
  similarExample,
  updateExample,
  versionExample,
  versionListExample,
} from "./example.ts";
import {
  EditGenome,
  ExtractedGenome,
  GenomeAncestry,
  GenomeDiff,
  GenomeList,
  GenomeMap,
  GenomeVersion,
  GenomeVersionList,
  MutationHistory,
  SimilarGenomes,
} from "./shapes.ts";

const BASE = "/v1/genomes";
const ONE = `${BASE}/{genome_id}`;
const OF_AGENT = `${BASE}/by-agent/{agent_id}`;
const tag = "Agent Environment";
const [read, write] = ["evolution:read", "evolution:write"] as const;

const aVersion = integer({ ge: 1, le: 2_147_483_647 });
const page = {
  limit: withDefault(integer({ ge: 1, le: 250 }), 50, { description: "Rows on a page." }),
  offset: withDefault(integer({ ge: 0 }), 0, { description: "Rows to skip." }),
};
const oneVersion = optional(nullable(aVersion), { description: "Default: the latest." });
const GenomePath = model("GenomePath", { genome_id: required(uuid(), { description: "The genome's id." }) });
const AgentPath = model("GenomeAgentPath", { agent_id: required(uuid(), { description: "The agent's id." }) });
const VersionQuery = model("GenomeVersionQuery", { version: oneVersion });

const offered = ["EVOLUTION_NOT_OFFERED", "SERVICE_UNAVAILABLE", "SERVICE_TIMEOUT"] as const;
const genomeErrors = [...offered, "GENOME_NOT_FOUND"] as const;
const versionErrors = [...genomeErrors, "GENOME_VERSION_NOT_FOUND"] as const;
const agentErrors = [...offered, "AGENT_NOT_FOUND"] as const;

export const listGenomesOp = operation({
  id: "evolution.listGenomes",
  method: "GET",
  path: `${BASE}/`,
  tag,
  access: read,
  reads: "replica",
  summary: "List genomes, newest first",
  query: model("ListGenomesQuery", {
    agent_id: optional(nullable(uuid()), { description: "Only genomes of this agent." }),
    ...page,
  }),
  responses: { 200: GenomeList },
  errors: offered,
  example: { response: listExample },
});

export const agentGenomeOp = operation({
  id: "evolution.getAgentGenome",
  method: "GET",
  path: OF_AGENT,
  tag,
  access: read,
  summary: "Get the genome of an agent",
  description: "The genome extracted from the agent, or else the newest one seeded for it.",
  params: AgentPath,
  query: VersionQuery,
  responses: { 200: GenomeVersion },
  errors: [...agentErrors, "GENOME_NOT_FOUND", "GENOME_VERSION_NOT_FOUND"],
  example: { response: versionExample },
});

export const mutationHistoryOp = operation({
  id: "evolution.mutationHistory",
  method: "GET",
  path: `${OF_AGENT}/mutation-history`,
  tag,
  access: read,
  reads: "replica",
  summary: "List genome changes",
  params: AgentPath,
  query: model("MutationHistoryQuery", { limit: page.limit }),
  responses: { 200: MutationHistory },
  errors: agentErrors,
  example: { response: historyExample },
});

export const getGenomeOp = operation({
  id: "evolution.getGenome",
  method: "GET",
  path: ONE,
  tag,
  access: read,
  summary: "Get a genome",
  params: GenomePath,
  query: VersionQuery,
  responses: { 200: GenomeVersion },
  errors: versionErrors,
  example: { response: versionExample },
});

export const deleteGenomeOp = operation({
  id: "evolution.deleteGenome",
  method: "DELETE",
  path: ONE,
  tag,
  access: write,
  summary: "Delete a genome",
  description:
    "Deletes the contents. Hashes and parent links are kept so that the ancestry of other genomes stays complete.",
  params: GenomePath,
  responses: { 204: null },
  errors: genomeErrors,
  example: {},
});

export const listVersionsOp = operation({
  id: "evolution.listGenomeVersions",
  method: "GET",
  path: `${ONE}/versions`,
  tag,
  access: read,
  summary: "List the versions of a genome, newest first",
  params: GenomePath,
  query: model("ListGenomeVersionsQuery", page),
  responses: { 200: GenomeVersionList },
  errors: genomeErrors,
  example: { response: versionListExample },
});

export const editGenomeOp = operation({
  id: "evolution.editGenome",
  method: "POST",
  path: `${ONE}/versions`,
  tag,
  access: write,
  summary: "Edit a genome",
  description:
    "The edit becomes a new version; versions never change. Only owners and admins can change a gene that is locked for the organization, or loosen a guard, a permission or a lock.",
  params: GenomePath,
  body: EditGenome,
  responses: { 201: GenomeVersion },
  errors: [...versionErrors, "GENOME_UNCHANGED", "GENOME_CONFLICT"],
  example: { request: editExample, response: versionExample },
});

export const getVersionOp = operation({
  id: "evolution.getGenomeVersion",
  method: "GET",
  path: `${ONE}/versions/{version}`,
  tag,
  access: read,
  summary: "Get one version of a genome",
  params: model("GenomeVersionPath", { genome_id: GenomePath.fields.genome_id, version: required(aVersion) }),
  responses: { 200: GenomeVersion },
  errors: versionErrors,
  example: { response: versionExample },
});

export const ancestryOp = operation({
  id: "evolution.genomeAncestry",
  method: "GET",
  path: `${ONE}/ancestry`,
  tag,
  access: read,
  summary: "Get genome ancestry",
  description: "Returns a graph, because a version can have several parents.",
  params: GenomePath,
  query: model("GenomeAncestryQuery", {
    max_depth: withDefault(integer(), 5, { description: "Generations to go back, up to 100." }),
    version: oneVersion,
  }),
  responses: { 200: GenomeAncestry },
  errors: versionErrors,
  example: { response: ancestryExample },
});

export const diffOp = operation({
  id: "evolution.diffGenome",
  method: "GET",
  path: `${ONE}/diff`,
  tag,
  access: read,
  summary: "Compare two versions of a genome",
  params: GenomePath,
  query: model("GenomeDiffQuery", { version_a: required(aVersion), version_b: required(aVersion) }),
  responses: { 200: GenomeDiff },
  errors: versionErrors,
  example: { response: diffExample },
});

export const similarOp = operation({
  id: "evolution.similarGenomes",
  method: "GET",
  path: `${ONE}/similar`,
  tag,
  access: read,
  summary: "Find similar genomes",
  description: "Compares texts and values with the newest 5,000 genomes. No model is used.",
  params: GenomePath,
  query: model("SimilarGenomesQuery", {
    version: oneVersion,
    limit: withDefault(integer({ ge: 1, le: 50 }), 10),
  }),
  responses: { 200: SimilarGenomes },
  errors: versionErrors,
  example: { response: similarExample },
});

export const extractGenomeOp = operation({
  id: "evolution.extractGenome",
  method: "POST",
  path: `${BASE}/extract-from-agent/{agent_id}`,
  tag,
  access: write,
  summary: "Create a genome from an agent",
  description:
    "Deterministic and lossless: rendering the genome gives exactly the same configuration. If the configuration is unchanged, the existing version is returned.",
  params: AgentPath,
  responses: { 201: ExtractedGenome },
  errors: agentErrors,
  example: { response: { ...versionExample, unchanged: false } },
});

export const toAgentUpdateOp = operation({
  id: "evolution.genomeToAgentUpdate",
  method: "GET",
  path: `${ONE}/to-agent-update`,
  tag,
  access: read,
  summary: "Convert a genome to an agent update",
  description: "Returns a body for PUT /v1/agent-configurations/{id}, with only the fields that the genome covers.",
  params: GenomePath,
  query: VersionQuery,
  responses: { 200: freeObject() },
  errors: versionErrors,
  example: { response: updateExample },
});

export const genomeMapOp = operation({
  id: "evolution.genomeMap",
  method: "GET",
  path: "/v1/evolution/genome-map",
  tag,
  access: read,
  summary: "Get the genome map",
  description: "Similar genomes are placed close together. Positions stay stable when genomes are added or removed.",
  query: model("GenomeMapQuery", {
    highlight_agent_id: optional(nullable(uuid()), { description: "Highlights this agent's genomes." }),
  }),
  responses: { 200: GenomeMap },
  errors: offered,
  example: { response: mapExample },
});

export const genomeOperations = [
  listGenomesOp,
  agentGenomeOp,
  mutationHistoryOp,
  getGenomeOp,
  deleteGenomeOp,
  listVersionsOp,
  editGenomeOp,
  getVersionOp,
  ancestryOp,
  diffOp,
  similarOp,
  extractGenomeOp,
  toAgentUpdateOp,
  genomeMapOp,
];
