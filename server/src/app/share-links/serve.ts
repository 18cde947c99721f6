import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { SharedReport } from "../../domains/evaluation/shares/open-shared.ts";

/** Found by no search engine, kept by no cache, told to no other site. */
const PRIVATE = {
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const;

/** The same for every token that opens nothing: whether there ever was such a link is nobody's business. */
const NOTHING = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Not found</title></head>
<body><h1>This link doesn't open a report</h1><p>It may have expired, been revoked, or been copied in part. Ask whoever sent it for a new one.</p></body></html>
`;

/** Serves `/shared/{token}`: one report, read only, to anyone who has the link. The token alone decides. */
export function serveShared(app: FastifyInstance, open: (token: string) => Promise<SharedReport | null>): void {
  app.route<{ Params: { readonly token: string } }>({
    method: ["GET", "HEAD"],
    url: "/shared/:token",
    config: { isShared: true },
    handler: async ({ params }, reply) => {
      const report = await open(params.token);
      reply.headers(PRIVATE).type("text/html; charset=utf-8");
      if (!report) {
        return reply.code(404).header("content-security-policy", "default-src 'none'; sandbox").send(NOTHING);
      }
      // An origin of its own, as reports have everywhere: nothing in it can reach the console.
      return reply
        .header("content-security-policy", `${report.policy}; frame-ancestors 'none'; sandbox allow-scripts`)
        .send(Readable.from(report.content, { objectMode: false }));
    },
  });
}
