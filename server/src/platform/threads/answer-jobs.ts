import { parentPort } from "node:worker_threads";
import type { ThreadAnswer } from "./threads.ts";

/** The thread's side: one job after another, each answered with its result. */
export function answerJobs<Job>(work: (job: Job) => unknown): void {
  const say = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);
  parentPort?.on("message", (job: Job) => {
    try {
      say({ kind: "done", value: work(job) });
    } catch (error) {
      say({ kind: "broke", message: error instanceof Error ? error.message : String(error) });
    }
  });
  say({ kind: "ready" });
}
