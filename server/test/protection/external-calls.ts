import { newId } from "../../src/kernel/ids.ts";
import { plantExternalGuard, type Scene } from "../scene.ts";

/** How the operations of guards that teams bring are called. */
export const externalEntries = {
  "protection.createRemoteGuard": {
    call: async () => ({ body: { name: newId(), url: "https://guards.example/judge" } }),
  },
  "protection.listRemoteGuards": {},
  "protection.getRemoteGuard": {},
  "protection.measureRemoteGuard": {
    call: async (scene: Scene) => ({
      params: { remote_guard_id: await plantExternalGuard(scene, "remote", "paused") },
    }),
  },
  "protection.deleteRemoteGuard": {},
  "protection.importGuardModel": { answers: ["MODEL_FOLDER_MISSING"] },
  "protection.listGuardModels": {},
  "protection.getGuardModel": {},
  "protection.measureGuardModel": {
    call: async (scene: Scene) => ({ params: { guard_model_id: await plantExternalGuard(scene, "model", "paused") } }),
  },
  "protection.deleteGuardModel": {},
} as const;
