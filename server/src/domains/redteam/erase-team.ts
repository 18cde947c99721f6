import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";

/** Deletes the acting team's campaigns with everything below them, its stop and what it allows for its agents. */
export async function eraseCampaigns(act: Act): Promise<void> {
  const { teamId } = act.who;
  await act.tx.run(sql`delete from campaigns where team_id = ${teamId}`);
  await act.tx.run(sql`delete from sandbox_addresses where team_id = ${teamId}`);
  await act.tx.run(sql`delete from redteam_stops where team_id = ${teamId}`);
  await act.tx.run(sql`delete from redteam_policies where team_id = ${teamId}`);
}
