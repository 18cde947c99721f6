import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const gzipped = promisify(gzip);

export interface Target {
  readonly url: string;
  /** May hold a key: never in an error or a log line. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface SendRules {
  readonly tries: number;
  /** Before the second try; twice as long before the third. */
  readonly pauseMs: number;
  /** A collector that asks for more is not waited for. */
  readonly longestPauseMs: number;
  readonly deadlineMs: number;
}

export const sendRules: SendRules = { tries: 3, pauseMs: 1000, longestPauseMs: 30_000, deadlineMs: 10_000 };

const SMALL = 1024;
/** By the OTLP specification; everything else would be refused again. */
const RETRYABLE: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Sends a batch, again if the collector is busy or away. Rejects if it was not taken. */
export async function sendBatch(
  target: Target,
  body: object,
  { rules, signal }: { rules: SendRules; signal: AbortSignal },
) {
  const json = Buffer.from(JSON.stringify(body));
  const isSmall = json.length < SMALL;
  const request = {
    method: "POST",
    headers: {
      ...target.headers,
      "content-type": "application/json",
      ...(isSmall ? {} : { "content-encoding": "gzip" }),
    },
    body: isSmall ? json : await gzipped(json),
    redirect: "error" as const,
  };
  for (let tried = 1; ; tried += 1) {
    const failure = await attempt(target.url, request, rules.deadlineMs);
    if (failure === null) return;
    const waitMs = failure.retryMs ?? rules.pauseMs * 2 ** (tried - 1) * (0.8 + 0.4 * Math.random());
    const isLast = tried >= rules.tries || !failure.mayRetry || waitMs > rules.longestPauseMs || signal.aborted;
    if (isLast) throw new Error(failure.why);
    await pause(waitMs, undefined, { signal, ref: false }).catch(() => {});
  }
}

interface Failure {
  readonly why: string;
  readonly mayRetry: boolean;
  readonly retryMs: number | null;
}

/** Null if the batch was taken. A part of it may have been refused, which no further try would change. */
async function attempt(url: string, request: RequestInit, deadlineMs: number): Promise<Failure | null> {
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(deadlineMs) });
    await answer.body?.cancel();
    if (answer.ok) return null;
    const mayRetry = RETRYABLE.has(answer.status);
    const why = `the collector answered ${answer.status}`;
    return { why, mayRetry, retryMs: retryAfter(answer.headers.get("retry-after")) };
  } catch (error) {
    // The name of the failure alone: messages of the client can quote headers.
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown };
    return { why: `the collector was not reached: ${String(code ?? name)}`, mayRetry: true, retryMs: null };
  }
}

/** Seconds or a date. */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
