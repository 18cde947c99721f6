import { fault } from "../../../kernel/errors.ts";
import { stringifyJson } from "../../../kernel/json/stringify.ts";
import type { Act } from "../../../platform/act.ts";
import { type Answer, verbatimJson } from "../../../platform/http/answer.ts";
import type { AgentsPort, NamesAgent } from "../../agents/port.ts";
import { secretsIn } from "./genes/read-genome.ts";
import { type GenomeRow, type GenomeVersion, presentVersion } from "./store/genome-row.ts";
import { findAgentGenome, getGenome, sourceOf } from "./store/genomes.ts";

export interface Shown {
  readonly found: GenomeVersion;
  readonly status?: number;
  /** Members beside those of the version. */
  readonly beside?: object;
}

/** What was sent stands in the answer as the text it was sent in; reading and writing it again could change its numbers. */
export async function shownVersion(
  agents: AgentsPort,
  act: Act,
  { found, status = 200, beside }: Shown,
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
export async function writtenVersion(agents: AgentsPort, act: Act, { found, beside }: Shown): Promise<Answer> {
  const { genome, version } = found;
  const told = secretsIn(version.genes).map(({ key, reason }) => ({ at: "", reason: `${key}: ${reason}` }));
  const warnings = [...(genome.warnings ?? []), ...told];
  const answer = await shownVersion(agents, act, { found, status: 201, beside: { warnings, ...beside } });
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

const SUMMARY = `g.id, g.id as genome_id, g.agent_id, g.name, g.origin, v.version, v.gene_count as genes, v.content_hash,
  v.config_etag, g.created_by, g.created_at, v.created_at as updated_at`;

export type GenomesQuery = Page & { readonly agent_id?: string | null | undefined };

export async function listGenomes(agents: AgentsPort, act: Act, query: GenomesQuery) {
  const where = `g.team_id = $1 and g.deleted_at is null and ${query.agent_id ? "g.agent_id = $2" : "$2::uuid is null"}`;
  const values = [act.who.teamId, query.agent_id ?? null];
  const rows = await act.tx.query<NamesAgent>(
    `select ${SUMMARY} from genomes g join genome_versions v on v.genome_id = g.id and v.version = g.latest
     where ${where} order by g.created_at desc, g.id desc limit $3 offset $4`,
    [...values, query.limit, query.offset],
  );
  const [count] = await act.tx.query<{ total: number }>(
    `select count(*) as total from genomes g where ${where}`,
    values,
  );
  return envelope(await agents.naming(act, rows), count?.total ?? 0, query);
}

export async function listVersions(act: Act, id: string, page: Page) {
  const genome = await getGenome(act, id);
  const rows = await act.tx.query<object>(
    `select v.genome_id, v.version, v.gene_count as genes, v.content_hash, v.config_etag, v.run_id, v.note, v.created_by,
       v.created_at, coalesce((select json_agg(json_build_object('genome_id', e.parent_id, 'version', e.parent_version,
         'role', e.role) order by e.role, e.parent_id, e.parent_version)
         from genome_edges e where e.child_id = v.genome_id and e.child_version = v.version), '[]') as parents
     from genome_versions v where v.genome_id = $1 and v.team_id = $2 order by v.version desc limit $3 offset $4`,
    [id, act.who.teamId, page.limit, page.offset],
  );
  return envelope(rows, genome.latest, page);
}
