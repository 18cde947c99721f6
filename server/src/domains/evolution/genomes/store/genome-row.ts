import { arranged, type Gene } from "../genes/gene.ts";
import type { GenomeWarning } from "../genes/read-genome.ts";

export const parentRoles = [
  "mutation",
  "crossover_a",
  "crossover_b",
  "merge_base",
  "rollback_to",
  "human_edit",
  "extract",
  "import",
] as const;
export type ParentRole = (typeof parentRoles)[number];

export interface Parent {
  readonly genome_id: string;
  readonly version: number;
  readonly role: ParentRole;
}

/** A genome that lives. */
export interface GenomeRow {
  readonly id: string;
  readonly agent_id: string | null;
  readonly name: string | null;
  readonly origin: "seed" | "extract";
  readonly latest: number;
  readonly warnings: readonly GenomeWarning[] | null;
  readonly created_by: string;
  readonly created_at: number;
}

export interface VersionRow {
  readonly genome_id: string;
  readonly version: number;
  readonly genes: readonly Gene[];
  readonly gene_count: number;
  readonly content_hash: string;
  readonly config_etag: string;
  readonly semantic_hash: string;
  readonly operator: unknown;
  readonly run_id: string | null;
  readonly note: string | null;
  readonly created_by: string;
  readonly created_at: number;
}

export interface GenomeVersion {
  readonly genome: GenomeRow;
  readonly version: VersionRow;
  readonly parents: readonly Parent[];
}

/** A version as it is answered, but for what was sent to seed the genome, which is put in as text. */
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
    genes: arranged(version.genes),
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
