import { newId } from "../../src/kernel/ids.ts";
import { ownScene, plantAgent, type Scene } from "../scene.ts";

/** A flow policy that denies nothing an agent would do. */
export async function plantFlowPolicy({ world, owner }: Scene): Promise<string> {
  const body = { name: `policy ${newId()}`, text: "deny call of drop_database", cases: [] };
  return (await world.call("POST", "/v1/flow-policies", { as: owner, body })).body.id;
}

/** A list that no policy names. */
export async function plantFlowList({ world, owner }: Scene): Promise<string> {
  const name = `list_${newId().slice(-12)}`;
  return (await world.call("PUT", "/v1/flow-lists", { as: owner, body: { name, entries: ["example.com"] } })).body.id;
}

export async function plantFlowHit({ world, team }: Pick<Scene, "world" | "team">, policyId: string): Promise<string> {
  const id = newId();
  await world.behind.query(
    `insert into flow_hits (id, team_id, agent_id, policy_id, version, definition, line, tool, created_at)
     values ($1, $2, $1, $3, 1, '', 1, 'drop_database', 1)`,
    [id, team, policyId],
  );
  return id;
}

/** What flow policies leave behind once they judge. */
export async function plantFlowTraces(scene: Pick<Scene, "world" | "team">): Promise<void> {
  const { world, team } = scene;
  const id = newId();
  await plantFlowHit(scene, id);
  await world.behind.query(
    `insert into flow_counts (team_id, agent_id, policy_id, definition, judged, hits, updated_at)
     values ($1, $2, $2, '', 1, 0, 1)`,
    [team, id],
  );
  await world.behind.query(
    "insert into flow_tools (team_id, agent_id, tool, calls, last_at) values ($1, $2, 'search', 1, 1)",
    [team, id],
  );
  await world.behind.query(
    `insert into flow_states (id, team_id, agent_id, conversation, state_sealed, expires_at)
     values ($2, $1, $2, 'c', '', 1)`,
    [team, id],
  );
}

/** How to call the operations of flow policies, as entries of `calls.ts`. */
export const flowCalls = {
  "protection.listFlowPolicies": {},
  "protection.createFlowPolicy": {
    call: async () => ({ body: { name: `policy ${newId()}`, text: "deny call of drop_database" } }),
  },
  "protection.getFlowPolicy": {},
  "protection.updateFlowPolicy": {
    call: async () => ({ body: { name: `policy ${newId()}`, text: "deny call of drop_database" } }),
  },
  "protection.deleteFlowPolicy": {},
  "protection.testFlowPolicy": {},
  "protection.applyFlowPolicy": {
    call: async (scene: Scene) => ({ body: { agent_id: await plantAgent(ownScene(scene)), mode: "shadow" } }),
  },
  "protection.listFlowVersions": {},
  "protection.listFlowHits": {},
  "protection.labelFlowHit": {
    call: async (scene: Scene) => {
      const policy_id = await plantFlowPolicy(scene);
      return { params: { policy_id, flow_hit_id: await plantFlowHit(scene, policy_id) } };
    },
  },
  "protection.listFlowLists": {},
  "protection.setFlowList": {},
  "protection.deleteFlowList": {},
  "protection.listSeenTools": {},
};
