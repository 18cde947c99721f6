import type { Entry } from "../entry.ts";
import { plantAgent, type Scene } from "../scene.ts";

/** Nothing listens there: the answer is that it failed, at once. */
const toClosedPort = async (scene: Scene) => ({
  params: { agent_id: await plantAgent(scene, { agent_url: "http://127.0.0.1:9/" }) },
});

export const agentCalls: Readonly<Record<string, Entry>> = {
  "agents.listOutboundHosts": {},
  "agents.create": {},
  "agents.list": {},
  "agents.get": {},
  "agents.update": {},
  "agents.archive": {},
  "agents.setLifecycle": {},
  "agents.evaluationConfig": {},
  "agents.getHeaders": {},
  "agents.putHeaders": {},
  "agents.listPresets": {},
  "agents.history": {},
  "agents.revert": {},
  "agents.clone": {},
  "agents.export": {},
  "agents.validateImport": {},
  "agents.import": {},
  "agents.tryPrompt": { call: toClosedPort },
};
