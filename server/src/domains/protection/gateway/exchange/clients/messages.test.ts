import { createAnthropic } from "@ai-sdk/anthropic";
import Anthropic from "@anthropic-ai/sdk";
import { generateText, jsonSchema, streamText, tool } from "ai";
import { afterAll, describe, expect, test } from "vitest";
import { anthropicStub } from "../../../../../../test/protection/anthropic-stub.ts";
import { openGatewayBed } from "../../../../../../test/protection/gateway-bed.ts";
import { word } from "../../../../../../test/protection/guarded-agent.ts";
import { createGuardRunner } from "../../../runtime/guard-runner.ts";

const SIGNATURE = "EqQBCgIYAhIM1gbcDa9GJwZA2b3hGgxBdjrkzLoky3dl1pk";
const thought = { type: "thinking", thinking: "Let me look at the weather first.", signature: SIGNATURE };
const call = (name: string, input: object) => ({ type: "tool_use", id: "toolu_1", name, input });

const stub = anthropicStub({
  plain: { content: [thought, { type: "text", text: "It is sunny in Bern." }] },
  tool: { content: [thought, call("get_weather", { city: "Bern" })], stop: "tool_use" },
  masked: {
    content: [
      { type: "text", text: "Write to ada" },
      { type: "text", text: "@rome.example soon." },
    ],
  },
  "masked call": {
    content: [call("send_mail", { to: "ada@rome.example", cards: [4111111111111112] })],
    stop: "tool_use",
  },
  denied: { content: [{ type: "text", text: "Now." }, call("delete_all", { path: "/" })], stop: "tool_use" },
  blocked: {
    content: [
      { type: "text", text: "Well, open ses" },
      { type: "text", text: "ame it is." },
    ],
  },
  "blocked thought": {
    content: [
      { ...thought, thinking: "The word is open sesame." },
      { type: "text", text: "Hi" },
    ],
  },
});

const GUARDS = {
  "input-guards": ["entry"],
  "output-guards": ["words", "mail"],
  "tool-call-guards": ["denied", "mail"],
  entry: word("let me in"),
  words: word("open sesame"),
  mail: { methods: ["pii-structured"], mode: "enforce", action: "mask" },
  denied: { methods: ["denied-tools"], mode: "enforce", action: "deny_call", "denied-tools": { tools: ["delete_*"] } },
};

Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false });
const runner = createGuardRunner();
const shared = { runner, protocol: "anthropic", leg: "model", basePath: "", upstream: stub.listener } as const;
const bed = await openGatewayBed({ ...shared, guards: GUARDS });
const client = new Anthropic({ baseURL: bed.url, apiKey: bed.key });
const vercel = createAnthropic({ baseURL: `${bed.url}/v1`, apiKey: bed.key });

afterAll(async () => {
  await bed[Symbol.asyncDispose]();
  await runner.close();
});

const asking = (content: string) => ({
  ...{ model: "claude-opus-4", max_tokens: 200 },
  messages: [{ role: "user" as const, content }],
});

/** Both ways of asking, with what the client makes of the answer. */
const both = async (content: string) => {
  const whole = await client.messages.create(asking(content));
  const streamed = await client.messages.stream(asking(content)).finalMessage();
  return [whole, streamed];
};

const saidBy = ({ content }: Anthropic.Message): string =>
  content.map((block) => (block.type === "text" ? block.text : "")).join("");

describe("the client of Anthropic, whole and streamed", () => {
  test("gets thinking, text and calls as the model said them", async () => {
    for (const message of await both("plain")) {
      expect(message.content).toMatchObject([thought, { type: "text", text: "It is sunny in Bern." }]);
      expect(message).toMatchObject({ stop_reason: "end_turn", usage: { output_tokens: 20 } });
    }
    for (const message of await both("tool")) {
      expect(message.content[1]).toMatchObject(call("get_weather", { city: "Bern" }));
      expect(message.stop_reason).toBe("tool_use");
    }
    const records = await bed.recorded(4);
    expect(records.at(-1)).toMatchObject({ protocol: "messages", usage: { input: 9, output: 20, cached: 0 } });
    expect(stub.requests.at(-1)?.["headers"]).toMatchObject({ "anthropic-version": expect.stringMatching(/^20\d\d-/) });
    expect(JSON.stringify(stub.requests)).not.toContain(bed.key);
  });

  test("gets masked texts and arguments that are still JSON", async () => {
    for (const message of await both("masked")) expect(saidBy(message)).toBe("Write to ⟦EMAIL_1⟧ soon.");
    for (const message of await both("masked call"))
      expect(message.content[0]).toMatchObject(call("send_mail", { to: "⟦EMAIL_1⟧", cards: [4111111111111112] }));
  });

  test("is told of a denied call and does not wait for its result", async () => {
    for (const message of await both("denied")) {
      expect(message.stop_reason).toBe("end_turn");
      expect(message.content.map(({ type }) => type)).toEqual(["text", "text"]);
    }
  });

  test.each(["blocked", "blocked thought", "let me in"])("does not throw on a policy: %s", async (content) => {
    for (const message of await both(content)) {
      expect(message.stop_reason).toBe("refusal");
      expect(JSON.stringify(message)).not.toContain("sesame");
    }
  });

  test("counts tokens of what is allowed", async () => {
    const { messages, model } = asking("plain");
    expect(await client.messages.countTokens({ messages, model })).toEqual({ input_tokens: 12 });
    const blocked = client.messages.countTokens({ model, messages: [{ role: "user", content: "let me in" }] });
    await expect(blocked).rejects.toMatchObject({ status: 400, error: { error: { code: "GUARD_BLOCKED" } } });
  });

  test("asks once if nobody can judge, and is refused with a wrong key in the provider's form", async () => {
    const remote = { methods: ["remote"], mode: "enforce", action: "block", remote: { guard: "x" } };
    const undecided = { "output-guards": ["one"], one: { ...remote, "on-error": "fail_closed" } };
    await using closed = await openGatewayBed({ ...shared, guards: undecided });
    const patient = new Anthropic({ baseURL: closed.url, apiKey: closed.key, maxRetries: 2 });
    const before = stub.requests.length;
    await expect(patient.messages.create(asking("plain"))).rejects.toMatchObject({ status: 503 });
    await expect(patient.messages.stream(asking("plain")).finalMessage()).rejects.toThrow("judge");
    expect(stub.requests.length - before).toBe(2);
    const stranger = new Anthropic({ baseURL: bed.url, apiKey: "gk_other" });
    await expect(stranger.messages.create(asking("plain"))).rejects.toBeInstanceOf(Anthropic.AuthenticationError);
  });
});

describe("the AI SDK with its Anthropic provider", () => {
  const model = vercel("claude-opus-4");
  const tools = {
    get_weather: tool({
      inputSchema: jsonSchema<{ city: string }>({ type: "object", properties: { city: { type: "string" } } }),
    }),
    delete_all: tool({ inputSchema: jsonSchema({ type: "object", properties: { path: { type: "string" } } }) }),
  };
  const streamed = async (prompt: string) => {
    const result = streamText({ model, prompt, tools });
    return { text: await result.text, finishReason: await result.finishReason, toolCalls: await result.toolCalls };
  };

  test.each([
    ["plain", "stop", "It is sunny in Bern."],
    ["masked", "stop", "Write to ⟦EMAIL_1⟧ soon."],
  ])("%s: text, whole and streamed", async (prompt, finishReason, text) => {
    for (const answer of [await generateText({ model, prompt, tools }), await streamed(prompt)])
      expect(answer).toMatchObject({ finishReason, text });
  });

  test("tools, and a policy that ends as a content filter", async () => {
    for (const answer of [await generateText({ model, prompt: "tool", tools }), await streamed("tool")])
      expect(answer.toolCalls).toMatchObject([{ toolName: "get_weather", input: { city: "Bern" } }]);
    for (const answer of [await generateText({ model, prompt: "denied", tools }), await streamed("denied")])
      expect(answer).toMatchObject({ finishReason: "stop", toolCalls: [] });
    for (const prompt of ["blocked", "let me in"]) {
      for (const answer of [await generateText({ model, prompt, tools }), await streamed(prompt)])
        expect(answer.finishReason).toBe("content-filter");
    }
  });
});
