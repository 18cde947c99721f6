/**
 * Builds the CLI with the SDK into one file, cli/dist/agent-console.mjs. Without development packages there is no
 * bundler.
 */
import { chmodSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../cli", import.meta.url));
const sdk = fileURLToPath(new URL("../sdk/src", import.meta.url));
const vite = await import("vite").catch(() => null);
if (vite) {
  await vite.build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    resolve: {
      alias: [
        { find: /^@agent-console\/sdk$/, replacement: `${sdk}/index.ts` },
        { find: /^@agent-console\/sdk\/(choices|fields)$/, replacement: `${sdk}/$1/generated.ts` },
      ],
    },
    build: {
      ssr: "src/main.ts",
      outDir: "dist",
      target: "node20",
      minify: true,
      rollupOptions: { output: { entryFileNames: "agent-console.mjs", banner: "#!/usr/bin/env node" } },
    },
  });
  chmodSync(`${root}/dist/agent-console.mjs`, 0o755);
} else process.stdout.write("The CLI is not built: vite is not installed.\n");
