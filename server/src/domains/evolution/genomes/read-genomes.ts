import { fault } from "../../../kernel/errors.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import type { Act } from "../../../platform/act.ts";
import { type Answer, verbatimJson } from "../../../platform/http/answer.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { secretsIn } from "./genes/read-genome.ts";
import { presentVersion } from "./present-version.ts";
import type { GenomeRow, GenomeVersion } from "./store/genome-row.ts";
import { countGenomes, findAgentGenome, genomesPage, getGenome, sourceOf } from "./store/genomes.ts";
import { versionsPage } from "./store/versions.ts";

export interface VersionResponse {
  readonly found: GenomeVersion;
  readonly status?: number;
  /** Members beside those of the version. */
  readonly beside?: object;
}

/** What was sent stands in the answer as the text it was sent in; reading and writing it again could change its numbers. */
export async function versionAnswer(
  agents: AgentsPort,
  act: Act,
  { found, status = 200, beside }: VersionResponse,
): Promise<Answer> {
  const [named] = await agents.naming(act, [found.genome]);
  const source = (await sourceOf(act, found.genome.id)) ?? "null";
  const members = stringifyJson({ ...presentVersion(found, named?.agent_name ?? null), ...beside });
  return {
    ...verbatimJson(status, `${members.slice(0, -1)},"source":${source}}`),
    headers: { etag: `"${found.version.content_hash}"` },
  };
}

/** A version that was just written, with where it is and what ought to be known of its texts. */
export async function createdVersionAnswer(
  agents: AgentsPort,
  act: Act,
  { found, beside }: VersionResponse,
): Promise<Answer> {
  const { genome, version } = found;
  const secrets = secretsIn(version.genes).map(({ key, reason }) => ({ at: "", reason: `${key}: ${reason}` }));
  const warnings = [...(genome.warnings ?? []), ...secrets];
  const answer = await versionAnswer(agents, act, { found, status: 201, beside: { warnings, ...beside } });
  const location = `/v1/genomes/${genome.id}/versions/${version.version}`;
  return { ...answer, headers: { ...answer.headers, location } };
}

export async function agentGenome(act: Act, agentId: string): Promise<GenomeRow> {
  const genome = await findAgentGenome(act, agentId);
  if (!genome) throw fault("GENOME_NOT_FOUND");
  return genome;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Under both names that clients look for. */
export function envelope<T>(items: readonly T[], total: number, { limit, offset }: Page) {
  return { items, results: items, total, limit, offset };
}

export type GenomesQuery = Page & { readonly agent_id?: string | null | undefined };

export async function listGenomes(agents: AgentsPort, act: Act, query: GenomesQuery) {
  const { limit, offset } = query;
  const agentId = query.agent_id ?? null;
  const rows = await genomesPage(act, { agentId, limit, offset });
  return envelope(await agents.naming(act, rows), await countGenomes(act, agentId), query);
}

export async function listVersions(act: Act, id: string, page: Page) {
  const genome = await getGenome(act, id);
  return envelope(await versionsPage(act, { ...page, genomeId: id }), genome.latest, page);
}
