import { newId } from "../../src/kernel/ids.ts";
import type { Call, Entry } from "../entry.ts";
import { formWith } from "../platform/foreign/form.ts";
import { ownScene, plantAgent, type Scene } from "../scene.ts";

const TEXT = "# Refunds\n\nThe agent must not promise a refund of more than 200 euros.\n";

/** A draft with a text. */
export async function plantPolicy({ world, owner }: Scene): Promise<string> {
  const body = { name: `Refunds ${newId()}`, category: "operational", source_text: TEXT };
  return (await world.call("POST", "/v1/policies/", { as: owner, body })).body.id;
}

/** The path of a policy: {policy_id} alone leads to a flow policy. */
export const ofPolicy = async (scene: Scene): Promise<Partial<Call>> => ({
  params: { policy_id: await plantPolicy(scene) },
});

/** A policy with a file that no worker has read yet. */
async function ofUploaded(scene: Scene): Promise<Partial<Call>> {
  const policy_id = await plantPolicy(scene);
  const { body, headers } = formWith({ name: "refunds.md", bytes: Buffer.from(TEXT) });
  await scene.world.call("POST", `/v1/policies/${policy_id}/upload`, { as: scene.owner, body, headers });
  return { params: { policy_id } };
}

/** How to call the operations of policies, as entries of `calls.ts`. */
export const policyEntries: Readonly<Record<string, Entry>> = {
  "environment.listPolicies": {},
  "environment.createPolicy": {},
  "environment.listPolicyPresets": {},
  "environment.copyPolicyPreset": { common: true, answers: ["POLICY_NOT_FOUND"] },
  "environment.getPolicy": { call: ofPolicy },
  "environment.updatePolicy": { call: ofPolicy },
  "environment.deletePolicy": { call: ofPolicy },
  "environment.activatePolicy": { call: ofPolicy },
  "environment.getPolicyScope": { call: ofPolicy },
  "environment.uploadPolicyFile": { call: ofPolicy },
  "environment.getPolicyFile": { call: ofUploaded },
  "environment.deletePolicyFile": { call: ofUploaded },
  "environment.getConvertedText": { call: ofPolicy },
  "environment.getPolicyText": { call: ofPolicy },
  "environment.setPolicyScope": {
    call: async (scene) => ({ ...(await ofPolicy(scene)), body: { agent_ids: [await plantAgent(ownScene(scene))] } }),
  },
};
