import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** One thing that was checked. */
export interface Part {
  readonly name: string;
  readonly words: string;
  readonly mistakes: readonly string[];
}

/** A folder for everything that a proof makes, with programs run in it. It is removed at the end. */
export interface Place extends Disposable {
  readonly root: string;
  /** A new folder below, by its name. */
  folder(name: string): string;
  /** What a program printed. Throws if it fails. */
  run(folder: string, program: string, ...args: readonly string[]): string;
  /** What a program printed line by line, whether it failed or not. */
  lines(folder: string, program: string, ...args: readonly string[]): string[];
}

export function openPlace(): Place {
  const root = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
  const own = mkdtempSync(join(tmpdir(), "agent-console-release-"));
  return {
    root,
    folder(name) {
      const folder = join(own, name);
      mkdirSync(folder, { recursive: true });
      return folder;
    },
    run: (cwd, program, ...args) =>
      execFileSync(program, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 26 }),
    lines(cwd, program, ...args) {
      const { stdout, stderr, status } = spawnSync(program, args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
      const printed = `${stdout}${stderr}`.split("\n").filter(Boolean);
      return status === 0 || printed.length > 0 ? printed : [`${program} ended with ${status}`];
    },
    [Symbol.dispose]: () => rmSync(own, { recursive: true, force: true }),
  };
}
