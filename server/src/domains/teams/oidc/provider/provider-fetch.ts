import type { CustomFetch } from "openid-client";
import type { Outbound, OutboundRequest } from "../../../../platform/outbound/outbound.ts";
import { OutboundError } from "../../../../platform/outbound/outbound-error.ts";

export const PROVIDER_SECONDS = 10;
/** Metadata, keys and tokens are a few kilobytes. */
const LONGEST_ANSWER = 1_000_000;

/** URL parsing has normalized every spelling of a loopback address to one of these forms. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Codes, tokens and secrets are sent over TLS, or do not leave the machine. */
export function isSecureAddress({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
}

/** The provider names its own URLs, so they follow the same rules as any URL from outside. */
export function providerFetch(outbound: Outbound): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    if (!isSecureAddress(new URL(url)))
      throw new OutboundError("protocol", "The provider names an address without TLS.");
    const request: OutboundRequest = {
      url,
      method,
      headers,
      deadlineMs: PROVIDER_SECONDS * 1000,
      maxBytes: LONGEST_ANSWER,
      ...(body ? { body: String(body) } : {}),
      ...(signal ? { signal } : {}),
    };
    const answer = await outbound.request(request);
    return new Response(answer.body.length === 0 ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers,
    });
  };
}
