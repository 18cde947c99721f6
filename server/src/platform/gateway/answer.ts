/**
 * Which answers of a service may reach the client. Only JSON objects do: whatever stands in front of a service (a proxy,
 * a login page, another program on its port) answers in HTML or with a redirect sooner or later.
 */
import type { Answer } from "../outbound/exchange.ts";

export type Judgement =
  | { readonly kind: "pass"; readonly contentType: string }
  | { readonly kind: "unavailable" }
  | { readonly kind: "bad"; readonly reason: string };

/** Refusals a service makes in its own name. 401 and 403 are not among them: they refuse our token, not the caller's. */
const REFUSALS = [404, 409, 412, 422, 429, 501];

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json[ \t]*(?:;|$)/i;

export function judge({ status, headers, body }: Answer): Judgement {
  if (status === 503) return { kind: "unavailable" };
  const isRefusal = REFUSALS.includes(status);
  if (!isRefusal && (status < 200 || status > 299)) return bad(`answered ${status}`);
  const contentType = headers["content-type"] ?? "";
  if (!JSON_TYPE.test(contentType)) return bad(`answered ${status} with another type than JSON`);
  const value = parse(body);
  if (value === undefined) return bad(`answered ${status} without a JSON object`);
  if (isRefusal && !Object.hasOwn(value, "detail")) return bad(`answered ${status} without a detail`);
  return { kind: "pass", contentType };
}

/** Seconds from either form of Retry-After; nothing when it makes no sense. */
export function retryAfter(headers: Answer["headers"], now: number): number | undefined {
  const text = headers["retry-after"] ?? "";
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function bad(reason: string): Judgement {
  return { kind: "bad", reason };
}

/** Parsed only to be judged: the client gets the bytes themselves, with every number as the service wrote it. */
function parse(body: Buffer): object | undefined {
  try {
    // A byte order mark stays in the text and fails the parse: our own answer would carry it on.
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(body));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
