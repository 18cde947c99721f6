import type { Act } from "../../platform/act.ts";
import { namesOf } from "./configurations/store/agents.ts";
import type { AgentNamed, NamesAgent } from "./port.ts";

/** The current names of agents of the team, by id. */
export async function agentNames(act: Act, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await namesOf(act, ids);
  return new Map(rows.map(({ id, agent_name }) => [id, agent_name]));
}

/** Rows that refer to an agent, each with the agent's current name. One statement, however many rows there are. */
export async function namingAgents<R extends NamesAgent>(act: Act, rows: readonly R[]): Promise<AgentNamed<R>[]> {
  const ids = new Set(rows.flatMap(({ agent_id }) => agent_id ?? []));
  const names = await agentNames(act, [...ids]);
  return rows.map((row) => ({ ...row, agent_name: names.get(row.agent_id ?? "") ?? null }));
}
