import type { Call, Entry } from "../entry.ts";
import { plantEvolution, type Scene } from "../scene.ts";

/** An evolution run without a worker. */
const ofEvolution =
  (then?: "pause" | "cancel") =>
  async (scene: Scene): Promise<Partial<Call>> => ({ params: await plantEvolution(scene, then) });

async function ofFront(scene: Scene): Promise<Partial<Call>> {
  return { params: { ...(await plantEvolution(scene, "cancel")), config_hash: "0".repeat(64) } };
}

export const evolutionCalls: Readonly<Record<string, Entry>> = {
  "evolution.trigger": {},
  "evolution.preflight": {},
  "evolution.list": {},
  "evolution.get": { call: ofEvolution() },
  "evolution.cancel": { call: ofEvolution() },
  "evolution.pause": { call: ofEvolution() },
  "evolution.resume": { call: ofEvolution("pause") },
  "evolution.continuation": { call: ofEvolution() },
  // Of a run that kept nothing.
  "evolution.continue": { call: ofEvolution("cancel"), answers: ["EVOLUTION_STATE"] },
  "evolution.events": { call: ofEvolution("cancel") },
  "evolution.front": { call: ofEvolution() },
  // Without a worker no configuration is tried.
  "evolution.testFrontPoint": { call: ofFront, answers: ["CONFIGURATION_NOT_FOUND"] },
  "evolution.effects": { call: ofEvolution() },
  "evolution.curve": { call: ofEvolution() },
};
