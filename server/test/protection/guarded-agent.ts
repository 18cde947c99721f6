import type { World } from "../world.ts";

/** A guard that finds a word, on a channel of its own choice. */
export const word = (found: string, more: object = {}) => ({
  methods: ["custom-patterns"],
  mode: "enforce",
  action: "block",
  "custom-patterns": { patterns: [found], names: ["word"] },
  ...more,
});

export const OVERRIDE = { override_reason: "A test applies it." };

interface GuardedAgent {
  readonly agent_id: string;
  readonly config_id: string;
}

/** An agent that lives by this body. */
export async function guardedAgent(world: World, config_body: object): Promise<GuardedAgent> {
  const agent = await world.call("POST", "/v1/agent-configurations/", {
    body: { agent_name: "Support", model_name: "small-chat-1" },
  });
  const agent_id = agent.body.id;
  const created = await world.call("POST", "/v1/guard-configs", { body: { agent_id, config_body } });
  if (created.status !== 201) throw new Error(JSON.stringify(created.body));
  const config_id = created.body.id;
  await apply(world, config_id);
  return { agent_id, config_id };
}

export async function apply(world: World, config_id: string): Promise<void> {
  const applied = await world.call("POST", `/v1/guard-configs/${config_id}/apply`, { body: OVERRIDE });
  if (applied.status !== 200) throw new Error(JSON.stringify(applied.body));
}
