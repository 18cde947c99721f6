import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import { stringifyJson } from "../../../../kernel/json/stringify.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import { raw, type Statement, sql } from "../../../../platform/db/sql.ts";
import type { GenomeWarning } from "../genes/read-genome.ts";
import type { GenomeRow, GenomeSummary } from "./genome-row.ts";

const GENOME = raw("g.id, g.agent_id, g.name, g.origin, g.latest, g.warnings, g.created_by, g.created_at");

/** The genome, or GENOME_NOT_FOUND; one that was deleted, or is another team's, looks like none. */
export async function getGenome(act: Act, id: string, lock: "" | "for update" = ""): Promise<GenomeRow> {
  const [row] = await act.tx.query(sql<GenomeRow>`
    select ${GENOME}
    from genomes g
    where g.id = ${id} and g.team_id = ${act.who.teamId} and g.deleted_at is null
    ${raw(lock)}`);
  if (!row) throw fault("GENOME_NOT_FOUND");
  return row;
}

/** The genome that represents an agent: the one extracted from it, else the newest that was seeded for it. */
export async function findAgentGenome(act: Act, agentId: string): Promise<GenomeRow | null> {
  const [row] = await act.tx.query(sql<GenomeRow>`
    select ${GENOME}
    from genomes g
    where g.team_id = ${act.who.teamId} and g.agent_id = ${agentId} and g.deleted_at is null
    order by (g.origin = 'extract') desc, g.created_at desc, g.id desc
    limit 1`);
  return row ?? null;
}

/** The genome that was extracted from an agent, if there is one. */
export async function findExtractedGenome(act: Act, agentId: string): Promise<GenomeRow["id"] | null> {
  const [row] = await act.tx.query(sql<Pick<GenomeRow, "id">>`
    select id
    from genomes
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and origin = 'extract' and deleted_at is null`);
  return row?.id ?? null;
}

/** Waits until no other transaction is extracting a genome from this agent. */
export async function lockExtraction(act: Act, agentId: string): Promise<void> {
  await act.tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${agentId}, 10))`);
}

/** What was sent to seed the genome, as text; null for one that was extracted from an agent. */
export async function sourceOf(act: Act, id: string): Promise<string | null> {
  const [row] = await act.tx.query(sql<{ body: string | null }>`
    select body
    from genomes
    where id = ${id} and team_id = ${act.who.teamId}`);
  return row?.body ?? null;
}

const ofAgent = (agentId: string | null): Statement => (agentId ? sql`and g.agent_id = ${agentId}` : raw(""));

export interface GenomesPage {
  /** Null for those of all agents. */
  readonly agentId: string | null;
  readonly limit: number;
  readonly offset: number;
}

/** The team's genomes with their latest versions, newest first. */
export function genomesPage(act: Act, { agentId, limit, offset }: GenomesPage): Promise<GenomeSummary[]> {
  return act.tx.query(sql<GenomeSummary>`
    select
      g.id,
      g.id as genome_id,
      g.agent_id,
      g.name,
      g.origin,
      v.version,
      v.gene_count as genes,
      v.content_hash,
      v.config_etag,
      g.created_by,
      g.created_at,
      v.created_at as updated_at
    from genomes g
    join genome_versions v on v.genome_id = g.id and v.version = g.latest
    where g.team_id = ${act.who.teamId} and g.deleted_at is null ${ofAgent(agentId)}
    order by g.created_at desc, g.id desc
    limit ${limit} offset ${offset}`);
}

/** How many genomes the team has, or one of its agents. */
export async function countGenomes(act: Act, agentId: string | null = null): Promise<number> {
  const [row] = await act.tx.query(sql<{ total: number }>`
    select count(*) as total
    from genomes g
    where g.team_id = ${act.who.teamId} and g.deleted_at is null ${ofAgent(agentId)}`);
  return row?.total ?? 0;
}

/** How many versions all genomes of an agent have together. */
export async function countVersions(act: Act, agentId: string): Promise<number> {
  const [row] = await act.tx.query(sql<{ total: number }>`
    select coalesce(sum(latest), 0)::bigint as total
    from genomes
    where team_id = ${act.who.teamId} and agent_id = ${agentId} and deleted_at is null`);
  return row?.total ?? 0;
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
  await act.tx.run(sql`
    insert into genomes (id, team_id, agent_id, name, origin, latest, body, warnings, created_by, created_at)
    values (
      ${id},
      ${act.who.teamId},
      ${genome.agentId},
      ${genome.name ?? null},
      ${genome.origin},
      0,
      ${genome.body ?? null},
      ${genome.warnings?.length ? stringifyJson(genome.warnings) : null},
      ${act.who.userId},
      ${actSeconds(act)})`);
  return id;
}

/** Deletes the contents of a genome. Its id, the hashes of its versions, and the edges stay. */
export async function deleteContents(act: Act, id: string): Promise<void> {
  await act.tx.run(sql`
    update genomes
    set deleted_at = ${actSeconds(act)}, body = null, name = null, warnings = null
    where id = ${id} and team_id = ${act.who.teamId}`);
  await act.tx.run(sql`
    update genome_versions
    set genes = null, note = null, operator = null
    where genome_id = ${id} and team_id = ${act.who.teamId}`);
}
