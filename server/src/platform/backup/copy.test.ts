import { randomBytes } from "node:crypto";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { openSpareDatabase, type SpareDatabase } from "../../../test/spare-database.ts";
import { sql } from "../db/sql.ts";
import { copyIn, copyOut } from "./copy.ts";

async function connect({ owner }: SpareDatabase): Promise<pg.Client> {
  const client = new pg.Client(owner);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

test("rows larger and smaller than any buffer pass from one connection to another, and both stay usable", async () => {
  const database = await openSpareDatabase("blank");
  const [from, to] = [await connect(database), await connect(database)];
  await from.query("create table t (n int, body bytea); create table u (n int, body bytea)");
  const sizes = [0, 1, 70_000, 3, 3_000_000, 17, ...Array.from({ length: 500 }, (_, n) => n * 7)];
  for (const [n, size] of sizes.entries()) await from.query("insert into t values ($1, $2)", [n, randomBytes(size)]);
  await pipeline(copyOut(from, sql`copy t to stdout`), copyIn(to, sql`copy u from stdin`));
  const differences = "(table t except table u) union all (table u except table t)";
  expect((await from.query(`select count(*)::int as n from (${differences}) as d`)).rows).toEqual([{ n: 0 }]);
  expect((await to.query("select count(*)::int as n from u")).rows).toEqual([{ n: sizes.length }]);
});

test("a reader that stops slows the server down instead of filling memory", async () => {
  const client = await connect(await openSpareDatabase("blank"));
  const socket = (client as unknown as { connection: pg.Connection }).connection.stream;
  const rows = copyOut(client, sql`copy (select repeat('x', 1000) from generate_series(1, 20000)) to stdout`);
  rows.once("readable", () => {}); // Starts to read, and takes nothing.
  await expect.poll(() => socket.isPaused()).toBe(true);
  expect(rows.readableLength).toBeLessThan(1_000_000);
  expect((await buffer(rows)).length).toBe(20_000 * 1001);
  expect((await client.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
});

test("a row that the table rejects ends the copy with the server's message, and nothing of it stays", async () => {
  const client = await connect(await openSpareDatabase("blank"));
  await client.query("create table t (n int primary key)");
  const lines = async function* () {
    yield Buffer.from("1\n2\n");
    yield Buffer.from("one\n");
  };
  await expect(pipeline(lines(), copyIn(client, sql`copy t from stdin`))).rejects.toThrow(/invalid input syntax/);
  expect((await client.query("select from t")).rows).toEqual([]);
});

test("a source that fails in the middle leaves nothing behind and the connection usable", async () => {
  const client = await connect(await openSpareDatabase("blank"));
  await client.query("create table t (n int)");
  const lines = async function* () {
    yield Buffer.from("1\n");
    throw new Error("the source broke");
  };
  await expect(pipeline(lines(), copyIn(client, sql`copy t from stdin`))).rejects.toThrow("the source broke");
  expect((await client.query("select from t")).rows).toEqual([]);
});

test("a rejected statement is reported, in both directions", async () => {
  const client = await connect(await openSpareDatabase("blank"));
  await expect(text(copyOut(client, sql`copy missing to stdout`))).rejects.toThrow(/"missing" does not exist/);
  const refused = pipeline([Buffer.from("1\n")], copyIn(client, sql`copy missing from stdin`));
  await expect(refused).rejects.toThrow(/"missing" does not exist/);
  expect((await client.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
});
