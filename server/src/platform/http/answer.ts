import { namesTag } from "./etag.ts";

/** What a handler returns. The body is a JSON value, or `raw` for bytes that pass through unchanged. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly raw?: { readonly content: string | Buffer | NodeJS.ReadableStream; readonly type: string };
  readonly headers?: Readonly<Record<string, string>>;
  /** The body to store for a repeated Idempotency-Key, if the one returned now contains a secret. */
  readonly kept?: unknown;
}

interface Extras {
  readonly etag?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly kept?: unknown;
}

function answer(status: number, body: unknown, extras: Extras): Answer {
  const headers = { ...extras.headers, ...(extras.etag ? { etag: extras.etag } : {}) };
  return { status, body, headers, ...("kept" in extras ? { kept: extras.kept } : {}) };
}

export const ok = (body: unknown, extras: Extras = {}): Answer => answer(200, body, extras);
export const created = (body: unknown, extras: Extras = {}): Answer => answer(201, body, extras);
export const noContent = (): Answer => ({ status: 204 });
/** The body, or 304 without one if the client has it already. */
export const unlessKnown = (
  body: unknown,
  { etag, ifNoneMatch }: { etag: string; ifNoneMatch: string | undefined },
): Answer =>
  ifNoneMatch !== undefined && namesTag(ifNoneMatch, etag) ? { status: 304, headers: { etag } } : ok(body, { etag });
/** JSON created elsewhere that must not be parsed and serialized again. */
export const verbatimJson = (status: number, content: string | Buffer): Answer => ({
  status,
  raw: { content, type: "application/json" },
});
