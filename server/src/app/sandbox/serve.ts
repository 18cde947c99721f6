import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Sandbox, Serve } from "../../domains/redteam/sandbox/serve.ts";
import { fault } from "../../kernel/errors.ts";
import { onFirstUse } from "../../kernel/on-first-use.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** How a visitor of the sandbox is served, once its token was found valid. */
    served: Serve | undefined;
  }
}

/** Those that protocols, pages and forms use. Any other meets no route, and the same 404. */
const METHODS = ["GET", "HEAD", "POST", "DELETE"];
/** The answers are for agents. A person's browser runs nothing of them, and nobody lists them. */
const HEADERS = {
  "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
  "x-robots-tag": "noindex, nofollow",
} as const;

/**
 * Serves `/sandbox/{token}/…`, where attacked agents come to, outside of the operations: the token alone decides. An unknown one
 * is refused before its body is read, exactly as a path that does not exist.
 */
export function serveSandbox(app: FastifyInstance, bodyLimit: number, open: () => Promise<Sandbox>): void {
  const sandbox = onFirstUse(open);
  app.decorateRequest("served", undefined);
  app.route({
    method: METHODS,
    url: "/sandbox/:token/*",
    config: { isSandbox: true },
    bodyLimit,
    preParsing: async (request, _reply, body) => {
      const { token = "" } = request.params as Readonly<Record<string, string>>;
      request.served = await (await sandbox()).admit(token);
      return body;
    },
    handler: (request, reply) => answer(request, reply),
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { "*": rest = "" } = request.params as Readonly<Record<string, string>>;
  const { url = "" } = request.raw;
  const mark = url.indexOf("?");
  if (!request.served) throw fault("NOT_FOUND");
  const { status, type, body } = await request.served({
    method: request.method,
    path: `/${rest}`,
    query: mark < 0 ? "" : url.slice(mark + 1),
    headers: request.headers,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  });
  return reply.code(status).headers(HEADERS).header("content-type", type).send(body);
}
