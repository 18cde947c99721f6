import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { VERSION } from "../endings/version.ts";
import type { Terminal } from "../output/screen.ts";
import { visible } from "../output/visible.ts";

const DAY_MS = 86_400_000;

/** Says once a day, on a terminal only, that the console is newer than this file. */
export function noteVersion(response: Response, { err, environment }: Terminal, console: URL): void {
  const served = response.headers.get("x-agent-console-version");
  if (!err.isTTY || served === null || !isNewer(served)) return;
  const folder = join(
    environment["XDG_CACHE_HOME"] || join(environment["HOME"] || homedir(), ".cache"),
    "agent-console",
  );
  const mark = join(folder, "newer-console");
  try {
    if (Date.now() - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0) < DAY_MS) return;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(mark, "");
  } catch {
    return;
  }
  const file = new URL("/cli/agent-console.mjs", console).href;
  err.write(
    `${visible(`The console has version ${served}, this command line ${VERSION}. The one that fits: ${file}`)}\n`,
  );
}

/** By its minor version at least: patches fit together. */
function isNewer(served: string): boolean {
  const [major = 0, minor = 0] = numbersIn(served);
  const [ownMajor = 0, ownMinor = 0] = numbersIn(VERSION);
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
}

const numbersIn = (version: string): number[] => version.split(".").slice(0, 2).map(Number);
