import { type Statement, sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";

const campaigns = {
  rows: (teamId: string) => sql`
    select
      id, agent_id, created_by, tool, name, purpose, status, status_message, finish_reason, stage, categories, settings,
      seed, agent_revision, library, goals, goals_done, assessed, broken, attempts, errors, requests, tokens, cost_micros,
      model_calls, model_tokens, model_refusals, figures, retest_of, created_at, started_at, completed_at
    from campaigns
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};

/** Rows of a campaign are found by the team's campaigns, because their key begins with the campaign. */
const ofCampaigns = (teamId: string): Statement => sql`
  team_id = ${teamId} and campaign_id in (select id from campaigns where team_id = ${teamId})`;

const goals = {
  rows: (teamId: string) => sql`select * from campaign_goals where ${ofCampaigns(teamId)}`,
  key: ["campaign_id", "place"],
};
const attempts = {
  rows: (teamId: string) => sql`select * from campaign_attempts where ${ofCampaigns(teamId)}`,
  key: ["campaign_id", "place", "step"],
};
const effects = {
  rows: (teamId: string) => sql`select * from campaign_effects where ${ofCampaigns(teamId)}`,
  key: ["id"],
};
const log = {
  rows: (teamId: string) => sql`select * from campaign_log where ${ofCampaigns(teamId)}`,
  key: ["campaign_id", "n"],
};
const stops = {
  rows: (teamId: string) => sql`select * from redteam_stops where team_id = ${teamId}`,
  key: ["team_id"],
};
const policies = {
  rows: (teamId: string) => sql`select * from redteam_policies where team_id = ${teamId}`,
  key: ["agent_id"],
};

/** The team's campaigns with their journals, without the key that one may be given for its time. */
export async function* exportCampaigns(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, campaigns)) yield { ...row, kind: "campaign" };
  for await (const row of inPages(read, goals)) yield { ...row, kind: "campaign_goal" };
  for await (const row of inPages(read, attempts)) yield { ...row, kind: "campaign_attempt" };
  for await (const row of inPages(read, effects)) yield { ...row, kind: "campaign_effect" };
  for await (const row of inPages(read, log)) yield { ...row, kind: "campaign_log_line" };
  for await (const row of inPages(read, stops)) yield { ...row, kind: "redteam_stop" };
  for await (const row of inPages(read, policies)) yield { ...row, kind: "redteam_policy" };
}
