/**
 * Loads every source that the console may need, including those it loads on first use, so that Node caches the compiled
 * code (NODE_COMPILE_CACHE). Without it, Node loads the TypeScript compiler into the console's memory. Node keeps a
 * separate cache for each set of flags, so this runs with the flags of the start command.
 */
import { readFileSync } from "node:fs";
import { importsOf } from "./layers/sources.ts";

const WORKSPACE = "@agent-console/";
const reached = new Set<string>();

async function read(source: URL): Promise<void> {
  if (reached.has(source.href)) return;
  reached.add(source.href);
  await import(source.href);
  for (const name of importsOf(readFileSync(source, "utf8"))) {
    if (name.startsWith(".")) await read(new URL(name, source));
    else if (name.startsWith(WORKSPACE)) await read(new URL(`../${name.slice(WORKSPACE.length)}`, import.meta.url));
  }
}

await read(new URL("../server/src/app/start.ts", import.meta.url));
