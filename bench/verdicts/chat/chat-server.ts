import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BenchAgent, ChatBody, Said } from "./chat.ts";
import type { FindQuestion } from "./known-plan.ts";

export interface ChatServer extends AsyncDisposable {
  readonly url: string;
}

/** An agent behind a real chat-completions endpoint. */
export async function serveAgent(agent: BenchAgent, findQuestion: FindQuestion): Promise<ChatServer> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ChatBody;
    const text = body.messages.at(-1)?.content ?? "";
    const said = await agent({ body, text, known: findQuestion(body), n: hashOf(JSON.stringify(body.messages)) });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(completion(said)));
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function completion({ text, calls = [] }: Said): object {
  const tool_calls = calls.map(({ name, arguments: given }, at) => ({
    id: `call_${at + 1}`,
    type: "function",
    function: { name, arguments: JSON.stringify(given) },
  }));
  const message = { role: "assistant", content: text, ...(calls.length > 0 ? { tool_calls } : {}) };
  return {
    ...{ id: "chatcmpl-1", object: "chat.completion", created: 1_780_000_000, model: "small-chat-1" },
    choices: [{ index: 0, message, finish_reason: calls.length > 0 ? "tool_calls" : "stop" }],
    usage: { prompt_tokens: 40, completion_tokens: 40, total_tokens: 80 },
  };
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
