/** Requests to the console with a key. */
export interface Connection {
  get<T>(path: string, etag?: string | null): Promise<Reply<T>>;
  post<T>(path: string, body: unknown): Promise<T>;
}

export interface Reply<T> {
  readonly status: number;
  readonly etag: string | null;
  /** Null with the status 304. */
  readonly body: T | null;
}

export interface ConnectionRules {
  readonly console: string | URL;
  readonly key: string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

export function createConnection({ console: address, key, timeoutMs, fetch: send }: ConnectionRules): Connection {
  const base = new URL(address).href.replace(/\/+$/, "");

  async function ask(path: string, init: RequestInit & { headers?: Record<string, string> }): Promise<Response> {
    const response = await send(base + path, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(timeoutMs),
      // A redirect would send the key to another address.
      redirect: "error",
    });
    if (!response.ok && response.status !== 304) {
      throw new Error(`The console answered ${response.status} to ${init.method ?? "GET"} ${path}.`);
    }
    return response;
  }

  return {
    async get<T>(path: string, etag: string | null = null) {
      const response = await ask(path, etag === null ? {} : { headers: { "if-none-match": etag } });
      const body = response.status === 304 ? null : ((await response.json()) as T);
      return { status: response.status, etag: response.headers.get("etag"), body };
    },
    async post<T>(path: string, body: unknown) {
      const headers = { "content-type": "application/json" };
      const response = await ask(path, { method: "POST", headers, body: JSON.stringify(body) });
      return (await response.json()) as T;
    },
  };
}
