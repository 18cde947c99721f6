import { newId } from "../../src/kernel/ids.ts";
import { ownScene, plantAgent, plantGuardConfig, plantGuardHit, type Scene } from "../scene.ts";

const newRule = (agent_id: string) => ({
  ...{ agent_id, name: "Orion", pattern: "project orion", channels: ["user"] },
  provenance: { kind: "person" },
});

/** A rule that runs in shadow. */
export async function plantGuardRule(scene: Scene): Promise<string> {
  const body = newRule((await plantGuardConfig(scene)).agent_id);
  return (await scene.world.call("POST", "/v1/guard-rules", { as: scene.owner, body })).body.id;
}

/** Where that rule's guard is. */
export async function plantLiveGuard(scene: Scene): Promise<{ config_id: string; guard: string }> {
  const path = `/v1/guard-rules/${await plantGuardRule(scene)}`;
  const { config_id, guard } = (await scene.world.call("GET", path, { as: scene.owner })).body;
  return { config_id, guard };
}

/** How to call the operations that judge, as entries of `calls.ts`. */
export const guardCalls = {
  "protection.check": {
    call: async (scene: Scene) => ({
      body: { agent_id: (await plantGuardConfig(ownScene(scene))).agent_id, text: "hello" },
    }),
  },
  "protection.restore": {
    call: async (scene: Scene) => ({
      body: { agent_id: await plantAgent(ownScene(scene)), conversation_id: "c", text: "hello" },
    }),
  },
  "protection.getGuardBundle": {
    call: async (scene: Scene) => ({ params: { agent_id: (await plantGuardConfig(scene)).agent_id } }),
  },
  "protection.listGuardMethods": {},
  "protection.getPromotionEvidence": {},
  "protection.listGuardHits": {},
  "protection.labelGuardHit": {
    call: async (scene: Scene) => {
      const { agent_id, config_id } = await plantGuardConfig(scene);
      const hit_id = await plantGuardHit(scene, { agent_id, config_id });
      return { params: { config_id, hit_id } };
    },
  },
  "protection.createGuardRule": {
    call: async (scene: Scene) => ({ body: newRule((await plantGuardConfig(ownScene(scene))).agent_id) }),
  },
  "protection.listGuardRules": {},
  "protection.getGuardRule": {},
  "protection.deleteGuardRule": {},
  "protection.tryGuardRule": {
    call: async (scene: Scene) => ({
      body: { agent_id: await plantAgent(ownScene(scene)), pattern: "orion", channels: ["user"] },
    }),
  },
  "protection.listAlarms": {},
  "protection.acknowledgeAlarm": {},
  "protection.getAlarmSettings": {},
  "protection.updateAlarmSettings": {},
  "protection.listFleetProtection": {
    call: async (scene: Scene) => ({ query: `?agent_ids=${await plantAgent(scene)}` }),
  },
  "protection.startGuardReplay": {},
  "protection.getGuardReplay": {},
  "protection.cancelGuardReplay": {},
  "protection.listGuardReplays": {},
  "protection.getGuardBundleKey": {},
  "protection.sendGuardHeartbeat": {
    call: async (scene: Scene) => {
      const guarded = await plantGuardConfig(ownScene(scene));
      return { body: { ...guarded, instance: newId(), sequence: 1, version: 1, digest: "", modes: {}, counts: [] } };
    },
  },
  "protection.createDetection": {
    call: async (scene: Scene) => {
      const { config_id } = await plantGuardConfig(ownScene(scene));
      return { body: { id: newId(), detector_id: `config:${config_id}`, detector_inputs: [{ prompt: "hello" }] } };
    },
  },
  "protection.getDetection": {},
  "protection.listGuardEvents": {},
  "protection.getGuardEvent": {},
  "protection.listRecordedTraffic": {},
  "protection.openRecordedTraffic": {},
  "protection.deleteRecordedTraffic": {},
  "protection.clearRecordedTraffic": {},
  "protection.getTrafficSettings": {},
  "protection.setTrafficSettings": {},
  "protection.getAgentPulse": {},
  "protection.addSampleTraffic": {
    // A week takes a second. An owner who is signed in gets one, and others get to where the agent is found not to be a sample.
    answers: ["AGENT_NOT_SAMPLE"],
    call: async (scene: Scene) => {
      const agent_id = await plantAgent(scene);
      const getsWeek = scene.caller === scene.self && scene.self.who.role === "OWNER";
      if (!getsWeek) return { params: { agent_id } };
      await scene.world.call("PUT", `/v1/agent-configurations/${agent_id}`, {
        as: scene.owner,
        body: { agent_metadata: { tags: ["sample"] } },
      });
      return { params: { agent_id } };
    },
  },
  "protection.removeSampleTraffic": {},
};
