/** The clients that people use, with nothing changed but their URL and key. */
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, jsonSchema, type LanguageModel, stepCountIs, streamText, tool } from "ai";
import OpenAI from "openai";
import OpenAILatest from "openai-latest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayBed, openGatewayBed } from "../../../../../test/protection/gateway-bed.ts";
import { word } from "../../../../../test/protection/guarded-agent.ts";
import { openAiStub, type StubAnswer } from "../../../../../test/protection/openai-stub.ts";

const TEXT = "All is well with the horses, and with everybody else.";
const cut = (text: string): string[] => text.match(/[\s\S]{1,3}/g) ?? [];
const call = (name: string, values: object) => ({ name, parts: cut(JSON.stringify(values)) });

const ANSWERS: Readonly<Record<string, StubAnswer>> = {
  plain: { text: cut(TEXT) },
  json: { text: cut('{"mood":"fine"}') },
  choices: { choices: [cut("One"), cut("Two and a half"), cut("Three")] },
  logprobs: { text: cut("Probably."), logprobs: true },
  call: { text: cut("Looking."), calls: [call("look", { city: "Rome" })] },
  mask: { text: cut("The word is zebra-4711, and nothing else."), logprobs: true },
  "mask call": { calls: [call("look", { city: "zebra-4711" })] },
  block: { text: cut("At first fine, then forbidden, then more.") },
  deny: { text: cut("Both."), calls: [call("delete_all", {}), call("look", { city: "Rome" })] },
  "deny all": { calls: [call("delete_all", {})] },
  error: { status: 500 },
};

const GUARDS = {
  "input-guards": ["question"],
  "output-guards": ["hide", "stop"],
  "tool-call-guards": ["tools", "hide"],
  question: word("sesame"),
  hide: word("zebra-\\d{4}", { action: "mask" }),
  stop: word("forbidden"),
  tools: { methods: ["denied-tools"], mode: "enforce", action: "deny_call", "denied-tools": { tools: ["delete_*"] } },
};
/** Nobody answers this guard's questions here, so it can't judge. */
const UNDECIDED = {
  "output-guards": ["far"],
  far: {
    methods: ["remote"],
    mode: "enforce",
    action: "block",
    remote: { guard: "0b0e7f0a-3d35-4f5e-9a5b-0d6a54a9b1c2" },
  },
};

const stub = openAiStub(ANSWERS);
let bed: GatewayBed;
let closed: GatewayBed;

beforeAll(async () => {
  bed = await openGatewayBed({ upstream: stub.listener, guards: GUARDS });
  closed = await openGatewayBed({ upstream: stub.listener, guards: UNDECIDED });
});
afterAll(async () => {
  await bed?.[Symbol.asyncDispose]();
  await closed?.[Symbol.asyncDispose]();
});

const model = "gpt-4.1";
const asked = (content: string) => ({ model, messages: [{ role: "user" as const, content }] });
const LOOK = { name: "look", description: "Looks at a city.", parameters: { type: "object", properties: {} } };
const chatTools = [{ type: "function" as const, function: LOOK }];
const tools = [{ type: "function" as const, strict: false, ...LOOK }];

// The newest client has the same calls; its types are another package's.
const clients = [
  ["openai", OpenAI],
  ["openai-latest", OpenAILatest as unknown as typeof OpenAI],
] as const;

describe.each(clients)("%s", (_, Client) => {
  const open = (to: GatewayBed) => new Client({ baseURL: `${to.url}/v1`, apiKey: to.key });

  test("chats, whole and streamed: text, three choices, log probabilities, a schema, masks, policy endings", async () => {
    const { chat } = open(bed);
    const whole = async (content: string, more: object = {}) => {
      const { choices } = await chat.completions.create({ ...asked(content), ...more });
      return choices;
    };
    const streamed = async (content: string, more: object = {}) => {
      const stream = chat.completions.stream({ ...asked(content), ...more });
      return (await stream.finalChatCompletion()).choices;
    };
    for (const get of [whole, streamed]) {
      const say = async (content: string, more?: object) =>
        (await get(content, more)).map(({ message, finish_reason }) => [message.content, finish_reason]);
      expect(await say("plain")).toEqual([[TEXT, "stop"]]);
      expect((await say("choices", { n: 3 })).map(([text]) => text)).toEqual(["One", "Two and a half", "Three"]);
      const [likely] = await get("logprobs", { logprobs: true });
      expect(likely?.logprobs?.content?.map(({ token }) => token).join("")).toBe("Probably.");
      const [masked] = await get("mask", { logprobs: true });
      expect(masked?.message.content).toMatch(/^The word is (?!zebra)\S+, and nothing else\.$/);
      expect(JSON.stringify(masked)).not.toContain("zebra");
      const [[text, finish] = []] = await say("block");
      expect([text, finish]).toEqual([expect.not.stringContaining("forbidden"), "content_filter"]);
      expect((await say("open sesame"))[0]?.[1]).toBe("content_filter");
    }
    const format = { type: "json_schema" as const, json_schema: { name: "mood", strict: true, schema: {} } };
    const parsed = await chat.completions.parse({ ...asked("json"), response_format: format });
    expect(parsed.choices[0]?.message.content).toBe('{"mood":"fine"}');
  });

  test("calls tools, whole and streamed: allowed, with masked arguments, denied in part and in all", async () => {
    const { chat } = open(bed);
    const ask = (content: string) => ({ ...asked(content), tools: chatTools });
    const whole = async (content: string) => (await chat.completions.create(ask(content))).choices[0];
    const streamed = async (content: string) =>
      (await chat.completions.stream(ask(content)).finalChatCompletion()).choices[0];
    for (const get of [whole, streamed]) {
      const say = async (content: string) => {
        const choice = await get(content);
        const calls = choice?.message.tool_calls?.map((one) => (one.type === "function" ? one.function : null)) ?? [];
        return { text: choice?.message.content ?? "", finish: choice?.finish_reason, calls };
      };
      const look = { name: "look", arguments: '{"city":"Rome"}' };
      expect(await say("call")).toMatchObject({ text: "Looking.", finish: "tool_calls", calls: [look] });
      const masked = await say("mask call");
      expect(JSON.parse(masked.calls[0]?.arguments ?? "").city).not.toContain("zebra");
      const part = await say("deny");
      expect(part).toMatchObject({ finish: "tool_calls", calls: [look] });
      expect(part.text).toMatch(/^Both\.\s+A tool call was denied/);
      const all = await say("deny all");
      expect(all).toMatchObject({ text: expect.stringContaining("denied"), finish: "stop", calls: [] });
    }
  });

  test("asks for responses, whole and streamed: what the events said is what the response says", async () => {
    const { responses } = open(bed);
    const whole = async (input: string) => ({ last: await responses.create({ model, input, tools }), said: null });
    const streamed = async (input: string) => {
      const stream = responses.stream({ model, input, tools });
      let [said, next] = ["", 0];
      for await (const event of stream) {
        expect(event.sequence_number).toBe(next++);
        if (event.type === "response.output_text.delta") said += event.delta;
      }
      return { last: await stream.finalResponse(), said };
    };
    for (const get of [whole, streamed]) {
      const say = async (input: string) => {
        const { last, said } = await get(input);
        if (said !== null) expect(said).toBe(last.output_text);
        const calls = last.output.flatMap((item) => (item.type === "function_call" ? [item] : []));
        return { text: last.output_text, status: last.status, reason: last.incomplete_details?.reason, calls };
      };
      expect(await say("plain")).toMatchObject({ text: TEXT, status: "completed" });
      expect((await say("mask")).text).toMatch(/^The word is (?!zebra)\S+, and nothing else\.$/);
      expect(await say("call")).toMatchObject({ calls: [{ name: "look", arguments: '{"city":"Rome"}' }] });
      expect((await say("mask call")).calls[0]?.arguments).not.toContain("zebra");
      const denied = await say("deny");
      expect(denied).toMatchObject({ status: "completed", calls: [{ name: "look" }] });
      expect(denied.text).toMatch(/^Both\.\s*A tool call was denied/);
      for (const input of ["block", "open sesame"]) {
        const { text, status, reason } = await say(input);
        expect([status, reason]).toEqual(["incomplete", "content_filter"]);
        expect(text).not.toContain("forbidden");
      }
    }
  });

  test("throws once if nobody could judge, without asking the agent again", async () => {
    const { chat, responses } = open(closed);
    const before = stub.requests.length;
    await expect(chat.completions.create(asked("plain"))).rejects.toMatchObject({ status: 503 });
    await expect(responses.create({ model, input: "plain" })).rejects.toMatchObject({ status: 503 });
    expect(stub.requests.length - before).toBe(2);
    const stream = await chat.completions.create({ ...asked("plain"), stream: true }).catch((error: unknown) => error);
    await expect(finished(stream)).rejects.toThrow();
    const events = await responses.create({ model, input: "plain", stream: true }).catch((error: unknown) => error);
    await expect(finished(events)).rejects.toThrow();
    expect(stub.requests.length - before).toBe(4);
  });

  test("reads errors of the gateway and of the agent in the form it knows", async () => {
    const stranger = new Client({ baseURL: `${bed.url}/v1`, apiKey: "gk_wrong" });
    await expect(stranger.chat.completions.create(asked("plain"))).rejects.toMatchObject({
      ...{ status: 401, code: "GATEWAY_KEY_INVALID" },
    });
    const patient = new Client({ baseURL: `${bed.url}/v1`, apiKey: bed.key, maxRetries: 0 });
    await expect(patient.chat.completions.create(asked("error"))).rejects.toMatchObject({ status: 500, code: "tired" });
  });
});

async function finished(stream: unknown): Promise<void> {
  if (stream instanceof Error) throw stream;
  for await (const _ of stream as AsyncIterable<unknown>);
}

describe("ai", () => {
  const models = (): Readonly<Record<string, LanguageModel>> => {
    const options = { baseURL: `${bed.url}/v1`, apiKey: bed.key };
    const openai = createOpenAI(options);
    const compatible = createOpenAICompatible({ ...options, name: "console" });
    return { chat: openai.chat(model), responses: openai.responses(model), compatible: compatible(model) };
  };

  test.each(["chat", "responses", "compatible"])(
    "with %s: text, masks, tools, denied calls, policy endings",
    async (name) => {
      const look = tool({
        description: "Looks at a city.",
        inputSchema: jsonSchema<{ city: string }>({ type: "object", properties: { city: { type: "string" } } }),
        execute: async ({ city }) => `It is fine in ${city}.`,
      });
      const options = (prompt: string) => ({
        ...{ model: models()[name] ?? "", prompt, tools: { look }, stopWhen: stepCountIs(1), maxRetries: 0 },
      });
      const whole = async (prompt: string) => {
        const { text, finishReason, toolCalls } = await generateText(options(prompt));
        return { text, finishReason, calls: toolCalls.map(({ toolName, input }) => [toolName, input]) };
      };
      const streamed = async (prompt: string) => {
        const failed: unknown[] = [];
        const got = streamText({ ...options(prompt), onError: ({ error }) => void failed.push(error) });
        const [text, finishReason, toolCalls] = await Promise.all([got.text, got.finishReason, got.toolCalls]);
        expect(failed).toEqual([]);
        return { text, finishReason, calls: toolCalls.map(({ toolName, input }) => [toolName, input]) };
      };
      for (const get of [whole, streamed]) {
        expect(await get("plain")).toEqual({ text: TEXT, finishReason: "stop", calls: [] });
        expect((await get("mask")).text).toMatch(/^The word is (?!zebra)\S+, and nothing else\.$/);
        expect(await get("call")).toMatchObject({ finishReason: "tool-calls", calls: [["look", { city: "Rome" }]] });
        const denied = await get("deny");
        expect(denied.calls).toEqual([["look", { city: "Rome" }]]);
        expect(denied.text).toMatch(/^Both\.\s*A tool call was denied/);
        expect(await get("deny all")).toMatchObject({ finishReason: "stop", calls: [] });
        for (const prompt of ["block", "open sesame"]) {
          const ended = await get(prompt);
          expect(ended.finishReason).toBe("content-filter");
          expect(ended.text).not.toContain("forbidden");
        }
      }
    },
  );
});
