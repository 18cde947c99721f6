import pg from "pg";
import { fault } from "../../../kernel/errors.ts";

/** A server that accepts no writes refused one. */
export const READ_ONLY = "25006";

/**
 * True when the server or the line to it is gone, or no longer accepts writes because another server took over, as
 * against a statement that was refused.
 */
export function isConnectionLoss(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? "";
  if (error instanceof pg.DatabaseError) return code === READ_ONLY || /^(08|57P0[1-5])/.test(code);
  const message = error instanceof Error ? error.message : "";
  return (
    /^(ECONN|EPIPE|ENOENT|ETIMEDOUT)/.test(code) ||
    /Connection terminated|not queryable|timeout exceeded|read timeout/.test(message)
  );
}

/** A commit may have reached the disk although its answer never reached us: then "nothing was changed" would be a lie. */
export const LOST_AT_WORK =
  "The connection to the database was lost. A change may have taken effect: read before you repeat it.";

/** The primary gave up waiting for its synchronous standby: the change is on one disk, and lost if that one is. */
export const NOT_REPLICATED =
  "The standby of the database did not confirm the change. It may have taken effect: read before you repeat it.";

export function unavailable(cause: unknown, words?: string): Error {
  return fault("DATABASE_UNAVAILABLE", {
    ...(words ? { public: words } : {}),
    internal: `database: ${String((cause as Error).message)}`,
    cause,
    retryAfter: 1,
  });
}
