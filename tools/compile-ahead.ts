/**
 * Reads every source that the console may come to need, those it reads only on first use too, so that what Node compiles of
 * them is kept (NODE_COMPILE_CACHE): without it Node loads the compiler of TypeScript into the console's own memory. Node
 * keeps what it compiled apart by its flags, so this runs with those of the start.
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
