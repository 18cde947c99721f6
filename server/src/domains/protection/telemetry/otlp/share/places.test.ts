import { expect, test } from "vitest";
import { createPlaces, type Place, placeLimits } from "./places.ts";

const entered = (place: Place | null): Place => place ?? expect.fail("there was no place");

test("a team that fills its places leaves places for others, and gets new ones when it is done", () => {
  const places = createPlaces({ ...placeLimits, requests: 4, requestsOfTeam: 3 });
  const greedy = [1, 2, 3].map(() => entered(places.enter("greedy")));
  expect(places.enter("greedy")).toBeNull();
  const other = entered(places.enter("other"));
  expect(places.enter("third")).toBeNull();
  greedy[0]?.leave();
  other.leave();
  expect(places.enter("third")).not.toBeNull();
});

test("a team holds so many bytes and sends so many in a second, and no more", () => {
  let now = 0;
  const places = createPlaces({ ...placeLimits, bytes: 1000, bytesOfTeam: 300, bytesPerSecond: 100 }, () => now);
  const place = entered(places.enter("a"));
  expect([place.take(200), place.take(200)]).toEqual([true, false]);
  place.leave();
  const rounds = [300, 300, 200, 1].map((bytes) => {
    const next = entered(places.enter("a"));
    const isTaken = next.take(bytes);
    next.leave();
    return isTaken;
  });
  expect(rounds).toEqual([true, true, true, false]);
  now = 1000;
  expect(entered(places.enter("a")).take(100)).toBe(true);
});

test("turns go to the team that has least to do, however many requests another one has waiting", async () => {
  const places = createPlaces({ ...placeLimits, working: 2, workingOfTeam: 1 });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) =>
    entered(places.enter(name)).turn(() => {
      order.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const all = [work("a"), work("a"), work("a"), work("b")];
  await Promise.resolve();
  expect(order).toEqual(["a", "b"]);
  for (let nth = 0; nth < 4; nth++) {
    await expect.poll(() => ends.length).toBeGreaterThan(nth);
    ends[nth]?.();
  }
  await Promise.all(all);
  expect(order).toEqual(["a", "b", "a", "a"]);
});
