import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import type { Parent } from "./store/genome-row.ts";
import { getGenome, getVersion } from "./store/genomes.ts";

const DEEPEST = 100;
/** More would be a drawing that nobody reads. */
const MOST_NODES = 2000;

interface Node {
  readonly genome_id: string;
  readonly version: number;
  readonly agent_id: string | null;
  readonly name: string | null;
  readonly depth: number;
  readonly content_hash: string;
  readonly created_at: number;
  readonly deleted: boolean;
}

interface Edge {
  readonly child_id: string;
  readonly child_version: number;
  readonly parent_id: string;
  readonly parent_version: number;
  readonly role: Parent["role"];
}

export interface AncestryQuery {
  readonly id: string;
  readonly max_depth: number;
  readonly version?: number | null | undefined;
}

/** Where a version comes from: a graph, since a version may have several parents and share them with others. */
export async function readAncestry(agents: AgentsPort, act: Act, query: AncestryQuery) {
  const { id } = query;
  const { version } = await getVersion(act, await getGenome(act, id), query.version);
  const depth = Math.min(Math.max(query.max_depth, 0), DEEPEST);
  const nodes = await act.tx.query<Node>(
    `with recursive line (genome_id, version, depth) as (
       select $2::uuid, $3::integer, 0
       union
       select e.parent_id, e.parent_version, line.depth + 1 from line
         join genome_edges e on e.child_id = line.genome_id and e.child_version = line.version and e.team_id = $1
       where line.depth < $4)
     select v.genome_id, v.version, g.agent_id, g.name, min(line.depth) as depth, v.content_hash, v.created_at,
       g.deleted_at is not null as deleted
     from line join genome_versions v on v.genome_id = line.genome_id and v.version = line.version and v.team_id = $1
       join genomes g on g.id = v.genome_id
     group by v.genome_id, v.version, g.agent_id, g.name, g.deleted_at
     order by depth, v.created_at desc, v.genome_id, v.version desc limit $5`,
    [act.who.teamId, id, version.version, depth, MOST_NODES],
  );
  const edges = await act.tx.query<Edge>(
    `select child_id, child_version, parent_id, parent_version, role from genome_edges
     where team_id = $1 and (child_id, child_version) in (select * from unnest($2::uuid[], $3::integer[]))
     order by child_id, child_version desc, role, parent_id, parent_version`,
    [act.who.teamId, nodes.map((node) => node.genome_id), nodes.map((node) => node.version)],
  );
  const shown = new Set(nodes.map((node) => `${node.genome_id} ${node.version}`));
  const inside = edges.filter((edge) => shown.has(`${edge.parent_id} ${edge.parent_version}`));
  return {
    genome_id: id,
    version: version.version,
    max_depth: depth,
    nodes: await agents.naming(act, nodes),
    edges: inside.map((edge) => ({
      child: { genome_id: edge.child_id, version: edge.child_version },
      parent: { genome_id: edge.parent_id, version: edge.parent_version },
      role: edge.role,
    })),
    truncated: inside.length < edges.length,
  };
}
