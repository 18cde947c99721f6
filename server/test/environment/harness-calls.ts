import { newId } from "../../src/kernel/ids.ts";
import type { Call, Entry } from "../entry.ts";
import { ownScene, plantAgent, type Scene } from "../scene.ts";

/** A harness that no worker has written yet. */
export async function plantHarness(scene: Scene): Promise<string> {
  const { world, owner } = scene;
  const body = { name: `harness ${newId()}`, agent_id: await plantAgent(scene) };
  return (await world.call("POST", "/v1/custom-harnesses/", { as: owner, body })).body.id;
}

/** As a worker would leave them. */
export async function plantPrompts({ world, team }: Pick<Scene, "world" | "team">): Promise<void> {
  await world.behind.query(
    `insert into custom_prompts (harness_id, seq, team_id, key, dimension, question, pass_criteria, lineage)
     select id, 0, team_id, 'k', 'safety', '{"turns":["Hello"]}', 'Answers.', '{}' from custom_harnesses where team_id = $1
     on conflict do nothing`,
    [team],
  );
}

/** A run that asks with a harness, without a worker. */
async function plantHarnessRun(scene: Scene): Promise<string> {
  const { world, owner, team } = scene;
  const harness = await plantHarness(scene);
  await world.behind.query("update custom_harnesses set status = 'active', written = 1 where id = $1", [harness]);
  await world.behind.query(
    `insert into custom_prompts (harness_id, seq, team_id, key, dimension, question, pass_criteria, lineage)
     values ($1, 0, $2, 'k', 'safety', $3, 'Answers.', '{}')`,
    [harness, team, JSON.stringify({ turns: ["Hello"] })],
  );
  const body = { agent_id: await plantAgent(scene), team_id: team, harness_type: "custom", harness_names: [harness] };
  return (await world.call("POST", "/v1/evaluations/", { as: owner, body })).body.evaluation_id;
}

async function forOwnAgent(scene: Scene): Promise<Partial<Call>> {
  return { body: { name: `harness ${newId()}`, agent_id: await plantAgent(ownScene(scene)) } };
}

export const harnessCalls: Readonly<Record<string, Entry>> = {
  "evaluation.listCustomHarnesses": {},
  "evaluation.createCustomHarness": { call: forOwnAgent },
  "evaluation.getCustomHarness": {},
  "evaluation.deleteCustomHarness": {},
  "evaluation.cancelCustomHarness": {},
  "evaluation.listHarnessPrompts": {},
  "evaluation.estimateCustomHarness": {
    call: async (scene) => ({ body: { agent_id: await plantAgent(ownScene(scene)), max_prompts: 6 } }),
  },
  "evaluation.getCustomReport": {
    call: async (scene) => ({ params: { evaluation_id: await plantHarnessRun(scene) } }),
  },
};
