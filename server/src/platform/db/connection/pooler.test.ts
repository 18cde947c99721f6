import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPoolerDouble, type PoolerDouble } from "../../../../test/pooler-double.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { type Database, openDatabase, type Tx } from "../database.ts";
import { sql } from "../sql.ts";
import { asAuthenticator } from "../turn.ts";

let world: World;
let teams: readonly Person[];
let pooler: PoolerDouble;
let db: Database;

beforeAll(async () => {
  world = await openWorld();
  teams = [world.owner, await world.stranger()];
  pooler = await openPoolerDouble(world.connections.app, 3);
  db = openDatabase({ connection: pooler.connection, poolSize: 8, onBackgroundError: () => {} });
});
afterAll(async () => {
  await db.close();
  await pooler[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const seen = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.query(sql<{ id: string }>`select id from teams where created_at >= ${0}`.named("seen"));
  return rows.map(({ id }) => id);
};

describe("behind a pooler that gives each transaction another session", () => {
  test("two teams under load see their own rows and no other", async () => {
    const before = pooler.swaps();
    const ask = async (round: number): Promise<void> => {
      const { who } = teams[round % 2] as Person;
      const own = [who.teamId];
      if (round % 5 === 0) {
        const rows = await db.authenticating((tx) => tx.query(sql`select from agents`));
        return void expect(rows).toEqual([]);
      }
      if (round % 3 === 0) {
        const [first, widened, last] = await db.transaction(who, async (tx) => [
          await seen(tx),
          await asAuthenticator(tx, () => tx.query(sql`select id from users`)),
          await seen(tx),
        ]);
        expect([first, last]).toEqual([own, own]);
        return void expect(widened).toHaveLength(2);
      }
      const both = await db.inTeam(who, async (tx) => [await seen(tx), await seen(tx)]);
      expect(both).toEqual([own, own]);
    };
    await Promise.all(Array.from({ length: 240 }, (_, round) => ask(round)));
    expect(pooler.swaps() - before).toBeGreaterThan(120);
  });

  test("a transaction keeps its session, its limits and its binding, and a failed one leaves nothing behind", async () => {
    const { who } = world.owner;
    const stands = await db.transaction(who, async (tx) => {
      const read = () => tx.query(sql`select pg_backend_pid() as pid, current_setting('statement_timeout') as "limit"`);
      return [await read(), await read()];
    });
    expect(stands[0]).toEqual(stands[1]);
    expect(stands[0]).toMatchObject([{ limit: "30s" }]);
    await expect(db.transaction(who, (tx) => tx.run(sql`select 1 / ${0}::int`))).rejects.toThrow("division by zero");
    await expect(db.inTeam(who, (tx) => tx.run(sql`select 1 / ${0}::int`))).rejects.toThrow("division by zero");
    expect(await db.inTeam(who, seen)).toEqual([who.teamId]);
    const left = await pooler.onEachSession<{ value: string }>(
      "select coalesce(current_setting('app.team_id', true), '') || coalesce(current_setting('app.duty', true), '')",
    );
    expect(left).toEqual([{ value: "" }, { value: "" }, { value: "" }]);
  });

  test("reads no rows, many rows and values without parameters as without a pooler", async () => {
    const { who } = world.owner;
    const reads = async (tx: Tx) => [
      await tx.query(sql`select 1::bigint as n, '{"a": 1.50}'::json as j`),
      await tx.query(sql`select n from generate_series(1, ${1000}::int) n`),
      await tx.query(sql`select 1 where false`),
      await tx.run(sql`update teams set id = id where id = ${who.teamId}`),
    ];
    expect(await db.inTeam(who, reads)).toEqual(await world.services.db.inTeam(who, reads));
  });

  test("locks and notifications are refused, as they would stay with the pooler's session", async () => {
    await expect(db.hold(1, 1)).rejects.toThrow("pooler");
    await expect(db.listen("gateway", () => {})).rejects.toThrow("pooler");
  });

  test("a connection that hides the pooler is bound for each transaction if the operator says so", async () => {
    const wary = openDatabase({
      connection: world.connections.app,
      pooler: "on",
      poolSize: 1,
      onBackgroundError: () => {},
    });
    try {
      const { who } = world.owner;
      expect(await wary.inTeam(who, seen)).toEqual([who.teamId]);
      const prepared = sql`select count(*)::int as n from pg_prepared_statements`;
      expect(await wary.inTeam(who, (tx) => tx.query(prepared))).toEqual([{ n: 0 }]);
    } finally {
      await wary.close();
    }
  });
});
