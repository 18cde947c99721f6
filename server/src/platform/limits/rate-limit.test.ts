import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../test/world.ts";
import { openDatabase } from "../db/database.ts";
import { createLogger } from "../telemetry/log.ts";
import { openPayments, type Payments, WINDOW_MS } from "./payments.ts";
import { createRateLimit, creditOf, type RateLimit, type Verdict } from "./rate-limit.ts";

/** Draws numbers from 0 to 1, the same for the same seed. */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What all processes share, without a database, on a clock that the test moves. Answers when the test says so. */
function sharedBy(now: () => number): { readonly payments: Payments; readonly answer: () => number } {
  let fullAt = 0;
  const waiting: (() => void)[] = [];
  return {
    payments: {
      pay: ({ spentMs }) =>
        new Promise((settle) =>
          waiting.push(() => {
            const from = Math.max(fullAt, now());
            const grantedMs = Math.max(0, Math.min(spentMs, now() + WINDOW_MS - from));
            fullAt = from + grantedMs;
            settle({ grantedMs, fullInMs: fullAt - now() });
          }),
        ),
      sweep: async () => {},
    },
    answer: () => waiting.splice(0).map((settle) => settle()).length,
  };
}

const isAllowed = async (limit: RateLimit): Promise<boolean> => (await limit.take("client")).allowed;

describe("a limit that processes share", () => {
  test("lets through at most the limit and one credit for each process, whatever the order and delay of payments", async () => {
    for (let seed = 1; seed <= 12; seed++) {
      const draw = drawFrom(seed);
      const perMinute = [40, 150, 600][seed % 3] ?? 0;
      const processes = 2 + (seed % 4);
      const isFast = seed % 2 === 0;
      let at = 1_000_000;
      const shared = sharedBy(() => at);
      const limits = Array.from({ length: processes }, () =>
        createRateLimit(shared.payments, { name: "test", perMinute, now: () => at }),
      );
      let [accepted, mostOver] = [0, Number.NEGATIVE_INFINITY];
      const count = ({ allowed }: Verdict): void => {
        if (allowed) accepted += 1;
      };
      const began = at;
      const allowance = (): number => perMinute * (1 + (at - began) / WINDOW_MS);
      for (let turn = 0; turn < 6 * perMinute; turn++) {
        const verdict = limits[Math.floor(draw() * processes)]?.take("client");
        if (verdict instanceof Promise) void verdict.then(count);
        else if (verdict) count(verdict);
        at += draw() * (WINDOW_MS / perMinute / 2);
        if (draw() < (isFast ? 0.9 : 0.1)) shared.answer();
        await Promise.resolve();
        mostOver = Math.max(mostOver, accepted - allowance());
      }
      expect(mostOver).toBeLessThanOrEqual(processes * creditOf(perMinute));
      // And no client is robbed: what was given back in the meantime could be used.
      if (isFast) expect(accepted).toBeGreaterThan(0.9 * allowance());
    }
  });

  test("asks the database once for many requests", async () => {
    let payments = 0;
    const counted: Payments = {
      pay: async ({ spentMs }) => {
        payments += 1;
        return { grantedMs: spentMs, fullInMs: spentMs };
      },
      sweep: async () => {},
    };
    const limit = createRateLimit(counted, { name: "test", perMinute: 600_000 });
    for (let request = 0; request < 30_000; request++) await limit.take("client");
    expect(payments).toBeLessThanOrEqual(10);
  });

  test("serves requests that arrive together as far as it goes, however small the credit", async () => {
    const shared = sharedBy(() => 1);
    const limit = createRateLimit(shared.payments, { name: "test", perMinute: 60, now: () => 1 });
    const verdicts = Promise.all(Array.from({ length: 70 }, () => isAllowed(limit)));
    while (shared.answer() > 0) await new Promise(setImmediate);
    expect((await verdicts).filter(Boolean)).toHaveLength(60);
  });

  test("is each process's own while the database does not answer", async () => {
    const away: Payments = { pay: async () => null, sweep: async () => {} };
    const limit = createRateLimit(away, { name: "test", perMinute: 20, now: () => 1 });
    const answers: boolean[] = [];
    for (let request = 0; request < 25; request++) answers.push(await isAllowed(limit));
    expect(answers.filter(Boolean)).toHaveLength(20);
  });

  test("holds while processes are killed and the database is away: by each one's own count then, and together again after it", async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const [draw, perMinute] = [drawFrom(seed), 100];
      let [at, isAway, isKilling] = [1_000_000, false, false];
      const shared = sharedBy(() => at);
      const payments: Payments = {
        pay: async (payment) => {
          if (isAway) return null;
          const receipt = shared.payments.pay(payment);
          shared.answer();
          return receipt;
        },
        sweep: async () => {},
      };
      const open = (): RateLimit => createRateLimit(payments, { name: "test", perMinute, now: () => at });
      const limits = [open(), open(), open()];
      let started = limits.length;
      const send = async (turns: number): Promise<number[]> => {
        const [accepted, began] = [[0, 0, 0], at];
        for (let turn = 0; turn < turns; turn++) {
          const by = Math.floor(draw() * 3);
          if (await isAllowed(limits[by] as RateLimit)) accepted[by] = (accepted[by] ?? 0) + 1;
          at += draw() * 100;
          if (!isKilling || draw() > 0.01) continue;
          limits[by] = open();
          started += 1;
        }
        windows.push((at - began) / WINDOW_MS);
        return accepted;
      };
      const windows: number[] = [];
      const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
      isAway = true;
      const alone = await send(400);
      isAway = false;
      const after = await send(10);
      const [away = 0, back = 0] = windows;
      for (const [by, count] of alone.entries())
        expect(count + (after[by] ?? 0)).toBeLessThanOrEqual(perMinute * (1 + away + back) + 1);
      at += 2 * WINDOW_MS;
      isKilling = true;
      const together = sum(await send(400));
      expect(together).toBeLessThanOrEqual(perMinute * (1 + (windows[2] ?? 0)) + started);
      expect(together).toBeGreaterThan(perMinute);
    }
  });

  test("is not given twice: what a process accepted alone counts for it when the database is back", async () => {
    let isAway = true;
    const shared = sharedBy(() => 1);
    const payments: Payments = {
      pay: (payment) => (isAway ? Promise.resolve(null) : shared.payments.pay(payment)),
      sweep: async () => {},
    };
    const limit = createRateLimit(payments, { name: "test", perMinute: 20, now: () => 1 });
    for (let request = 0; request < 15; request++) expect(await isAllowed(limit)).toBe(true);
    isAway = false;
    const verdicts = Promise.all(Array.from({ length: 20 }, () => isAllowed(limit)));
    for (let turn = 0; turn < 30; turn++) {
      shared.answer();
      await new Promise(setImmediate);
    }
    expect((await verdicts).filter(Boolean)).toHaveLength(5);
  });
});

describe("two consoles on one database", () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  test("share a client's limit and overdraw it by no more than their credits", async () => {
    const perMinute = 400;
    const other = openDatabase({ connection: world.connections.app, poolSize: 2, onBackgroundError: () => {} });
    const logger = createLogger("silent");
    try {
      const limits = [world.services.db, other].map((db) =>
        createRateLimit(openPayments({ db, logger }), { name: "test", perMinute }),
      );
      const began = performance.now();
      let accepted = 0;
      const hammer = async (limit: RateLimit | undefined): Promise<void> => {
        for (let request = 0; request < perMinute; request++) if (limit && (await isAllowed(limit))) accepted += 1;
      };
      await Promise.all([...limits, ...limits].map(hammer));
      const refilled = Math.ceil((perMinute * (performance.now() - began)) / WINDOW_MS);
      expect(accepted).toBeGreaterThanOrEqual(perMinute);
      expect(accepted).toBeLessThanOrEqual(perMinute + refilled + 2 * creditOf(perMinute));
    } finally {
      await other.close();
    }
  });

  test("forget a client that has its whole allowance again", async () => {
    await world.behind.query("insert into rate_limits values ('test/old', 1, 1)");
    await world.services.rateLimits.sweep();
    const { rows } = await world.behind.query("select client from rate_limits where client = 'test/old'");
    expect(rows).toEqual([]);
  });
});
