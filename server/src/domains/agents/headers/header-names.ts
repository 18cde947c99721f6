/** As HTTP has them: letters, digits and a few signs. */
const TOKEN = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/;

/** Those that make the request what it is: the console, or the connection, writes them. */
const OF_THE_REQUEST: ReadonlySet<string> = new Set([
  ...["host", "content-length", "content-type", "content-encoding", "transfer-encoding", "accept", "accept-encoding"],
  ...["user-agent", "expect", "date", "range", "if-match", "if-none-match"],
]);

/** Those that belong to one hop. */
const OF_A_HOP: ReadonlySet<string> = new Set([
  ...["connection", "keep-alive", "te", "trailer", "upgrade", "http2-settings", "via", "forwarded"],
]);

/** The console's own, and what others use to say whom a request is from. */
const RESERVED =
  /^(?:x-console-|x-forwarded-|proxy-|sec-|:)|^(?:x-request-id|x-real-ip|traceparent|tracestate|cookie2?|set-cookie2?)$/;

/** Why a header can't be set; null where it can. */
export function faultOfName(name: string, hasKey: boolean): string | null {
  const lower = name.toLowerCase();
  if (!TOKEN.test(name)) return "Not a header name: 1 to 64 letters, digits and signs such as -";
  if (OF_THE_REQUEST.has(lower)) return "The console writes this header itself";
  if (OF_A_HOP.has(lower)) return "This header belongs to a connection and can't be set";
  if (RESERVED.test(lower)) return "This header is reserved";
  if (lower === "authorization" && hasKey) return "The agent's API key is sent in this header";
  return null;
}

/** One line of printable characters, without a blank at either end. */
export const isValue = (value: string): boolean => /^[\x21-\x7e](?:[\x20-\x7e]{0,4094}[\x21-\x7e])?$/.test(value);
