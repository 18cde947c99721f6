import { sql } from "../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../platform/domain/team-rows.ts";
import { type AgentRow, presentAgent } from "./record/agent-row.ts";

const agents = {
  rows: (teamId: string) => sql<AgentRow>`select * from agents where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const changes = {
  rows: (teamId: string) => sql`
    select agent_id, revision, at, actor_kind, actor_id, action, changes
    from agent_history
    where team_id = ${teamId}`,
  key: ["agent_id", "revision"],
};

const headers = {
  rows: (teamId: string) => sql`
    select agent_id, name, value_mask as value, origin, updated_by, updated_at
    from agent_headers
    where team_id = ${teamId}`,
  key: ["agent_id", "name"],
};

const schedules = {
  rows: (teamId: string) => sql`
    select id, agent_id, name, kind as runs, settings, cron, timezone, on_change, budget, is_enabled, disabled_reason,
      next_at, created_at, created_by, updated_at
    from schedules
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const scheduleRuns = {
  rows: (teamId: string) => sql`
    select id, schedule_id, at, cause, result, reason, note, run_id, requests
    from schedule_runs
    where team_id = ${teamId}`,
  key: ["at", "id"],
};

/** The team's agents as their readers see them, keys masked, every change that was made to them, and their schedules. */
export async function* exportAgents(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, agents)) {
    yield { ...presentAgent(row, { scores: true }), registration: row.registration, kind: "agent" };
  }
  for await (const row of inPages(read, headers)) yield { ...row, kind: "agent_header" };
  for await (const row of inPages(read, changes)) yield { ...row, kind: "agent_change" };
  for await (const row of inPages(read, schedules)) yield { ...row, kind: "schedule" };
  for await (const row of inPages(read, scheduleRuns)) yield { ...row, kind: "schedule_run" };
}
