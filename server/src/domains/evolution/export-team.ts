import { type ExportedRow, inPages, type ReadTeam } from "../teams/people/port.ts";

const genomes = {
  rows: "select id, agent_id, name, origin, latest, body, created_by, created_at, deleted_at from genomes where team_id = $1",
  key: ["id"],
};
const versions = {
  rows: `select genome_id, version, genes, content_hash, config_etag, semantic_hash, operator, run_id, note, created_by,
    created_at from genome_versions where team_id = $1`,
  key: ["genome_id", "version"],
};
const edges = {
  rows: "select child_id, child_version, parent_id, parent_version, role from genome_edges where team_id = $1",
  key: ["child_id", "child_version", "parent_id", "parent_version", "role"],
};

/** The team's genomes, each `body` as the text it was sent in: reading it as JSON could change its numbers. */
export async function* exportGenomes(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, genomes)) yield { ...row, kind: "genome" };
  for await (const row of inPages(read, versions)) yield { ...row, kind: "genome_version" };
  for await (const row of inPages(read, edges)) yield { ...row, kind: "genome_edge" };
}
