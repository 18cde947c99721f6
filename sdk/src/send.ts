import { type ApiError, apiErrorFrom } from "./api-error.ts";
import type { Answer, CallOptions } from "./call.ts";
import { parseExact } from "./exact-json.ts";
import type { BuiltRequest, Route } from "./request.ts";

/** Maximum wait between two attempts. If the console asks for more, the call fails. */
const LONGEST_WAIT_MS = 30_000;

/** An access token, an API key, or a function that is called for one before each request. */
export type Token = string | (() => string | null | undefined | Promise<string | null | undefined>);

export interface Settings {
  readonly baseUrl: string;
  readonly token: Token | undefined;
  readonly teamId: string | undefined;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly onResponse?: ((response: Response) => void) | undefined;
  readonly fetch: typeof fetch;
}

export interface Sending {
  readonly request: BuiltRequest;
  readonly answer?: Route[2];
  readonly options: CallOptions;
}

export async function send(settings: Settings, sending: Sending): Promise<Answer<unknown>> {
  const { request, options } = sending;
  const deadline = startDeadline(options.timeoutMs ?? settings.timeoutMs);
  const signal = options.signal ? AbortSignal.any([deadline.signal, options.signal]) : deadline.signal;
  try {
    for (let tries = 0; ; tries++) {
      const response = await settings.fetch(settings.baseUrl + request.path, {
        method: request.method,
        headers: await headersFor(settings, sending),
        body: request.body ?? null,
        signal,
        // A redirect would send the token to another address.
        redirect: "error",
      });
      settings.onResponse?.(response);
      if (response.ok) return await answerFrom(response, sending.answer);
      const error = await apiErrorFrom(response);
      const wait = request.repeatable && tries < settings.retries ? waitAfter(error, tries) : null;
      if (wait === null) throw error;
      await pause(wait, signal);
    }
  } finally {
    deadline.clear();
  }
}

async function headersFor({ token, teamId }: Settings, { request, options }: Sending): Promise<Record<string, string>> {
  const bearer = typeof token === "function" ? await token() : token;
  const team = options.teamId ?? teamId;
  return {
    ...request.headers,
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(team ? { "x-team-id": team } : {}),
  };
}

async function answerFrom(response: Response, answer: Route[2]): Promise<Answer<unknown>> {
  return {
    data: answer === "stream" ? (response.body ?? new Blob([]).stream()) : parsed(await response.text(), answer),
    status: response.status,
    etag: response.headers.get("etag"),
    requestId: response.headers.get("x-request-id"),
    headers: response.headers,
  };
}

function parsed(text: string, exact: readonly string[] | undefined): unknown {
  if (text === "") return undefined;
  return exact === undefined ? JSON.parse(text) : parseExact(text, exact);
}

/** Milliseconds until the next attempt, or null if there is no point: as the console says, or else a doubling wait. */
function waitAfter({ status, headers }: ApiError, tries: number): number | null {
  if (status !== 429 && status !== 503) return null;
  const asked = headers.get("retry-after");
  const wait = asked === null ? 500 * 2 ** tries * (0.5 + Math.random()) : secondsIn(asked) * 1000;
  return wait <= LONGEST_WAIT_MS ? wait : null;
}

function secondsIn(retryAfter: string): number {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 1 : Math.max(0, (at - Date.now()) / 1000);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopped = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stopped);
      resolve();
    }, milliseconds);
    if (signal.aborted) stopped();
    else signal.addEventListener("abort", stopped, { once: true });
  });
}

function startDeadline(milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController();
  const late = (): void =>
    controller.abort(new DOMException(`The console did not answer within ${milliseconds} ms`, "TimeoutError"));
  const timer = setTimeout(late, milliseconds);
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
