import type { Act } from "../../../../platform/act.ts";
import { type Refined, raw, sql } from "../../../../platform/db/sql.ts";
import type { GenomeEdgeRow } from "../../tables/rows.ts";
import type { GenomeRow, ParentRole, VersionRow } from "./genome-row.ts";

/** A larger graph could not be read as a drawing. */
const MOST_NODES = 2000;

export interface AncestryNode
  extends Pick<VersionRow, "genome_id" | "version" | "content_hash" | "created_at">,
    Pick<GenomeRow, "agent_id" | "name"> {
  readonly depth: number;
  readonly deleted: boolean;
}

export type AncestryEdge = Refined<Omit<GenomeEdgeRow, "team_id">, { readonly role: ParentRole }>;

export interface Descendant {
  readonly id: string;
  readonly version: number;
  /** Generations to go back. */
  readonly depth: number;
}

/** A version and its ancestors, nearest first. */
export function ancestorsOf(act: Act, { id, version, depth }: Descendant): Promise<AncestryNode[]> {
  return act.tx.query(sql<AncestryNode>`
    with recursive line (genome_id, version, depth) as (
      select ${id}::uuid, ${version}::integer, 0
      union
      select e.parent_id, e.parent_version, line.depth + 1
      from line
      join genome_edges e
        on e.child_id = line.genome_id and e.child_version = line.version and e.team_id = ${act.who.teamId}
      where line.depth < ${depth}
    )
    select
      v.genome_id,
      v.version,
      g.agent_id,
      g.name,
      min(line.depth) as depth,
      v.content_hash,
      v.created_at,
      g.deleted_at is not null as deleted
    from line
    join genome_versions v
      on v.genome_id = line.genome_id and v.version = line.version and v.team_id = ${act.who.teamId}
    join genomes g on g.id = v.genome_id
    group by v.team_id, v.genome_id, v.version, g.agent_id, g.name, g.deleted_at
    order by depth, v.created_at desc, v.genome_id, v.version desc
    limit ${raw(MOST_NODES)}`);
}

/** The edges from these versions to their parents. */
export function edgesOf(act: Act, nodes: readonly AncestryNode[]): Promise<AncestryEdge[]> {
  const genomeIds = nodes.map((node) => node.genome_id);
  const versions = nodes.map((node) => node.version);
  return act.tx.query(sql<AncestryEdge>`
    select child_id, child_version, parent_id, parent_version, role
    from genome_edges
    where team_id = ${act.who.teamId}
      and (child_id, child_version) in (select * from unnest(${genomeIds}::uuid[], ${versions}::integer[]))
    order by child_id, child_version desc, role, parent_id, parent_version`);
}

export type GenomeEdge = Pick<AncestryEdge, "parent_id" | "child_id" | "role">;

/** Which of these genomes descend from which, whatever versions that happened in. */
export function edgesBetween(act: Act, genomeIds: readonly string[]): Promise<GenomeEdge[]> {
  return act.tx.query(sql<GenomeEdge>`
    select distinct parent_id, child_id, role
    from genome_edges
    where team_id = ${act.who.teamId} and parent_id <> child_id
      and parent_id = any(${genomeIds}) and child_id = any(${genomeIds})
    order by parent_id, child_id, role`);
}
