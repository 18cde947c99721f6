import { setTimeout as pause } from "node:timers/promises";
import type { AgentNamed } from "../../agents/port.ts";
import { type JobRow, presentJob } from "./row.ts";

export interface Watching {
  readonly read: () => Promise<AgentNamed<JobRow> | null>;
  readonly now: () => number;
  /** The reader is gone or may no longer read, or the console stops. */
  readonly signal: AbortSignal;
}

const EVERY_MS = 1000;
const HEARTBEAT_MS = 15_000;
/** Connections that break unnoticed do not stay for ever; a reader that is still there comes back. */
const LONGEST_MS = 15 * 60_000;

/** A job's progress as Server-Sent Events: one at once, one for each change, the last one when it ends. */
export async function* progressEvents({ read, now, signal }: Watching): AsyncGenerator<string> {
  const began = now();
  let said = "";
  let saidAt = began;
  while (!signal.aborted && now() - began < LONGEST_MS) {
    const job = await read();
    if (!job) return yield "event: deleted\ndata: {}\n\n";
    const data = JSON.stringify(presentJob(job));
    if (data !== said) {
      [said, saidAt] = [data, now()];
      yield `event: progress\ndata: ${data}\n\n`;
    } else if (now() - saidAt >= HEARTBEAT_MS) {
      saidAt = now();
      yield ": still here\n\n";
    }
    if (job.status !== "running" && job.status !== "paused") return;
    await pause(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
