import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";

const runs = { rows: "select * from evaluations where team_id = $1", key: ["created_at", "id"] };
// Found by the team's runs: an index by team would cost every prompt that is sent more than it saves here.
const prompts = {
  rows: `select * from evaluation_prompts where team_id = $1
    and evaluation_id in (select id from evaluations where team_id = $1)`,
  key: ["evaluation_id", "seq"],
};
const reports = {
  rows: `select * from evaluation_reports where team_id = $1
    and evaluation_id in (select id from evaluations where team_id = $1)`,
  key: ["evaluation_id"],
};
const findings = {
  rows: `select * from findings where team_id = $1 and evaluation_id in (select id from evaluations where team_id = $1)`,
  key: ["evaluation_id", "seq"],
};
const comments = {
  rows: "select * from finding_comments where team_id = $1 and finding_id in (select id from findings where team_id = $1)",
  key: ["finding_id", "id"],
};
const settings = { rows: "select * from evaluation_settings where team_id = $1", key: ["team_id"] };
const lines = { rows: "select * from evaluation_log where team_id = $1", key: ["evaluation_id", "id"] };

/** The team's runs with their prompts, logs, reports and findings, and its settings. */
export async function* exportEvaluations(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, runs)) yield { ...row, kind: "evaluation" };
  for await (const row of inPages(read, prompts)) yield { ...row, kind: "evaluation_prompt" };
  for await (const row of inPages(read, lines)) yield { ...row, kind: "evaluation_log_line" };
  for await (const row of inPages(read, reports)) yield { ...row, kind: "evaluation_report" };
  for await (const row of inPages(read, findings)) yield { ...row, kind: "finding" };
  for await (const row of inPages(read, comments)) yield { ...row, kind: "finding_comment" };
  for await (const row of inPages(read, settings)) yield { ...row, kind: "evaluation_settings" };
}
