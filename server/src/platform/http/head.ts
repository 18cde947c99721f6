import type { FastifyInstance, FastifyReply } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** Headers that every answer to this request carries, whoever writes it. */
    head: Record<string, string>;
  }
}

/** Collects the common headers in one object, which costs a request a fraction of setting them one by one. */
export function keepHead(app: FastifyInstance): void {
  app.decorateRequest("head", null as unknown as Record<string, string>);
  app.addHook("onRequest", (request, _reply, done) => {
    request.head = { "x-request-id": request.id };
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
 * Writes JSON text straight to the socket: head and body leave in one write, and the content type stays as the contract
 * has it, without a charset.
 */
export function writeJson(reply: FastifyReply, { status, text, headers }: TextAnswer): FastifyReply {
  const length = Buffer.byteLength(text);
  reply.hijack();
  reply.raw.writeHead(status, {
    ...reply.request.head,
    ...(headers as Record<string, string | string[]> | undefined),
    "content-type": "application/json",
    "content-length": length,
  });
  // Text that is ASCII throughout, as most is, needs no encoder on its way out.
  reply.raw.end(text, length === text.length ? "latin1" : "utf8");
  return reply;
}
