import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";

/**
 * Deletes what the console itself stores of the acting team's evolution: proposals, jobs with their journals, genomes with
 * their versions and edges, the map and the settings.
 */
export async function eraseGenomes(act: Act): Promise<void> {
  const { teamId } = act.who;
  await act.tx.run(sql`delete from proposals where team_id = ${teamId}`);
  await act.tx.run(sql`delete from evolution_jobs where team_id = ${teamId}`);
  await act.tx.run(sql`delete from evolution_settings where team_id = ${teamId}`);
  await act.tx.run(sql`delete from genome_maps where team_id = ${teamId}`);
  await act.tx.run(sql`delete from genomes where team_id = ${teamId}`);
}
