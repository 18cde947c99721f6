import { Fault } from "../../kernel/errors.ts";

/** Authenticating a caller again is almost always a lookup in memory. */
const EVERY_MS = 1000;

/**
 * Fires with the given signal, and also when the caller loses the permission to call: the session or key has ended, the
 * membership or the role has changed, the token has expired. A response that lasts for minutes must not outlive any of
 * them.
 */
export function whileAllowed(gone: AbortSignal, stillMay: () => Promise<boolean>): AbortSignal {
  const lapsed = new AbortController();
  const timer = setInterval(async () => {
    // A database that is down for a moment is no reason to disconnect anyone.
    const may = await stillMay().catch((error) => !(error instanceof Fault && isRefusal(error.code)));
    if (!may) lapsed.abort();
  }, EVERY_MS).unref();
  const both = AbortSignal.any([gone, lapsed.signal]);
  const stop = () => clearInterval(timer);
  if (both.aborted) stop();
  else both.addEventListener("abort", stop, { once: true });
  return both;
}

/** TEAM_NOT_FOUND: the user has left the team in X-Team-Id. */
function isRefusal(code: string): boolean {
  return code === "NOT_AUTHENTICATED" || code === "TEAM_NOT_FOUND";
}
