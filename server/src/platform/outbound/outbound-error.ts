/**
 * What can go wrong on the way to another server.
 *
 * The underlying error is deliberately not kept as `cause`: undici and OpenSSL errors carry addresses, certificates and
 * raw answer bytes, and an error object ends up in logs. Its code is enough to find the fault.
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

export class OutboundError extends Error {
  readonly kind: OutboundErrorKind;
  /** The system's or the client's own code, such as ECONNREFUSED; never free text. */
  readonly code: string | undefined;

  constructor(kind: OutboundErrorKind, message: string, code?: string) {
    super(message);
    this.name = "OutboundError";
    this.kind = kind;
    this.code = code;
  }
}

/** The code an unknown error carries, if it is one. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}
