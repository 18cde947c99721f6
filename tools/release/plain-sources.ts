import { stripTypeScriptTypes } from "node:module";
import { posix } from "node:path";
import { type ArchiveFile, type Files, text } from "./files.ts";

/** Another file of ours, as code names it: at the end of a text, after a name. `".ts"` alone is an ending and stays. */
const OURS = /([\w*-])\.ts(["`])/g;
const WORKSPACE = /(["`])@agent-console\/(analysis|sample-agent)\//g;

/**
 * TypeScript as plain JavaScript under the same lines. Node reads no TypeScript below node_modules, where npm puts an installed
 * package. Workspaces that other workspaces import become folders beside them.
 */
export function plainSources(files: Files): Files {
  return new Map([...files].map(([path, file]) => (path.endsWith(".ts") ? plainSource(path, file) : [path, file])));
}

function plainSource(path: string, { bytes }: ArchiveFile): [string, ArchiveFile] {
  return [path.replace(/\.ts$/, ".js"), text(plainNames(path, stripTypeScriptTypes(bytes.toString())))];
}

/** The names of other sources in a source, or in its declarations, that stands at `path`. */
export function plainNames(path: string, source: string): string {
  return source
    .replace(WORKSPACE, (_, quote: string, workspace: string) => `${quote}${relative(path, workspace)}/`)
    .replace(OURS, "$1.js$2");
}

function relative(path: string, folder: string): string {
  const found = posix.relative(posix.dirname(path), folder);
  return found.startsWith(".") ? found : `./${found}`;
}
