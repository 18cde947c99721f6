import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { DAY_SECONDS } from "./days.ts";
import { keepWritersOut } from "./writers.ts";

const NS = 1_000_000_000n;

/**
 * Deletes the acting team's telemetry, day by day: no statement takes longer than a day of rows does, so none runs into the
 * limit of a statement.
 */
export async function deleteTelemetry({ tx, who: { teamId } }: Act): Promise<void> {
  await keepWritersOut(tx, teamId);
  await tx.run(sql`delete from telemetry_writers where team_id = ${teamId}`);
  const days = await tx.query(sql<{ day: number }>`select distinct day from telemetry_days()`);
  for (const { day } of days) {
    const [from, to] = [day * DAY_SECONDS, (day + 1) * DAY_SECONDS];
    const [fromNs, toNs] = [String(BigInt(from) * NS), String(BigInt(to) * NS)];
    await tx.run(sql`
      delete from otel_spans
      where team_id = ${teamId} and start_ns >= ${fromNs}::bigint and start_ns < ${toNs}::bigint`);
    await tx.run(sql`
      delete from otel_logs
      where team_id = ${teamId} and at_ns >= ${fromNs}::bigint and at_ns < ${toNs}::bigint`);
    await tx.run(sql`
      delete from series_delta
      where team_id = ${teamId} and at >= ${from} and at < ${to}`);
  }
  await tx.run(sql`delete from series_span where team_id = ${teamId}`);
  await tx.run(sql`delete from series_hour where team_id = ${teamId}`);
  await tx.run(sql`delete from series_minute where team_id = ${teamId}`);
  await tx.run(sql`delete from series_unfolded where team_id = ${teamId}`);
  await tx.run(sql`delete from series_labels where team_id = ${teamId}`);
  await tx.run(sql`delete from series_names where team_id = ${teamId}`);
}
