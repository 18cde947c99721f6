import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerOf } from "../../../server/test/redteam/fortress/agent.ts";
import type { ChatRequest } from "../../../server/test/redteam/fortress/heard.ts";
import { profileOf } from "../../../server/test/redteam/fortress/profiles.ts";

/** An agent over HTTP that notes when each request arrives. The same request has the same answer, to the last byte. */
export interface ProofAgent extends AsyncDisposable {
  readonly url: string;
  /** When each request arrived, in milliseconds of `performance.now()`. */
  readonly heard: number[];
  /** Milliseconds from each answer to the next request that arrived after it. */
  readonly gaps: number[];
  underWay(): number;
}

export type Said = { readonly text: string } | { readonly calls: readonly { name: string; given: object }[] };
/** Null: no answer at all. A number: that status. */
export type Answers = (request: ChatRequest, nth: number) => Said | number | null;

/** The agent of the test beds with this name, whose author did not write the engine. */
export const fortress = (name: string, seed: number): Answers => {
  const profile = profileOf(name as Parameters<typeof profileOf>[0]);
  return (request) => answerOf(profile, request, seed);
};

export async function openProofAgent(answers: Answers, delayMs = 0): Promise<ProofAgent> {
  const [heard, gaps]: [number[], number[]] = [[], []];
  let [open, answeredAt] = [0, 0];
  const server = createServer(async (request, response) => {
    const now = performance.now();
    heard.push(now);
    if (answeredAt > 0) gaps.push(now - answeredAt);
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    const nth = heard.length;
    const body = await text(request).catch(() => "");
    if (body === "") return;
    const said = answers(JSON.parse(body) as ChatRequest, nth);
    if (said === null) return;
    setTimeout(() => {
      respond(response, said, body);
      answeredAt = performance.now();
    }, delayMs);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    ...{ heard, gaps, underWay: () => open },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function respond(response: ServerResponse, said: Said | number, body: string): void {
  if (typeof said === "number") return void response.writeHead(said).end("{}");
  const id = createHash("sha256").update(body).digest("hex").slice(0, 12);
  const calls = "calls" in said ? said.calls : [];
  const message = {
    role: "assistant",
    content: "text" in said ? said.text : null,
    ...(calls.length > 0
      ? {
          tool_calls: calls.map(({ name, given }, at) => ({
            ...{ id: `call_${id}_${at}`, type: "function" },
            function: { name, arguments: JSON.stringify(given) },
          })),
        }
      : {}),
  };
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify({
      choices: [{ index: 0, message, finish_reason: calls.length > 0 ? "tool_calls" : "stop" }],
      usage: { prompt_tokens: 20, completion_tokens: 10 },
    }),
  );
}
