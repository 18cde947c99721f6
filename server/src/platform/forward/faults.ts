/** The messages for a failed call: the public one names the service, the internal one the target and the time. */
import { type Fault, fault } from "../../kernel/errors.ts";
import { OutboundError } from "../outbound/outbound-error.ts";

export interface Call {
  readonly service: string;
  readonly method: string;
  readonly url: URL;
  readonly started: number;
}

export function unavailable(call: Call, what: string, retryAfter?: number): Fault {
  return fault("SERVICE_UNAVAILABLE", {
    public: `The ${call.service} service is not available at the moment.`,
    internal: describe(call, what),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}

export function badAnswer(call: Call, what: string): Fault {
  return fault("SERVICE_BAD_ANSWER", {
    public: `The ${call.service} service gave an answer that cannot be used.${doubt(call)}`,
    internal: describe(call, what),
  });
}

export function transportFault(call: Call, error: OutboundError): Fault {
  const what = `failed (${[error.kind, error.code].filter(Boolean).join(" ")})`;
  switch (error.kind) {
    case "timeout":
      return fault("SERVICE_TIMEOUT", {
        public: `The ${call.service} service did not answer in time.${doubt(call)}`,
        internal: describe(call, what),
      });
    case "too_large":
    case "protocol":
      return badAnswer(call, what);
    default:
      return isReset(error)
        ? fault("SERVICE_UNAVAILABLE", {
            public: `The ${call.service} service broke off the call.${doubt(call)}`,
            internal: describe(call, what),
          })
        : unavailable(call, what);
  }
}

/** The connection was lost after the request may have been sent and before any of the response arrived. */
export function isReset(error: unknown): boolean {
  if (!(error instanceof OutboundError) || error.kind !== "connect") return false;
  return ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(error.code ?? "");
}

export function elapsedMs({ started }: Pick<Call, "started">): number {
  return Math.round(performance.now() - started);
}

/** Once a change has been sent, silence proves nothing about it. */
function doubt({ method }: Call): string {
  return method === "GET" ? "" : " The change may have taken effect.";
}

/** Without the query, which may contain what must not be logged. */
function describe(call: Call, what: string): string {
  return `${call.method} ${call.url.origin}${call.url.pathname} ${what} after ${elapsedMs(call)} ms`;
}
