import type { Act } from "../../platform/act.ts";

/** Removes the acting team's agents, their history, their counts and their pace. History can only go with a deleted team. */
export async function eraseAgents(act: Act): Promise<void> {
  const team = [act.who.teamId];
  await act.tx.run("delete from agent_pace where team_id = $1", team);
  await act.tx.run("delete from agents where team_id = $1", team);
  await act.tx.run("select erase_agent_history()");
  // Last: removing agents counts them down and leaves zeros.
  await act.tx.run("delete from agent_counts where team_id = $1", team);
}
