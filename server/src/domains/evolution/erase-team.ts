import type { Act } from "../../platform/act.ts";

/** Removes the genomes that the console itself keeps of the acting team, their versions and edges with them, and the map. */
export async function eraseGenomes(act: Act): Promise<void> {
  await act.tx.run("delete from genome_maps where team_id = $1", [act.who.teamId]);
  await act.tx.run("delete from genomes where team_id = $1", [act.who.teamId]);
}
