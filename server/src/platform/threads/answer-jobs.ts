import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "./threads.ts";

/** The thread's side: one job after another, each answered with its result, or with what its promise resolves to. */
export function answerJobs<Job>(work: (job: Job) => unknown): void {
  const say = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);
  const done = (value: unknown): void => say({ kind: "done", value });
  const broke = (error: unknown): void =>
    say({ kind: "broke", message: error instanceof Error ? error.message : String(error) });
  parentPort?.on("message", (job: Job) => {
    try {
      const value = work(job);
      if (value instanceof Promise) value.then(done).catch(broke);
      else done(value);
    } catch (error) {
      broke(error);
    }
  });
  say({ kind: "ready" });
}
