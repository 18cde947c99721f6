/** Bytes of a request. */
export const LARGEST_REQUEST = 65_536;

/** What the sandbox answers, outside of the operations: each protocol has its own form. */
export interface SandboxAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
}

/** A request that reached the sandbox, whole. */
export interface SandboxRequest {
  readonly method: string;
  /** Behind the token, with a slash at its beginning. */
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export const json = (body: unknown, status = 200): SandboxAnswer => ({
  ...{ status, type: "application/json", body: JSON.stringify(body) },
});

export const headerOf = ({ headers }: Pick<SandboxRequest, "headers">, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};
