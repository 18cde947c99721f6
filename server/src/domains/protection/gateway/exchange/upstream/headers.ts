import type { IncomingHttpHeaders } from "node:http";
import { isIdentifier } from "@agent-console/analysis/guards/protocols/identifiers.ts";
import type { Upstream } from "../../keys/admission.ts";
import { SIGNATURE_HEADER } from "../../signature/signature.ts";

/** What a client may say to the upstream. Everything else stays here: cookies, addresses, and above all the gateway key. */
const TO_UPSTREAM: ReadonlySet<string> = new Set([
  ...["accept", "accept-language", "user-agent", "idempotency-key", "traceparent", "tracestate"],
  ...["openai-beta", "openai-organization", "openai-project", "anthropic-version", "anthropic-beta"],
  ...["a2a-version", "a2a-extensions", "x-a2a-extensions", "mcp-protocol-version", "mcp-session-id", "last-event-id"],
]);

/** What an upstream may say to the client, beside the body. */
const TO_CLIENT: ReadonlySet<string> = new Set([
  ...["retry-after", "openai-model", "openai-version", "openai-processing-ms", "anthropic-request-id"],
  ...["mcp-session-id", "mcp-protocol-version", "a2a-version"],
  ...["requests", "tokens", "input-tokens", "output-tokens"].flatMap((what) =>
    ["limit", "remaining", "reset"].flatMap((which) => [
      `x-ratelimit-${which}-${what}`,
      `anthropic-ratelimit-${what}-${which}`,
    ]),
  ),
]);

/** A date, as `retry-after` may have it. */
const DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** A header is short and in one line; nothing else is worth passing on. */
const PLAIN_VALUE = /^[\x20-\x7e]{1,1024}$/;

export interface Passing {
  readonly requestId: string;
  readonly signature: string | null;
  readonly hasBody: boolean;
}

export function headersForUpstream(
  given: IncomingHttpHeaders,
  upstream: Upstream,
  { requestId, signature, hasBody }: Passing,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in given) {
    const value = TO_UPSTREAM.has(name) ? given[name] : undefined;
    if (typeof value === "string" && PLAIN_VALUE.test(value)) headers[name] = value;
  }
  headers["x-request-id"] = requestId;
  if (hasBody) headers["content-type"] = "application/json";
  if (signature) headers[SIGNATURE_HEADER] = signature;
  for (const name in upstream.headers) headers[name.toLowerCase()] = upstream.headers[name] ?? "";
  return headers;
}

export function headersForClient(given: Readonly<Record<string, string>>, requestId: string): Record<string, string> {
  const headers: Record<string, string> = { "x-request-id": requestId, "cache-control": "no-store" };
  for (const name in given) {
    const value = TO_CLIENT.has(name) ? given[name] : undefined;
    // Guards don't judge headers, so only identifiers, numbers and dates pass.
    if (value !== undefined && (isIdentifier(value) || DATE.test(value))) headers[name] = value;
  }
  return headers;
}

/** Where clients put the gateway key. Never in the query, which ends up in logs. */
export function keyIn(headers: IncomingHttpHeaders): string | null {
  const { authorization } = headers;
  const bearer = authorization?.slice(0, 7).toLowerCase() === "bearer " ? authorization.slice(7).trim() : null;
  const other = headers["x-api-key"] ?? headers["api-key"];
  return bearer ?? (typeof other === "string" ? other.trim() : null);
}
