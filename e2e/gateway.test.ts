import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DatabaseLine, openDatabaseLine } from "../bench/prove/gateway/database-line.ts";
import { type Fleet, openFleet } from "../bench/prove/gateway/fleet.ts";
import { LIMIT, proveBudgets } from "../bench/prove/gateway/prove-budgets.ts";
import { proveEnds } from "../bench/prove/gateway/prove-ends.ts";
import { proveOffline } from "../bench/prove/gateway/prove-offline.ts";
import { proveProcess } from "../bench/prove/gateway/prove-process.ts";
import { proveSecrets } from "../bench/prove/gateway/prove-secrets.ts";
import { proveSocket } from "../bench/prove/gateway/prove-socket.ts";
import { openStub, type Stub } from "../bench/prove/gateway/stub.ts";
import { openDatabase, type TestDatabase } from "./database.ts";

const OFFLINE_SECONDS = 4;

/** The short forms of `npm run prove -- gateway-socket gateway-processes gateway-offline`, on one console and two gateways. */
describe("gateways as processes of their own", () => {
  let database: TestDatabase;
  let line: DatabaseLine;
  let stub: Stub;
  let fleet: Fleet;

  beforeAll(async () => {
    database = await openDatabase();
    stub = await openStub();
    line = await openDatabaseLine(database.env.DATABASE_URL);
    const env = { STOP_SECONDS: "1", LOG_LEVEL: "debug", GATEWAY_OFFLINE_SECONDS: String(OFFLINE_SECONDS) };
    fleet = await openFleet({ database, gateways: 2, env, gatewayDatabase: line.url });
  });
  afterAll(async () => {
    await fleet?.[Symbol.asyncDispose]();
    await stub?.[Symbol.asyncDispose]();
    await line?.[Symbol.asyncDispose]();
    await database?.[Symbol.asyncDispose]();
  });

  test("what is on a client's socket is what the guards leave of the whole answer, in five protocols", async () => {
    const kinds = ["mask", "block", "default"] as const;
    const plan = { configs: 3, casesEach: 25, seed: 3, kinds };
    const proof = await proveSocket({ fleet, stub }, plan);
    expect(proof.mistakes.slice(0, 2)).toEqual([]);
    expect([proof.masked > 10, proof.equal > 10, proof.stopped > 3]).toEqual([true, true, true]);
    expect(Object.keys(proof.bySurface)).toHaveLength(5);
  });

  test("no key, prompt or secret is in a log, an answer or a row, whatever becomes of a request", async () => {
    const proof = await proveSecrets({ fleet, stub });
    expect(proof.mistakes).toEqual([]);
    expect(proof.rows).toBeGreaterThan(50);
  });

  test("clients that go are heard of at once, and a revoked key is refused everywhere", async () => {
    const proof = await proveEnds({ fleet, stub }, { aborts: 5, readers: 0, megabytes: 0 });
    expect(proof.mistakes).toEqual([]);
  });

  test("a database that hangs is like one that is gone: what is known goes on for a while, nobody new comes in", async () => {
    const plan = { how: "hanging", offlineSeconds: OFFLINE_SECONDS, everyMs: 100 } as const;
    const proof = await proveOffline({ fleet, stub }, line.hanging, plan);
    expect(proof.mistakes).toEqual([]);
    expect(proof.served).toBeGreaterThan(0);
  });

  // Five hundred requests, a kill, another start, and each waits for a second or two of booking.
  test("limits hold and are booked right when a gateway is killed, and nothing unjudged is on any socket", async () => {
    const proof = await proveBudgets({ fleet, stub }, 60);
    expect(proof.mistakes).toEqual([]);
    expect(proof.admitted).toBeLessThanOrEqual(LIMIT);
  }, 180_000);

  test("a gateway that is told to stop finishes what it has begun, takes nobody new, and exits with 0", async () => {
    const proof = await proveProcess({ fleet, stub, graceMs: 1000, at: 1 });
    expect(proof).toMatchObject({ mistakes: [], open: 11, finished: 10, newRefused: true, exitCode: 0 });
  });
});
