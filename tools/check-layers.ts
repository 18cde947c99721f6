/**
 * The dependency rule of layers.json, kept by reading the sources' own import lines. An arrow may point only to the left:
 * kernel ← platform ← domains ← app, and between domains only to the port of one further left.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export interface Rules {
  readonly layers: readonly string[];
  readonly domains: readonly string[];
  readonly port: string;
  readonly kernelMayUse: readonly string[];
  readonly bannedNames: readonly string[];
  /** "from → to", each a file below server/src. The list may only shrink. */
  readonly exceptions: readonly string[];
}

/** Sources by path below server/src. */
export type Sources = ReadonlyMap<string, string>;

const FORMS = [
  /^\s*import\s+(?:type\s+)?(?:[\w$*{}\s,]+?\s+from\s+)?["']([^"']+)["']/gm,
  /^\s*export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+["']([^"']+)["']/gm,
  /\bimport\(\s*["']([^"']+)["']\s*\)/g,
];

export function checkLayers(sources: Sources, rules: Rules): string[] {
  const faults: string[] = [];
  for (const [file, text] of sources) {
    faults.push(...nameFaults(file, rules));
    if (isTest(file)) continue;
    for (const target of importsOf(text)) {
      const why = target.startsWith(".")
        ? arrowFault(file, join(dirname(file), target), rules)
        : packageFault(file, target, rules);
      if (why && !rules.exceptions.includes(`${file} → ${target}`)) faults.push(`${file} imports ${target}: ${why}`);
    }
  }
  return faults;
}

const isTest = (file: string): boolean => /\.test\.ts$|(^|\/)test-[^/]*\.ts$/.test(file);

export function importsOf(text: string): string[] {
  return FORMS.flatMap((form) => [...text.matchAll(form)].map((match) => match[1] ?? ""));
}

function nameFaults(file: string, rules: Rules): string[] {
  const names = file.replace(/\.ts$/, "").split("/");
  return names.filter((name) => rules.bannedNames.includes(name)).map((name) => `${file}: nothing is named ${name}`);
}

function arrowFault(from: string, to: string, rules: Rules): string | null {
  const [fromLayer = "", fromDomain = ""] = from.split("/");
  const [toLayer = "", toDomain = ""] = to.split("/");
  if (to.startsWith("..")) return "it leaves server/src";
  if (from === "main.ts") return null;
  const [here, there] = [rules.layers.indexOf(fromLayer), rules.layers.indexOf(toLayer)];
  if (here < 0 || there < 0) return "one of them is in no layer";
  if (there > here) return `${fromLayer} may not know ${toLayer}`;
  if (fromLayer !== "domains" || toLayer !== "domains" || fromDomain === toDomain) return null;
  if (rules.domains.indexOf(toDomain) >= rules.domains.indexOf(fromDomain))
    return `${fromDomain} may not know ${toDomain}`;
  // A sub-slice has the shape of a slice, and so a port of its own.
  return to.endsWith(`/${rules.port}`) ? null : `only the ports of ${toDomain} are for others`;
}

function packageFault(from: string, target: string, rules: Rules): string | null {
  if (!from.startsWith("kernel/") || rules.kernelMayUse.includes(target)) return null;
  return "the kernel is pure";
}

/** The sources git knows or would add, so that a stray build folder is not read. */
export function readSources(root: string, files: readonly string[]): Sources {
  const base = join(root, "server/src");
  return new Map(
    files
      .filter((file) => file.startsWith("server/src/") && file.endsWith(".ts"))
      .map((file) => [relative(base, join(root, file)), readFileSync(join(root, file), "utf8")]),
  );
}
