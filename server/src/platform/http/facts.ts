import type { FastifyReply, FastifyRequest } from "fastify";
import { decodeBody } from "../../kernel/json/decode.ts";
import { traceparentOf } from "../telemetry/traces.ts";
import type { RequestFacts } from "./binding.ts";

/** What every handler can know about a request besides its validated values. */
export function factsOf({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): RequestFacts {
  return {
    origin: { requestId: request.id, address: request.ip },
    now: Date.now(),
    ifMatch: header(request, "if-match"),
    ifNoneMatch: header(request, "if-none-match"),
    authorization: header(request, "authorization"),
    idempotencyKey: header(request, "idempotency-key"),
    traceparent: request.span ? traceparentOf(request.span) : header(request, "traceparent"),
    userAgent: header(request, "user-agent")?.slice(0, 300),
    cookie: (name) => cookieOf(request, name),
    bodyText: () => (Buffer.isBuffer(request.body) ? decodeBody(request.body) : ""),
    signal: () => {
      const gone = new AbortController();
      reply.raw.once("close", () => gone.abort());
      return gone.signal;
    },
  };
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? "").split(";")) {
    const mark = pair.indexOf("=");
    if (mark > 0 && pair.slice(0, mark).trim() === name) return pair.slice(mark + 1).trim();
  }
  return undefined;
}
