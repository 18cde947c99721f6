export interface Page<T> {
  readonly results: readonly T[];
  readonly next_cursor?: string | null;
}

/**
 * Every item of a list, page by page: `for await (const agent of paginate((cursor) => client.agents.list({ cursor
 * })))`.
 */
export async function* paginate<T>(
  read: (cursor: string | undefined) => PromiseLike<Page<T>>,
): AsyncGenerator<T, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    yield* page.results;
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}
