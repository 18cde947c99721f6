import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createForeignAgent } from "./agent.ts";
import { type ForeignName, foreignProfiles } from "./profiles.ts";

/** How the service behaves, whatever the agent says. */
export interface Manners {
  /** More than this many requests in a rolling minute are refused with 429 and told how long to wait. */
  readonly perMinute?: number;
  /** Answers 503 to everything, from this request on until so many were turned away. */
  readonly outage?: { readonly after: number; readonly requests: number };
  /** The first requests take so long. */
  readonly slowStart?: { readonly requests: number; readonly ms: number };
}

export interface ForeignService extends AsyncDisposable {
  readonly url: string;
  /** When each request came, in milliseconds. */
  readonly heard: () => readonly number[];
  /** The system messages of the newest requests, as many as asked for. */
  readonly systems: (newest: number) => readonly string[];
  readonly refused: () => number;
  readonly unavailable: () => number;
}

interface ChatBody {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

const MINUTE = 60_000;

/** Serves a foreign agent over chat completions on this machine. */
export async function serveForeign(name: ForeignName, manners: Manners = {}): Promise<ForeignService> {
  const agent = createForeignAgent(foreignProfiles[name]);
  const heard: number[] = [];
  const systems: string[] = [];
  const served: number[] = [];
  let [refused, unavailable] = [0, 0];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await bodyOf(request)) as ChatBody;
    const now = performance.now();
    heard.push(now);
    systems.push(body.messages.find(({ role }) => role === "system")?.content ?? "");
    const write = (status: number, content: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(content));
    const { perMinute, outage, slowStart } = manners;
    if (outage && heard.length > outage.after && unavailable < outage.requests) {
      unavailable += 1;
      return void write(503, { error: { message: "Back soon.", type: "server_error" } });
    }
    const lately = served.filter((at) => now - at < MINUTE);
    if (perMinute !== undefined && lately.length >= perMinute) {
      refused += 1;
      const seconds = Math.ceil((MINUTE - (now - (lately[0] as number))) / 1000);
      return void write(429, { error: { message: "Too many.", type: "requests" } }, { "retry-after": String(seconds) });
    }
    served.push(now);
    if (slowStart && served.length <= slowStart.requests) await pause(slowStart.ms);
    write(200, completion(agent.reply(body), served.length));
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard: () => heard,
    systems: (newest) => systems.slice(-newest),
    refused: () => refused,
    unavailable: () => unavailable,
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request.setEncoding("utf8")) body += String(part);
  return body;
}

function completion({ text, call }: ReturnType<ReturnType<typeof createForeignAgent>["reply"]>, nth: number): object {
  const calls = call && [{ id: `call_${nth}`, type: "function", function: call }];
  const message = {
    role: "assistant",
    content: calls && text === "" ? null : text,
    ...(calls && { tool_calls: calls }),
  };
  const usage = {
    prompt_tokens: 300,
    completion_tokens: Math.ceil(text.length / 4),
    total_tokens: 300 + Math.ceil(text.length / 4),
  };
  const choices = [{ index: 0, message, finish_reason: calls ? "tool_calls" : "stop" }];
  return { id: `chatcmpl-${nth}`, object: "chat.completion", created: 1_760_000_000, model: "foreign", choices, usage };
}
