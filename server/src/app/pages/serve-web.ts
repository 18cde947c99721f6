import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { readStaticFile, type StaticFile, serveFile } from "./static-file.ts";

/** The build of the web console. */
const dist = new URL("../../../../web/dist/", import.meta.url);

/** Pages of the web console. The browser decides which page an address shows. */
const pages = ["/", "/welcome", "/docs"];
/** Pages with further pages below them. */
const areas = [
  "/agents",
  "/alarms",
  "/evaluations",
  "/findings",
  "/evolution",
  "/guards",
  "/harnesses",
  "/settings",
  "/test-sets",
];

const NOT_BUILT = `The web console is not built.
On the console's host, run \`npm run prepare\`, then start the console again.
The API works without it. /openapi.json describes every operation.
`;

export const hasWeb = (): boolean => existsSync(new URL("index.html", dist));

/** The web console: one page for all its addresses, and its assets, whose names change with their content. */
export function serveWeb(app: FastifyInstance, policy: string): void {
  const headers = { "content-security-policy": policy };
  const page = readStaticFile(new URL("index.html", dist));
  for (const path of [...pages, ...areas, ...areas.map((area) => `${area}/*`)])
    serveFile(app, path, { file: page, headers });
  serveUnknown(app, { page, headers });
  serveFile(app, "/icon.svg", { file: readStaticFile(new URL("icon.svg", dist)), headers });
  serveAssets(app, new URL("assets/", dist));
}

/** In place of every page: what to do about the missing build. */
export function serveBuildNote(app: FastifyInstance): void {
  for (const path of [...pages, ...areas])
    app.get(path, async (_request, reply) => reply.code(404).type("text/plain; charset=utf-8").send(NOT_BUILT));
}

interface WebPage {
  readonly page: StaticFile;
  readonly headers: Readonly<Record<string, string>>;
}

/** An unknown address: a browser gets the console's own "not found" page, a program gets JSON as everywhere. */
function serveUnknown(app: FastifyInstance, { page, headers }: WebPage): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      const isApi = /^\/(?:v1|sandbox)(?:[/?]|$)/.test(request.url);
      if (isApi || !/\btext\/html\b/.test(request.headers.accept ?? "")) return reply.callNotFound();
      return reply
        .code(404)
        .headers({ "cache-control": "no-cache", ...headers })
        .type(page.type)
        .send(page.content);
    },
  });
}

interface Asset extends StaticFile {
  packed?: Buffer;
}

let kept: ReadonlyMap<string, Asset> | undefined;

/** Read once per process, so that a console whose files are replaced keeps serving the pages it started with. */
function assetsIn(folder: URL): ReadonlyMap<string, Asset> {
  kept ??= new Map(
    readdirSync(fileURLToPath(folder)).map((name) => [name, { ...readStaticFile(new URL(name, folder)) }]),
  );
  return kept;
}

function serveAssets(app: FastifyInstance, folder: URL): void {
  const assets = assetsIn(folder);
  app.route<{ Params: { readonly name: string } }>({
    method: ["GET", "HEAD"],
    url: "/assets/:name",
    handler: (request, reply) => {
      const { name } = request.params;
      const file = assets.get(name);
      if (!file) return reply.callNotFound();
      reply
        .headers({ "cache-control": "public, max-age=31536000, immutable", vary: "accept-encoding" })
        .type(file.type);
      if (!/\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""))) return reply.send(file.content);
      file.packed ??= pack(file);
      return reply.header("content-encoding", "br").send(file.packed);
    },
  });
}

/** On first use, and then cached: the start doesn't wait for it. */
const pack = ({ content }: StaticFile): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
