import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { OpenApiDocument } from "../openapi/document.ts";
import { hasWeb, serveBuildNote, serveWeb } from "./serve-web.ts";
import { lazyFile, readStaticFile, serveFile } from "./static-file.ts";

export interface PageNeeds {
  /** Built at the first request: describing every operation takes longer than mounting it. */
  readonly document: () => OpenApiDocument;
  /** The public keys that tokens are signed with, as a JSON Web Key Set. */
  readonly publishedKeys: () => Promise<object>;
  /** The public keys that evidence is signed with, for anyone who verifies a pack. */
  readonly evidenceKeys: () => Promise<object>;
}

/** Scripts and styles of our own and nothing else: no inline code, nothing fetched elsewhere, no frame around it. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/** The command-line program of this version, if it was built: a pipeline needs no checkout and no registry. */
const cli = new URL("../../../../cli/dist/agent-console.mjs", import.meta.url);

/** How long others may cache the keys: a new one is published at least this long before it signs. */
const KEYS_SECONDS = 30;

/** Everything besides the operations: the web console, the OpenAPI document, the signing keys, the CLI. */
export function servePages(app: FastifyInstance, { document, publishedKeys, evidenceKeys }: PageNeeds): void {
  serveFile(app, "/openapi.json", { file: lazyFile(() => JSON.stringify(document()), "application/json") });
  app.get("/.well-known/jwks.json", async (_request, reply) =>
    reply.header("cache-control", `public, max-age=${KEYS_SECONDS}`).send(await publishedKeys()),
  );
  app.get("/.well-known/agent-console-evidence.json", async (_request, reply) =>
    reply.header("cache-control", `public, max-age=${KEYS_SECONDS}`).send(await evidenceKeys()),
  );
  if (existsSync(cli)) {
    const file = readStaticFile(cli);
    serveFile(app, "/cli/agent-console.mjs", { file });
    // In the form of sha256sum. It shows that a download is whole; whoever can change the file can change this too.
    const sum = () => `${createHash("sha256").update(file.content).digest("hex")}  agent-console.mjs\n`;
    serveFile(app, "/cli/agent-console.mjs.sha256", { file: lazyFile(sum, "text/plain; charset=utf-8") });
  }
  if (hasWeb()) serveWeb(app, PAGE_POLICY);
  else serveBuildNote(app);
}
