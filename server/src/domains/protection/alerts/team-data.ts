import type { Act } from "../../../platform/act.ts";
import { sql } from "../../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../../platform/domain/team-rows.ts";

const rules = {
  rows: (teamId: string) => sql`
    select id, name, scope, agent_id, measure, metric, source, percentile, time_window, compare_with, direction, threshold,
      min_requests, hold_seconds, severity, enabled, created_at, created_by, updated_at, updated_by
    from alert_rules
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const unregistered = {
  rows: (teamId: string) => sql`
    select id, name, service, first_at, last_at, spans, models, trace_id, ignored_at, ignored_by
    from unregistered_agents
    where team_id = ${teamId}`,
  key: ["first_at", "id"],
};

/** The team's rules, and the agents that it has not registered. What a rule last found is not exported: alarms are. */
export async function* exportAlerts(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, rules)) yield { ...row, kind: "alert_rule" };
  for await (const row of inPages(read, unregistered)) yield { ...row, kind: "unregistered_agent" };
}

export async function deleteAlerts({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from alert_rules where team_id = ${who.teamId}`);
  await tx.run(sql`delete from alert_states where team_id = ${who.teamId}`);
  await tx.run(sql`delete from bypass_suspects where team_id = ${who.teamId}`);
  await tx.run(sql`delete from unregistered_agents where team_id = ${who.teamId}`);
}
