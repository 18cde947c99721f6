import { expect, onTestFinished, test, vi } from "vitest";
import { holdStatementsToTheirTeam } from "../../../../../test/recorded-statements.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import { fault } from "../../../../kernel/errors.ts";
import type { Admission, Estimate, Reservation } from "./admission.ts";
import { createAdmission } from "./create-admission.ts";

holdStatementsToTheirTeam();

const KEYS = "/v1/gateway-keys";
const knock = (key: string) => ({ route: "desk", key, origin: null });

async function newKey(world: World, limits: object): Promise<{ id: string; secret: string }> {
  const agent = { agent_name: "Desk", model_name: "gpt-4o", agent_url: "https://agent.example/v1" };
  const agent_id = (await world.call("POST", "/v1/agent-configurations/", { body: agent })).body.id;
  await world.call("POST", "/v1/model-prices", { body: { pattern: "gpt-4o*", input: 2, output: 10 } });
  const made = await world.call("POST", KEYS, { body: { agent_id, name: "k", ...limits } });
  expect(made.status, made.text).toBe(201);
  return made.body;
}

const estimate = (inputTokens = 10, outputTokens = 0): Estimate => ({ model: "m", inputTokens, outputTokens });
const used = (input: number, output: number) => ({ input, output, cached: 0 });

interface Tried {
  readonly reserved: Reservation[];
  readonly refused: string[];
}

async function tryMany(admission: Admission, secret: string, wanted: readonly Estimate[]): Promise<Tried> {
  const { reserve } = await admission.admit(knock(secret));
  const tried = await Promise.allSettled(wanted.map(reserve));
  return {
    reserved: tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    refused: tried.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : [])),
  };
}

const spentOf = async (world: World) => (await world.call("GET", KEYS)).body.results[0].spent_today;

test.each([
  ["requests a minute", { requests_per_minute: 50 }, estimate()],
  ["tokens a minute", { tokens_per_minute: 500 }, estimate()],
  ["money a day", { money_per_day: 0.001 }, estimate()],
  ["requests at the same time", { concurrency: 50 }, estimate()],
])("200 parallel requests on a budget of 50 over two gateways, in %s: 48 to 50 come in", async (_, limits, one) => {
  await using world = await openWorld();
  const { secret } = await newKey(world, limits);
  const gateways = [createAdmission(world.services), createAdmission(world.services)];
  // In waves of different sizes, so that both have something left over at times.
  const shares = [
    [1, 3, 40, 56],
    [30, 20, 10, 40],
  ] as const;
  const tried = await Promise.all(
    gateways.map(async (gateway, at) => {
      const waves: Tried[] = [];
      for (const count of shares[at] ?? []) waves.push(await tryMany(gateway, secret, Array(count).fill(one)));
      return waves;
    }),
  );
  const all = tried.flat();
  const admitted = all.flatMap(({ reserved }) => reserved).length;
  expect(admitted).toBeLessThanOrEqual(50);
  expect(admitted).toBeGreaterThanOrEqual(48);
  expect(new Set(all.flatMap(({ refused }) => refused))).toEqual(new Set(["GATEWAY_LIMITED"]));
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

test("what was spent is what the upstream said, after aborts and errors too, and the rest comes back", async () => {
  await using world = await openWorld();
  const { secret } = await newKey(world, { tokens_per_day: 10_000, money_per_day: 1, concurrency: 8 });
  const gateway = createAdmission(world.services);
  const { reserve } = await gateway.admit(knock(secret));
  let expected = { requests: 0, input_tokens: 0, output_tokens: 0, money: 0 };
  const count = (input: number, output: number) => {
    expected = {
      requests: expected.requests + 1,
      input_tokens: expected.input_tokens + input,
      output_tokens: expected.output_tokens + output,
      money: expected.money + (input * 2 + output * 10) / 1e6,
    };
  };
  for (let turn = 0; turn < 24; turn++) {
    const reservation = await reserve(estimate(100, 1000));
    if (turn % 4 === 0) reservation.cancel();
    else if (turn % 4 === 1) {
      reservation.settle(null);
      count(100, 1000);
    } else {
      // Some use more than they reserved.
      const output = turn % 4 === 2 ? 20 : 1100;
      expect(reservation.settle(used(90, output))).toBe(180 + output * 10);
      count(90, output);
    }
    // Told twice, counted once.
    reservation.settle(used(1, 1));
    reservation.cancel();
    if (expected.input_tokens + expected.output_tokens > 8000) break;
  }
  await gateway.close();
  const { money, ...spent } = await spentOf(world);
  expect(spent).toMatchObject({ requests: expected.requests, unpriced: 0 });
  expect([spent.input_tokens, spent.output_tokens]).toEqual([expected.input_tokens, expected.output_tokens]);
  expect(money).toBeCloseTo(expected.money, 6);
  const { rows } = await world.behind.query("select day_tokens, day_micros from gateway_meters");
  expect(Number(rows[0].day_tokens)).toBe(expected.input_tokens + expected.output_tokens);
  expect(Number(rows[0].day_micros)).toBe(Math.round(expected.money * 1e6));
});

test("what ends while a booking is being sent is booked with the next one", async () => {
  await using world = await openWorld();
  const { secret } = await newKey(world, {});
  let holdBooking: Promise<void> | null = null;
  let heard = () => {};
  const { db } = world.services;
  const inTeam: typeof db.inTeam = async (team, work) => {
    const done = await db.inTeam(team, work);
    if (holdBooking) heard();
    await holdBooking;
    return done;
  };
  const gateway = createAdmission({ ...world.services, db: { ...db, inTeam } });
  const { reserve } = await gateway.admit(knock(secret));
  const [first, second] = [await reserve(estimate()), await reserve(estimate())];
  let release = () => {};
  holdBooking = new Promise((resolve) => {
    release = resolve;
  });
  const isSending = new Promise<void>((resolve) => {
    heard = resolve;
  });
  first?.settle(used(1, 1));
  await isSending;
  second?.settle(used(1, 1));
  holdBooking = null;
  release();
  await vi.waitFor(async () => expect(await spentOf(world)).toMatchObject({ requests: 2 }), { timeout: 20_000 });
  await gateway.close();
});

test("a gateway that is killed takes what it held with it: the limit of the day holds, its places come back", async () => {
  await using world = await openWorld();
  const { secret } = await newKey(world, { tokens_per_day: 1000, concurrency: 10 });
  const killed = createAdmission(world.services);
  // Forwarded, and nothing was heard of it again.
  expect((await tryMany(killed, secret, Array(6).fill(estimate(100)))).reserved).toHaveLength(6);
  const next = createAdmission(world.services);
  const before = await tryMany(next, secret, Array(10).fill(estimate(100)));
  expect([before.reserved.length, before.refused.length]).toEqual([4, 6]);
  for (const reservation of before.reserved) reservation.cancel();
  await world.behind.query("update gateway_places set seen_at = seen_at - 31000");
  const after = await tryMany(next, secret, Array(10).fill(estimate(0)));
  expect(after.reserved).toHaveLength(10);
  await next.close();
});

test("a new day has a new budget, and a clock that goes back does not give the old one again", async () => {
  await using world = await openWorld();
  const { secret } = await newKey(world, { tokens_per_day: 100, requests_per_minute: 5 });
  const admitted = async () => {
    const gateway = createAdmission(world.services);
    const { reserved } = await tryMany(gateway, secret, Array(3).fill(estimate(50)));
    for (const reservation of reserved) reservation.settle(null);
    await gateway.close();
    return reserved.length;
  };
  expect(await admitted()).toBe(2);
  expect(await admitted()).toBe(0);
  await world.behind.query("update gateway_meters set day = day + 1, slot = slot + 100");
  expect(await admitted()).toBe(0);
  await world.behind.query("update gateway_meters set day = day - 2, slot = slot - 200");
  expect(await admitted()).toBe(2);
});

test("without the database, keys go on for as long as they may, and budgets until the lease is spent", async () => {
  // What is known grows old when this test says so, however busy the machine is.
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  await using world = await openWorld();
  const free = await newKey(world, {});
  let isAway = false;
  const { db } = world.services;
  const whileThere =
    <A extends unknown[], T>(work: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      isAway ? Promise.reject(fault("DATABASE_UNAVAILABLE")) : work(...args);
  const gateway = createAdmission({
    ...world.services,
    db: {
      ...db,
      inTeam: whileThere(db.inTeam) as typeof db.inTeam,
      authenticating: whileThere(db.authenticating) as never,
    },
    times: { oldest: 20, withoutDatabase: 600 },
  });
  const outcome = (secret: string) =>
    gateway
      .admit(knock(secret))
      .then(({ reserve }) => reserve(estimate()))
      .then(
        () => "in",
        ({ code }) => code,
      );
  const limited = (
    await world.call("POST", KEYS, {
      body: { agent_id: (await world.call("GET", KEYS)).body.results[0].agent_id, name: "l", tokens_per_day: 1000 },
    })
  ).body;
  expect([await outcome(free.secret), await outcome(limited.secret)]).toEqual(["in", "in"]);
  isAway = true;
  vi.advanceTimersByTime(60);
  expect(await outcome(free.secret)).toBe("in");
  expect(await outcome(limited.secret)).toBe("GATEWAY_UNAVAILABLE");
  expect(await outcome(`gk_${"B".repeat(43)}`)).toBe("GATEWAY_UNAVAILABLE");
  vi.advanceTimersByTime(600);
  expect(await outcome(free.secret)).toBe("GATEWAY_UNAVAILABLE");
  isAway = false;
  vi.advanceTimersByTime(60);
  await expect.poll(() => outcome(limited.secret)).toBe("in");
  await gateway.close();
});
