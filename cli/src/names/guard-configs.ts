import type { Api, GuardConfigResponse } from "@agent-console/sdk";
import { agentNames } from "./agent-names.ts";
import { findId, findOne, type Kind, type Named } from "./find.ts";
import { pages } from "./pages.ts";

/** Guard configs have no names of their own: they are named for the agent that they protect. */
const configsOf = (client: Api, signal: AbortSignal): Kind => ({
  noun: "guard config",
  list: () => namedConfigs(client, signal),
});

export const allConfigs = (client: Api, signal: AbortSignal): AsyncGenerator<GuardConfigResponse> =>
  pages(async (cursor) => {
    const page = await client.protection.listGuardConfigs({ limit: 1000, cursor }, { signal });
    return { results: page.guard_configs, next_cursor: page.next_cursor ?? null };
  });

async function* namedConfigs(client: Api, signal: AbortSignal): AsyncGenerator<Named> {
  const configs: GuardConfigResponse[] = [];
  for await (const config of allConfigs(client, signal)) configs.push(config);
  const names = await agentNames(
    client,
    configs.map(({ agent_id }) => agent_id),
    signal,
  );
  for (const { id, agent_id } of configs) yield { id, name: names.get(agent_id ?? "") ?? "" };
}

export const findConfigId = (client: Api, text: string, signal: AbortSignal): Promise<string> =>
  findId(configsOf(client, signal), text);

/** With the name to ask for before it is changed: its agent's, or the start of its id. */
export async function findNamedConfig(client: Api, text: string, signal: AbortSignal): Promise<Named> {
  const { id, name } = await findOne(configsOf(client, signal), text);
  return { id, name: name || id.slice(0, 8) };
}
