import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { answerOf } from "./agent.ts";
import type { Next } from "./deeds.ts";
import type { ChatRequest } from "./heard.ts";
import type { Profile } from "./profiles.ts";

export interface Fortress {
  /** Where it is served, as in `http://127.0.0.1:1234/v1`. */
  readonly url: string;
  /** Requests that it has seen, the oldest first. */
  readonly requests: () => readonly ChatRequest[];
  readonly close: () => Promise<void>;
}

/** Serves an agent with this profile over OpenAI's chat completions, at any path that ends in them. */
export async function serveFortress(
  profile: Profile,
  { seed = 1 }: { readonly seed?: number } = {},
): Promise<Fortress> {
  const seen: ChatRequest[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const asked = JSON.parse(body) as ChatRequest;
      seen.push(asked);
      const fault = profile.kind === "broken" ? faultOf(seen.length) : null;
      if (fault === "hang") return;
      if (fault === "error") {
        response.writeHead(500, { "content-type": "application/json" }).end('{"error":{"message":"overloaded"}}');
        return;
      }
      const next: Next = fault === "empty" ? { text: "" } : answerOf(profile, asked, seed);
      response
        .writeHead(200, { "content-type": "application/json" })
        .end(JSON.stringify(completion(next, seen.length)));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests: () => seen,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Of ten requests, three fail, one is answered with nothing, and one in twenty is never answered. */
function faultOf(nth: number): "error" | "empty" | "hang" | null {
  if (nth % 20 === 19) return "hang";
  const at = nth % 10;
  return at === 2 || at === 5 || at === 8 ? "error" : at === 7 ? "empty" : null;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request.setEncoding("utf8")) body += String(part);
  return body;
}

function completion(next: Next, nth: number): object {
  const message =
    "text" in next
      ? { role: "assistant", content: next.text }
      : {
          role: "assistant",
          content: null,
          tool_calls: next.calls.map(({ name, given }, at) => ({
            id: `call_${nth}_${at}`,
            type: "function",
            function: { name, arguments: JSON.stringify(given) },
          })),
        };
  return {
    id: `chatcmpl-${nth}`,
    object: "chat.completion",
    created: 1_760_000_000,
    model: "fortress",
    choices: [{ index: 0, message, finish_reason: "text" in next ? "stop" : "tool_calls" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
