/**
 * One request and its answer under limits: a deadline for the whole of it and a cap on the answer's bytes, enforced
 * while they arrive. Knows nothing of which addresses are allowed; the dispatcher's connector does.
 */
import type { IncomingHttpHeaders } from "node:http";
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

/** Rejects only with an OutboundError. */
export function exchange(dispatcher: Dispatcher, request: ExchangeRequest): Promise<StreamedAnswer> {
  const { url, method, headers, body, signal } = request;
  return new Promise((resolve, reject) => {
    const call = new Call(request, { resolve, reject });
    if (signal?.aborted) return call.cancel();
    const options = {
      origin: url.origin,
      path: url.pathname + url.search,
      method: method as Dispatcher.HttpMethod,
      // Compressed answers could grow past the cap while they are unpacked; none are asked for, none accepted.
      headers: { ...headers, "accept-encoding": "identity" },
      body: body ?? null,
    };
    dispatcher.dispatch(options, call);
  });
}

export async function exchangeWhole(dispatcher: Dispatcher, request: ExchangeRequest): Promise<Answer> {
  const { status, headers, body } = await exchange(dispatcher, request);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return { status, headers, body: Buffer.concat(chunks) };
}

interface Settling {
  readonly resolve: (answer: StreamedAnswer) => void;
  readonly reject: (error: OutboundError) => void;
}

/** What of a body may wait for its reader; past it the sender is held back. */
const MOST_UNREAD_BYTES = 65_536;
const DONE: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * One call under way, as undici drives it, and the body that is read out of it. It is asked for by every prompt of every
 * run: undici's own streams and one signal for each call would cost more than the call itself.
 */
class Call implements Dispatcher.DispatchHandler, AsyncIterableIterator<Buffer, undefined> {
  readonly #request: ExchangeRequest;
  readonly #settling: Settling;
  readonly #timer: NodeJS.Timeout;
  readonly #unread: Buffer[] = [];
  #unreadBytes = 0;
  #received = 0;
  #hasAnswer = false;
  #isWhole = false;
  #isHeldBack = false;
  #error: OutboundError | null = null;
  #controller: Dispatcher.DispatchController | null = null;
  #reader: PromiseWithResolvers<IteratorResult<Buffer, undefined>> | null = null;

  constructor(request: ExchangeRequest, settling: Settling) {
    const { url, deadlineMs, signal } = request;
    this.#request = request;
    this.#settling = settling;
    const late = (): void =>
      this.#fail(new OutboundError("timeout", `${url.host} did not answer within ${deadlineMs} ms.`));
    this.#timer = setTimeout(late, deadlineMs);
    signal?.addEventListener("abort", this.cancel);
  }

  readonly cancel = (): void => {
    this.#fail(new OutboundError("aborted", `The call to ${this.#request.url.host} was given up.`));
  };

  /** The first failure is the one that is told. Before there is a connection undici cannot be stopped; the caller does not wait for that. */
  #fail(error: OutboundError): void {
    if (this.#isWhole || this.#error) return;
    this.#error = error;
    this.#rest();
    if (!this.#hasAnswer) this.#settling.reject(error);
    this.#reader?.reject(error);
    this.#reader = null;
    this.#controller?.abort(error);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#request.signal?.removeEventListener("abort", this.cancel);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#error) controller.abort(this.#error);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    const { host } = this.#request.url;
    if ((headers["content-encoding"] ?? "identity") !== "identity") {
      this.#fail(new OutboundError("protocol", `${host} sent a compressed answer that was not asked for.`));
      return;
    }
    this.#hasAnswer = true;
    this.#settling.resolve({ status, headers: readHeaders(headers), body: this, cancel: this.cancel });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { url, maxBytes } = this.#request;
    this.#received += chunk.length;
    if (this.#received > maxBytes) {
      this.#fail(new OutboundError("too_large", `${url.host} sent more than ${maxBytes} bytes.`));
      return;
    }
    if (this.#reader) {
      this.#reader.resolve({ done: false, value: chunk });
      this.#reader = null;
      return;
    }
    this.#unread.push(chunk);
    this.#unreadBytes += chunk.length;
    if (this.#unreadBytes <= MOST_UNREAD_BYTES || this.#isHeldBack) return;
    this.#isHeldBack = true;
    controller.pause();
  }

  onResponseEnd(): void {
    this.#isWhole = true;
    this.#rest();
    this.#reader?.resolve(DONE);
    this.#reader = null;
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(translate(error, this.#request.url.host, this.#hasAnswer ? "within the answer" : "before the answer"));
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Buffer, undefined>> {
    const chunk = this.#unread.shift();
    if (chunk) {
      this.#unreadBytes -= chunk.length;
      if (this.#isHeldBack && this.#unread.length === 0) {
        this.#isHeldBack = false;
        this.#controller?.resume();
      }
      return Promise.resolve({ done: false, value: chunk });
    }
    if (this.#error) return Promise.reject(this.#error);
    if (this.#isWhole) return Promise.resolve(DONE);
    this.#reader = Promise.withResolvers();
    return this.#reader.promise;
  }

  /** The loop that reads it was left. */
  return(): Promise<IteratorReturnResult<undefined>> {
    this.cancel();
    return Promise.resolve(DONE);
  }
}

/** Cookies belong to a browser; nothing here may carry one caller's session into another's call. */
function readHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name] ?? "";
    if (name !== "set-cookie" && name !== "set-cookie2")
      read[name] = typeof value === "string" ? value : value.join(", ");
  }
  return read;
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
