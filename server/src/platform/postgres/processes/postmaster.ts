import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { PostgresStartError } from "./errors.ts";
import type { Identity } from "./identity.ts";
import { readPidFile } from "./pid-file.ts";
import { spawnAs } from "./run.ts";

export interface PostmasterPlan {
  readonly identity: Identity;
  readonly command: readonly string[];
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Aborts a start in progress. */
  readonly signal: AbortSignal;
}

/** One running PostgreSQL: a direct child, so that its end is noticed immediately and it is reaped. */
export interface Postmaster {
  /** How it ended, as text. Never rejects. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
  /** For the last moment of this process, when nothing can be awaited. */
  stopUnawaited(): void;
}

/** How long each shutdown mode may take before the next, harder one. */
const SHUTDOWN: readonly (readonly [NodeJS.Signals, number])[] = [
  ["SIGINT", 15_000], // Fast: ends the sessions and writes a checkpoint.
  ["SIGQUIT", 5_000], // Immediate: the next start recovers from the log.
  ["SIGKILL", 5_000],
];

/**
 * Starts PostgreSQL and returns once it accepts connections. There is no deadline: while it runs it is recovering, and
 * stopping it would only restart the recovery.
 */
export async function startPostmaster(plan: PostmasterPlan): Promise<Postmaster> {
  // In its own process group: Ctrl-C goes to the console's group, which still has requests to finish.
  const child = spawnAs(plan.identity, plan.command, { detached: true, stdio: ["ignore", "ignore", "pipe"] });
  const lastWords = collectWords(child, plan.log);
  const ended = endOf(child);
  while (!isOver(child)) {
    const file = await readPidFile(plan.dataDir);
    // Before anything else: it may have become ready since the start was given up.
    if (plan.signal.aborted) await control(child, ended).stop();
    else if (file?.pid === child.pid && file?.status === "ready") return control(child, ended);
    else await Promise.race([sleep(10), ended]);
  }
  const how = await ended;
  throw new PostgresStartError(`PostgreSQL did not start (${how}): ${(await lastWords).join(" ")}`);
}

function isOver(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`));
  });
}

/** Forwards the log by line. Resolves with its last lines when the log has ended. */
async function collectWords(child: ChildProcess, log: (line: string) => void): Promise<string[]> {
  const words: string[] = [];
  if (!child.stderr) return words;
  const lines = createInterface({ input: child.stderr }).on("line", (line) => {
    log(line);
    words.push(line);
    if (words.length > 5) words.shift();
  });
  await once(lines, "close").catch(() => {});
  return words;
}

function control(child: ChildProcess, ended: Promise<string>): Postmaster {
  return {
    ended,
    async stop() {
      for (const [signal, patience] of SHUTDOWN) {
        if (isOver(child)) return;
        const enough = new AbortController();
        const deadline = sleep(patience, undefined, { signal: enough.signal }).catch(() => {});
        child.kill(signal);
        await Promise.race([ended, deadline]);
        enough.abort();
      }
    },
    stopUnawaited() {
      if (!isOver(child)) child.kill("SIGINT");
    },
  };
}
