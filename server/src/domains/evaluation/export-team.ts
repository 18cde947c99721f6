import { type Statement, sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";

const runs = {
  rows: (teamId: string) => sql`select * from evaluations where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

/** Rows of a run are found by the team's runs: an index by team would cost every prompt more than it saves here. */
const ofRuns = (teamId: string): Statement => sql`
  team_id = ${teamId} and evaluation_id in (select id from evaluations where team_id = ${teamId})`;

const prompts = {
  rows: (teamId: string) => sql`select * from evaluation_prompts where ${ofRuns(teamId)}`,
  key: ["evaluation_id", "seq"],
};
const reports = {
  rows: (teamId: string) => sql`select * from evaluation_reports where ${ofRuns(teamId)}`,
  key: ["evaluation_id"],
};
const controls = {
  rows: (teamId: string) => sql`select * from evaluation_controls where ${ofRuns(teamId)}`,
  key: ["evaluation_id", "n"],
};
const findings = {
  rows: (teamId: string) => sql`select * from findings where team_id = ${teamId}`,
  key: ["id"],
};
const failures = {
  rows: (teamId: string) => sql`select * from finding_failures where ${ofRuns(teamId)}`,
  key: ["evaluation_id", "seq"],
};
const findingRuns = {
  rows: (teamId: string) => sql`select * from finding_runs where ${ofRuns(teamId)}`,
  key: ["evaluation_id", "finding_id"],
};
const findingEvents = {
  rows: (teamId: string) => sql`
    select *, kind as event
    from finding_events
    where team_id = ${teamId} and finding_id in (select id from findings where team_id = ${teamId})`,
  key: ["finding_id", "id"],
};
const attacks = {
  rows: (teamId: string) => sql`select * from finding_attacks where team_id = ${teamId}`,
  key: ["campaign_id", "place"],
};
const comments = {
  rows: (teamId: string) => sql`
    select *
    from finding_comments
    where team_id = ${teamId} and finding_id in (select id from findings where team_id = ${teamId})`,
  key: ["finding_id", "id"],
};
const labels = {
  rows: (teamId: string) => sql`select * from review_labels where ${ofRuns(teamId)}`,
  key: ["evaluation_id", "id"],
};
const judgeCards = {
  rows: (teamId: string) => sql`select * from judge_cards where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const judgings = {
  rows: (teamId: string) => sql`select * from judgings where ${ofRuns(teamId)}`,
  key: ["evaluation_id", "id"],
};
const judgeVerdicts = {
  rows: (teamId: string) => sql`select * from judge_verdicts where ${ofRuns(teamId)}`,
  key: ["evaluation_id", "seq", "agent_id"],
};
const settings = {
  rows: (teamId: string) => sql`select * from evaluation_settings where team_id = ${teamId}`,
  key: ["team_id"],
};
const retention = {
  rows: (teamId: string) => sql`select * from evaluation_retention where team_id = ${teamId}`,
  key: ["team_id"],
};
const shareLinks = {
  rows: (teamId: string) => sql`
    select id, evaluation_id, includes_transcripts, created_by, created_at, expires_at, revoked_at, revoked_by, opened,
      last_opened_at
    from share_links
    where team_id = ${teamId}`,
  key: ["id"],
};
const testSets = {
  rows: (teamId: string) => sql`select * from test_sets where team_id = ${teamId}`,
  key: ["id"],
};
const testSetVersions = {
  rows: (teamId: string) => sql`
    select id, test_set_id, team_id, version, format, layout, content, case_count, guard_count, added, removed, changed,
      created_at, created_by
    from test_set_versions
    where team_id = ${teamId}`,
  key: ["id"],
};
const customHarnesses = {
  rows: (teamId: string) => sql`select * from custom_harnesses where team_id = ${teamId}`,
  key: ["id"],
};
const customPrompts = {
  rows: (teamId: string) => sql`
    select *
    from custom_prompts
    where team_id = ${teamId} and harness_id in (select id from custom_harnesses where team_id = ${teamId})`,
  key: ["harness_id", "seq"],
};
const lines = {
  rows: (teamId: string) => sql`select * from evaluation_log where team_id = ${teamId}`,
  key: ["evaluation_id", "id"],
};

/** The team's runs with their prompts, logs, reports and findings, its test sets, its harnesses and its settings. */
export async function* exportEvaluations(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, runs)) yield { ...row, kind: "evaluation" };
  for await (const row of inPages(read, prompts)) yield { ...row, kind: "evaluation_prompt" };
  for await (const row of inPages(read, lines)) yield { ...row, kind: "evaluation_log_line" };
  for await (const row of inPages(read, reports)) yield { ...row, kind: "evaluation_report" };
  for await (const row of inPages(read, controls)) yield { ...row, kind: "evaluation_control" };
  for await (const row of inPages(read, findings)) yield { ...row, kind: "finding" };
  for await (const row of inPages(read, failures)) yield { ...row, kind: "finding_failure" };
  for await (const row of inPages(read, findingRuns)) yield { ...row, kind: "finding_run" };
  for await (const row of inPages(read, attacks)) yield { ...row, kind: "finding_attack" };
  for await (const row of inPages(read, findingEvents)) yield { ...row, kind: "finding_event" };
  for await (const row of inPages(read, labels)) yield { ...row, kind: "review_label" };
  for await (const row of inPages(read, comments)) yield { ...row, kind: "finding_comment" };
  for await (const row of inPages(read, judgeCards)) yield { ...row, kind: "judge_card" };
  for await (const row of inPages(read, judgings)) yield { ...row, kind: "judging" };
  for await (const row of inPages(read, judgeVerdicts)) yield { ...row, kind: "judge_verdict" };
  for await (const row of inPages(read, testSets)) yield { ...row, kind: "test_set" };
  for await (const row of inPages(read, testSetVersions)) yield { ...row, kind: "test_set_version" };
  for await (const row of inPages(read, customHarnesses)) yield { ...row, kind: "custom_harness" };
  for await (const row of inPages(read, customPrompts)) yield { ...row, kind: "custom_prompt" };
  for await (const row of inPages(read, shareLinks)) yield { ...row, kind: "share_link" };
  for await (const row of inPages(read, settings)) yield { ...row, kind: "evaluation_settings" };
  for await (const row of inPages(read, retention)) yield { ...row, kind: "evaluation_retention" };
}
