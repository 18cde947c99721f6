import type { Refined } from "../../../../platform/db/sql.ts";
import type { GenomeVersionRow, GenomeRow as StoredGenome } from "../../tables/rows.ts";
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
export type GenomeRow = Refined<
  Pick<StoredGenome, "id" | "agent_id" | "name" | "origin" | "latest" | "warnings" | "created_by" | "created_at">,
  { readonly origin: "seed" | "extract"; readonly warnings: readonly GenomeWarning[] | null }
>;

/** A version whose contents were not deleted. */
export type VersionRow = Refined<Omit<GenomeVersionRow, "team_id" | "actor_kind">, { readonly genes: readonly Gene[] }>;

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
