import { Fault } from "../../kernel/errors.ts";

/** Proving a caller again is a look into memory, nearly always. */
const EVERY_MS = 1000;

/**
 * Fires with the given signal, and also when the caller may no longer call: the session or key has ended, the membership
 * or the role has changed, the token has run out. An answer that goes on for minutes must not outlive any of them.
 */
export function whileAllowed(gone: AbortSignal, stillMay: () => Promise<boolean>): AbortSignal {
  const lapsed = new AbortController();
  const timer = setInterval(async () => {
    // A database that is away for a moment is no reason to turn anybody out.
    const may = await stillMay().catch((error) => !(error instanceof Fault && isRefusal(error.code)));
    if (!may) lapsed.abort();
  }, EVERY_MS).unref();
  const both = AbortSignal.any([gone, lapsed.signal]);
  const stop = () => clearInterval(timer);
  if (both.aborted) stop();
  else both.addEventListener("abort", stop, { once: true });
  return both;
}

/** TEAM_NOT_FOUND: the person has left the team that X-Team-Id names. */
function isRefusal(code: string): boolean {
  return code === "NOT_AUTHENTICATED" || code === "TEAM_NOT_FOUND";
}
