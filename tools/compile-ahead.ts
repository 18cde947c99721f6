/**
 * Loads every source that the console may need, including those it loads on first use, so that Node caches the compiled
 * code (NODE_COMPILE_CACHE). Without it, Node loads the TypeScript compiler into the console's memory. Node keeps a
 * separate cache for each set of flags, so this runs with the flags of the start command.
 */
import { readFileSync } from "node:fs";
import { importsOf } from "./layers/sources.ts";

const WORKSPACE = "@agent-console/";
/** The scripts of threads are named, not imported. In the main thread they do nothing. */
const THREAD = /new URL\("(\.[^"]+\.[jt]s)", import\.meta\.url\)/g;
const reached = new Set<string>();

async function read(source: URL): Promise<void> {
  if (reached.has(source.href)) return;
  reached.add(source.href);
  await import(source.href);
  const text = readFileSync(source, "utf8");
  for (const name of [...importsOf(text), ...[...text.matchAll(THREAD)].map(([, script = ""]) => script)]) {
    if (name.startsWith(".")) await read(new URL(name, source));
    else if (name.startsWith(WORKSPACE)) await read(new URL(`../${name.slice(WORKSPACE.length)}`, import.meta.url));
  }
}

await read(new URL("../server/src/app/start.ts", import.meta.url));
