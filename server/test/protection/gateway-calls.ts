import { newId } from "../../src/kernel/ids.ts";
import { ownScene, plantAgent, type Scene } from "../scene.ts";

/** A model route of a new agent, as if it had been created before. */
export async function plantGatewayRoute(scene: Scene): Promise<string> {
  const id = newId();
  await scene.world.behind.query(
    `insert into gateway_routes (id, team_id, agent_id, leg, slug, upstream_url, protocol, first_byte_ms, silence_ms, total_ms,
       unscanned_paths, created_by, created_at, updated_at)
     values ($1::uuid, $2, $3, 'model', $1::text, 'https://models.example/v1', 'openai', 1000, 1000, 1000, '{}', $4, 1, 1)`,
    [id, scene.team, await plantAgent(scene), scene.self.who.userId],
  );
  return id;
}

/** A route with a tool whose definition changed. */
async function plantChangedTool(scene: Scene): Promise<string> {
  const id = await plantGatewayRoute(scene);
  await scene.world.behind.query(
    `insert into tool_pins (team_id, agent_id, route_id, tool, digest, changed_digest, changed_at, created_at, seen_at,
       definition, changed_definition)
     select team_id, agent_id, id, 'read_file', 'd', repeat('c', 64), 1, 1, 1, '{"name":"read_file"}', '{}' from gateway_routes where id = $1`,
    [id],
  );
  return id;
}

/** A key that has been used, with everything that gateways keep about it. */
export async function plantGatewayKey(scene: Scene): Promise<string> {
  const id = newId();
  const { team, world } = scene;
  await world.behind.query(
    `insert into gateway_keys (id, team_id, agent_id, name, secret_hash, hint, legs, origins, explain, trusted, created_by,
       created_at)
     values ($1::uuid, $2, $3, 'Web shop', $1::text, 'x3Qk', '{front}', '{}', false, false, $4, 1)`,
    [id, team, await plantAgent(scene), scene.self.who.userId],
  );
  await world.behind.query("insert into gateway_spending values ($2, $1, 1, 1, 1, 1, 1, 1)", [id, team]);
  await world.behind.query("insert into gateway_meters values ($1, $2, 1, 1, 1, 1)", [id, team]);
  await world.behind.query("insert into gateway_slots values ($1, 1, $2, 1, 1)", [id, team]);
  await world.behind.query("insert into gateway_places values ($1, $1, $2, 1, 1, 1)", [id, team]);
  return id;
}

export async function plantModelPrice({ world, team, self }: Scene): Promise<string> {
  const id = newId();
  await world.behind.query("insert into model_prices values ($1::uuid, $2, $1::text, 1, 1, null, $3, 1)", [
    ...[id, team, self.who.userId],
  ]);
  return id;
}

/** How the operations of routes, keys and prices are called. */
export const gatewayEntries = {
  "protection.listGatewayRoutes": {},
  "protection.createGatewayRoute": {
    call: async (scene: Scene) => ({ body: { agent_id: await plantAgent(ownScene(scene)) } }),
  },
  "protection.getGatewayRoute": {},
  "protection.updateGatewayRoute": {},
  "protection.deleteGatewayRoute": {},
  "protection.listGatewayKeys": {},
  "protection.createGatewayKey": {
    call: async (scene: Scene) => ({ body: { agent_id: await plantAgent(ownScene(scene)), name: "Web shop" } }),
  },
  "protection.updateGatewayKey": {},
  "protection.revokeGatewayKey": {},
  "protection.listPinnedTools": {},
  "protection.acceptPinnedTool": {
    call: async (scene: Scene) => ({
      params: { route_id: await plantChangedTool(scene) },
      body: { tool: "read_file", digest: "c".repeat(64) },
    }),
  },
  "protection.getPinnedTool": {
    call: async (scene: Scene) => ({
      params: { route_id: await plantChangedTool(scene) },
      query: "?tool=read_file",
    }),
  },
  "protection.acceptPinnedTools": {
    call: async (scene: Scene) => ({
      params: { route_id: await plantChangedTool(scene) },
      body: { tools: [{ tool: "read_file", digest: "c".repeat(64) }] },
    }),
  },
  "protection.getGatewaySignature": {},
  "protection.rotateGatewaySignature": {},
  "protection.listModelPrices": {},
  "protection.createModelPrice": { call: async () => ({ body: { pattern: newId(), input: 1, output: 2 } }) },
  "protection.updateModelPrice": {},
  "protection.deleteModelPrice": {},
} as const;
