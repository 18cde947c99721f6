import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, test } from "vitest";
import { chainOf, sealAll, verify, writeRow, writeRows } from "../../../test/platform/audit-log.ts";
import { openWorld, type World } from "../../../test/world.ts";
import { type Database, openDatabase, sqlState } from "../db/database.ts";
import { raw } from "../db/sql.ts";
import { sealPending } from "./seal.ts";

/** A second process of the same console, as far as the database can tell. */
const replica = (world: World): Database =>
  openDatabase({ connection: world.connections.app, poolSize: 2, onBackgroundError: () => {} });

const waiting = async (world: World): Promise<number> =>
  (await world.behind.query("select from audit_pending")).rowCount ?? 0;

describe("sealing", () => {
  test("links every row once, in writing order, and leaves nothing in the queue", async () => {
    await using world = await openWorld();
    await writeRows(world, 9);
    await sealAll(world, 4);
    expect(await waiting(world)).toBe(0);
    const { rows } = await world.behind.query("select id from audit_log order by at, id");
    const chain = await chainOf(world);
    expect(chain.map((link) => link.audit_id)).toEqual(rows.map((row) => row.id));
    expect(chain.map((link) => link.seq)).toEqual(rows.map((_, index) => index + 1));
    expect(await verify(world)).toMatchObject({ rows: rows.length, sealed: rows.length, pending: 0, finding: null });
  });

  test("keeps teams apart: each chain has its own numbers and verifies by itself", async () => {
    await using world = await openWorld();
    const { who } = await world.stranger();
    await writeRows(world, 3);
    await writeRows(world, 2, who);
    await sealAll(world);
    const own = await verify(world);
    const other = await verify(world, { teamId: who.teamId });
    expect([own.finding, other.finding]).toEqual([null, null]);
    expect([own.head?.seq, other.head?.seq]).toEqual([own.rows, other.rows]);
  });

  test("creates one chain even if several processes write and seal at the same time", async () => {
    await using world = await openWorld();
    const replicas = [replica(world), replica(world), replica(world)];
    let writing = true;
    const sealing = replicas.map(async (db) => {
      let more = true;
      while (writing || more) ({ more } = await sealPending({ db, clock: world.clock, batch: 7 }));
    });
    await Promise.all(
      replicas.map(async (db) => {
        for (let n = 0; n < 40; n++) await writeRow(db, world.owner.who, world.clock.now + n);
      }),
    );
    writing = false;
    await Promise.all(sealing);
    await sealAll(world);
    const verified = await verify(world, { batch: 50 });
    expect(verified).toMatchObject({ finding: null, pending: 0 });
    expect(verified.sealed).toBe(verified.rows);
    expect(verified.rows).toBeGreaterThanOrEqual(120);
    await Promise.all(replicas.map((db) => db.close()));
  });

  test("continues where a killed process stopped, between two batches or within one", async () => {
    await using world = await openWorld();
    await writeRows(world, 12);
    await sealPending({ db: world.services.db, clock: world.clock, batch: 5 });
    const before = await waiting(world);

    const holder = await world.behind.connect();
    await holder.query("begin; lock table audit_seals in share mode");
    const doomed = sealElsewhere(world);
    while ((await inTheMiddle(world)) === 0);
    doomed.kill("SIGKILL");
    await once(doomed, "exit");
    await holder.query("rollback");
    holder.release();
    while ((await inTheMiddle(world)) > 0);

    expect(await waiting(world)).toBe(before);
    await sealAll(world);
    expect(await verify(world)).toMatchObject({ finding: null, pending: 0 });
  });

  test("is not blocked by a row that was queued again after it was sealed", async () => {
    await using world = await openWorld();
    await writeRows(world, 2);
    await sealAll(world);
    await world.behind.query("insert into audit_pending select id, team_id from audit_log");
    await writeRows(world, 1);
    await sealAll(world);
    expect(await waiting(world)).toBe(0);
    expect(await verify(world)).toMatchObject({ finding: null, pending: 0 });
  });
});

/** A separate process that seals, so that it can be killed. */
function sealElsewhere(world: World): ChildProcess {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(new URL("../db/database.ts", import.meta.url))});
    const { sealPending } = await import(${JSON.stringify(new URL("seal.ts", import.meta.url))});
    const connection = JSON.parse(process.env.CONNECTION);
    const db = openDatabase({ connection, poolSize: 1, onBackgroundError: () => {} });
    await sealPending({ db, clock: { milliseconds: () => Date.now() } });`;
  const env = { ...process.env, CONNECTION: JSON.stringify(world.connections.app) };
  return spawn(process.execPath, ["--input-type=module", "-e", script], { env, stdio: "ignore" });
}

/** How many connections have sealed a batch but not committed it. */
async function inTheMiddle(world: World): Promise<number> {
  const { rowCount } = await world.behind.query(
    `select from pg_stat_activity where datname = current_database() and query like 'insert into audit_seals%'`,
  );
  return rowCount ?? 0;
}

describe("the console's database role", () => {
  test.each(["audit_log", "audit_seals"])("can neither change nor delete rows of %s", async (table) => {
    await using world = await openWorld();
    await writeRows(world, 1);
    await sealAll(world);
    for (const statement of [
      `update ${table} set team_id = team_id`,
      `delete from ${table}`,
      `truncate ${table}`,
      `alter table ${table} disable row level security`,
    ]) {
      const refused = await world.services.db
        .transaction(world.owner.who, (tx) => tx.run(raw(statement)))
        .catch((error: unknown) => sqlState(error));
      expect([statement, refused]).toEqual([statement, "42501"]);
    }
  });
});
