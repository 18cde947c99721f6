import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";

/** Removes the acting team's agents, their history, their counts and their pace. History can only go with a deleted team. */
export async function eraseAgents(act: Act): Promise<void> {
  const { teamId } = act.who;
  await act.tx.run(sql`delete from agent_pace where team_id = ${teamId}`);
  await act.tx.run(sql`delete from agents where team_id = ${teamId}`);
  await act.tx.run(sql`select erase_agent_history()`);
  // Last: removing agents counts them down and leaves zeros.
  await act.tx.run(sql`delete from agent_counts where team_id = ${teamId}`);
}
