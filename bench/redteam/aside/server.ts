import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer, AsideAgent, Respond, Tool, Turn } from "./core/agent.ts";
import { drawFor } from "./core/draw.ts";

const LARGEST_BODY = 1_000_000;

export interface AsideServer {
  /** The address of an agent: a base URL of chat completions. */
  addressOf(name: string): string;
  close(): Promise<void>;
}

/** All agents behind one ephemeral port: `POST /NAME/v1/chat/completions`. */
export async function serveAside(agents: readonly AsideAgent[], seed = 1): Promise<AsideServer> {
  const open = new Map(agents.map((agent) => [agent.name, agent.open()]));
  const server = createServer((request, response) => {
    const reply = (status: number, body: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    const [, name = "", ...rest] = (request.url ?? "").split("/");
    const respond = open.get(name);
    if (!respond || rest.join("/") !== "v1/chat/completions") return reply(404, { error: { message: "Not found" } });
    bodyOf(request)
      .then((body) => completionOf(name, respond, { body, seed }))
      .then(
        (completion) => reply(200, completion),
        () => reply(400, { error: { message: "The body is not a chat completion request" } }),
      );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { addressOf: (name) => `http://127.0.0.1:${port}/${name}/v1`, close: () => closed(server) };
}

interface Body {
  readonly model?: string;
  readonly messages: readonly { readonly role: Turn["role"]; readonly content?: unknown }[];
  readonly tools?: readonly { readonly function?: Partial<Tool> }[];
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > LARGEST_BODY) throw new RangeError("too large");
    parts.push(part as Buffer);
  }
  const body = JSON.parse(Buffer.concat(parts).toString("utf8")) as Body;
  if (!Array.isArray(body.messages)) throw new TypeError("no messages");
  return body;
}

function completionOf(name: string, respond: Respond, { body, seed }: { body: Body; seed: number }): unknown {
  const turns = body.messages.map(({ role, content }) => ({ role, content: textOf(content) }));
  const tools = (body.tools ?? []).map(({ function: tool = {} }) => ({
    name: String(tool.name),
    description: String(tool.description ?? ""),
    parameters: tool.parameters ?? {},
  }));
  const purpose = `${name}\n${turns.map(({ role, content }) => `${role}: ${content}`).join("\n")}`;
  return messageOf(respond(turns, tools, drawFor(seed, purpose)), body.model ?? name);
}

/** The content of a message may be a list of parts; those that are not text are left out. */
function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part) => (part as { text?: unknown }).text)
    .filter((text) => typeof text === "string")
    .join("\n");
}

function messageOf({ content, calls = [] }: Answer, model: string): unknown {
  const tool_calls = calls.map((call, at) => ({
    id: `call_${at + 1}`,
    type: "function",
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));
  const message = { role: "assistant", content: content || null, ...(calls.length > 0 && { tool_calls }) };
  return {
    id: "chatcmpl-aside",
    object: "chat.completion",
    created: 1_780_000_000,
    model,
    choices: [{ index: 0, message, finish_reason: calls.length > 0 ? "tool_calls" : "stop" }],
    usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  };
}

const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
