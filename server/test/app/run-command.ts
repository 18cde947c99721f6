import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { findBundle } from "../bundled-programs.ts";

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export type CommandName = "sign-in-link" | "backup" | "restore" | "rotate-keys" | "verify-audit";
export type Environment = Readonly<Record<string, string>>;

/** A command as an operator runs it: in its own process, with these settings and no others. */
export async function run(name: CommandName, words: readonly string[], environment: Environment): Promise<Outcome> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(
    process.execPath,
    [findBundle(fileURLToPath(new URL(`../../src/app/commands/${name}.ts`, import.meta.url))), ...words],
    {
      env: { PATH, NODE_COMPILE_CACHE, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
      cwd: tmpdir(),
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  onTestFinished(() => void child.kill("SIGKILL"));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}
