/** An operation without input. */
export type Empty = Readonly<Record<string, never>>;

export interface CallOptions {
  /** Aborts the call, and a stream that it returned. */
  readonly signal?: AbortSignal | undefined;
  /** Time limit for the whole call, including retries. For a stream, until it starts. */
  readonly timeoutMs?: number | undefined;
  /** Another of your teams, for this call. */
  readonly teamId?: string | undefined;
}

export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  /** Pass it as `ifMatch` to change only what you have seen. */
  readonly etag: string | null;
  readonly requestId: string | null;
  readonly headers: Headers;
}

/** A call resolves to the data of the response. `withResponse` also returns its metadata. */
export interface Call<T> extends Promise<T> {
  withResponse(): Promise<Answer<T>>;
}

export function callOf<T>(answered: Promise<Answer<T>>): Call<T> {
  const data = answered.then((answer) => answer.data);
  const withResponse = (): Promise<Answer<T>> => {
    // The caller of withResponse handles the failure. The same failure here must not end the process.
    data.catch(() => {});
    return answered;
  };
  return Object.assign(data, { withResponse });
}
