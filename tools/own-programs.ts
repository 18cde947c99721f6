/**
 * The environment of a test run: only npm, git, a shell and coreutils can be found, and starting anything else fails
 * the run.
 */
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
  /** Programs that were started, or attempted, although they are not part of the console. */
  foreign(): readonly string[];
}

const place = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const tools = JSON.parse(readFileSync(place("own-programs.json"), "utf8")) as string[];

/** Test processes of other users, such as Node under another user, write here as well. */
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

/** The location of a program in the folders of PATH, or null. */
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
