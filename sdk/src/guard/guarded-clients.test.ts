import { generateKeyPairSync, sign } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createOpenAI } from "@ai-sdk/openai";
import Anthropic from "@anthropic-ai/sdk";
import { generateText, streamText } from "ai";
import OpenAI from "openai";
import { afterEach, expect, test } from "vitest";
import { createGuard, type Guard } from "./guard.ts";

const AGENT = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
const { publicKey, privateKey } = generateKeyPairSync("ed25519");
const BODY = {
  "input-guards": ["stop", "hide"],
  "output-guards": ["stop", "hide"],
  stop: { methods: ["custom-patterns"], mode: "enforce", action: "block", "custom-patterns": { patterns: ["orion"] } },
  hide: { methods: ["pii-structured"], mode: "enforce", action: "mask" },
};

/** A console that hands out one signed bundle. */
const console: typeof fetch = async (address) => {
  const { pathname } = new URL(String(address));
  if (pathname === "/v1/guard-bundle-key")
    return Response.json({ public_key: publicKey.export({ format: "der", type: "spki" }).toString("base64") });
  if (pathname === "/v1/guard-heartbeats") return Response.json({ refresh: false });
  const now = Math.floor(Date.now() / 1000);
  const payload = JSON.stringify({
    ...{ format: 1, agent_id: AGENT, config_id: AGENT, version: 3, digest: "d", config_body: BODY, facts: {} },
    ...{ issued_at: now, expires_at: now + 3600 },
  });
  return Response.json({
    payload,
    signature: sign(null, Buffer.from(payload), privateKey).toString("base64"),
    key_id: "k",
  });
};

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function guard(): Guard {
  const made = createGuard({
    console: "https://console.example",
    key: "k",
    agent: AGENT,
    mode: "local",
    fetch: console,
  });
  open.push(made);
  return made;
}

interface Model {
  readonly url: string;
  /** The texts of users that it saw. */
  readonly seen: string[];
}

/** A model that says a text, in the forms of OpenAI and Anthropic, whole or character by character. */
async function model(text: string): Promise<Model> {
  const seen: string[] = [];
  const server: Server = createServer((request, response) => {
    let sent = "";
    request.on("data", (chunk) => {
      sent += chunk;
    });
    request.on("end", () => {
      const body = JSON.parse(sent);
      seen.push(JSON.stringify(body.messages ?? body.input));
      const isChat = request.url?.endsWith("/chat/completions");
      if (!body.stream) {
        response.writeHead(200, { "content-type": "application/json" });
        const answer = request.url?.endsWith("/responses") ? responsesAnswer : messagesAnswer;
        return response.end(JSON.stringify((isChat ? chatAnswer : answer)(text)));
      }
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const event of isChat ? chatEvents(text) : messagesEvents(text)) response.write(event);
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push({ close: () => server.close() });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

const head = { id: "c1", created: 1, model: "m" };
const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
const chatAnswer = (content: string) => ({
  ...{ ...head, object: "chat.completion", usage },
  choices: [
    { index: 0, message: { role: "assistant", content, refusal: null }, logprobs: null, finish_reason: "stop" },
  ],
});
const chatEvents = (text: string) =>
  [
    ...[...text].map((content) => ({ index: 0, delta: { content }, finish_reason: null })),
    { index: 0, delta: {}, finish_reason: "stop" },
  ]
    .map((choice) => `data: ${JSON.stringify({ ...head, object: "chat.completion.chunk", choices: [choice] })}\n\n`)
    .concat("data: [DONE]\n\n");
const message = { id: "m1", type: "message", role: "assistant", model: "m", stop_sequence: null };
const messagesAnswer = (text: string) => ({
  ...{ ...message, content: [{ type: "text", text }], stop_reason: "end_turn" },
  usage: { input_tokens: 1, output_tokens: 1 },
});
/** The text in two parts. */
const responsesAnswer = (text: string) => ({
  ...{ id: "r1", object: "response", created_at: 1, model: "m", status: "completed", error: null },
  output: [
    {
      ...{ id: "m1", type: "message", role: "assistant", status: "completed" },
      content: [text.slice(0, text.length / 2), text.slice(text.length / 2)].map((part) => ({
        ...{ type: "output_text", text: part, annotations: [] },
      })),
    },
  ],
});
const messagesEvents = (text: string) =>
  [
    {
      type: "message_start",
      message: { ...message, content: [], stop_reason: null, usage: { input_tokens: 1, output_tokens: 1 } },
    },
    { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ...[...text].map((part) => ({ type: "content_block_delta", index: 0, delta: { type: "text_delta", text: part } })),
    { type: "content_block_stop", index: 0 },
    { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage: { output_tokens: 1 } },
    { type: "message_stop" },
  ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

const ASKED = { model: "m", messages: [{ role: "user" as const, content: "I am ada@lovelace.org" }] };

test("an OpenAI client is judged in both directions, whole and streamed", async () => {
  const { url, seen } = await model("Mail grace@navy.mil, not ⟦EMAIL_1⟧.");
  const client = guard().wrap(new OpenAI({ baseURL: `${url}/v1`, apiKey: "k", maxRetries: 0 }), { conversation: "a" });
  const expected = "Mail ⟦EMAIL_2⟧, not ada@lovelace.org.";
  expect((await client.chat.completions.create(ASKED)).choices[0]?.message.content).toBe(expected);
  let text = "";
  for await (const { choices } of await client.chat.completions.create({ ...ASKED, stream: true }))
    text += choices[0]?.delta.content ?? "";
  expect(text).toBe(expected);
  expect(seen.join()).not.toContain("lovelace");
  const refused = await client.chat.completions.create({ model: "m", messages: [{ role: "user", content: "orion" }] });
  expect(refused.choices[0]?.finish_reason).toBe("content_filter");
  expect(seen).toHaveLength(2);
});

test("an Anthropic client and a provider of the Vercel AI SDK are judged too, and a blocked answer ends without an error", async () => {
  const { url } = await model("Go to orion now, grace@navy.mil");
  const wrapped = guard();
  const client = wrapped.wrap(new Anthropic({ baseURL: url, apiKey: "k", maxRetries: 0 }));
  const whole = await client.messages.create({ ...ASKED, max_tokens: 9 });
  expect(JSON.stringify(whole)).not.toMatch(/orion|navy/);
  const final = await client.messages.stream({ ...ASKED, max_tokens: 9 }).finalMessage();
  expect(final.stop_reason).toBe("refusal");
  expect(JSON.stringify(final)).not.toMatch(/orion|navy/);
  const provider = createOpenAI({ baseURL: `${url}/v1`, apiKey: "k", fetch: wrapped.fetch() });
  const { finishReason } = await generateText({ model: provider.chat("m"), prompt: "Hello", maxRetries: 0 });
  expect(finishReason).toBe("content-filter");
  const streamed = streamText({ model: provider.chat("m"), prompt: "Hello", maxRetries: 0 });
  expect(await streamed.text).not.toMatch(/orion|navy/);
});

test("a word that an answer spreads over two of its parts does not leave either", async () => {
  const ask = async (text: string) => {
    const { url } = await model(text);
    const body = JSON.stringify({ model: "m", input: "Hello" });
    return (await guard().fetch()(`${url}/v1/responses`, { method: "POST", body })).text();
  };
  expect(await ask("Hello there.")).toContain("Hello ");
  expect(await ask("go orion yo")).not.toMatch(/go or|ion yo/);
});

test("a text in pieces leaves as it may, and says why it ended", async () => {
  const guarded = guard().stream(["Mail grace@na", "vy.mil ", "and then ".repeat(30), "go to or", "ion."]);
  let text = "";
  for await (const part of guarded) text += part;
  expect(text).toMatch(/^Mail ⟦EMAIL⟧ and then (?:and then ){20,}/);
  expect(text).not.toContain("or");
  expect(await guarded.verdict).toMatchObject({ allowed: false, decision: "block", text: null });
});

test("what the guard can't read does not pass", async () => {
  const { url, seen } = await model("");
  const answer = await guard().fetch()(`${url}/v1/audio/speech`, { method: "POST", body: "{}" });
  expect(answer.status).toBe(400);
  expect(seen).toHaveLength(0);
});
