import { setTimeout as sleep } from "node:timers/promises";
import type { Outbound } from "../outbound/outbound.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { elementsOf, firstElement } from "./list-answer.ts";
import { checkedKey, checkedPrefix, isKey, type ObjectStore, StoreError } from "./object-store.ts";
import { encodePart, type S3Credentials, signedHeaders } from "./sign-v4.ts";
import type { S3Address } from "./store-address.ts";

export interface S3Options {
  readonly address: S3Address;
  readonly credentials: S3Credentials;
  /** Follows no redirect, so that a signature only ever goes to the endpoint that was set. */
  readonly outbound: Pick<Outbound, "request">;
  readonly now?: () => Date;
  /** Between tries, in milliseconds. As many tries follow the first one. */
  readonly pauses?: readonly number[];
  readonly deadlineMs?: number;
}

interface Call {
  readonly method: "GET" | "PUT" | "DELETE";
  /** Within the bucket; empty for the bucket itself. */
  readonly name: string;
  readonly query?: string;
  readonly body?: Buffer;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** Answers that are no objects: error documents and lists. A page of keys is the longest of them. */
const MOST_ANSWER = 2_000_000;
const KEYS_AT_ONCE = 1_000;
const PAUSES: readonly number[] = [200, 800, 2_500];
const DEADLINE_MS = 60_000;

/** Whether the same call may succeed in a moment: time-outs, too many requests, and what is wrong with the server. */
const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500;

export function openS3Store(options: S3Options): ObjectStore {
  const { address, credentials, outbound, now = () => new Date(), pauses = PAUSES } = options;
  const endpoint = new URL(address.endpoint);
  const base = address.isPathStyle
    ? `${endpoint.origin}/${address.bucket}`
    : `${endpoint.protocol}//${address.bucket}.${endpoint.host}`;

  async function once({ method, name, query, body, maxBytes, signal }: Call): Promise<Answer> {
    const path = name.split("/").map(encodePart).join("/");
    const url = new URL(`${base}/${path}${query ? `?${query}` : ""}`);
    const unsigned = {
      method,
      url,
      ...(body ? { body, headers: { "content-type": "application/octet-stream" } } : {}),
    };
    const headers = signedHeaders(unsigned, { credentials, region: address.region, now: now() });
    const deadlineMs = options.deadlineMs ?? DEADLINE_MS;
    // An error document may be longer than the object that was asked for.
    const most = Math.max(maxBytes, 64_000);
    return outbound.request({ url: url.href, method, headers, body, deadlineMs, maxBytes: most, signal });
  }

  /** Every call can be repeated: objects are written whole, and deleting twice is deleting. */
  async function call(request: Call): Promise<Answer> {
    for (let tried = 0; ; tried += 1) {
      const pause = pauses[tried];
      try {
        const answer = await once(request);
        if (!isPassing(answer.status)) return answer;
        if (pause === undefined) throw new StoreError("unavailable", `The store answers ${answer.status}.`);
      } catch (error) {
        const failure = translate(error);
        if (pause === undefined || failure.kind !== "unavailable" || request.signal?.aborted) throw failure;
      }
      await sleep(pause * (0.5 + Math.random()), undefined, request.signal ? { signal: request.signal } : {});
    }
  }

  const nameOf = (key: string): string => address.prefix + checkedKey(key);

  return {
    kind: "s3",
    place: `bucket ${address.bucket}${address.prefix === "" ? "" : `, folder ${address.prefix.slice(0, -1)},`} at ${endpoint.host}`,
    async put(key, bytes, signal) {
      const answer = await call({ method: "PUT", name: nameOf(key), body: bytes, maxBytes: MOST_ANSWER, signal });
      if (answer.status !== 200) throw refusal(answer);
    },
    async get(key, { maxBytes, signal }) {
      const answer = await call({ method: "GET", name: nameOf(key), maxBytes, signal });
      if (answer.status === 404 && codeOf(answer) !== "NoSuchBucket") return null;
      if (answer.status !== 200) throw refusal(answer);
      if (answer.body.length > maxBytes) throw tooLarge(key);
      return answer.body;
    },
    async delete(key, signal) {
      const answer = await call({ method: "DELETE", name: nameOf(key), maxBytes: MOST_ANSWER, signal });
      const isGone = answer.status === 204 || answer.status === 200 || answer.status === 404;
      if (!isGone || codeOf(answer) === "NoSuchBucket") throw refusal(answer);
    },
    async list(prefix, signal) {
      const whole = address.prefix + checkedPrefix(prefix);
      const query = `list-type=2&max-keys=${KEYS_AT_ONCE}&prefix=${encodePart(whole)}`;
      const answer = await call({ method: "GET", name: "", query, maxBytes: MOST_ANSWER, signal });
      if (answer.status !== 200) throw refusal(answer);
      return elementsOf(answer.body.toString("utf8"), "Key", KEYS_AT_ONCE).flatMap((name) => {
        const key = name.slice(address.prefix.length);
        return name.startsWith(whole) && isKey(key) ? [key] : [];
      });
    },
  };
}

const tooLarge = (key: string): StoreError =>
  new StoreError("damaged", `The object ${key} is larger than what was written.`);

function translate(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!(error instanceof OutboundError)) throw error;
  if (error.kind === "too_large") return new StoreError("damaged", "The store sent more than was written.");
  if (error.kind === "refused_address" || error.kind === "tls") return new StoreError("refused", error.message);
  return new StoreError("unavailable", error.message);
}

/** Statuses and codes name what to look at; the store's own text is not repeated. */
function refusal(answer: Answer): StoreError {
  const code = codeOf(answer);
  const said = `${answer.status}${code ? ` (${code})` : ""}`;
  if (answer.status === 401 || answer.status === 403)
    return new StoreError("refused", `The store refuses the console's credentials: it answers ${said}.`);
  if (answer.status >= 300 && answer.status < 400)
    return new StoreError(
      "refused",
      `The store sends the console elsewhere: it answers ${said}. Check endpoint and region.`,
    );
  return new StoreError("refused", `The store refuses the request: it answers ${said}.`);
}

function codeOf({ status, body }: Answer): string | null {
  if (status < 300) return null;
  const code = firstElement(body.subarray(0, 4_096).toString("utf8"), "Code");
  return code !== null && /^[A-Za-z]{1,60}$/.test(code) ? code : null;
}
