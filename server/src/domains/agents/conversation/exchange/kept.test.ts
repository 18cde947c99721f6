import { afterAll, expect, test } from "vitest";
import { agentThat, completion, events, json, reachTo } from "../../../../../test/agents/scripted-agents.ts";
import { createOutbound } from "../../../../platform/outbound/outbound.ts";
import { createGrader } from "../../../evaluation/grading/grader.ts";
import { openDriver } from "../open-driver.ts";
import { LONGEST_KEPT } from "./kept.ts";
import type { Answered } from "./observation.ts";

const grader = createGrader();
afterAll(() => grader.close());

/** What a driver makes of an answer, with long ones read in a thread as the console does. */
async function answerOf(reply: Parameters<typeof agentThat>[0], more: object = {}): Promise<Answered> {
  await using agent = await agentThat(reply);
  const outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 10_000_000, deadlineMs: 30_000 });
  try {
    const driver = openDriver(
      { stream: outbound.stream, readLargeJson: grader.readLargeJson },
      reachTo(agent.url, more),
    );
    const said = await driver.converse({
      ...{ systemPrompt: null, params: { temperature: null, topP: null, maxTokens: null }, timeoutMs: 30_000 },
      messages: [{ role: "user", text: "Hello" }],
    });
    if (said.outcome === "failed") throw new Error(said.detail);
    return said;
  } finally {
    await outbound.close();
  }
}

const call = (args: string, id = "c1") => ({ id, type: "function", function: { name: "look_up", arguments: args } });

test("a text is stored up to the limit, and the response says that it was cut", async () => {
  const short = await answerOf((_, response) => json(response, completion({ content: "x".repeat(LONGEST_KEPT) })));
  expect([short.text.length, short.isCut]).toEqual([LONGEST_KEPT, undefined]);
  const long = await answerOf((_, response) => json(response, completion({ content: "x".repeat(3_900_000) })));
  expect([long.text.length, long.isCut]).toEqual([LONGEST_KEPT, true]);
});

test("the arguments of all tool calls share one limit, like a text", async () => {
  const calls = [call("a".repeat(60_000), "c1"), call("b".repeat(3_000_000), "c2"), call("c", "c3")];
  const { toolCalls, isCut } = await answerOf((_, response) => json(response, completion({ tool_calls: calls })));
  expect(toolCalls.map(({ arguments: given }) => given.length)).toEqual([60_000, 40_000, 0]);
  expect(isCut).toBe(true);
});

test("a hundred thousand streamed pieces of a call are joined once and kept up to the limit", async () => {
  const piece = {
    choices: [{ index: 0, delta: { tool_calls: Array(1000).fill({ index: 0, function: { arguments: "[[" } }) } }],
  };
  const first = { choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...call("") }] } }] };
  const last = { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] };
  const said = await answerOf((_, response) => events(response, [first, ...Array(80).fill(piece), last]));
  expect(said.toolCalls).toEqual([{ id: "c1", name: "look_up", arguments: "[".repeat(LONGEST_KEPT) }]);
  expect(said.isCut).toBe(true);
});

test("nested brackets are read in another thread, and the rest of the response counts", async () => {
  const nested = "[".repeat(1_000_000) + "]".repeat(1_000_000);
  const body = JSON.stringify(completion({ content: "Here you go." }, { extra: 0 })).replace(
    '"extra":0',
    `"extra":${nested}`,
  );
  const said = await answerOf((_, response) => response.setHeader("content-type", "application/json").end(body));
  expect([said.text, said.isCut]).toEqual(["Here you go.", true]);
});

test("an A2A agent's text has the same limit", async () => {
  const parts = [{ kind: "text", text: "y".repeat(2_000_000) }];
  const said = await answerOf(
    ({ method, body }, response) =>
      method === "GET"
        ? json(response, {}, 404)
        : json(response, {
            jsonrpc: "2.0",
            id: body.id,
            result: { kind: "message", messageId: "m", role: "agent", parts },
          }),
    { protocol: "a2a" },
  );
  expect([said.text.length, said.isCut]).toEqual([LONGEST_KEPT, true]);
});
