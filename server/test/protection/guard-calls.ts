import { newId } from "../../src/kernel/ids.ts";
import { ownScene, plantAgent, plantGuardConfig, plantGuardHit, type Scene } from "../scene.ts";

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
  "protection.startGuardReplay": {},
  "protection.getGuardReplay": {},
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
};
