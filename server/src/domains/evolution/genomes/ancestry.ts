import type { Act } from "../../../platform/act.ts";
import type { AgentsPort } from "../../agents/port.ts";
import { ancestorsOf, edgesOf } from "./store/ancestry.ts";
import { getGenome } from "./store/genomes.ts";
import { getVersion } from "./store/versions.ts";

const DEEPEST = 100;

export interface AncestryQuery {
  readonly id: string;
  readonly max_depth: number;
  readonly version?: number | null | undefined;
}

/** The ancestors of a version: a graph, because a version may have several parents and share them with others. */
export async function readAncestry(agents: AgentsPort, act: Act, query: AncestryQuery) {
  const { id } = query;
  const { version } = await getVersion(act, await getGenome(act, id), query.version);
  const depth = Math.min(Math.max(query.max_depth, 0), DEEPEST);
  const nodes = await ancestorsOf(act, { id, version: version.version, depth });
  const edges = await edgesOf(act, nodes);
  const known = new Set(nodes.map((node) => `${node.genome_id} ${node.version}`));
  const inside = edges.filter((edge) => known.has(`${edge.parent_id} ${edge.parent_version}`));
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
