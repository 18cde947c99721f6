import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";

/** Deletes the acting team's telemetry. */
export async function deleteTelemetry({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from otel_spans where team_id = ${who.teamId}`);
  await tx.run(sql`delete from otel_logs where team_id = ${who.teamId}`);
  await tx.run(sql`delete from series_delta where team_id = ${who.teamId}`);
  await tx.run(sql`delete from series_hour where team_id = ${who.teamId}`);
  await tx.run(sql`delete from series_labels where team_id = ${who.teamId}`);
  await tx.run(sql`delete from series_names where team_id = ${who.teamId}`);
}
