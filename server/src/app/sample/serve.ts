import { once } from "node:events";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "@agent-console/sample-agent/agent.ts";
import { sampleApiKey, samplePath } from "@agent-console/sample-agent/identity/default-agent.ts";
import { BadRequest, type ChatRequest, readChatRequest } from "@agent-console/sample-agent/request/chat-request.ts";
import { completionOf, errorBody, eventsOf, modelList, type WireError } from "@agent-console/sample-agent/wire.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../../kernel/clock.ts";
import { onFirstUse } from "../../kernel/on-first-use.ts";
import { writeJson } from "../../platform/http/head.ts";

export interface SampleAgentOptions {
  readonly clock: Clock;
}

/** It needs no token, so a request is parsed immediately or not at all. */
const LONGEST_QUESTION = 262_144;

/** The simulated support agent. Only for a console that no one but this machine can reach: it needs no sign-in. */
export function serveSampleAgent(app: FastifyInstance, { clock }: SampleAgentOptions): void {
  // Loaded with the first request: a team with its own agents may never send one.
  const agent = onFirstUse(async () => (await import("@agent-console/sample-agent/agent.ts")).createSampleAgent());
  const closing = new AbortController();
  const seconds = (): number => Math.floor(clock.milliseconds() / 1000);
  // A client that waits for a response that never comes must not delay the console's stop.
  app.addHook("preClose", async () => closing.abort());

  app.get(`${samplePath}/models`, (request, reply) =>
    answering(request, reply, () => send(reply, 200, modelList(seconds()))),
  );
  app.post(`${samplePath}/chat/completions`, { bodyLimit: LONGEST_QUESTION }, (request, reply) =>
    answering(request, reply, async () => {
      const asked = readChatRequest(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      const outcome = (await agent()).reply(asked);
      const { latency } = asked.switches;
      if (latency > 0) await wait(latency, undefined, { signal: endOf(reply, closing.signal) }).catch(() => {});
      if (outcome.kind === "silent") return keepSilent(reply, endOf(reply, closing.signal));
      return write(reply, { outcome, request: asked, created: seconds() });
    }),
  );
}

/** There is nothing to protect, so no key is needed. A wrong one is refused, as real agents do. */
async function answering(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => FastifyReply | undefined | Promise<FastifyReply | undefined>,
): Promise<FastifyReply | undefined> {
  const key = /^bearer +(.*)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (key !== undefined && key !== sampleApiKey) {
    const message = `Incorrect API key. The sample agent takes none, or "${sampleApiKey}".`;
    return refuse(reply, 401, { message, type: "invalid_request_error", code: "invalid_api_key" });
  }
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
    const { message, param, code } = error;
    const status = code === "model_not_found" ? 404 : 400;
    return refuse(reply, status, { message, param, code, type: "invalid_request_error" });
  }
}

interface Written {
  readonly outcome: Exclude<Outcome, { kind: "silent" }>;
  readonly request: ChatRequest;
  readonly created: number;
}

function write(reply: FastifyReply, { outcome, ...frame }: Written): FastifyReply | undefined {
  if (outcome.kind === "too_many") {
    return refuse(reply, 429, {
      message: "Rate limit reached (simulated).",
      type: "requests",
      code: "rate_limit_exceeded",
    });
  }
  if (outcome.kind === "broken") {
    return refuse(reply, outcome.status, { message: "The server had an error (simulated).", type: "server_error" });
  }
  if (!frame.request.stream) return send(reply, 200, completionOf(outcome, frame));
  return reply
    .headers(LABEL)
    .type("text/event-stream")
    .send(Readable.from(eventsOf(outcome, frame)));
}

/** On every response, next to the model's owner and its fingerprint. */
const LABEL = { "x-simulated": "the sample agent of Agent Console" };

function send(reply: FastifyReply, status: number, body: object): FastifyReply | undefined {
  const patience: Record<string, string> = status === 429 ? { "retry-after": "1" } : {};
  return writeJson(reply, { status, text: JSON.stringify(body), headers: { ...LABEL, ...patience } });
}

function refuse(reply: FastifyReply, status: number, error: WireError): FastifyReply | undefined {
  return send(reply, status, errorBody(error));
}

/** Fires when the client disconnects or the console stops. */
function endOf(reply: FastifyReply, closing: AbortSignal): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return AbortSignal.any([gone.signal, closing]);
}

async function keepSilent(reply: FastifyReply, end: AbortSignal): Promise<FastifyReply | undefined> {
  if (!end.aborted) await once(end, "abort");
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
