/** Agents on loopback for tests, with a driver for each. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Conversation } from "../../src/domains/agents/conversation/exchange/conversation.ts";
import { openDriver } from "../../src/domains/agents/conversation/open-driver.ts";
import type { AgentReach } from "../../src/domains/agents/port.ts";
import { createOutbound, type OutboundOptions } from "../../src/platform/outbound/outbound.ts";
import { serve } from "../platform/web-server.ts";

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: a body has whatever form the test then pins down
  readonly body: any;
}

export type Reply = (request: Received, response: ServerResponse) => unknown;

/** A server that records requests and responds as told. */
export async function agentThat(reply: Reply) {
  const received: Received[] = [];
  const server = await serve(async (request, response) => {
    const seen = await receive(request);
    received.push(seen);
    await reply(seen, response);
  });
  return { ...server, received };
}

async function receive(request: IncomingMessage): Promise<Received> {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { method = "", url = "", headers } = request;
  return { method, path: url, headers, body: text === "" ? undefined : JSON.parse(text) };
}

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Events as a chat completions server streams them. */
export function events(response: ServerResponse, chunks: readonly unknown[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const chunk of chunks) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  response.end("data: [DONE]\n\n");
}

export function completion(message: object, more: object = {}): object {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_780_000_000,
    model: "small-chat-1-0613",
    choices: [{ index: 0, message: { role: "assistant", content: null, ...message }, finish_reason: "stop" }],
    usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
    ...more,
  };
}

export function reachTo(url: string | null, more: Partial<AgentReach> = {}): AgentReach {
  return {
    id: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21",
    name: "Support",
    protocol: "chat_completions",
    url,
    model: "small-chat-1",
    key: null,
    keyWithheld: false,
    systemPrompt: null,
    params: { temperature: null, topP: null, maxTokens: null },
    rateLimit: 100,
    timeoutMs: 20_000,
    ...more,
  };
}

export function saying(text: string, more: Partial<Conversation> = {}): Conversation {
  return {
    systemPrompt: null,
    messages: [{ role: "user", text }],
    params: { temperature: null, topP: null, maxTokens: null },
    timeoutMs: 20_000,
    ...more,
  };
}

/** A driver with its own outbound client, open until the end of the test. */
export function driverTo(reach: AgentReach, options: Partial<OutboundOptions> = {}) {
  const outbound = createOutbound({
    allowNetworks: [],
    loopback: true,
    maxBytes: 1_000_000,
    deadlineMs: 20_000,
    ...options,
  });
  return { ...openDriver(outbound, reach), [Symbol.asyncDispose]: () => outbound.close() };
}
