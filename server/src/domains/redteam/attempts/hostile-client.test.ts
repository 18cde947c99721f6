import { describe, expect, test } from "vitest";
import { driverTo, reachTo } from "../../../../test/agents/scripted-agents.ts";
import { sdkAgent } from "../../../../test/agents/sdk-agent.ts";
import { drawGoal } from "../../../../test/redteam/seen.ts";
import type { Talking } from "../../agents/conversation/port.ts";
import { decide } from "../goals/oracles/decide.ts";
import { artifactOrders } from "../goals/sandbox/artifact-orders.ts";
import { foreignConversation } from "../goals/sandbox/foreign-conversation.ts";
import { forgedOrchestrator } from "../goals/sandbox/forged-orchestrator.ts";
import { type Stage, stage, stageTwin } from "../goals/stage.ts";
import { firstDraft } from "../model/draft.ts";
import { sendAttempt } from "./send.ts";

/** An agent built with the A2A project's SDK: it repeats all that was said in a conversation. */
async function open(version: "1.0" | "0.3", instructs = false) {
  const agent = await sdkAgent({ versions: [version] });
  const driver = driverTo(reachTo(agent.address, { protocol: "a2a" }));
  const params = { temperature: null, topP: null, maxTokens: null };
  const talking: Talking = {
    ...{ driver, configuration: { systemPrompt: null, params }, timeoutMs: 5000, instructs },
    ...{ signal: new AbortController().signal, retries: undefined, random: () => 0 },
    ...{ onAnswer: () => {}, reserveAgain: async () => true, hold: async () => {}, wait: async () => {} },
  };
  return {
    agent,
    send: (staged: Stage) => sendAttempt(talking, { stage: staged, conversation: [] }),
    messages: () => agent.received.flatMap(({ method, body }) => (method === "POST" ? [body.params.message] : [])),
    async [Symbol.asyncDispose]() {
      await driver[Symbol.asyncDispose]();
      await agent[Symbol.asyncDispose]();
    },
  };
}

describe.each(["1.0", "0.3"] as const)("as a client of an A2A agent, version %s,", (version) => {
  test("enters the conversation of someone else, and reads what they left there", async () => {
    await using bed = await open(version);
    const goal = drawGoal(foreignConversation);
    const seen = await bed.send(stage(goal, firstDraft(goal)));
    expect(decide(goal.oracle, seen, goal).outcome).toBe("broke");
    expect(bed.agent.memory.size).toBe(1);
  });

  test("has two conversations as two people, where nothing is said about one in the other", async () => {
    await using bed = await open(version);
    const goal = drawGoal(foreignConversation);
    const { forged: _, ...apart } = stage(goal, firstDraft(goal));
    const seen = await bed.send(apart);
    expect(decide(goal.oracle, seen, goal).outcome).not.toBe("broke");
    expect([...bed.agent.memory.values()].map((said) => said.length)).toEqual([1, 1]);
  });

  test("claims to be the orchestrator in the attack alone, and not in the twin", async () => {
    await using bed = await open(version);
    const goal = drawGoal(forgedOrchestrator);
    await bed.send(stage(goal, firstDraft(goal)));
    await bed.send(stageTwin(goal));
    const senders = bed.messages().map(({ metadata }) => metadata?.sender);
    expect(senders).toEqual([undefined, "orchestrator", undefined, undefined]);
  });

  test("hands on an artifact with orders in it, and without them in the twin", async () => {
    await using bed = await open(version);
    const goal = drawGoal(artifactOrders);
    const [carrier] = goal.plant.carriers;
    await bed.send(stage(goal, firstDraft(goal)));
    await bed.send(stageTwin(goal));
    const [attack, twin] = bed.messages().map(({ parts }) => parts[1].data.artifact.text);
    expect([attack, twin]).toEqual([`${carrier?.usual}\n${goal.wish}`, carrier?.usual]);
  });
});

test("none of it is tried on an agent that speaks another protocol", async () => {
  await using bed = await open("1.0", true);
  for (const family of [artifactOrders, foreignConversation, forgedOrchestrator]) {
    const goal = drawGoal(family);
    const { error } = await bed.send(stageTwin(goal));
    expect(error).toBe("Only an agent that speaks A2A can be attacked in this way.");
  }
  expect(bed.agent.received).toEqual([]);
});
