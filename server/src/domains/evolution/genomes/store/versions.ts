import { fault } from "../../../../kernel/errors.ts";
import { stringifyJson } from "../../../../kernel/json/stringify.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import { arrangeGenes, type Gene } from "../genes/gene.ts";
import { hashesOf } from "../hash/hashes.ts";
import type { GenomeRow, GenomeVersion, Parent, VersionRow } from "./genome-row.ts";

const VERSION = raw(
  [
    ...["genome_id", "version", "genes", "gene_count", "content_hash", "config_etag", "semantic_hash", "operator"],
    ...["run_id", "note", "created_by", "created_at"],
  ]
    .map((column) => `v.${column}`)
    .join(", "),
);

/** One version with its parents; the latest unless another is named. */
export async function getVersion(act: Act, genome: GenomeRow, wanted?: number | null): Promise<GenomeVersion> {
  const [version] = await act.tx.query(sql<VersionRow>`
    select ${VERSION}
    from genome_versions v
    where v.genome_id = ${genome.id} and v.version = ${wanted ?? genome.latest} and v.team_id = ${act.who.teamId}`);
  if (!version) throw fault("GENOME_VERSION_NOT_FOUND");
  const parents = await act.tx.query(sql<Parent>`
    select parent_id as genome_id, parent_version as version, role
    from genome_edges
    where child_id = ${genome.id} and child_version = ${version.version} and team_id = ${act.who.teamId}
    order by role, parent_id, parent_version`);
  return { genome, version, parents };
}

export interface NewVersion {
  readonly genomeId: string;
  readonly genes: readonly Gene[];
  readonly parents: readonly Parent[];
  readonly note?: string | null;
  /** What a search did to make it. */
  readonly operator?: unknown;
  readonly runId?: string | null;
}

/** Appends a version. Taking the number locks the genome, so that two writers get two numbers. */
export async function addVersion(act: Act, version: NewVersion): Promise<VersionRow> {
  const { genomeId, genes, parents, operator } = version;
  const hashes = hashesOf(genes);
  const stored = arrangeGenes(genes);
  const [row] = await act.tx.query(sql<VersionRow>`
    with numbered as (
      update genomes
      set latest = latest + 1
      where id = ${genomeId} and team_id = ${act.who.teamId} and deleted_at is null
      returning id, team_id, latest
    )
    insert into genome_versions as v (genome_id, version, team_id, genes, gene_count, content_hash, config_etag,
      semantic_hash, operator, run_id, note, created_by, actor_kind, created_at)
    select
      id,
      latest,
      team_id,
      ${stringifyJson(stored)},
      ${stored.length},
      ${hashes.content_hash},
      ${hashes.config_etag},
      ${hashes.semantic_hash},
      ${operator === undefined ? null : stringifyJson(operator)},
      ${version.runId ?? null},
      ${version.note ?? null},
      ${act.who.userId},
      ${act.who.kind},
      ${actSeconds(act)}
    from numbered
    returning ${VERSION}`);
  if (!row) throw fault("GENOME_NOT_FOUND");
  for (const parent of parents) await insertEdge(act, row, parent);
  return row;
}

/** A parent that is not the team's gets no edge. */
async function insertEdge(act: Act, child: VersionRow, parent: Parent): Promise<void> {
  await act.tx.run(sql`
    insert into genome_edges (child_id, child_version, parent_id, parent_version, role, team_id)
    select ${child.genome_id}, ${child.version}, genome_id, version, ${parent.role}, team_id
    from genome_versions
    where genome_id = ${parent.genome_id} and version = ${parent.version} and team_id = ${act.who.teamId}
    on conflict do nothing`);
}

/** The newest version of a genome with this content, if there is one. */
export async function findContent(
  act: Act,
  genomeId: string,
  { content_hash, config_etag }: Pick<VersionRow, "content_hash" | "config_etag">,
): Promise<number | null> {
  const [row] = await act.tx.query(sql<Pick<VersionRow, "version">>`
    select version
    from genome_versions
    where genome_id = ${genomeId} and content_hash = ${content_hash} and config_etag = ${config_etag}
      and team_id = ${act.who.teamId}
    order by version desc
    limit 1`);
  return row?.version ?? null;
}

/** The newest version of a genome that renders to this configuration, if there is one. */
export async function findConfiguration(act: Act, genomeId: string, etag: string | null): Promise<number | null> {
  const [row] = await act.tx.query(sql<Pick<VersionRow, "version">>`
    select version
    from genome_versions
    where genome_id = ${genomeId} and config_etag = ${etag} and team_id = ${act.who.teamId}
    order by version desc
    limit 1`);
  return row?.version ?? null;
}

export interface AgentMoment {
  readonly agentId: string;
  readonly config_etag: string;
  /** Seconds. */
  readonly at: number;
}

/**
 * The version that an agent was at: the newest up to that time with this configuration, else the oldest after it. A
 * version extracted from the agent comes before one that was seeded.
 */
export async function findVersionAt(
  act: Act,
  { agentId, config_etag, at }: AgentMoment,
): Promise<Pick<VersionRow, "genome_id" | "version"> | null> {
  const [found] = await act.tx.query(sql<Pick<VersionRow, "genome_id" | "version">>`
    select v.genome_id, v.version
    from genome_versions v
    join genomes g on g.id = v.genome_id
    where g.team_id = ${act.who.teamId} and g.agent_id = ${agentId} and g.deleted_at is null
      and v.team_id = ${act.who.teamId} and v.config_etag = ${config_etag}
    order by
      (g.origin = 'extract') desc,
      (v.created_at > ${at}),
      case when v.created_at > ${at} then v.created_at else -v.created_at end,
      case when v.created_at > ${at} then v.version else -v.version end
    limit 1`);
  return found ?? null;
}

export interface VersionsPage {
  readonly genomeId: string;
  readonly limit: number;
  readonly offset: number;
}

/** The versions of a genome with their parents, newest first, without their genes. */
export function versionsPage(act: Act, { genomeId, limit, offset }: VersionsPage): Promise<object[]> {
  return act.tx.query(sql`
    select
      v.genome_id,
      v.version,
      v.gene_count as genes,
      v.content_hash,
      v.config_etag,
      v.run_id,
      v.note,
      v.created_by,
      v.created_at,
      coalesce(
        (select json_agg(
           json_build_object('genome_id', e.parent_id, 'version', e.parent_version, 'role', e.role)
           order by e.role, e.parent_id, e.parent_version)
         from genome_edges e
         where e.child_id = v.genome_id and e.child_version = v.version),
        '[]') as parents
    from genome_versions v
    where v.genome_id = ${genomeId} and v.team_id = ${act.who.teamId}
    order by v.version desc
    limit ${limit} offset ${offset}`);
}

/** In bytes. Comparing larger genomes with all others would take too much memory. */
const LARGEST_COMPARED = 262_144;

export interface LatestRow extends Pick<VersionRow, "genome_id" | "version" | "content_hash" | "created_at" | "genes"> {
  readonly agent_id: string | null;
  readonly name: string | null;
}

/** The latest versions of the team's genomes, newest genome first, except those too large to compare. */
export function latestVersions(act: Act, { limit, offset }: { limit: number; offset: number }): Promise<LatestRow[]> {
  return act.tx.query(sql<LatestRow>`
    select v.genome_id, v.version, g.agent_id, g.name, v.content_hash, v.created_at, v.genes
    from genomes g
    join genome_versions v on v.genome_id = g.id and v.version = g.latest
    where g.team_id = ${act.who.teamId} and g.deleted_at is null
      and octet_length(v.genes::text) <= ${raw(LARGEST_COMPARED)}
    order by g.created_at desc, g.id desc
    limit ${limit} offset ${offset}`);
}

export interface HistoryRow
  extends Pick<
    VersionRow,
    "genome_id" | "version" | "content_hash" | "operator" | "run_id" | "note" | "created_by" | "created_at"
  > {
  /** Null where they are too large to compare. */
  readonly genes: readonly Gene[] | null;
  readonly parent_id: string | null;
  readonly parent_version: number | null;
  readonly parent_role: Parent["role"] | null;
  readonly parent_genes: readonly Gene[] | null;
}

/** Every version of an agent's genomes, newest first, each with the parent that it is compared with. */
export function versionHistory(act: Act, agentId: string, limit: number): Promise<HistoryRow[]> {
  return act.tx.query(sql<HistoryRow>`
    select
      v.genome_id,
      v.version,
      case when octet_length(v.genes::text) <= ${raw(LARGEST_COMPARED)} then v.genes end as genes,
      v.content_hash,
      v.operator,
      v.run_id,
      v.note,
      v.created_by,
      v.created_at,
      p.genome_id as parent_id,
      p.version as parent_version,
      p.role as parent_role,
      p.genes as parent_genes
    from genome_versions v
    join genomes g on g.id = v.genome_id
    left join lateral (
      select
        w.genome_id,
        w.version,
        case when octet_length(w.genes::text) <= ${raw(LARGEST_COMPARED)} then w.genes end as genes,
        e.role
      from genome_edges e
      join genome_versions w on w.genome_id = e.parent_id and w.version = e.parent_version
      where e.child_id = v.genome_id and e.child_version = v.version
      order by (e.role = 'merge_base'), e.role, e.parent_id, e.parent_version desc
      limit 1
    ) p on true
    where g.team_id = ${act.who.teamId} and g.agent_id = ${agentId} and g.deleted_at is null
    order by v.created_at desc, v.genome_id desc, v.version desc
    limit ${limit}`);
}
