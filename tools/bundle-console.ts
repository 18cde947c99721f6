/**
 * Makes the bundle that `npm start` starts (tools/start.mjs), with a list of what it was made of. Part of `npm ci`. Without
 * development packages there is no bundler, and the console starts from its sources.
 */
import { rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = `${root}node_modules/.cache/agent-console-program`;

// A start in between finds no list and takes the sources.
rmSync(folder, { recursive: true, force: true });
const sources = await bundle({ programs: { console: "server/src/main.ts" }, folder });
if (sources) {
  // The versions of all dependencies are in the lock.
  const list = [...sources, "package-lock.json"].map((path) => {
    const { size, mtimeMs } = statSync(root + path);
    return [path, size, mtimeMs];
  });
  writeFileSync(`${folder}/sources.json`, JSON.stringify(list));
} else process.stdout.write("The console is not bundled: vite is not installed.\n");
