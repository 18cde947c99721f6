/** The surroundings of a test run: only npm, git, a shell and coreutils can be found, and starting anything else fails it. */
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface OwnPrograms extends Disposable {
  readonly env: Readonly<Record<string, string>>;
  /** What was started, or was to be, although it is no part of the console. */
  foreign(): readonly string[];
}

const place = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const tools = JSON.parse(readFileSync(place("own-programs.json"), "utf8")) as string[];

/** The process of somebody else's that runs a test, Node under another user among them, writes here as well. */
const ANYBODY = 0o666;

export function ownPrograms(outer: NodeJS.ProcessEnv = process.env): OwnPrograms {
  const folder = mkdtempSync(join(tmpdir(), "agent-console-tools-"));
  const bin = mkdtempSync(join(folder, "bin-"));
  for (const tool of tools) {
    const found = findProgram(tool, outer["PATH"]);
    if (found) symlinkSync(found, join(bin, tool));
  }
  const record = join(folder, "foreign-programs");
  writeFileSync(record, "", { mode: ANYBODY });
  return {
    env: {
      PATH: bin,
      TEST_OUTER_PATH: outer["PATH"] ?? "",
      TEST_FOREIGN_PROGRAMS: record,
      NODE_OPTIONS: `${outer["NODE_OPTIONS"] ?? ""} --require ${JSON.stringify(place("own-programs.cjs"))}`.trim(),
    },
    foreign: () => [...new Set(readFileSync(record, "utf8").split("\n").filter(Boolean))],
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}

/** Where a program stands among the folders of PATH, or null. */
export function findProgram(name: string, path = process.env["PATH"] ?? ""): string | null {
  const places = path
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
  return places.find((file) => existsSync(file) && isExecutable(file)) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
