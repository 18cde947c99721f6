import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";

/** Deletes the acting team's guard configs and versions. Versions can be deleted only with their team. */
export async function eraseProtection(act: Act): Promise<void> {
  await act.tx.run(sql`delete from guard_configs where team_id = ${act.who.teamId}`);
  await act.tx.run(sql`select erase_guard_versions()`);
}
