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

interface CountedPage<T> {
  readonly results: readonly T[];
  readonly count: number;
}

/** Every item of a list that is read by places instead of cursors. */
export async function* countedPages<T>(read: (offset: number) => PromiseLike<CountedPage<T>>): AsyncGenerator<T> {
  for (let offset = 0; ; ) {
    const { results, count } = await read(offset);
    yield* results;
    offset += results.length;
    if (results.length === 0 || offset >= count) return;
  }
}

/** Everything that it yields. `Array.fromAsync` is younger than the oldest Node that runs this. */
export async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
