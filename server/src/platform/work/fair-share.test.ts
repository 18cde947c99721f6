import { expect, test } from "vitest";
import { FairShare } from "./fair-share.ts";

/** A process that does one prompt in a millisecond, for teams that begin new ones as soon as they may. */
function simulate(wishes: Readonly<Record<string, { prompts: number; atOnce: number }>>, isFair: boolean) {
  let now = 0;
  let worked = 0;
  const share = new FairShare({
    now: () => now,
    busyness: () => {
      const busyness = worked / 25;
      worked = 0;
      return busyness;
    },
  });
  const queue: string[] = [];
  const left = new Map(Object.entries(wishes).map(([team, { prompts }]) => [team, prompts]));
  const held = new Map<string, number>();
  const endedAt = new Map<string, number>();
  const begin = (team: string, { atOnce }: { atOnce: number }): void => {
    const wanted = Math.min(left.get(team) ?? 0, atOnce - (held.get(team) ?? 0));
    const count = isFair ? share.grant(team, wanted) : wanted;
    share.began(team, count);
    held.set(team, (held.get(team) ?? 0) + count);
    left.set(team, (left.get(team) ?? 0) - count);
    for (let prompt = 0; prompt < count; prompt++) queue.push(team);
  };
  while (endedAt.size < Object.keys(wishes).length && now < 100_000) {
    for (const [team, wish] of Object.entries(wishes)) begin(team, wish);
    const team = queue.shift();
    now += 1;
    if (team === undefined) continue;
    worked += 1;
    share.ended(team, 1);
    held.set(team, (held.get(team) ?? 0) - 1);
    if (left.get(team) === 0 && held.get(team) === 0) endedAt.set(team, now);
  }
  return endedAt;
}

const small = { prompts: 1000, atOnce: 8 };
const large = { prompts: 50_000, atOnce: 2000 };

test("a team with much to do makes another's work take about twice as long, not as many times as it has more of it", () => {
  const alone = simulate({ small }, true).get("small") ?? 0;
  expect((simulate({ large, small }, false).get("small") ?? 0) / alone).toBeGreaterThan(40);
  expect((simulate({ large, small }, true).get("small") ?? 0) / alone).toBeLessThan(5);
});

test("a team alone keeps the process busy, and teams in a process with time left are not held back", () => {
  const alone = new FairShare({ busyness: () => 1 });
  alone.began("a", 100);
  expect(alone.grant("a", 1000)).toBe(156);
  const idle = new FairShare({ busyness: () => 0.5 });
  idle.began("a", 500);
  idle.began("b", 1);
  expect(idle.grant("a", 1000)).toBe(1000);
});

test("turns go to the team with the fewest, however many others wait for theirs", async () => {
  const share = new FairShare({ busyness: () => 0 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (team: string) =>
    share.turn(team, async () => {
      begun.push(team);
      await new Promise<void>((end) => ends.push(end));
    });
  const all = [...Array.from({ length: 10 }, () => work("a")), work("b")];
  await Promise.resolve();
  expect(begun).toEqual(["a", "a", "a", "a"]);
  ends.shift()?.();
  await expect.poll(() => begun.length).toBe(5);
  // Also, a team has one turn at a time as long as another has work.
  expect(begun.at(-1)).toBe("b");
  for (let ended = 1; ended < all.length; ended++) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all(all);
});

test("a saturated process gives every team what the smallest wants, and more again once there is time left", () => {
  let [now, busyness] = [0, 1];
  const share = new FairShare({ now: () => now, busyness: () => busyness });
  share.began("a", 500);
  share.began("b", 10);
  // Who wants least is not held back, however little it has at the moment.
  expect([share.grant("a", 100), share.grant("b", 2)]).toEqual([0, 2]);
  share.began("b", 2);
  share.ended("a", 495);
  expect(share.grant("a", 100)).toBe(7);
  busyness = 0.1;
  for (let window = 0; window < 3; window++) {
    now += 25;
    // The limit was 10 when it was measured; it is 15, then 22.5, then 33.75: part of a prompt can't be begun.
    expect(share.grant("a", 100)).toBe([10, 17, 28][window]);
  }
  for (let window = 0; window < 10; window++) {
    now += 25;
    share.grant("a", 1);
  }
  expect(share.grant("a", 100)).toBe(100);
});

test("many teams that want much have an equal part each of what keeps a process busy", () => {
  let now = 0;
  const share = new FairShare({ busyness: () => 1, now: () => now });
  const teams = ["a", "b", "c", "d"];
  for (const team of teams) share.grant(team, 1000);
  now += 25;
  expect(teams.map((team) => share.grant(team, 1000))).toEqual([64, 64, 64, 64]);
});

test("a team between two steps counts: the others don't fill the process meanwhile", async () => {
  let now = 0;
  const share = new FairShare({ busyness: () => 1, now: () => now });
  await share.turn("small", async () => {});
  expect(share.grant("large", 1000)).toBe(4);
  now += 200;
  expect(share.grant("large", 1000)).toBe(256);
});
