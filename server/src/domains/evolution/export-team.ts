import { type Statement, sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";

const genomes = {
  rows: (teamId: string) => sql`
    select id, agent_id, name, origin, latest, body, created_by, created_at, deleted_at
    from genomes
    where team_id = ${teamId}`,
  key: ["id"],
};
const versions = {
  rows: (teamId: string) => sql`
    select
      genome_id, version, genes, content_hash, config_etag, semantic_hash, operator, run_id, note, created_by,
      created_at
    from genome_versions
    where team_id = ${teamId}`,
  key: ["genome_id", "version"],
};
const edges = {
  rows: (teamId: string) => sql`
    select child_id, child_version, parent_id, parent_version, role
    from genome_edges
    where team_id = ${teamId}`,
  key: ["child_id", "child_version", "parent_id", "parent_version", "role"],
};
const jobs = {
  rows: (teamId: string) => sql`select * from evolution_jobs where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

/** Rows of a job are found by the team's jobs, because their key begins with the job. */
const ofJobs = (teamId: string): Statement => sql`
  team_id = ${teamId} and job_id in (select id from evolution_jobs where team_id = ${teamId})`;

const rollouts = {
  rows: (teamId: string) => sql`select * from evolution_rollouts where ${ofJobs(teamId)}`,
  key: ["job_id", "replicate"],
};
const calls = {
  rows: (teamId: string) => sql`select * from evolution_proposer_calls where ${ofJobs(teamId)}`,
  key: ["job_id", "number"],
};
const proposals = {
  rows: (teamId: string) => sql`select * from proposals where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const settings = {
  rows: (teamId: string) => sql`select * from evolution_settings where team_id = ${teamId}`,
  key: ["team_id"],
};

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
