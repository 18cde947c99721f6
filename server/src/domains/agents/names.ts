import type { Act } from "../../platform/act.ts";
import type { AgentNamed, NamesAgent } from "./port.ts";

/** What agents of the team are called now, by their ids. */
export async function agentNames(act: Act, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await act.tx.query<{ id: string; agent_name: string }>(
    "select id, agent_name from agents where team_id = $1 and id = any($2::uuid[])",
    [act.who.teamId, ids],
    "agent names",
  );
  return new Map(rows.map(({ id, agent_name }) => [id, agent_name]));
}

/** Rows that name an agent, each with what it is called now. One statement, however many rows there are. */
export async function namingAgents<R extends NamesAgent>(act: Act, rows: readonly R[]): Promise<AgentNamed<R>[]> {
  const ids = new Set(rows.flatMap(({ agent_id }) => agent_id ?? []));
  const names = await agentNames(act, [...ids]);
  return rows.map((row) => ({ ...row, agent_name: names.get(row.agent_id ?? "") ?? null }));
}
