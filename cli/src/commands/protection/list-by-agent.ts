import type { Call } from "../../command/call.ts";
import type { Table } from "../../command/lists.ts";
import { value } from "../../command/options.ts";
import type { Ending } from "../../endings/exit-codes.ts";
import { agentNames } from "../../names/agent-names.ts";
import { agentsOf } from "../../names/agents.ts";
import { findId } from "../../names/find.ts";
import { allOf } from "../../names/pages.ts";

export const ofAgent = { agent: value("AGENT", "only those of this agent") } as const;

interface Listed<Row> {
  /** Of this agent, or of all. */
  readonly read: (agentId: string | null) => AsyncIterable<Row>;
  readonly columns: (nameOf: (row: Row) => string) => Table<Row>["columns"];
  readonly none: string;
}

/** Lists what belongs to agents: all of it, with the names of the agents. */
export async function listByAgent<Row extends { readonly agent_id: string }>(
  { client, options, signal, answer, rows }: Call<typeof ofAgent>,
  { read, columns, none }: Listed<Row>,
): Promise<Ending> {
  const agent = options.agent === undefined ? null : await findId(agentsOf(client, signal), options.agent);
  const results = await allOf(read(agent));
  const ids = results.map((row) => row.agent_id);
  const names = await agentNames(client, ids, signal);
  const nameOf = (row: Row): string => names.get(row.agent_id) ?? row.agent_id;
  return answer({ results, count: results.length }, () => rows(results, { columns: columns(nameOf), none }));
}
