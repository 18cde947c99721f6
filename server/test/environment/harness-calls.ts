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
     select id, 0, team_id, 'k', 'safety', '{"turns":["Hello"]}', 'Answers.', '{}' from custom_harnesses where team_id = $1`,
    [team],
  );
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
};
