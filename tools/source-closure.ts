import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";

const IMPORT = /^(?:import|export)\b[^;]*?\bfrom\s+"([^"]+)"/gms;
const LATE_IMPORT = /\bimport\(\s*"([^"]+)"\s*\)/g;
const OWN = "@agent-console/analysis/";
/** Written from the cards themselves, so that their digest must not depend on them. */
const LEFT_OUT = new Set(["analysis/guards/cards/generated.ts", "analysis/guards/methods/list.ts"]);

/** The given files and every file of ours that they import, directly or not, by their paths from the root, in order. */
export function sourceClosure(files: readonly string[]): string[] {
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || LEFT_OUT.has(file) || !existsSync(place(file))) continue;
    seen.add(file);
    open.push(...importsOf(file, readFileSync(place(file), "utf8")));
  }
  return [...seen].sort();
}

const place = (file: string): URL => new URL(`../${file}`, import.meta.url);

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(IMPORT), ...text.matchAll(LATE_IMPORT)].flatMap(([, name = ""]) => {
    if (name.startsWith(OWN)) return [`analysis/${name.slice(OWN.length)}`];
    return name.startsWith(".") ? [posix.join(posix.dirname(file), name)] : [];
  });
