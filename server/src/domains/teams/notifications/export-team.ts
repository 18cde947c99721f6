import { sql } from "../../../platform/db/sql.ts";
import { type ExportedRow, inPages, type ReadTeam } from "../../../platform/domain/team-rows.ts";

const endpoints = {
  rows: (teamId: string) => sql`
    select id, name, kind as channel, destination, events, agent_ids, least_severity, is_enabled, disabled_reason,
      created_at, created_by, updated_at
    from notification_endpoints
    where team_id = ${teamId}`,
  key: ["created_at", "id"],
};
const deliveries = {
  rows: (teamId: string) => sql`
    select id, endpoint_id, position, event, payload, status, attempts, first_at, last_at, answer_status, answer, error,
      created_at
    from notification_deliveries
    where team_id = ${teamId}`,
  key: ["position"],
};

/** The team's notification endpoints without secrets and without the paths of webhooks, and what was sent to them. */
export async function* exportNotifications(read: ReadTeam): AsyncGenerator<ExportedRow> {
  for await (const row of inPages(read, endpoints)) yield { ...row, kind: "notification_endpoint" };
  for await (const row of inPages(read, deliveries)) yield { ...row, kind: "notification_delivery" };
}
