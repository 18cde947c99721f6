import type { Api } from "@agent-console/sdk";
import { pages } from "./pages.ts";

const MOST_READ = 20_000;

/** The names of these agents. One that is archived or gone has none. */
export async function agentNames(
  client: Api,
  ids: Iterable<string | null | undefined>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set([...ids].filter((id) => typeof id === "string"));
  const names = new Map<string, string>();
  if (wanted.size === 0) return names;
  let read = 0;
  for await (const agent of pages((cursor) => client.agents.list({ limit: 1000, cursor }, { signal }))) {
    if (wanted.has(agent.id)) names.set(agent.id, agent.agent_name);
    if (names.size === wanted.size || ++read === MOST_READ) break;
  }
  return names;
}
