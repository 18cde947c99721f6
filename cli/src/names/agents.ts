import type { Api } from "@agent-console/sdk";
import type { Kind, Named } from "./find.ts";
import { pages } from "./pages.ts";

export const agentsOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "agent",
  list: (search) => namedAgents(client, search, signal),
});

async function* namedAgents(client: Api, search: string | null, signal: AbortSignal): AsyncGenerator<Named> {
  const read = (cursor: string | undefined) => client.agents.list({ search, limit: 1000, cursor }, { signal });
  for await (const { id, agent_name: name } of pages(read)) yield { id, name };
}
