import { type Statement, sql } from "../../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../../platform/domain/team-rows.ts";
import type { PolicyFileRow, PolicyTextRow } from "../tables/rows.ts";

type FileKey = Pick<PolicyFileRow, "policy_id">;
type TextKey = Pick<PolicyTextRow, "policy_id" | "version">;

const files = {
  rows: (teamId: string) => sql<FileKey>`select policy_id from policy_files where team_id = ${teamId}`,
  key: ["policy_id"],
};
const texts = {
  rows: (teamId: string) => sql<TextKey>`select policy_id, version from policy_texts where team_id = ${teamId}`,
  key: ["policy_id", "version"],
};
const scopes = {
  rows: (teamId: string) => sql`select * from policy_scopes where team_id = ${teamId}`,
  key: ["policy_id", "agent_id"],
};

/** Files (in base64) and texts one by one: a page of them could be a gigabyte. */
export async function* exportDocuments(read: ReadTeam): AsyncGenerator<ExportedRow> {
  const one = async (statement: (teamId: string) => Statement): Promise<object> =>
    (await read((act) => act.tx.query(statement(act.who.teamId))))[0] ?? {};
  for await (const { policy_id } of inPages(read, files)) {
    const file = await one(
      (teamId) => sql`
      select policy_id, name, kind, state, engine, pages, characters, warnings, problem, uploaded_by, created_at,
        translate(encode(content, 'base64'), E'\n', '') as content
      from policy_files
      where policy_id = ${policy_id} and team_id = ${teamId}`,
    );
    yield { ...file, kind_of_file: "kind" in file ? file.kind : null, kind: "policy_file" };
  }
  for await (const { policy_id, version } of inPages(read, texts)) {
    const text = await one(
      (teamId) => sql`
      select * from policy_texts
      where policy_id = ${policy_id} and version = ${version} and team_id = ${teamId}`,
    );
    yield { ...text, kind: "policy_text" };
  }
  for await (const row of inPages(read, scopes)) yield { ...row, kind: "policy_scope" };
}
