import type { Worker } from "node:worker_threads";

/** Work that may take long, or forever, away from the thread that answers requests. */
export interface Threads {
  /**
   * What the script makes of the job. Rejects with ThreadStopped when that takes too long or too much memory, when the
   * signal fires, or when the threads are closed; whatever the script throws comes back as an Error with its message.
   */
  run(job: unknown, signal?: AbortSignal): Promise<unknown>;
  /** Ends all threads at once, whatever they do. */
  close(): Promise<void>;
}

export interface ThreadRules {
  /** Listens with `answerJobs`. */
  readonly script: URL;
  /** At the same time. Each is started when a job finds none free. */
  readonly most: number;
  /** For one job, from when its thread begins with it. */
  readonly limitMs: number;
  readonly heapMegabytes: number;
  /** A thread that had nothing to do for so long is ended: it holds a copy of all that the script reads. */
  readonly idleMs: number;
}

export type StopReason = "too_long" | "too_large" | "given_up";

export class ThreadStopped extends Error {
  override name = "ThreadStopped";
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(`a thread was stopped: ${reason}`);
    this.reason = reason;
  }
}

interface Job {
  readonly value: unknown;
  readonly settled: PromiseWithResolvers<unknown>;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  isReady: boolean;
  timer: NodeJS.Timeout | undefined;
}

/** A thread reads its script before the first job; a machine under load takes its time for that. */
const START_LIMIT_MS = 30_000;

export function createThreads(rules: ThreadRules): Threads {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let isClosed = false;
  let starting = 0;

  function begin(thread: Thread, job: Job): void {
    clearTimeout(thread.timer);
    thread.job = job;
    thread.worker.ref();
    thread.worker.postMessage(job.value);
    // The time begins when the script is there to use it.
    thread.timer = setTimeout(() => end(thread, "too_long"), thread.isReady ? rules.limitMs : START_LIMIT_MS);
  }

  /** Its job is told why; the next one gets another thread. */
  function end(thread: Thread, reason: StopReason | null): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    if (reason) thread.job?.settled.reject(new ThreadStopped(reason));
    void thread.worker.terminate();
    next();
  }

  function rest(thread: Thread): void {
    thread.job = null;
    // An idle thread keeps no process alive.
    thread.worker.unref();
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => end(thread, null), rules.idleMs).unref();
    next();
  }

  function next(): void {
    if (waiting.length === 0 || isClosed) return;
    const free = [...threads].find(({ job }) => job === null);
    if (free) {
      const job = waiting.shift();
      if (job) begin(free, job);
    } else if (threads.size + starting < rules.most) void start();
  }

  async function start(): Promise<void> {
    starting += 1;
    const { Worker: NewWorker } = await import("node:worker_threads");
    starting -= 1;
    if (isClosed) return;
    const worker = new NewWorker(rules.script, { resourceLimits: { maxOldGenerationSizeMb: rules.heapMegabytes } });
    const thread: Thread = { worker, job: null, isReady: false, timer: undefined };
    threads.add(thread);
    worker.on("message", (said: ThreadAnswer) => heard(thread, said));
    worker.on("error", (error) => end(thread, isOutOfMemory(error) ? "too_large" : "given_up"));
    worker.on("exit", () => end(thread, "given_up"));
    const job = waiting.shift();
    if (job) begin(thread, job);
    else rest(thread);
  }

  function heard(thread: Thread, said: ThreadAnswer): void {
    if (said.kind === "ready") {
      thread.isReady = true;
      if (!thread.job) return;
      clearTimeout(thread.timer);
      thread.timer = setTimeout(() => end(thread, "too_long"), rules.limitMs);
      return;
    }
    const { job } = thread;
    rest(thread);
    if (said.kind === "done") job?.settled.resolve(said.value);
    else job?.settled.reject(new Error(said.message));
  }

  function giveUp(job: Job): void {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    const thread = [...threads].find((one) => one.job === job);
    if (thread) end(thread, "given_up");
    else job.settled.reject(new ThreadStopped("given_up"));
  }

  return {
    async run(value, signal) {
      if (isClosed || signal?.aborted) throw new ThreadStopped("given_up");
      const job: Job = { value, settled: Promise.withResolvers() };
      waiting.push(job);
      next();
      const leave = (): void => giveUp(job);
      signal?.addEventListener("abort", leave, { once: true });
      try {
        return await job.settled.promise;
      } finally {
        signal?.removeEventListener("abort", leave);
      }
    },
    async close() {
      isClosed = true;
      for (const job of waiting.splice(0)) job.settled.reject(new ThreadStopped("given_up"));
      const all = [...threads].map(({ worker }) => worker);
      for (const thread of threads) end(thread, "given_up");
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

export type ThreadAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly value: unknown }
  | { readonly kind: "broke"; readonly message: string };
