import { setTimeout as sleep } from "node:timers/promises";
import type { Postmaster } from "./postmaster.ts";

export interface Supervision {
  /** Settles with the reason once nothing is running and nothing will be started. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

export interface SupervisionPlan {
  readonly launch: (signal: AbortSignal) => Promise<Postmaster>;
  readonly log: (line: string) => void;
  /** Aborts the first start while it is in progress. Afterwards use stop(). */
  readonly giveUp?: AbortSignal;
  readonly pauses?: readonly number[];
}

/** A PostgreSQL that has run this long is healthy again: its next end starts a new count. */
const HEALTHY_MS = 60_000;
/** Milliseconds before each consecutive restart. After the last one, the problem is one that restarts don't solve. */
const PAUSES: readonly number[] = [100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000, 10_000];

/** Keeps one PostgreSQL running: restarts it when it ends by itself, more and more slowly, and not forever. */
export async function supervise({ launch, log, giveUp, pauses = PAUSES }: SupervisionPlan): Promise<Supervision> {
  const stopping = new AbortController();
  let current = await launch(giveUp ?? stopping.signal);
  // A console that ends without stop() stops PostgreSQL. After kill -9, the next start does.
  const onExit = () => current.stopUnawaited();
  process.on("exit", onExit);

  /** The next one that runs, or why there is none. */
  async function restart(how: string, row: Iterator<number>): Promise<Postmaster | string> {
    for (let pause = row.next(); !pause.done; pause = row.next()) {
      await sleep(pause.value, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return "stopped";
      try {
        return await launch(stopping.signal);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
      }
    }
    return `PostgreSQL keeps ending (${how}); gave up after ${pauses.length} restarts in a row`;
  }

  async function watch(): Promise<string> {
    let row = pauses.values();
    while (true) {
      const since = Date.now();
      const how = await current.ended;
      if (stopping.signal.aborted) return "stopped";
      log(`PostgreSQL ended unexpectedly (${how}). Restarting it`);
      if (Date.now() - since > HEALTHY_MS) row = pauses.values();
      const next = await restart(how, row);
      if (typeof next === "string") return next;
      current = next;
    }
  }

  const exited = watch().finally(() => process.off("exit", onExit));
  return {
    exited,
    async stop() {
      stopping.abort();
      await current.stop();
      await exited;
    },
  };
}
