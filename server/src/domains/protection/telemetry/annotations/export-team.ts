import { sql } from "../../../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../../../platform/domain/team-rows.ts";

const scores = {
  rows: (teamId: string) => sql`
    select trace_id, name, scored_by, source, value, label, reason, scored_at
    from (select s.*, encode(s.trace_id, 'hex') as trace from trace_scores s) as t (team_id, bytes, name, scored_by, source,
      value, label, reason, scored_at, trace_id)
    where team_id = ${teamId}`,
  key: ["trace_id", "name", "scored_by", "source"],
};
const comments = {
  rows: (teamId: string) => sql`
    select id, encode(trace_id, 'hex') as trace_id, author, body, created_at
    from trace_comments
    where team_id = ${teamId}`,
  key: ["id"],
};

/** What members and programs said of traces. */
export async function* exportAnnotations(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, scores)) yield { ...row, kind: "trace_score" };
  for await (const row of inPages(read, comments)) yield { ...row, kind: "trace_comment" };
}
