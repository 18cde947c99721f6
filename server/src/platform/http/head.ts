import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import { CONSOLE_VERSION } from "../../kernel/version.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Headers of every response to this request, whoever writes it. */
    head: Record<string, string>;
    /** The Content-Type header as sent. */
    sentType: string | undefined;
  }
}

/** Headers of every response with data. Pages have more, and their own policy. */
function dataHead(requestId: string): Record<string, string> {
  return {
    "x-request-id": requestId,
    "x-agent-console-version": CONSOLE_VERSION,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  };
}

/** Collects the common headers in one object, which is much cheaper than setting them one by one. */
export function keepHead(app: FastifyInstance): void {
  app.decorateRequest("head", null as unknown as Record<string, string>);
  app.decorateRequest("sentType", undefined);
  app.addHook("onRequest", (request, _reply, done) => {
    request.head = dataHead(request.id);
    // Fastify rejects content types that it can't parse. The contract requires even those to reach validation, so the
    // body is read as if it had no content type.
    request.sentType = request.raw.headers["content-type"];
    request.raw.headers["content-type"] = undefined;
    done();
  });
  app.addHook("onSend", async (request, reply) => {
    for (const [name, value] of Object.entries(request.head)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}

export interface TextAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>> | undefined;
}

/**
 * Writes JSON text directly to the socket: headers and body leave in one write, and the content type has no charset, as
 * in the contract. Handlers return nothing after it: Fastify would wait for a returned reply, which costs time.
 */
export function writeJson(reply: FastifyReply, { status, text, headers }: TextAnswer): undefined {
  const length = Buffer.byteLength(text);
  const head = reply.request.head as Record<string, string | string[] | number>;
  if (headers) Object.assign(head, headers);
  head["content-type"] = "application/json";
  head["content-length"] = length;
  reply.hijack();
  reply.raw.writeHead(status, head);
  // ASCII text, which is the most common, needs no encoder.
  const encoding = length === text.length ? "latin1" : "utf8";
  if (length <= LONG) reply.raw.end(text, encoding);
  else void writeInPieces(reply.raw, text, encoding);
}

/**
 * A longer response is written as fast as the client reads it. In one piece it would stay in memory until the last byte
 * was sent.
 */
const LONG = 262_144;
const PIECE = 65_536;

async function writeInPieces(response: ServerResponse, text: string, encoding: "latin1" | "utf8"): Promise<void> {
  for (let at = 0; at < text.length; ) {
    // Keeps the two halves of a surrogate pair together.
    const isCut = (text.charCodeAt(at + PIECE - 1) & 0xfc00) === 0xd800;
    const end = at + (isCut ? PIECE - 1 : PIECE);
    if (response.destroyed || response.writableEnded) return;
    if (!response.write(text.slice(at, end), encoding)) await drained(response);
    at = end;
  }
  response.end();
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}
