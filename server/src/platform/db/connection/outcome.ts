import { AsyncLocalStorage } from "node:async_hooks";
import { Fault } from "../../../kernel/errors.ts";
import { LOST_AT_WORK, unavailable } from "./losses.ts";

/** What the database did so far for one request that may change something. */
interface Outcome {
  hasUsedDatabase: boolean;
}

const current = new AsyncLocalStorage<Outcome>();

/** The database did something for the request in progress, if there is one. It may have been a change. */
export function noteUse(): void {
  const outcome = current.getStore();
  if (outcome) outcome.hasUsedDatabase = true;
}

/**
 * Runs a request that may change something. Some use the database more than once, and what was committed stays if the
 * database is gone before the end: then "nothing was changed" would be a lie, although the last step reached no server.
 */
export async function withOutcome<T>(work: () => Promise<T>): Promise<T> {
  const outcome: Outcome = { hasUsedDatabase: false };
  try {
    return await current.run(outcome, work);
  } catch (error) {
    throw outcome.hasUsedDatabase && saysNothingChanged(error) ? unavailable(error, LOST_AT_WORK) : error;
  }
}

/** The words of the catalog, which no more precise ones replaced. */
const saysNothingChanged = (error: unknown): boolean =>
  error instanceof Fault && error.code === "DATABASE_UNAVAILABLE" && error.voices.public === undefined;
