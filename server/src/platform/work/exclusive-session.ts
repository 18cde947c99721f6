import type { Logger } from "pino";
import type { Act } from "../act.ts";
import { isUnavailable } from "../db/database.ts";
import type { JobContext } from "./context.ts";
import type { JobSession, SessionEnd } from "./job.ts";

/** A job that one worker has at a time. */
export interface ExclusiveJob<Row> {
  /** Writes the worker's number into the job's row. Null if a living worker has the job, or it no longer runs. */
  claim(act: Act): Promise<Row | null>;
  /** Does the job. Returns early if `isStopping`. The next worker then repeats what was in progress. */
  work(row: Row, attempt: Attempt): Promise<void>;
  /** Records that the work threw, if the job is still this worker's. */
  fail(act: Act, error: unknown): Promise<void>;
  /** Removes the worker's number from the row. */
  release(act: Act): Promise<void>;
}

/** One worker's attempt at a job, from its claim to its release. */
export interface Attempt {
  /** Aborts requests in flight. */
  readonly signal: AbortSignal;
  /** From then on nothing new is started. */
  isStopping(): boolean;
}

interface SessionNeeds {
  readonly context: JobContext;
  readonly logger: Logger;
}

/** Claims the job, does it, and releases it, whatever happens in between except a kill. */
export function openExclusiveSession<Row>({ context, logger }: SessionNeeds, job: ExclusiveJob<Row>): JobSession {
  const requests = new AbortController();
  let isStopping = false;
  const attempt: Attempt = { signal: requests.signal, isStopping: () => isStopping };

  async function run(): Promise<SessionEnd> {
    try {
      const row = await context.transaction((act) => job.claim(act));
      if (!row) return "claimed_elsewhere";
      await job.work(row, attempt);
    } catch (error) {
      await recordFailure(error);
    }
    requests.abort();
    await context.transaction((act) => job.release(act)).catch(() => {});
    return "done";
  }

  async function recordFailure(error: unknown): Promise<void> {
    // The work was interrupted, or the database is down: the job itself has not failed, and the next worker continues.
    if (requests.signal.aborted || isUnavailable(error)) return;
    await context
      .transaction((act) => job.fail(act, error))
      .catch((cause: unknown) =>
        logger.warn({ err: cause, job_id: context.job.id }, "a failed job could not be marked as failed"),
      );
  }

  function stop(graceMs: number): void {
    if (isStopping) return;
    isStopping = true;
    const grace = setTimeout(() => requests.abort(), graceMs);
    void ended.then(() => clearTimeout(grace));
  }

  const ended = run();
  return {
    ended,
    refresh: ({ isListed }) => {
      // Paused, canceled or deleted: no one waits for the requests in flight.
      if (!isListed) stop(0);
    },
    stop,
    abandon() {
      isStopping = true;
      requests.abort();
    },
  };
}
