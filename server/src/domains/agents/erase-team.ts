import type { Act } from "../../platform/act.ts";
import { sql } from "../../platform/db/sql.ts";

/** Deletes the acting team's agents, their schedules, history, counts and pace. History can be deleted only with its team. */
export async function eraseAgents(act: Act): Promise<void> {
  const { teamId } = act.who;
  await act.tx.run(sql`delete from schedule_runs where team_id = ${teamId}`);
  await act.tx.run(sql`delete from schedules where team_id = ${teamId}`);
  await act.tx.run(sql`delete from agent_pace where team_id = ${teamId}`);
  await act.tx.run(sql`delete from agent_headers where team_id = ${teamId}`);
  // With the condition of its indexes: without it, the agents of all teams are read.
  await act.tx.run(sql`delete from agents where team_id = ${teamId} and created_at >= 0`);
  await act.tx.run(sql`select erase_agent_history()`);
  // Last: deleting agents decrements the counts and leaves zeros.
  await act.tx.run(sql`delete from agent_counts where team_id = ${teamId}`);
}
