/**
 * One request and its response under limits: a deadline for the whole exchange and a cap on the response's bytes,
 * enforced as they arrive. Which addresses are allowed is decided by the dispatcher's connector.
 */
import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import { type Cancellation, UnderSignal } from "../../kernel/under-signal.ts";
import { codeOf, OutboundError } from "./outbound-error.ts";

/** The target of a request, in the parts that are used repeatedly. */
export interface Target {
  readonly origin: string;
  readonly host: string;
  /** With the query. */
  readonly path: string;
}

export function targetOf({ origin, host, pathname, search }: URL): Target {
  return { origin, host, path: pathname + search };
}

export interface ExchangeRequest {
  readonly target: Target;
  readonly method: string;
  /** Names and values alternate. See `wireHeaders`. */
  readonly headers: readonly string[];
  readonly body?: Buffer | string | undefined;
  readonly signal?: AbortSignal | Cancellation | undefined;
  readonly deadlineMs: number;
  readonly maxBytes: number;
  /** Until the headers of the response. Default: as the client was created. */
  readonly firstByteMs?: number | undefined;
  /** The longest silence within the response. Default: as the client was created. */
  readonly silenceMs?: number | undefined;
  /** Asked in the moment the request is written, however long the connection took. If false, nothing is sent. */
  readonly mayLeave?: (() => boolean) | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** The body can be read once, as it arrives or completely. */
export interface StreamedAnswer extends Omit<Answer, "body"> {
  /** Leaving the loop early closes the connection. */
  readonly body: AsyncIterable<Buffer>;
  whole(): Promise<Buffer>;
  /** For a body that will not be read. Without it the connection stays open until the deadline. */
  cancel(): void;
  /** For a body of which nothing more is needed. If it ends within moments, its connection can be used again. */
  letEnd(): void;
}

/** Compressed responses could exceed the cap when decompressed, so they are neither requested nor accepted. */
export function wireHeaders(headers: Readonly<Record<string, string>>): readonly string[] {
  const wire: string[] = [];
  for (const name of Object.keys(headers)) wire.push(name, headers[name] ?? "");
  wire.push("accept-encoding", "identity");
  return wire;
}

/** Rejects only with an OutboundError. */
export function exchange(dispatcher: Dispatcher, request: ExchangeRequest): Promise<StreamedAnswer> {
  const { target, method, headers, body, signal } = request;
  return new Promise((resolve, reject) => {
    const call = new Call(request, { resolve, reject });
    if (signal?.aborted) return call.cancel();
    const options = {
      origin: target.origin,
      path: target.path,
      method: method as Dispatcher.HttpMethod,
      headers: headers as string[],
      body: body ?? null,
      ...(request.firstByteMs === undefined ? {} : { headersTimeout: request.firstByteMs }),
      ...(request.silenceMs === undefined ? {} : { bodyTimeout: request.silenceMs }),
    };
    dispatcher.dispatch(options, call);
  });
}

export async function exchangeWhole(dispatcher: Dispatcher, request: ExchangeRequest): Promise<Answer> {
  const answer = await exchange(dispatcher, request);
  return { status: answer.status, headers: answer.headers, body: await answer.whole() };
}

const giveUpLate = (call: Call): void => call.endLate();

interface Settling {
  readonly resolve: (answer: StreamedAnswer) => void;
  readonly reject: (error: OutboundError) => void;
}

/** How much of a body may wait for its reader. Beyond this, the sender is slowed down. */
const MOST_UNREAD_BYTES = 65_536;
/** How long a body may take to end of which nothing more is needed. */
const LAST_MOMENTS_MS = 250;
const DONE: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * One call in progress, as undici drives it, and its body. Every prompt of every run uses it: undici's own streams and
 * one signal per call would cost more than the call itself.
 */
class Call
  extends UnderSignal
  implements StreamedAnswer, Dispatcher.DispatchHandler, AsyncIterableIterator<Buffer, undefined>
{
  status = 0;
  headers: StreamedAnswer["headers"] = {};
  readonly #request: ExchangeRequest;
  readonly #settling: Settling;
  #timer: NodeJS.Timeout;
  readonly #unread: Buffer[] = [];
  #unreadBytes = 0;
  #received = 0;
  #isWhole = false;
  #isHeldBack = false;
  #isLeft = false;
  #error: OutboundError | null = null;
  #controller: Dispatcher.DispatchController | null = null;
  #reader: PromiseWithResolvers<IteratorResult<Buffer, undefined>> | null = null;
  #collector: PromiseWithResolvers<Buffer> | null = null;

  constructor(request: ExchangeRequest, settling: Settling) {
    super();
    this.#request = request;
    this.#settling = settling;
    this.#timer = setTimeout(giveUpLate, request.deadlineMs, this);
    if (request.signal) this.obey(request.signal);
  }

  get body(): AsyncIterable<Buffer> {
    return this;
  }

  get #host(): string {
    return this.#request.target.host;
  }

  get #hasAnswer(): boolean {
    return this.status > 0;
  }

  override cancel(): void {
    if (this.#isWhole || this.#error) return;
    this.#fail(new OutboundError("aborted", `The call to ${this.#host} was given up.`));
  }

  letEnd(): void {
    if (this.#isWhole || this.#error) return;
    this.#isLeft = true;
    this.#unread.length = 0;
    this.#unreadBytes = 0;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(giveUpLate, LAST_MOMENTS_MS, this);
    this.#letGoOn();
  }

  endLate(): void {
    this.#fail(new OutboundError("timeout", `${this.#host} did not answer within ${this.#request.deadlineMs} ms.`));
  }

  /**
   * The first failure is the one reported. Before there is a connection, undici can't be stopped, and the caller does
   * not wait for that.
   */
  #fail(error: OutboundError): void {
    if (this.#isWhole || this.#error) return;
    this.#error = error;
    this.#rest();
    if (!this.#hasAnswer) this.#settling.reject(error);
    this.#reader?.reject(error);
    this.#collector?.reject(error);
    this.#controller?.abort(error);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.leave();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#error) controller.abort(this.#error);
    else if (this.#request.mayLeave?.() === false)
      this.#fail(new OutboundError("aborted", `The call to ${this.#host} was withdrawn.`, { isUnsent: true }));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    if ((headers["content-encoding"] ?? "identity") !== "identity") {
      this.#fail(new OutboundError("protocol", `${this.#host} sent a compressed answer that was not asked for.`));
      return;
    }
    this.status = status;
    this.headers = readHeaders(headers);
    this.#settling.resolve(this);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const { maxBytes } = this.#request;
    this.#received += chunk.length;
    if (this.#received > maxBytes) {
      this.#fail(new OutboundError("too_large", `${this.#host} sent more than ${maxBytes} bytes.`));
      return;
    }
    if (this.#isLeft) return;
    if (this.#reader) {
      this.#reader.resolve({ done: false, value: chunk });
      this.#reader = null;
      return;
    }
    this.#unread.push(chunk);
    this.#unreadBytes += chunk.length;
    if (this.#unreadBytes <= MOST_UNREAD_BYTES || this.#isHeldBack || this.#collector) return;
    this.#isHeldBack = true;
    controller.pause();
  }

  onResponseEnd(): void {
    this.#isWhole = true;
    // It contains the headers as received, each in its own buffer.
    this.#controller = null;
    this.#rest();
    this.#reader?.resolve(DONE);
    this.#collector?.resolve(this.#bytes());
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(translate(error, this.#request.target, this.#hasAnswer ? "within the answer" : "before the answer"));
  }

  /** The bytes of a short response as received, without a copy. */
  #bytes(): Buffer {
    const [only] = this.#unread;
    return only && this.#unread.length === 1 ? only : Buffer.concat(this.#unread);
  }

  whole(): Promise<Buffer> {
    if (this.#error) return Promise.reject(this.#error);
    if (this.#isWhole) return Promise.resolve(this.#bytes());
    this.#collector = Promise.withResolvers();
    this.#letGoOn();
    return this.#collector.promise;
  }

  #letGoOn(): void {
    if (!this.#isHeldBack) return;
    this.#isHeldBack = false;
    this.#controller?.resume();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Everything that has arrived, in one piece: a stream of many short ones costs its reader one turn for all of them. */
  next(): Promise<IteratorResult<Buffer, undefined>> {
    if (this.#unread.length > 0) {
      const value = this.#bytes();
      this.#unread.length = 0;
      this.#unreadBytes = 0;
      this.#letGoOn();
      return Promise.resolve({ done: false, value });
    }
    if (this.#error) return Promise.reject(this.#error);
    if (this.#isWhole) return Promise.resolve(DONE);
    this.#reader = Promise.withResolvers();
    return this.#reader.promise;
  }

  /** The reading loop was left. */
  return(): Promise<IteratorReturnResult<undefined>> {
    this.cancel();
    return Promise.resolve(DONE);
  }
}

const COOKIES: readonly string[] = ["set-cookie", "set-cookie2"];

/** Cookies belong to a browser. No session of one caller may get into another's call. */
function readHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  for (const name in headers) {
    if (typeof headers[name] !== "string" || COOKIES.includes(name)) return plainHeaders(headers);
  }
  return headers as Record<string, string>;
}

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const plain = Object.entries(headers).filter(([name]) => !COOKIES.includes(name));
  return Object.fromEntries(
    plain.map(([name, value = ""]) => [name, typeof value === "string" ? value : value.join(", ")]),
  );
}

function translate(
  error: unknown,
  { host, origin }: Target,
  phase: "before the answer" | "within the answer",
): OutboundError {
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
        ? new OutboundError("connect", `${host} closed the connection without an answer.`, {
            code,
            isStale: origin.startsWith("http:") && hasAnsweredBefore(error),
          })
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

/** Whether the connection brought an answer before. With TLS nobody could tell that from the bytes of the handshake. */
function hasAnsweredBefore(error: unknown): boolean {
  const { socket } = error as { readonly socket?: { readonly bytesRead?: number } };
  return (socket?.bytesRead ?? 0) > 0;
}
