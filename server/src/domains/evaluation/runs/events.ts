import { setTimeout as pause } from "node:timers/promises";
import type { AgentNamed } from "../../agents/port.ts";
import { presentRun } from "./read-runs.ts";
import type { RunRow } from "./row.ts";

export interface Watching {
  readonly read: () => Promise<AgentNamed<RunRow> | null>;
  readonly now: () => number;
  /** The reader is gone or may no longer read, or the console stops. */
  readonly signal: AbortSignal;
  readonly rules?: EventRules;
}

export interface EventRules {
  readonly everyMs: number;
  readonly heartbeatMs: number;
  /** Connections that break unnoticed do not stay for ever; a reader that is still there comes back. */
  readonly longestMs: number;
}

const eventRules: EventRules = { everyMs: 1000, heartbeatMs: 15_000, longestMs: 15 * 60_000 };

/** A run's progress as Server-Sent Events: one at once, one for each change, the last one when it ends. */
export async function* progressEvents({ read, now, signal, rules = eventRules }: Watching): AsyncGenerator<string> {
  const began = now();
  let said = "";
  let saidAt = began;
  while (!signal.aborted && now() - began < rules.longestMs) {
    const run = await read();
    if (!run) return yield "event: deleted\ndata: {}\n\n";
    const data = JSON.stringify(presentRun(run, now()));
    if (data !== said) {
      [said, saidAt] = [data, now()];
      yield `event: progress\ndata: ${data}\n\n`;
    } else if (now() - saidAt >= rules.heartbeatMs) {
      saidAt = now();
      yield ": still here\n\n";
    }
    if (run.status !== "running" && run.status !== "paused") return;
    await pause(rules.everyMs, undefined, { signal }).catch(() => {});
  }
}
