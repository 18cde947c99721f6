/**
 * Which responses of a service may reach the client. Only JSON objects do: whatever is in front of a service (a proxy,
 * a login page, another program on its port) returns HTML or a redirect sooner or later. How a refusal is presented is
 * in refusal.ts.
 */
import type { Answer } from "../outbound/exchange.ts";

export type Judgement =
  | { readonly kind: "pass"; readonly contentType: string }
  | { readonly kind: "refusal" }
  | { readonly kind: "unavailable" }
  | { readonly kind: "bad"; readonly reason: string };

/** Not refusals of the request: these refuse our token, or come from a proxy that wants one. */
const OF_OUR_TOKEN = [401, 403, 407];

/** A refusal says that nothing was done, and the caller should read why. */
function refusesRequest(status: number): boolean {
  return status === 501 || (status >= 400 && status <= 499 && !OF_OUR_TOKEN.includes(status));
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json[ \t]*(?:;|$)/i;

export function judge({ status, headers, body }: Answer): Judgement {
  if (status === 503) return { kind: "unavailable" };
  const isRefusal = refusesRequest(status);
  if (!isRefusal && (status < 200 || status > 299)) return bad(`answered ${status}`);
  const contentType = headers["content-type"] ?? "";
  if (!JSON_TYPE.test(contentType)) return bad(`answered ${status} with another type than JSON`);
  const value = parse(body);
  if (value === undefined) return bad(`answered ${status} without a JSON object`);
  if (!isRefusal) return { kind: "pass", contentType };
  return Object.hasOwn(value, "detail") ? { kind: "refusal" } : bad(`answered ${status} without a detail`);
}

/** Seconds from either form of Retry-After. Undefined if it is invalid. */
export function retryAfter(headers: Answer["headers"], now: number): number | undefined {
  const text = headers["retry-after"] ?? "";
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function bad(reason: string): Judgement {
  return { kind: "bad", reason };
}

/** Parsed only to be checked: the client gets the bytes themselves, with every number as the service wrote it. */
function parse(body: Buffer): object | undefined {
  try {
    // A byte order mark stays in the text and fails the parse: our own response would pass it on.
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
