import type { Act } from "../../platform/act.ts";

/** Removes the genomes that the console itself keeps of the acting team. */
export async function eraseGenomes(act: Act): Promise<void> {
  await act.tx.run("delete from genomes where team_id = $1", [act.who.teamId]);
}
