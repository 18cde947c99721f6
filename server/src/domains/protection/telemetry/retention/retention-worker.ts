import { setTimeout as pause } from "node:timers/promises";
import { type KeepNeeds, keepDays } from "./keep-days.ts";

const EVERY_MS = 10 * 60_000;

/** Keeps a week of days ahead, and what is past keeping out. */
export function startRetention(needs: KeepNeeds, everyMs: number = EVERY_MS): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const told = new Map<string, number>();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await keepDays({ told, ...needs }).catch((error: unknown) =>
        needs.logger.warn({ err: error }, "days of telemetry could not be kept and will be looked at again"),
      );
      await pause(everyMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
