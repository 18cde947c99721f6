import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** Marks a query that is read again and again until something ends. */
export const followed = { followed: true } as const;

interface Reading {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
}

interface Followed<T> {
  readonly read: () => Promise<T>;
  /** Whether something that was under way before has ended now. */
  readonly hasEnded: (before: T, now: T) => boolean;
}

/**
 * A page shows what is under way from several answers, each read in its own time. When the leading one tells of an end,
 * everything else is read anew before that end is shown: the page then says what a reload would, however it learnt of it,
 * also after a stream that broke or a tab that slept. Others that are followed look after themselves; were they read from
 * here, two that end together would wait for each other.
 */
export async function wholeAtEnd<T>({ client, queryKey }: Reading, { read, hasEnded }: Followed<T>): Promise<T> {
  const before = client.getQueryData<T>(queryKey);
  const now = await read();
  if (before !== undefined && hasEnded(before, now)) {
    await client.invalidateQueries({
      predicate: ({ queryKey: [name], meta }) => name !== "session" && meta?.["followed"] !== true,
    });
  }
  return now;
}

/** Of a list: whether one of those that were under way is no longer. */
export const someEnded =
  <T>(isUnderWay: (one: T) => boolean, idOf: (one: T) => string) =>
  (before: readonly T[], now: readonly T[]): boolean => {
    const open = new Set(now.filter(isUnderWay).map(idOf));
    return before.some((one) => isUnderWay(one) && !open.has(idOf(one)));
  };
