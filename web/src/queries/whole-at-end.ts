import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Marks a query that is polled until something ends. */
export const followed = { followed: true } as const;

interface Reading {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
}

interface Followed<T> {
  readonly read: () => Promise<T>;
  /** Whether something that was in progress before has ended now. */
  readonly hasEnded: (before: T, now: T) => boolean;
  /** What `read` returned last time, where the stored data holds more than that. */
  readonly previous?: (client: QueryClient, queryKey: QueryKey) => T | undefined;
}

/**
 * A page shows work in progress from several responses, each read at its own time. When the leading one reports an end,
 * everything else is read again before that end is shown. The page then shows what a reload would show, even after a broken
 * stream or a sleeping tab. Other followed queries are left out: two that end together would wait for each other.
 */
export async function wholeAtEnd<T>({ client, queryKey }: Reading, followed: Followed<T>): Promise<T> {
  const { read, hasEnded, previous = (from, key) => from.getQueryData<T>(key) } = followed;
  const before = previous(client, queryKey);
  const now = await read();
  if (before !== undefined && hasEnded(before, now)) {
    await client.invalidateQueries({
      predicate: ({ queryKey: [name], meta }) => name !== "session" && meta?.["followed"] !== true,
    });
  }
  return now;
}

/** For lists: whether one that was in progress no longer is. */
export const someEnded =
  <T>(isInProgress: (one: T) => boolean, idOf: (one: T) => string) =>
  (before: readonly T[], now: readonly T[]): boolean => {
    const open = new Set(now.filter(isInProgress).map(idOf));
    return before.some((one) => isInProgress(one) && !open.has(idOf(one)));
  };
