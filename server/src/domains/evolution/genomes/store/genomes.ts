import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import { stringifyJson } from "../../../../kernel/json/stringify.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { arranged, type Gene } from "../genes/gene.ts";
import type { GenomeWarning } from "../genes/read-genome.ts";
import { hashesOf } from "../hash/hashes.ts";
import type { GenomeRow, GenomeVersion, Parent, VersionRow } from "./genome-row.ts";

const GENOME = "g.id, g.agent_id, g.name, g.origin, g.latest, g.warnings, g.created_by, g.created_at";
const VERSION = `v.genome_id, v.version, v.genes, v.gene_count, v.content_hash, v.config_etag, v.semantic_hash, v.operator,
  v.run_id, v.note, v.created_by, v.created_at`;

/** The genome, or GENOME_NOT_FOUND; one that was deleted, or is another team's, looks like none. */
export async function getGenome(act: Act, id: string, lock: "" | "for update" = ""): Promise<GenomeRow> {
  const [row] = await act.tx.query<GenomeRow>(
    `select ${GENOME} from genomes g where g.id = $1 and g.team_id = $2 and g.deleted_at is null ${lock}`,
    [id, act.who.teamId],
  );
  if (!row) throw fault("GENOME_NOT_FOUND");
  return row;
}

/** The genome that tells of an agent: what was read from it, else the newest that was seeded for it. */
export async function findAgentGenome(act: Act, agentId: string): Promise<GenomeRow | null> {
  const [row] = await act.tx.query<GenomeRow>(
    `select ${GENOME} from genomes g where g.team_id = $1 and g.agent_id = $2 and g.deleted_at is null
     order by (g.origin = 'extract') desc, g.created_at desc, g.id desc limit 1`,
    [act.who.teamId, agentId],
  );
  return row ?? null;
}

/** One version with where it came from; the latest unless another is named. */
export async function getVersion(act: Act, genome: GenomeRow, wanted?: number | null): Promise<GenomeVersion> {
  const [version] = await act.tx.query<VersionRow>(
    `select ${VERSION} from genome_versions v where v.genome_id = $1 and v.version = $2 and v.team_id = $3`,
    [genome.id, wanted ?? genome.latest, act.who.teamId],
  );
  if (!version) throw fault("GENOME_VERSION_NOT_FOUND");
  const parents = await act.tx.query<Parent>(
    `select parent_id as genome_id, parent_version as version, role from genome_edges
     where child_id = $1 and child_version = $2 and team_id = $3 order by role, parent_id, parent_version`,
    [genome.id, version.version, act.who.teamId],
  );
  return { genome, version, parents };
}

/** What was sent to seed the genome, as text; null for one that was read from an agent. */
export async function sourceOf(act: Act, id: string): Promise<string | null> {
  const [row] = await act.tx.query<{ body: string | null }>("select body from genomes where id = $1 and team_id = $2", [
    id,
    act.who.teamId,
  ]);
  return row?.body ?? null;
}

export interface NewGenome {
  readonly agentId: string | null;
  readonly name?: string | null;
  readonly origin: GenomeRow["origin"];
  readonly body?: string;
  readonly warnings?: readonly GenomeWarning[];
}

/** A genome without a version yet; `addVersion` writes the first in the same transaction. */
export async function insertGenome(act: Act, genome: NewGenome): Promise<string> {
  const id = newId(act.now);
  await act.tx.run(
    `insert into genomes (id, team_id, agent_id, name, origin, latest, body, warnings, created_by, created_at)
     values ($1, $2, $3, $4, $5, 0, $6, $7, $8, $9)`,
    [
      id,
      act.who.teamId,
      genome.agentId,
      genome.name ?? null,
      genome.origin,
      genome.body ?? null,
      genome.warnings?.length ? stringifyJson(genome.warnings) : null,
      act.who.userId,
      actSeconds(act),
    ],
  );
  return id;
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

/**
 * Appends a version. Taking the number locks the genome, so that two writers get two numbers. A parent that is not the
 * team's gets no edge.
 */
export async function addVersion(act: Act, version: NewVersion): Promise<VersionRow> {
  const { genomeId, genes, parents } = version;
  const hashes = hashesOf(genes);
  const stored = arranged(genes);
  const [row] = await act.tx.query<VersionRow>(
    `with numbered as (
       update genomes set latest = latest + 1 where id = $1 and team_id = $2 and deleted_at is null returning latest)
     insert into genome_versions as v (genome_id, version, team_id, genes, gene_count, content_hash, config_etag,
       semantic_hash, operator, run_id, note, created_by, actor_kind, created_at)
     select $1, latest, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 from numbered returning ${VERSION}`,
    [
      genomeId,
      act.who.teamId,
      stringifyJson(stored),
      stored.length,
      hashes.content_hash,
      hashes.config_etag,
      hashes.semantic_hash,
      version.operator === undefined ? null : stringifyJson(version.operator),
      version.runId ?? null,
      version.note ?? null,
      act.who.userId,
      act.who.kind,
      actSeconds(act),
    ],
  );
  if (!row) throw fault("GENOME_NOT_FOUND");
  for (const parent of parents) {
    await act.tx.run(
      `insert into genome_edges (child_id, child_version, parent_id, parent_version, role, team_id)
       select $1, $2, genome_id, version, $5, team_id from genome_versions
       where genome_id = $3 and version = $4 and team_id = $6 on conflict do nothing`,
      [genomeId, row.version, parent.genome_id, parent.version, parent.role, act.who.teamId],
    );
  }
  return row;
}

/** The newest version of a genome with this content, if there is one. */
export async function findContent(
  act: Act,
  genomeId: string,
  { content_hash, config_etag }: Pick<VersionRow, "content_hash" | "config_etag">,
): Promise<number | null> {
  const [row] = await act.tx.query<{ version: number }>(
    `select version from genome_versions where genome_id = $1 and content_hash = $2 and config_etag = $3 and team_id = $4
     order by version desc limit 1`,
    [genomeId, content_hash, config_etag, act.who.teamId],
  );
  return row?.version ?? null;
}

/** What stays of a deleted genome: its id, the hashes of its versions, and the edges. */
export async function buryGenome(act: Act, id: string): Promise<void> {
  await act.tx.run(
    "update genomes set deleted_at = $3, body = null, name = null, warnings = null where id = $1 and team_id = $2",
    [id, act.who.teamId, actSeconds(act)],
  );
  await act.tx.run(
    "update genome_versions set genes = null, note = null, operator = null where genome_id = $1 and team_id = $2",
    [id, act.who.teamId],
  );
}
