import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";
import { deleteAlarms } from "./alarms/store.ts";
import { deleteAlerts } from "./alerts/team-data.ts";
import { deleteExternalGuards } from "./external/store.ts";
import { deleteFlow } from "./flow/store.ts";
import { deleteGateway } from "./gateway/keys/store.ts";
import { deleteRules } from "./rules/store.ts";
import { deleteAnnotations } from "./telemetry/annotations/store.ts";
import { deleteReceived } from "./telemetry/otlp/store.ts";
import { deleteTelemetry } from "./telemetry/store/erase.ts";
import { deleteTraffic } from "./traffic/store.ts";

/** Deletes everything about the acting team's guards. Versions can be deleted only with their team. */
export async function eraseProtection(act: Act): Promise<void> {
  await act.tx.run(sql`delete from guard_replays where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from guard_configs where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`select erase_guard_versions()`);
  await act.tx.run(sql`delete from guard_counts where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from guard_hits where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from traffic_settings where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from guard_masks where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from guard_heartbeats where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from detections where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`delete from tool_pins where team_id = ${act.who.teamId}`);
  await deleteTraffic(act);
  await deleteFlow(act);
  await deleteExternalGuards(act);
  await deleteRules(act);
  await deleteGateway(act);
  await deleteAlarms(act);
  await deleteAlerts(act);
  await deleteReceived(act);
  await deleteTelemetry(act);
  await deleteAnnotations(act);
}
