/**
 * Forwards an operation to one of the console's own services, at an address that the operator configured. The caller is
 * already authenticated and authorized. The service gets a token issued for it, never the caller's.
 */
import { Agent } from "undici";
import type { Catalog } from "../../kernel/errors.ts";
import { createConnector } from "../outbound/connector.ts";
import { type Answer, exchangeWhole, targetOf, wireHeaders } from "../outbound/exchange.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { judge, retryAfter } from "./answer.ts";
import { type Circuit, createBreaker, type Verdict } from "./breaker.ts";
import { badAnswer, type Call, elapsedMs, isReset, transportFault, unavailable } from "./faults.ts";
import { type CallerHeaders, forwardable } from "./headers.ts";
import { presentRefusal, type Refused } from "./refusal.ts";

export interface ForwarderOptions<Claims> {
  /** The service's name: the audience of its tokens, and its name in every message. */
  readonly name: string;
  readonly baseUrl: string;
  readonly mintToken: (audience: string, principal: Claims) => Promise<string>;
  readonly deadlineMs: number;
  readonly maxBytes: number;
  /** Maximum concurrent calls. More are refused immediately, so that a slow service can't fill the console's memory. */
  readonly maxConcurrent?: number;
  readonly connectTimeoutMs?: number;
  /** Codes that a refusal of the service may keep, each only with its own status. Default: none. */
  readonly catalog?: Catalog;
  readonly breaker?: { readonly failures: number; readonly pauseMs: number };
}

export interface ForwardRequest<Claims> {
  readonly method: string;
  /** Path and query relative to the base address, already percent-encoded. */
  readonly path: string;
  /** The caller's headers as received. Only those meant for the service are passed on. */
  readonly headers?: CallerHeaders;
  readonly body?: Buffer | string;
  readonly principal: Claims;
  readonly requestId: string;
  readonly signal?: AbortSignal;
}

export interface ForwardedAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly contentType: string;
  /** Seconds, if the service sent Retry-After. */
  readonly retryAfter?: number;
}

export interface ServiceHealth {
  readonly reachable: boolean;
  readonly elapsedMs: number;
  readonly circuit: Circuit;
}

export interface Forwarder<Claims> {
  /** Rejects with a SERVICE_… fault, or with an "aborted" OutboundError if the caller's signal ended the call. */
  forward(request: ForwardRequest<Claims>): Promise<ForwardedAnswer>;
  health(): Promise<ServiceHealth>;
  close(): Promise<void>;
}

const HEALTH_DEADLINE_MS = 2_000;

export function createForwarder<Claims>(options: ForwarderOptions<Claims>): Forwarder<Claims> {
  const base = readBase(options.baseUrl);
  const { maxConcurrent = 64, deadlineMs, maxBytes } = options;
  const breaker = createBreaker({ failures: 5, pauseMs: 5_000, ...options.breaker, now: () => performance.now() });
  // An Agent, for one origin: unlike a bare Pool it also closes the connection that undici reopens after an abort.
  const agent = new Agent({
    connect: createConnector({ connectTimeoutMs: options.connectTimeoutMs ?? 3_000, admit: () => {} }),
    // The whole exchange has its deadline. undici's own timeouts of minutes would only cut a longer one short.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  let inFlight = 0;

  async function forward(request: ForwardRequest<Claims>): Promise<ForwardedAnswer> {
    const url = locate(base, request.path);
    const call: Call = { service: options.name, method: request.method, url, started: performance.now() };
    if (inFlight >= maxConcurrent) throw unavailable(call, `refused: ${inFlight} calls are in flight`, 1);
    const entry = breaker.enter();
    if (!entry.admitted) throw unavailable(call, "not tried: the circuit is open", Math.ceil(entry.waitMs / 1000));
    let verdict: Verdict = "unknown";
    inFlight += 1;
    try {
      const headers = await writeHeaders(request);
      const answer = await send(call, { ...request, headers });
      verdict = "alive";
      return pass(call, answer, { requestId: request.requestId, catalog: options.catalog ?? {} });
    } catch (error) {
      if (!(error instanceof OutboundError) || request.signal?.aborted) throw error;
      verdict = verdictOf(error);
      throw transportFault(call, error);
    } finally {
      inFlight -= 1;
      entry.leave(verdict);
    }
  }

  async function writeHeaders(request: ForwardRequest<Claims>): Promise<Record<string, string>> {
    return {
      ...forwardable(request.headers ?? {}),
      accept: "application/json",
      authorization: `Bearer ${await options.mintToken(options.name, request.principal)}`,
      "x-request-id": request.requestId,
      ...(request.body === undefined ? {} : { "content-type": "application/json" }),
    };
  }

  /** A kept-alive connection may close just as it is used. A call that is safe to repeat is sent once more. */
  async function send(call: Call, request: Sendable): Promise<Answer> {
    const { body, signal, headers } = request;
    const attempt = () =>
      exchangeWhole(agent, {
        target: targetOf(call.url),
        headers: wireHeaders(headers),
        ...{ method: call.method, body, signal, maxBytes, deadlineMs: deadlineMs - elapsedMs(call) },
      });
    try {
      return await attempt();
    } catch (error) {
      if (isReset(error) && isRepeatable(request)) return await attempt();
      throw error;
    }
  }

  /** Any response will do, even a 404: a third-party service need not know this path. */
  async function health(): Promise<ServiceHealth> {
    const call = { method: "GET", url: locate(base, "/health/live"), started: performance.now() };
    const limits = { maxBytes, deadlineMs: HEALTH_DEADLINE_MS };
    const request = { target: targetOf(call.url), method: call.method, headers: wireHeaders({}), ...limits };
    const reachable = await exchangeWhole(agent, request).then(
      ({ status }) => status < 502 || status > 504,
      () => false,
    );
    return { reachable, elapsedMs: elapsedMs(call), circuit: breaker.state() };
  }

  return { forward, health, close: () => agent.destroy() };
}

interface Sendable {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  readonly signal?: AbortSignal;
}

function readBase(text: string): URL {
  const url = URL.parse(text);
  const isPlain = url !== null && url.username === "" && url.password === "" && url.search === "" && url.hash === "";
  if (isPlain && (url.protocol === "http:" || url.protocol === "https:")) return url;
  throw new RangeError("A service's address is an http or https URL without credentials, query or fragment.");
}

/** A path that changes when parsed contains dot segments or raw characters, and could leave the base address. */
function locate(base: URL, path: string): URL {
  const wanted = base.pathname.replace(/\/$/, "") + path;
  const url = new URL(base.origin + wanted);
  if (path.startsWith("/") && url.pathname + url.search === wanted) return url;
  throw new TypeError("The path to forward is not in its plain encoded form.");
}

function pass(call: Call, answer: Answer, refused: Pick<Refused, "requestId" | "catalog">): ForwardedAnswer {
  const judgement = judge(answer);
  const patience = retryAfter(answer.headers, Date.now());
  if (judgement.kind === "unavailable") throw unavailable(call, "answered 503", patience);
  if (judgement.kind === "bad") throw badAnswer(call, judgement.reason);
  const { status, body } = answer;
  const passed =
    judgement.kind === "pass"
      ? { body, contentType: judgement.contentType }
      : { body: presentRefusal({ status, body, ...refused }), contentType: "application/json" };
  return {
    status,
    ...passed,
    ...(patience === undefined ? {} : { retryAfter: patience }),
  };
}

function verdictOf({ kind }: OutboundError): Verdict {
  if (kind === "aborted") return "unknown";
  return kind === "too_large" || kind === "protocol" ? "alive" : "dead";
}

function isRepeatable({ method, headers }: Sendable): boolean {
  return method === "GET" || headers["idempotency-key"] !== undefined;
}
