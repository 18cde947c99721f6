import type { World } from "../world.ts";

export async function plantAgent(world: World, more: object = {}): Promise<string> {
  const body = {
    agent_name: `Agent ${crypto.randomUUID()}`,
    model_name: "m",
    agent_url: "http://127.0.0.1:9/v1",
    ...more,
  };
  return (await world.call("POST", "/v1/agent-configurations/", { body })).body.id;
}
