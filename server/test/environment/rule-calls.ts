import { newId } from "../../src/kernel/ids.ts";
import type { Call, Entry } from "../entry.ts";
import { plantAgent, type Scene } from "../scene.ts";
import { plantPolicy } from "./policy-calls.ts";

/** A policy of the team, without a text. */
export async function plantBarePolicy({
  world,
  owner,
  team,
}: Pick<Scene, "world" | "owner" | "team">): Promise<string> {
  const id = newId();
  await world.behind.query(
    `insert into policies (id, team_id, name, category, status, all_agents, created_by, created_at, updated_at)
     values ($1::uuid, $2, $1::text, 'privacy', 'active', true, $3, 1, 1)`,
    [id, team, owner.who.userId],
  );
  return id;
}

export const writtenRule = {
  rule_type: "prohibition",
  action: "disclose",
  target: "home addresses",
  consequence: { action: "block", severity: "high" },
  natural_language: "The agent must not disclose home addresses.",
};

/** A draft in a policy of its own. */
export async function plantRule(scene: Scene): Promise<{ policy_id: string; rule_id: string }> {
  const policy_id = await plantBarePolicy(scene);
  const path = `/v1/policies/${policy_id}/rules`;
  const { body } = await scene.world.call("POST", path, { as: scene.owner, body: writtenRule });
  return { policy_id, rule_id: body.id };
}

/** A call to an agent that reads a policy of the team. */
export async function plantModelCall(scene: Scene): Promise<void> {
  const policy_id = await plantBarePolicy(scene);
  const id = newId();
  await scene.world.behind.query(
    `insert into extraction_runs (id, team_id, policy_id, text_version, status, created_by, created_at)
     values ($1, $2, $3, 1, 'completed', $4, 1)`,
    [id, scene.team, policy_id, scene.owner.who.userId],
  );
  await scene.world.behind.query(
    "insert into model_calls (extraction_id, number, team_id, created_at) values ($1, 0, $2, 1)",
    [id, scene.team],
  );
}

const ofRule = async (scene: Scene): Promise<Partial<Call>> => {
  const { rule_id } = await plantRule(scene);
  return { params: { rule_id } };
};
const ofPolicy = async (scene: Scene): Promise<Partial<Call>> => ({
  params: { policy_id: await plantBarePolicy(scene) },
});

export const ruleCalls: Readonly<Record<string, Entry>> = {
  "environment.listPolicyRules": { call: ofPolicy },
  "environment.createRule": { call: ofPolicy },
  "environment.reviewRules": {
    call: async (scene) => {
      const { policy_id, rule_id } = await plantRule(scene);
      return { params: { policy_id }, body: { approve: [rule_id] } };
    },
  },
  "environment.listRules": {},
  "environment.getRule": { call: ofRule },
  "environment.updateRule": { call: ofRule },
  "environment.deleteRule": { call: ofRule },
  "environment.approveRule": { call: ofRule },
  "environment.rejectRule": {
    call: async (scene) => ({ ...(await ofRule(scene)), query: "?reason=Not%20a%20rule" }),
  },
  "environment.listRuleVersions": { call: ofRule },
  "evaluation.tryRuleGuard": {
    call: async (scene) => {
      const { rule_id } = await plantRule(scene);
      // Not by a call: other calls may have required a second person.
      await scene.world.behind.query(
        "update policy_rules set status = 'approved', approved_version = version where id = $1",
        [rule_id],
      );
      return { params: { rule_id }, body: { agent_id: await plantAgent(scene) } };
    },
  },
  "environment.extractRules": {
    call: async (scene) => ({ params: { policy_id: await plantPolicy(scene) }, body: {} }),
  },
  "environment.getPolicyCoverage": { call: ofPolicy },
  "environment.readSettings": {},
  "environment.updateSettings": {},
};
