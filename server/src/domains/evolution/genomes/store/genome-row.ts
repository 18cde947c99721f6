import type { Gene } from "../genes/gene.ts";
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

/** A genome that was not deleted. */
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

/** A genome in a list, with its latest version. */
export interface GenomeSummary
  extends Pick<GenomeRow, "id" | "agent_id" | "name" | "origin" | "created_by" | "created_at">,
    Pick<VersionRow, "genome_id" | "version" | "content_hash" | "config_etag"> {
  /** How many. */
  readonly genes: number;
  readonly updated_at: number;
}
