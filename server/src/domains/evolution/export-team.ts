import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";

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

const jobs = { rows: "select * from evolution_jobs where team_id = $1", key: ["created_at", "id"] };
// Found by the team's jobs, whose key leads to them.
const rollouts = {
  rows: `select * from evolution_rollouts where team_id = $1
    and job_id in (select id from evolution_jobs where team_id = $1)`,
  key: ["job_id", "replicate"],
};
const calls = {
  rows: `select * from evolution_proposer_calls where team_id = $1
    and job_id in (select id from evolution_jobs where team_id = $1)`,
  key: ["job_id", "number"],
};
const proposals = { rows: "select * from proposals where team_id = $1", key: ["created_at", "id"] };
const settings = { rows: "select * from evolution_settings where team_id = $1", key: ["team_id"] };

/** The team's evolution: jobs with their journals, proposals, settings; and its genomes, each `body` as the text it was sent in: reading it as JSON could change its numbers. */
export async function* exportGenomes(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, genomes)) yield { ...row, kind: "genome" };
  for await (const row of inPages(read, versions)) yield { ...row, kind: "genome_version" };
  for await (const row of inPages(read, edges)) yield { ...row, kind: "genome_edge" };
  for await (const row of inPages(read, jobs)) yield { ...row, kind: "evolution_job" };
  for await (const row of inPages(read, rollouts)) yield { ...row, kind: "evolution_rollout" };
  for await (const row of inPages(read, calls)) yield { ...row, kind: "evolution_proposer_call" };
  for await (const row of inPages(read, proposals)) yield { ...row, kind: "proposal" };
  for await (const row of inPages(read, settings)) yield { ...row, kind: "evolution_settings" };
}
