/**
 * Builds the CLI with the SDK into one file, cli/dist/agent-console.mjs. Without development packages there is no
 * bundler.
 */
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const root = fileURLToPath(new URL("../cli", import.meta.url));
const file = `${root}/dist/agent-console.mjs`;
const vite = await import("vite").catch(() => null);
if (vite) {
  const built = await vite.build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    resolve: { alias: { "@agent-console/sdk": fileURLToPath(new URL("../sdk/src/index.ts", import.meta.url)) } },
    build: {
      ssr: "src/main.ts",
      write: false,
      target: "node20",
      minify: true,
      rollupOptions: { output: { format: "cjs" } },
    },
  });
  const chunks = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [chunk, ...others] = chunks.filter((one) => one.type === "chunk");
  if (!chunk || others.length > 0) throw new Error("The CLI is not one file.");
  mkdirSync(`${root}/dist`, { recursive: true });
  writeFileSync(file, packed(chunk.code));
  chmodSync(file, 0o755);
} else process.stdout.write("The CLI is not built: vite is not installed.\n");

/**
 * A file that unpacks itself. Pipelines fetch it on every run: packed, it is a third of its size and starts as fast. A
 * variable prints what is inside, for those who want to read it first.
 */
function packed(code: string): string {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: code.length };
  const text = brotliCompressSync(code, { params }).toString("base64");
  return `#!/usr/bin/env node
// Agent Console, the command line. AGENT_CONSOLE_SOURCE=1 node agent-console.mjs prints the program that is packed below.
import { createRequire } from "node:module";
import { runInThisContext } from "node:vm";
import { brotliDecompressSync } from "node:zlib";
const source = brotliDecompressSync(Buffer.from("${text}", "base64")).toString("utf8");
if (process.env.AGENT_CONSOLE_SOURCE) process.stdout.write(source);
else runInThisContext("(function (require, exports) {" + source + "\\n})", { filename: "agent-console.js" })(createRequire(import.meta.url), {});
`;
}
