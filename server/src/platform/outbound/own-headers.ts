/**
 * Connection headers belong to the client. A Host chosen by the caller would also change the name that TLS verifies.
 */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  ...["host", "connection", "keep-alive", "proxy-connection", "upgrade", "te", "trailer"],
  ...["transfer-encoding", "content-length", "expect", "accept-encoding", "cookie"],
]);

export const isOwnHeader = (name: string): boolean => OWN_HEADERS.has(name) || OWN_HEADERS.has(name.toLowerCase());
