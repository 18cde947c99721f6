import { sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";
import { exportDocuments } from "./policies/export-documents.ts";

const personas = {
  rows: (teamId: string) => sql`select * from personas where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const dimensions = {
  rows: (teamId: string) => sql`select * from demographic_dimensions where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const values = {
  rows: (teamId: string) => sql`select * from demographic_values where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const policies = {
  rows: (teamId: string) => sql`select * from policies where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

const rules = {
  rows: (teamId: string) => sql`select * from policy_rules where team_id = ${teamId}`,
  key: ["policy_id", "id"],
};
const versions = {
  rows: (teamId: string) => sql`select * from rule_versions where team_id = ${teamId}`,
  key: ["rule_id", "version"],
};
const extractions = {
  rows: (teamId: string) => sql`select * from extraction_runs where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const calls = {
  rows: (teamId: string) => sql`select * from model_calls where team_id = ${teamId}`,
  key: ["extraction_id", "number"],
};
const settings = {
  rows: (teamId: string) => sql`select * from environment_settings where team_id = ${teamId}`,
  key: ["team_id"],
};

/** The team's policies with their files, texts and rules, its personas and its demographic dimensions. */
export async function* exportEnvironment(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, personas)) yield { ...row, kind: "persona" };
  for await (const row of inPages(read, dimensions)) yield { ...row, kind: "demographic_dimension" };
  for await (const row of inPages(read, values)) yield { ...row, kind: "demographic_value" };
  for await (const row of inPages(read, policies)) yield { ...row, kind: "policy" };
  yield* exportDocuments(read);
  for await (const row of inPages(read, rules)) yield { ...row, kind: "policy_rule" };
  for await (const row of inPages(read, versions)) yield { ...row, kind: "rule_version" };
  for await (const row of inPages(read, extractions)) yield { ...row, kind: "extraction_run" };
  for await (const row of inPages(read, calls)) yield { ...row, kind: "model_call" };
  for await (const row of inPages(read, settings)) yield { ...row, kind: "environment_settings" };
}
