import { existsSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import type { OpenApiDocument } from "../openapi/document.ts";
import { hasWeb, serveWeb } from "./serve-web.ts";
import { lazyFile, readStaticFile, serveFile } from "./static-file.ts";

export interface PageNeeds {
  /** Made when it is first asked for: to describe every operation takes longer than to mount it. */
  readonly document: () => OpenApiDocument;
  /** The public keys that tokens are signed with, as a JSON Web Key Set. */
  readonly publishedKeys: () => Promise<object>;
  /** Those that evidence is signed with, for whoever verifies a pack. */
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

const files: Readonly<Record<string, string>> = {
  "/docs": "../docs-page/docs.html",
  "/docs/docs.css": "../docs-page/docs.css",
  "/docs/operation.css": "../docs-page/operation.css",
  "/docs/docs.js": "../docs-page/docs.js",
  "/docs/model.js": "../docs-page/model.js",
  "/docs/view.js": "../docs-page/view.js",
  "/welcome": "../welcome-page/welcome.html",
  "/welcome/welcome.css": "../welcome-page/welcome.css",
  "/welcome/welcome.js": "../welcome-page/welcome.js",
  "/welcome/api.js": "../welcome-page/api.js",
  "/welcome/forms.js": "../welcome-page/forms.js",
  "/pages/look.css": "./look.css",
  "/pages/dom.js": "./dom.js",
  "/pages/theme.js": "./theme.js",
};

/** The command-line program of this very version, where it was built: a pipeline needs no checkout and no registry. */
const cli = new URL("../../../../cli/dist/agent-console.mjs", import.meta.url);

/** How long others may keep the keys: a new one is published at least this long before it signs. */
const KEYS_SECONDS = 30;

/** What people and machines find beside the operations: the document, its reference, the way in, the signing keys. */
export function servePages(app: FastifyInstance, { document, publishedKeys, evidenceKeys }: PageNeeds): void {
  for (const [path, name] of Object.entries(files)) {
    const file = readStaticFile(new URL(name, import.meta.url));
    serveFile(app, path, { file, headers: { "content-security-policy": PAGE_POLICY } });
  }
  serveFile(app, "/openapi.json", { file: lazyFile(() => JSON.stringify(document()), "application/json") });
  app.get("/.well-known/jwks.json", async (_request, reply) =>
    reply.header("cache-control", `public, max-age=${KEYS_SECONDS}`).send(await publishedKeys()),
  );
  app.get("/.well-known/agent-console-evidence.json", async (_request, reply) =>
    reply.header("cache-control", `public, max-age=${KEYS_SECONDS}`).send(await evidenceKeys()),
  );
  if (existsSync(cli)) serveFile(app, "/cli/agent-console.mjs", { file: readStaticFile(cli) });
  if (hasWeb()) serveWeb(app, PAGE_POLICY);
  else app.get("/", async (_request, reply) => reply.redirect("/welcome", 302));
}
