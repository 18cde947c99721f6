/**
 * The one outbound HTTP client for URLs supplied by users. Whatever such a URL leads to, the worst it can do is use up
 * the deadline: it reaches no private address, follows no redirect, sends no cookie and fills no memory.
 */
import { Agent } from "undici";
import type { Cancellation } from "../../kernel/under-signal.ts";
import { createConnector, type Resolve } from "./connector.ts";
import {
  type Answer,
  type ExchangeRequest,
  exchange,
  exchangeWhole,
  type StreamedAnswer,
  type Target,
  targetOf,
  wireHeaders,
} from "./exchange.ts";
import { OutboundError } from "./outbound-error.ts";
import { isOwnHeader } from "./own-headers.ts";
import type { AddressPolicy } from "./policy.ts";
import { admitAddress, readTarget } from "./target.ts";

export interface OutboundOptions extends AddressPolicy {
  /** Default for the largest response body. */
  readonly maxBytes: number;
  /** Default for the time of a whole call, from resolving the name to the last byte. */
  readonly deadlineMs: number;
  readonly connectTimeoutMs?: number;
  /** The longest wait for a response's headers, and the longest silence within its body. */
  readonly silenceMs?: number;
  readonly maxHeaderBytes?: number;
  readonly connectionsPerOrigin?: number;
  readonly idleMs?: number;
  readonly ca?: string;
  readonly resolve?: Resolve;
}

export interface OutboundRequest {
  readonly url: string;
  readonly method: string;
  /** Frozen headers are checked once, however often they are sent. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string | undefined;
  readonly deadlineMs?: number;
  readonly maxBytes?: number;
  /** The longest wait for the response's headers. Default: the client's silence. */
  readonly firstByteMs?: number;
  /** The longest silence within the response. Default: the client's. */
  readonly silenceMs?: number;
  readonly signal?: AbortSignal | Cancellation | undefined;
  /**
   * Asked in the moment the request is written, however long it waited for a connection. If false, nothing is sent, and the call
   * rejects as aborted and unsent.
   */
  readonly mayLeave?: (() => boolean) | undefined;
}

export interface Outbound {
  /** Any status is a response, including redirects. Everything else rejects with an OutboundError. */
  request(request: OutboundRequest): Promise<Answer>;
  /** The same with the same limits, returned as it arrives. */
  stream(request: OutboundRequest): Promise<StreamedAnswer>;
  /** Aborts the calls in progress. */
  close(): Promise<void>;
}

export function createOutbound(options: OutboundOptions): Outbound {
  const agent = createAgent(options);
  const prepare = preparing(options);
  return {
    request: async (request) => await exchangeWhole(agent, prepare(request)),
    stream: (request) => {
      try {
        return exchange(agent, prepare(request));
      } catch (error) {
        return Promise.reject(error);
      }
    },
    close: () => agent.destroy(),
  };
}

/** An origin's pool is dropped with its last connection, so there are as many pools as recently used origins. */
function createAgent(options: OutboundOptions): Agent {
  const { silenceMs = 60_000, idleMs = 4_000 } = options;
  return new Agent({
    connect: createConnector({
      connectTimeoutMs: options.connectTimeoutMs ?? 10_000,
      admit: (address, host) => admitAddress(address, { host, policy: options }),
      ...(options.ca === undefined ? {} : { ca: options.ca }),
      ...(options.resolve === undefined ? {} : { resolve: options.resolve }),
    }),
    connections: options.connectionsPerOrigin ?? 16,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    maxHeaderSize: options.maxHeaderBytes ?? 16_384,
    keepAliveTimeout: idleMs,
    // A server may ask for a longer idle time than ours. It does not get it.
    keepAliveMaxTimeout: idleMs,
  });
}

/** Recently checked URLs. A run uses the same one for each of its prompts. */
const MOST_TARGETS = 1_000;

function preparing(options: OutboundOptions): (request: OutboundRequest) => ExchangeRequest {
  // The check depends only on the URL's text and on rules that never change, so its result stays valid.
  const admitted = new Map<string, Target>();
  function admit(text: string): Target {
    const known = admitted.get(text);
    if (known) return known;
    if (admitted.size >= MOST_TARGETS) admitted.clear();
    const target = targetOf(readTarget(text, options));
    admitted.set(text, target);
    return target;
  }
  return (request) => ({
    target: admit(request.url),
    method: request.method,
    headers: permittedHeaders(request.headers ?? NO_HEADERS),
    body: request.body,
    signal: request.signal,
    deadlineMs: request.deadlineMs ?? options.deadlineMs,
    maxBytes: request.maxBytes ?? options.maxBytes,
    firstByteMs: request.firstByteMs,
    silenceMs: request.silenceMs,
    mayLeave: request.mayLeave,
  });
}

type Headers = NonNullable<OutboundRequest["headers"]>;
const NO_HEADERS: Headers = Object.freeze({});
const permitted = new WeakMap<Headers, readonly string[]>();

function permittedHeaders(headers: Headers): readonly string[] {
  const known = permitted.get(headers);
  if (known) return known;
  for (const name of Object.keys(headers)) {
    if (isOwnHeader(name)) throw new OutboundError("protocol", `The header ${name} cannot be set on an outgoing call.`);
  }
  const wire = wireHeaders(headers);
  if (Object.isFrozen(headers)) permitted.set(headers, wire);
  return wire;
}
