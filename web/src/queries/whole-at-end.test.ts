import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { followed, someEnded, wholeAtEnd } from "./whole-at-end.ts";

interface Job {
  readonly id: string;
  readonly live: boolean;
}
const hasEnded = someEnded<Job>(
  ({ live }) => live,
  ({ id }) => id,
);

test("one of a list has ended when it is no longer live or no longer there", () => {
  const before = [{ id: "a", live: true }];
  expect(hasEnded(before, [{ id: "a", live: true }])).toBe(false);
  expect(hasEnded(before, [{ id: "a", live: false }])).toBe(true);
  expect(hasEnded(before, [])).toBe(true);
});

test("an end makes everything else stale, but neither the session nor what is followed itself", async () => {
  const client = new QueryClient();
  for (const [name, meta] of [["report"], ["session"], ["list", followed]] as const) {
    await client.prefetchQuery({
      queryKey: [name],
      queryFn: () => 1,
      staleTime: Number.POSITIVE_INFINITY,
      ...(meta ? { meta } : {}),
    });
  }
  client.setQueryData(["jobs"], [{ id: "a", live: true }]);
  await wholeAtEnd<readonly Job[]>(
    { client, queryKey: ["jobs"] },
    { read: async () => [{ id: "a", live: false }], hasEnded },
  );
  const isStale = (name: string) => client.getQueryState([name])?.isInvalidated;
  expect([isStale("report"), isStale("session"), isStale("list")]).toEqual([true, false, false]);
});
