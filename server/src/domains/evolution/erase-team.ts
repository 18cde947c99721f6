import type { Act } from "../../platform/act.ts";

/**
 * Removes what the console itself keeps of the acting team's evolution: proposals, jobs with their journals, genomes with
 * their versions and edges, the map and the settings.
 */
export async function eraseGenomes(act: Act): Promise<void> {
  await act.tx.run("delete from proposals where team_id = $1", [act.who.teamId]);
  await act.tx.run("delete from evolution_jobs where team_id = $1", [act.who.teamId]);
  await act.tx.run("delete from evolution_settings where team_id = $1", [act.who.teamId]);
  await act.tx.run("delete from genome_maps where team_id = $1", [act.who.teamId]);
  await act.tx.run("delete from genomes where team_id = $1", [act.who.teamId]);
}
