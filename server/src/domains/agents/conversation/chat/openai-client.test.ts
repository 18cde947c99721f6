/** Our requests and answers beside those of the client that others wrote and everyone uses. */
import OpenAI from "openai";
import { expect, test } from "vitest";
import {
  agentThat,
  completion,
  driverTo,
  events,
  json,
  type Reply,
  reachTo,
  saying,
} from "../../../../../test/agents/scripted-agents.ts";
import type { Conversation } from "../exchange/conversation.ts";

const KEY = "sk-test-0123456789";
const weather = {
  name: "weather",
  description: "Tells the weather.",
  parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};
const call = { id: "call_1", name: "weather", arguments: '{"city":"Bern"}' };
const wireCall = {
  id: "call_1",
  type: "function" as const,
  function: { name: "weather", arguments: '{"city":"Bern"}' },
};

/** The same conversation twice: as we write it, and as the client takes it. */
const ours: Conversation = {
  systemPrompt: "You are terse.",
  messages: [
    { role: "user", text: "Weather in Bern?" },
    { role: "assistant", text: null, toolCalls: [call] },
    { role: "tool", toolCallId: "call_1", text: "Rain" },
    { role: "assistant", text: "It rains." },
    { role: "user", text: "And in Zürich? 🌧" },
  ],
  tools: [weather],
  params: { temperature: 0.2, topP: 0.9, maxTokens: 100 },
  timeoutMs: 20_000,
};
const theirs = {
  model: "small-chat-1",
  messages: [
    { role: "system" as const, content: "You are terse." },
    { role: "user" as const, content: "Weather in Bern?" },
    { role: "assistant" as const, content: null, tool_calls: [wireCall] },
    { role: "tool" as const, tool_call_id: "call_1", content: "Rain" },
    { role: "assistant" as const, content: "It rains." },
    { role: "user" as const, content: "And in Zürich? 🌧" },
  ],
  temperature: 0.2,
  top_p: 0.9,
  max_tokens: 100,
  tools: [{ type: "function" as const, function: weather }],
};

async function openBoth(reply: Reply, base = "/v1") {
  const agent = await agentThat(reply);
  const driver = driverTo(reachTo(agent.url + base, { key: KEY }));
  const client = new OpenAI({ baseURL: agent.url + base, apiKey: KEY, maxRetries: 0 });
  return {
    agent,
    driver,
    client,
    async [Symbol.asyncDispose]() {
      await driver[Symbol.asyncDispose]();
      await agent[Symbol.asyncDispose]();
    },
  };
}

/** What of a request must be the same; the rest is about the sender. */
const essence = ({ method, path, headers, body }: Parameters<Reply>[0]) => ({
  method,
  path,
  authorization: headers.authorization,
  accept: headers.accept,
  type: headers["content-type"],
  body,
});

test.each(["/v1", "", "/deep/er/v1"])("a whole conversation goes out as the client sends it, base %j", async (base) => {
  await using both = await openBoth((_request, response) => json(response, completion({ content: "Hail." })), base);
  const answer = await both.client.chat.completions.create(theirs);
  const observation = await both.driver.converse(ours);
  const [first, second] = both.agent.received.map(essence);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ path: `${base}/chat/completions`, authorization: `Bearer ${KEY}` });
  expect(observation).toMatchObject({
    outcome: "answered",
    text: answer.choices[0]?.message.content,
    finishReason: answer.choices[0]?.finish_reason,
    model: answer.model,
    usage: { promptTokens: answer.usage?.prompt_tokens, completionTokens: answer.usage?.completion_tokens },
    toolCalls: [],
  });
});

test("what is not configured is not sent", async () => {
  await using both = await openBoth((_request, response) => json(response, completion({ content: "Hello." })));
  await both.client.chat.completions.create({ model: "small-chat-1", messages: [{ role: "user", content: "Hi" }] });
  await both.driver.converse(saying("Hi"));
  const [first, second] = both.agent.received.map(essence);
  expect(second).toEqual(first);
});

test("calls of tools come out as the client reads them", async () => {
  const more = {
    choices: [
      { index: 0, message: { role: "assistant", content: null, tool_calls: [wireCall] }, finish_reason: "tool_calls" },
    ],
  };
  await using both = await openBoth((_request, response) => json(response, completion({}, more)));
  const answer = await both.client.chat.completions.create(theirs);
  const observation = await both.driver.converse(ours);
  expect(answer.choices[0]?.message.tool_calls).toEqual([wireCall]);
  expect(observation).toMatchObject({ outcome: "answered", text: "", toolCalls: [call], finishReason: "tool_calls" });
});

const chunk = (delta: object, finish: string | null = null) => ({
  id: "chatcmpl-1",
  object: "chat.completion.chunk",
  created: 1_780_000_000,
  model: "small-chat-1-0613",
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const usageChunk = { ...chunk({}), choices: [], usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 } };
const piece = (index: number, more: object) => chunk({ tool_calls: [{ index, ...more }] });

test("a streamed answer is asked for and put together as the client does it", async () => {
  const chunks = [
    chunk({ role: "assistant", content: "" }),
    chunk({ content: "Grü" }),
    chunk({ content: "ezi 🌧" }),
    piece(0, { id: "call_1", type: "function", function: { name: "weather", arguments: "" } }),
    piece(0, { function: { arguments: '{"city":' } }),
    piece(1, { id: "call_2", type: "function", function: { name: "weather", arguments: "{}" } }),
    piece(0, { function: { arguments: '"Bern"}' } }),
    chunk({}, "tool_calls"),
    usageChunk,
  ];
  await using both = await openBoth((_request, response) => events(response, chunks));
  const stream = both.client.chat.completions.stream({ ...theirs, stream_options: { include_usage: true } });
  const answer = await stream.finalChatCompletion();
  const observation = await both.driver.converse({ ...ours, stream: true });
  const [first, second] = both.agent.received.map(essence);
  expect(second).toEqual(first);
  const message = answer.choices[0]?.message;
  expect(message?.content).toBe("Grüezi 🌧");
  expect(observation).toMatchObject({
    outcome: "answered",
    text: message?.content,
    toolCalls: message?.tool_calls?.map((one) => ({
      id: one.id,
      ...("function" in one ? { name: one.function.name, arguments: one.function.arguments } : {}),
    })),
    finishReason: answer.choices[0]?.finish_reason,
    usage: { promptTokens: 9, completionTokens: 3 },
    model: answer.model,
  });
  expect(observation).toMatchObject({ toolCalls: [call, { id: "call_2", name: "weather", arguments: "{}" }] });
});
