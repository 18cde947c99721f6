import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A file in memory. */
export interface StaticFile {
  readonly content: Buffer;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

export function readStaticFile(url: URL): StaticFile {
  const type = types[url.pathname.slice(url.pathname.lastIndexOf(".") + 1)];
  if (!type) throw new TypeError(`${url.pathname} has no known type`);
  return { content: readFileSync(url), type };
}

/** A text that is created on first use. */
export function lazyFile(text: () => string, type: string): StaticFile {
  let content: Buffer | undefined;
  return {
    type,
    get content() {
      content ??= Buffer.from(text());
      return content;
    },
  };
}

const etagOf = ({ content }: StaticFile): string =>
  `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

/** Serves the file at the path. Browsers ask each time and get 304: an updated console shows no old page. */
export function serveFile(
  app: FastifyInstance,
  path: string,
  { file, headers = {} }: { file: StaticFile; headers?: Readonly<Record<string, string>> },
): void {
  let etag: string | undefined;
  app.route({
    method: ["GET", "HEAD"],
    url: path,
    handler: (request: FastifyRequest, reply: FastifyReply) => {
      etag ??= etagOf(file);
      reply.headers({ etag, "cache-control": "no-cache", ...headers });
      const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
      if (known?.some((tag) => tag === etag || tag === "*")) return reply.code(304).send();
      return reply.type(file.type).send(file.content);
    },
  });
}
