/**
 * One request and its answer under limits: a deadline for the whole of it and a cap on the answer's bytes, enforced
 * while they arrive. Knows nothing of which addresses are allowed; the dispatcher's connector does.
 */
import type { Dispatcher } from "undici";
import { codeOf, OutboundError } from "./outbound-error.ts";

export interface ExchangeRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly deadlineMs: number;
  readonly maxBytes: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface StreamedAnswer extends Omit<Answer, "body"> {
  /** To be read once; leaving the loop early closes the connection. */
  readonly body: AsyncIterable<Buffer>;
  /** For a body that will not be read; without it the connection stays until the deadline. */
  cancel(): void;
}

export async function exchange(dispatcher: Dispatcher, request: ExchangeRequest): Promise<StreamedAnswer> {
  const limit = startDeadline(request);
  try {
    const answer = await send(dispatcher, request, limit.signal);
    const encoding = answer.headers["content-encoding"] ?? "identity";
    if (encoding !== "identity") {
      limit.cancel();
      throw new OutboundError("protocol", `${request.url.host} sent a compressed answer that was not asked for.`);
    }
    return {
      status: answer.statusCode,
      headers: readHeaders(answer.headers),
      body: readBody(answer.body, request, limit),
      cancel: limit.cancel,
    };
  } catch (error) {
    limit.end();
    throw translate(error, request.url.host, "before the answer");
  }
}

export async function exchangeWhole(dispatcher: Dispatcher, request: ExchangeRequest): Promise<Answer> {
  const { status, headers, body } = await exchange(dispatcher, request);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return { status, headers, body: Buffer.concat(chunks) };
}

interface Limit {
  readonly signal: AbortSignal;
  cancel(): void;
  end(): void;
}

/** Every abort carries its typed reason, so whoever sees it first, undici or we, reports the same error. */
function startDeadline({ url, deadlineMs, signal }: ExchangeRequest): Limit {
  const controller = new AbortController();
  const stop = (error: OutboundError) => {
    end();
    controller.abort(error);
  };
  const cancel = () => stop(new OutboundError("aborted", `The call to ${url.host} was given up.`));
  const late = () => stop(new OutboundError("timeout", `${url.host} did not answer within ${deadlineMs} ms.`));
  const timer = setTimeout(late, deadlineMs);
  function end() {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
  if (signal?.aborted) cancel();
  else signal?.addEventListener("abort", cancel);
  return { signal: controller.signal, cancel, end };
}

/** undici lets an abort wait until a connection is there; resolving a name or queueing must not outlive the deadline. */
function send(dispatcher: Dispatcher, request: ExchangeRequest, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  const { url, method, headers, body } = request;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    dispatcher
      .request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: method as Dispatcher.HttpMethod,
        // Compressed answers could grow past the cap while they are unpacked; none are asked for, none accepted.
        headers: { ...headers, "accept-encoding": "identity" },
        body: body ?? null,
        signal,
      })
      .then(resolve, reject);
  });
}

async function* readBody(body: Dispatcher.ResponseData["body"], { url, maxBytes }: ExchangeRequest, limit: Limit) {
  let received = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > maxBytes) throw new OutboundError("too_large", `${url.host} sent more than ${maxBytes} bytes.`);
      yield chunk;
    }
  } catch (error) {
    throw translate(error, url.host, "within the answer");
  } finally {
    limit.end();
  }
}

/** Cookies belong to a browser; nothing here may carry one caller's session into another's call. */
function readHeaders(headers: Dispatcher.ResponseData["headers"]): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name !== "set-cookie" && name !== "set-cookie2");
  return Object.fromEntries(entries.map(([name, value]) => [name, [value ?? ""].flat().join(", ")]));
}

function translate(error: unknown, host: string, phase: "before the answer" | "within the answer"): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = codeOf(error) ?? "";
  switch (code) {
    case "UND_ERR_HEADERS_TIMEOUT":
    case "UND_ERR_BODY_TIMEOUT":
      return new OutboundError("timeout", `${host} stopped sending.`, code);
    case "UND_ERR_HEADERS_OVERFLOW":
      return new OutboundError("too_large", `${host} sent headers that are too long.`, code);
    case "UND_ERR_ABORTED":
    case "UND_ERR_CLOSED":
    case "UND_ERR_DESTROYED":
      return new OutboundError("aborted", `The call to ${host} was given up.`, code);
    case "UND_ERR_SOCKET":
    case "ECONNRESET":
    case "EPIPE":
      return phase === "before the answer"
        ? new OutboundError("connect", `${host} closed the connection without an answer.`, code)
        : new OutboundError("protocol", `${host} broke off in the middle of its answer.`, code);
    case "UND_ERR_INVALID_ARG":
    case "UND_ERR_NOT_SUPPORTED":
      return new OutboundError("protocol", `The request to ${host} is not valid HTTP.`, code);
    default:
      return code.startsWith("ERR_SSL")
        ? new OutboundError("tls", `${host} ended the secure connection.`, code)
        : new OutboundError("protocol", `${host} did not answer in valid HTTP.`, code || undefined);
  }
}
