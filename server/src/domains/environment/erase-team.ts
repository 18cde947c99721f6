import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";

/** Deletes the acting team's policies with their files, texts and rules, its personas and its demographic dimensions. */
export async function eraseEnvironment(act: Act): Promise<void> {
  const { teamId } = act.who;
  await act.tx.run(sql`delete from personas where team_id = ${teamId}`);
  await act.tx.run(sql`delete from demographic_dimensions where team_id = ${teamId}`);
  await act.tx.run(sql`delete from policies where team_id = ${teamId}`);
  await act.tx.run(sql`delete from environment_settings where team_id = ${teamId}`);
}
