// Starts the console: from its bundle, which takes less memory and time, if every source is as it was when the bundle was
// made (tools/bundle-console.ts), else from the sources. Plain JavaScript: for TypeScript, Node would load its compiler.
import { readFileSync, statSync } from "node:fs";

const root = new URL("../", import.meta.url);
const bundle = new URL("node_modules/.cache/agent-console-program/", root);

/** @param {[path: string, size: number, changed: number]} source */
function isUnchanged([path, size, changed]) {
  const found = statSync(new URL(path, root));
  return found.size === size && found.mtimeMs === changed;
}

function isFresh() {
  try {
    return JSON.parse(readFileSync(new URL("sources.json", bundle), "utf8")).every(isUnchanged);
  } catch {
    return false;
  }
}

await import(isFresh() ? new URL("console.mjs", bundle).href : new URL("server/src/main.ts", root).href);
