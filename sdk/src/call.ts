/** An operation without input. */
export type Empty = Readonly<Record<string, never>>;

export interface CallOptions {
  /** Ends the call, and a stream it gave, when it fires. */
  readonly signal?: AbortSignal | undefined;
  /** How long the whole call may take, retries included; for a stream, until it begins. */
  readonly timeoutMs?: number | undefined;
  /** Another of your teams, for this call. */
  readonly teamId?: string | undefined;
}

export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  /** Hand it back as `ifMatch` to change only what you have seen. */
  readonly etag: string | null;
  readonly requestId: string | null;
  readonly headers: Headers;
}

/** The data of an answer, to be awaited; `withResponse` gives what came beside it. */
export interface Call<T> extends Promise<T> {
  withResponse(): Promise<Answer<T>>;
}

export function callOf<T>(answered: Promise<Answer<T>>): Call<T> {
  const data = answered.then((answer) => answer.data);
  const withResponse = (): Promise<Answer<T>> => {
    // Whoever asks for the answer handles its failure there; the same failure here must not end the process.
    data.catch(() => {});
    return answered;
  };
  return Object.assign(data, { withResponse });
}
