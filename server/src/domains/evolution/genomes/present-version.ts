import { arrangeGenes } from "./genes/gene.ts";
import type { GenomeVersion } from "./store/genome-row.ts";

/** A version as responses show it, without the text that seeded the genome: that is inserted as it was sent. */
export function presentVersion({ genome, version, parents }: GenomeVersion, agentName: string | null) {
  return {
    id: genome.id,
    genome_id: genome.id,
    version: version.version,
    latest_version: genome.latest,
    agent_id: genome.agent_id,
    agent_name: agentName,
    name: genome.name,
    origin: genome.origin,
    schema: 1,
    genes: arrangeGenes(version.genes),
    content_hash: version.content_hash,
    config_etag: version.config_etag,
    semantic_hash: version.semantic_hash,
    parents,
    operator: version.operator,
    run_id: version.run_id,
    note: version.note,
    created_by: version.created_by,
    created_at: version.created_at,
    warnings: genome.warnings ?? [],
  };
}
