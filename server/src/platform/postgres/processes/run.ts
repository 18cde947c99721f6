import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { chown } from "node:fs/promises";
import { PostgresStartError } from "./errors.ts";
import type { Identity } from "./identity.ts";

/**
 * How every program of PostgreSQL is spawned. The environment is fixed, because the console's own may contain keys that
 * PostgreSQL's user could read, and PG* settings that would redirect it. So is the working directory, because that user
 * may have no access to the console's.
 */
export function spawnAs(identity: Identity, command: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const [program = "", ...args] = command;
  try {
    return spawn(program, args, {
      cwd: "/",
      env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C" },
      ...(identity.other ? { uid: identity.uid, gid: identity.gid } : {}),
      ...options,
    });
  } catch (cause) {
    // Node throws, instead of reporting, if changing the user is denied.
    throw new PostgresStartError(
      `PostgreSQL refuses to run as root, and this root may not run it as user ${identity.name} (it lacks CAP_SETUID or ` +
        "CAP_SETGID). Start the console as an ordinary user, or set DATABASE_URL to a PostgreSQL that runs elsewhere.",
      { cause },
    );
  }
}

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program to its end. A program that can't start is a failed outcome with the reason. */
export function runAs(identity: Identity, command: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = "";
    const child = spawnAs(identity, command, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ ok: false, output: error.message }));
    child.on("close", (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/**
 * Gives PostgreSQL ownership of a file. For an ordinary user the owner is already right, and chown is not permitted.
 */
export async function giveTo(identity: Identity, path: string): Promise<void> {
  if (identity.other) await chown(path, identity.uid, identity.gid);
}
