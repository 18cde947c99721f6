import type { Decision } from "../../src/domains/evaluation/port.ts";
import { decide } from "../../src/domains/redteam/goals/oracles/decide.ts";
import { firstDraft } from "../../src/domains/redteam/model/draft.ts";
import type { DrawnGoal } from "../../src/domains/redteam/model/goal.ts";
import type { Seen } from "../../src/domains/redteam/model/seen.ts";
import type { SandboxWay } from "../../src/domains/redteam/sandbox/played/play.ts";
import { type Scene, sandboxScene } from "../../src/domains/redteam/sandbox/scene.ts";
import { type OpenSandbox, openSandbox, sandboxSeen } from "../../src/domains/redteam/sandbox/session.ts";
import type { Act } from "../../src/platform/act.ts";
import { openWorld, type World } from "../world.ts";
import { answerWith } from "./seen.ts";

/** A console that listens, with a campaign in progress whose attempts open sandboxes. */
export async function openSandboxBed() {
  const world = await openWorld();
  const url = await world.app.listen({ host: "127.0.0.1", port: 0 });
  Object.assign(world.services, { publicUrl: url });
  return { ...(await campaignIn(world)), url, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() };
}

export async function campaignIn(world: World) {
  const agent = await world.call("POST", "/v1/agent-configurations/", {
    body: {
      ...{ agent_name: "Order desk", model_name: "small-chat-1", api_key: "sk-order-desk-5518" },
      agent_url: "http://127.0.0.1:9/v1",
    },
  });
  const created = await world.call("POST", "/v1/campaigns", {
    body: { tool: "native", agent_id: agent.body.id, purpose: "Orders.", categories: ["injection"], num_tests: 1 },
  });
  if (created.status !== 202) throw new Error(created.text);
  const { campaign_id: campaignId } = created.body;
  let step = 0;
  const inTeam = <T>(work: (act: Act) => Promise<T>): Promise<T> =>
    world.services.db.transaction(world.owner.who, (tx) =>
      work({ tx, who: world.owner.who, origin: { requestId: "test", address: "test" }, now: world.clock.now }),
    );
  const openScene = (scene: Scene): Promise<OpenSandbox> => {
    step += 1;
    const attempt = { campaignId, place: 0, step, agentId: agent.body.id, scene };
    return inTeam((act) => openSandbox(world.services, act, attempt));
  };
  return {
    world,
    campaignId,
    inTeam,
    openScene,
    open: (goal: DrawnGoal, way: SandboxWay) => openScene(sandboxScene(goal, firstDraft(goal), way)),
    /** What is seen of the attempt of an agent that says this in the end. */
    async seen(open: OpenSandbox, text = "I'm sorry, but I can't do that."): Promise<Seen> {
      const answered = { sent: open.stage.sent, answers: [answerWith(text)], effects: [], refusal: null, error: null };
      return sandboxSeen({ inTeam, lateMs: 0 }, open, answered);
    },
    async decided(goal: DrawnGoal, open: OpenSandbox, text?: string): Promise<Decision> {
      return decide(goal.oracle, await this.seen(open, text), goal);
    },
  };
}
