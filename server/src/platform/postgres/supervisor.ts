import { setTimeout as sleep } from "node:timers/promises";
import type { Postmaster } from "./postmaster.ts";

export interface Supervision {
  /** Settles with the reason once nothing runs any more and nothing will be started. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

export interface SupervisionPlan {
  readonly launch: (signal: AbortSignal) => Promise<Postmaster>;
  readonly log: (line: string) => void;
}

/** A PostgreSQL that has served this long is healthy again: its next end starts the count anew. */
const HEALTHY_MS = 60_000;
const MOST_FAILURES = 10;
const pauseAfter = (failures: number) => Math.min(50 * 2 ** failures, 10_000);

/** Keeps one PostgreSQL running: starts it again when it ends by itself, more and more slowly, and not for ever. */
export async function supervise({ launch, log }: SupervisionPlan): Promise<Supervision> {
  const stopping = new AbortController();
  let current = await launch(stopping.signal);
  // A console that ends without stop() takes PostgreSQL along; after a kill -9 the next start does.
  const onExit = () => current.stopUnawaited();
  process.on("exit", onExit);

  async function watch(): Promise<string> {
    let failures = 0;
    let since = Date.now();
    while (true) {
      const how = await current.ended;
      if (stopping.signal.aborted) return "stopped";
      if (Date.now() - since > HEALTHY_MS) failures = 0;
      log(`PostgreSQL ended by itself (${how}); starting it again`);
      for (let started = false; !started; ) {
        failures += 1;
        if (failures > MOST_FAILURES)
          return `PostgreSQL keeps ending (${how}); gave up after ${MOST_FAILURES} restarts`;
        await sleep(pauseAfter(failures), undefined, { signal: stopping.signal }).catch(() => {});
        if (stopping.signal.aborted) return "stopped";
        try {
          current = await launch(stopping.signal);
          started = true;
        } catch (error) {
          log(error instanceof Error ? error.message : String(error));
        }
      }
      since = Date.now();
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
