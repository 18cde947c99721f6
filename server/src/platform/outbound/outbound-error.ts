/**
 * What can go wrong on the way to another server. The underlying error is deliberately not kept as `cause`: undici and
 * OpenSSL errors contain addresses, certificates and raw response bytes, and error objects end up in logs. The code is
 * enough to find the problem.
 */

export type OutboundErrorKind =
  | "refused_address"
  | "dns"
  | "connect"
  | "tls"
  | "timeout"
  | "too_large"
  | "protocol"
  | "aborted";

export interface OutboundErrorFacts {
  readonly code?: string | undefined;
  readonly isUnsent?: boolean;
  readonly isStale?: boolean;
}

export class OutboundError extends Error {
  readonly kind: OutboundErrorKind;
  /** The system's or the client's code, such as ECONNREFUSED. Never free text. */
  readonly code: string | undefined;
  /** Whether nothing of the request was sent, so that sending it again can't do anything twice. */
  readonly isUnsent: boolean;
  /** Whether it went to a connection that the other side had closed after an earlier answer, as servers do when idle. */
  readonly isStale: boolean;

  constructor(kind: OutboundErrorKind, message: string, more: string | OutboundErrorFacts = {}) {
    super(message);
    const { code, isUnsent = false, isStale = false } = typeof more === "string" ? { code: more } : more;
    this.name = "OutboundError";
    this.kind = kind;
    this.code = code;
    this.isUnsent = isUnsent;
    this.isStale = isStale;
  }
}

/** The code of an unknown error, if it has one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
