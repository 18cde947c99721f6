interface Page<T> {
  readonly results: readonly T[];
  readonly next_cursor?: string | null;
}

/** Every item of a list. The SDK's own `paginate` would load the client with the command table. */
export async function* pages<T>(read: (cursor: string | undefined) => PromiseLike<Page<T>>): AsyncGenerator<T> {
  let cursor: string | undefined;
  do {
    const { results, next_cursor } = await read(cursor);
    yield* results;
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
}
