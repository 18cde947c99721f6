import type { Worker } from "node:worker_threads";

/** Runs work that may take long, or forever, away from the thread that serves requests. */
export interface Threads {
  /**
   * The script's result for the job. Rejects with ThreadStopped if it takes too long or too much memory, if the signal
   * fires, or if the threads are closed. Whatever the script throws is returned as an Error with its message.
   */
  run(job: unknown, signal?: AbortSignal): Promise<unknown>;
  /** Ends all threads immediately, whatever they are doing. */
  close(): Promise<void>;
}

export interface ThreadRules {
  /** Listens with `answerJobs`. */
  readonly script: URL;
  /** Maximum number of threads. Each is started when a job finds none free. */
  readonly most: number;
  /** For one job, from when its thread starts it. */
  readonly limitMs: number;
  /**
   * A thread that needs more is ended. Node can do that only if it runs a check before it has taken another 16 MB: one
   * larger allocation at the limit ends the process. Inputs must be bounded far below it.
   */
  readonly heapMegabytes: number;
  /** For new values. Without it, as much as the main thread has for many requests at once. */
  readonly youngMegabytes?: number;
  /** A thread that was idle for this long is ended: it holds a copy of everything that the script loads. */
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

/** A thread loads its script before the first job, which may take a while on a busy machine. */
const START_LIMIT_MS = 30_000;

export const createThreads = (rules: ThreadRules): Threads => new ThreadPool(rules);

class ThreadPool implements Threads {
  readonly #rules: ThreadRules;
  readonly #threads = new Set<Thread>();
  readonly #waiting: Job[] = [];
  #isClosed = false;
  #starting = 0;

  constructor(rules: ThreadRules) {
    this.#rules = rules;
  }

  async run(value: unknown, signal?: AbortSignal): Promise<unknown> {
    if (this.#isClosed || signal?.aborted) throw new ThreadStopped("given_up");
    const job: Job = { value, settled: Promise.withResolvers() };
    this.#waiting.push(job);
    this.#next();
    const leave = (): void => this.#giveUp(job);
    signal?.addEventListener("abort", leave, { once: true });
    try {
      return await job.settled.promise;
    } finally {
      signal?.removeEventListener("abort", leave);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0)) job.settled.reject(new ThreadStopped("given_up"));
    const all = [...this.#threads].map(({ worker }) => worker);
    for (const thread of this.#threads) this.#end(thread, "given_up");
    await Promise.all(all.map((worker) => worker.terminate()));
  }

  #begin(thread: Thread, job: Job): void {
    clearTimeout(thread.timer);
    thread.job = job;
    thread.worker.ref();
    thread.worker.postMessage(job.value);
    // The time starts when the script is loaded.
    const limit = thread.isReady ? this.#rules.limitMs : START_LIMIT_MS;
    thread.timer = setTimeout(() => this.#end(thread, "too_long"), limit);
  }

  /** Its job gets the reason. The next one gets another thread. */
  #end(thread: Thread, reason: StopReason | null): void {
    if (!this.#threads.delete(thread)) return;
    clearTimeout(thread.timer);
    if (reason) thread.job?.settled.reject(new ThreadStopped(reason));
    void thread.worker.terminate();
    this.#next();
  }

  #rest(thread: Thread): void {
    thread.job = null;
    // An idle thread does not keep the process alive.
    thread.worker.unref();
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => this.#end(thread, null), this.#rules.idleMs).unref();
    this.#next();
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#isClosed) return;
    const free = [...this.#threads].find(({ job }) => job === null);
    if (free) {
      const job = this.#waiting.shift();
      if (job) this.#begin(free, job);
    } else if (this.#threads.size + this.#starting < this.#rules.most) void this.#start();
  }

  async #start(): Promise<void> {
    this.#starting += 1;
    const { Worker: NewWorker } = await import("node:worker_threads");
    this.#starting -= 1;
    if (this.#isClosed) return;
    const { script, heapMegabytes, youngMegabytes } = this.#rules;
    const young = youngMegabytes === undefined ? {} : { maxYoungGenerationSizeMb: youngMegabytes };
    const worker = new NewWorker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, ...young } });
    const thread: Thread = { worker, job: null, isReady: false, timer: undefined };
    this.#threads.add(thread);
    worker.on("message", (answer: ThreadAnswer) => this.#receive(thread, answer));
    worker.on("error", (error) => this.#end(thread, isOutOfMemory(error) ? "too_large" : "given_up"));
    worker.on("exit", () => this.#end(thread, "given_up"));
    const job = this.#waiting.shift();
    if (job) this.#begin(thread, job);
    else this.#rest(thread);
  }

  #receive(thread: Thread, answer: ThreadAnswer): void {
    if (answer.kind === "ready") {
      thread.isReady = true;
      if (!thread.job) return;
      clearTimeout(thread.timer);
      thread.timer = setTimeout(() => this.#end(thread, "too_long"), this.#rules.limitMs);
      return;
    }
    const { job } = thread;
    this.#rest(thread);
    if (answer.kind === "done") job?.settled.resolve(answer.value);
    else job?.settled.reject(new Error(answer.message));
  }

  #giveUp(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) this.#waiting.splice(place, 1);
    const thread = [...this.#threads].find((one) => one.job === job);
    if (thread) this.#end(thread, "given_up");
    else job.settled.reject(new ThreadStopped("given_up"));
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

export type ThreadAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "done"; readonly value: unknown }
  | { readonly kind: "broke"; readonly message: string };
