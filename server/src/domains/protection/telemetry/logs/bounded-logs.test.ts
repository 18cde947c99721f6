import { parseLogql } from "@agent-console/analysis/query/logql/parse-logql.ts";
import { seededRandom } from "@agent-console/analysis/statistics/seeded-random.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newLog, plantLogs } from "../../../../../test/protection/telemetry/planted-rows.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { BoundedSearch } from "../bounded-search.ts";
import type { LogsAsked } from "../sources.ts";
import { embeddedLogs } from "./embedded-logs.ts";
import { FoundLines, MOST_OF_ONE_INSTANT } from "./found-lines.ts";
import { logConditions, selectLogs } from "./log-sql.ts";

let root: World;
beforeAll(async () => {
  root = await openWorld();
});
afterAll(() => root[Symbol.asyncDispose]());

const find = (world: World, asked: LogsAsked, milliseconds?: number) =>
  world.services.db.transaction(world.owner.who, (tx) =>
    embeddedLogs(milliseconds).find({ tx, who: world.owner.who } as Act, asked),
  );

test("a hostile expression over hostile lines ends in time, and says where to go on", async () => {
  const world = await root.another();
  const random = seededRandom(1);
  const letters = (length: number) => Array.from({ length }, () => (random() < 0.5 ? "a" : "b")).join("");
  const now = BigInt(world.clock.now) * 1_000_000n;
  await plantLogs(
    world,
    Array.from({ length: 60 }, (_, n) => newLog({ atNs: now - BigInt(n), line: letters(4000) })),
  );
  const asked = { query: '{} |~ "[ab]*a[ab]{240}c"', limit: 10, direction: "backward" } as const;
  const started = performance.now();
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const first = await find(world, { ...asked, window: { fromNs: 0n, toNs: now + 1n } }, 100);
  clearInterval(ticking);
  expect(performance.now() - started).toBeLessThan(2000);
  // Others had the event loop meanwhile.
  expect(turns).toBeGreaterThan(2);
  expect(first.entries).toEqual([]);
  const next = first.nextNs ?? 0n;
  expect(next < now + 1n && next > now - 60n).toBe(true);
  const second = await find(world, { ...asked, window: { fromNs: 0n, toNs: next } }, 100);
  expect((second.nextNs ?? 0n) < next).toBe(true);
});

test("days without lines are passed quickly, also from the beginning of time", async () => {
  const world = await root.another();
  const now = BigInt(world.clock.now) * 1_000_000n;
  await plantLogs(world, [newLog({ atNs: now, line: "only" })]);
  for (const direction of ["forward", "backward"] as const) {
    const window = { fromNs: 0n, toNs: 2n ** 63n - 1n };
    const found = await find(world, { window, query: '{} |= "only"', limit: 10, direction }, 20_000);
    expect(found.entries.map(({ line }) => line)).toEqual(["only"]);
    expect(found.nextNs).toBeNull();
  }
});

test.each(["forward", "backward"] as const)(
  "lines come %s in the order of an index, without a sort",
  async (direction) => {
    const world = await root.another();
    const { who } = world.owner;
    const now = BigInt(world.clock.now) * 1_000_000n;
    await plantLogs(
      world,
      Array.from({ length: 300 }, (_, n) => newLog({ atNs: now - BigInt(n) })),
    );
    const plan = await world.services.db.transaction(who, async (tx) => {
      const search = new BoundedSearch({ tx, who } as Act);
      search.begin();
      for await (const _ of search.rowsOf(sql`select 1 as one`)) break;
      const conditions = logConditions(parseLogql('{level="info"} |= "hello"'));
      const statement = selectLogs({ teamId: who.teamId, fromNs: 0n, toNs: now + 1n, direction, conditions });
      return tx.query(sql<{ readonly "QUERY PLAN": string }>`explain ${statement}`);
    });
    const text = plan.map((row) => row["QUERY PLAN"]).join("\n");
    expect(text).not.toContain("Sort");
    expect(text).toContain("Index Scan");
  },
);

test("an answer ends between two nanoseconds, and goes on from there", () => {
  const entry = (atNs: bigint) => ({ atNs, line: "x", level: "info", labels: {} }) as const;
  const filled = (limit: number, times: readonly bigint[]) => {
    const lines = new FoundLines(limit, "backward");
    const isFull = times.some((at) => {
      if (!lines.reads(at)) return true;
      lines.keep(entry(at));
      return false;
    });
    return { lines, isFull, count: () => lines.entries.length };
  };
  // Beyond the limit, as far as the nanosecond goes.
  const together = filled(2, [9n, 9n, 9n, 8n]);
  expect([together.isFull, together.count(), together.lines.afterFull()]).toEqual([true, 3, 9n]);
  // A nanosecond that was not read to its end comes again …
  const cut = filled(10, [9n, 8n, 8n]);
  expect([cut.lines.afterStop(100n), cut.count()]).toEqual([9n, 1]);
  // … unless there was nothing else: then reading on passes it.
  const stuck = filled(10, [9n, 9n]);
  expect([stuck.lines.afterStop(100n), stuck.count()]).toEqual([9n, 2]);
  const endless = filled(
    2,
    Array.from({ length: MOST_OF_ONE_INSTANT + 5 }, () => 9n),
  );
  expect([endless.isFull, endless.count(), endless.lines.afterFull()]).toEqual([true, MOST_OF_ONE_INSTANT, 9n]);
  expect(new FoundLines(1, "forward").afterStop(5n)).toBe(5n);
});
