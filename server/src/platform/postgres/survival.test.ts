import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { openFolder, openMadeFolder, query, startConsole, type Word } from "../../../test/platform/console-process.ts";
import type { ConnectionConfig } from "./embedded.ts";
import { chooseIdentity } from "./processes/identity.ts";
import { processesOn } from "./processes/processes.ts";

async function running(word: Promise<Word>): Promise<{ connection: ConnectionConfig; dataDir: string }> {
  const { connection, dataDir, message } = await word;
  if (connection === undefined || dataDir === undefined) throw new Error(`the console did not start: ${message}`);
  return { connection, dataDir };
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(join(dataDir, "postmaster.pid"), "utf8")).split("\n")[0]);

/** Writes row after row until the connection is lost. Resolves with how many were acknowledged. */
async function writeUntilCutOff(connection: ConnectionConfig, onRow: (count: number) => void): Promise<number> {
  const client = new pg.Client({ ...connection });
  client.on("error", () => {});
  await client.connect();
  let acknowledged = 0;
  try {
    while (true) {
      await client.query("insert into kept values (1)");
      acknowledged += 1;
      onRow(acknowledged);
    }
  } catch {
    return acknowledged;
  }
}

/** The last row may exist although its acknowledgment was lost. */
async function expectRows(connection: ConnectionConfig, acknowledged: number): Promise<void> {
  const [rows] = await query(connection, "select count(*)::int from kept");
  expect([acknowledged, acknowledged + 1]).toContain(rows);
}

test("a PostgreSQL killed during writes and a busy session comes back by itself, with every acknowledged row", async () => {
  const { connection, dataDir } = await running(startConsole({ folder: await openMadeFolder() }).next());
  await query(connection, "create table kept (n int)");
  const busy = new pg.Client({ ...connection });
  busy.on("error", () => {});
  await busy.connect();
  const cut = busy
    .query("select count(*) from generate_series(1, 1e12::bigint)")
    .catch((error: Error) => error.message);
  const postmaster = await postmasterOf(dataDir);
  const acknowledged = await writeUntilCutOff(connection, (count) => {
    if (count === 50) process.kill(postmaster, "SIGKILL");
  });
  expect(acknowledged).toBeGreaterThanOrEqual(50);
  expect(await cut).toContain("terminated");
  await expectRows(connection, acknowledged);
  expect(await postmasterOf(dataDir)).not.toBe(postmaster);
});

test("a killed console leaves PostgreSQL to the next start, which stops it and keeps every row", async () => {
  const folder = await openMadeFolder();
  const first = startConsole({ folder });
  const { connection, dataDir } = await running(first.next());
  await query(connection, "create table kept (n int)");
  const orphan = await postmasterOf(dataDir);
  const next = Promise.withResolvers<Word>();
  const acknowledged = await writeUntilCutOff(connection, (count) => {
    if (count === 50) void first.kill();
    if (count === 100) startConsole({ folder }).next().then(next.resolve, next.reject);
  });
  expect(acknowledged).toBeGreaterThanOrEqual(100);
  const log = (await next.promise).log?.join("\n");
  expect(log).toContain(`stopping the PostgreSQL (process ${orphan})`);
  expect(log).toContain("database system was shut down at"); // A clean stop: there was nothing to recover.
  await expectRows(connection, acknowledged);
  const identity = await chooseIdentity((await stat(dataDir)).uid);
  expect((await processesOn(dataDir, identity)).get(orphan)).not.toBe(true);
});

test("console and PostgreSQL killed together: the next start recovers every acknowledged row", async () => {
  const folder = await openMadeFolder();
  const first = startConsole({ folder });
  const { connection, dataDir } = await running(first.next());
  await query(connection, "create table kept (n int)");
  const postmaster = await postmasterOf(dataDir);
  const acknowledged = await writeUntilCutOff(connection, (count) => {
    if (count !== 50) return;
    void first.kill();
    process.kill(postmaster, "SIGKILL");
  });
  expect(acknowledged).toBeGreaterThanOrEqual(50);
  const again = await running(startConsole({ folder }).next());
  await expectRows(again.connection, acknowledged);
});

test("a console killed while it creates its cluster leaves nothing that the next start trusts", async () => {
  const folder = await openFolder("data");
  const first = startConsole({ folder });
  const made = async () => (await readdir(folder).catch(() => [])).find((name) => name.startsWith("draft-"));
  await expect.poll(made, { interval: 5, timeout: 30_000 }).toBeDefined();
  await first.kill();
  const { connection } = await running(startConsole({ folder }).next());
  expect(await query(connection, "select 1")).toEqual([1]);
});

test("Ctrl-C reaches the console and not PostgreSQL", async () => {
  const console = startConsole({ folder: await openMadeFolder() });
  const { connection, dataDir } = await running(console.next());
  const client = new pg.Client({ ...connection });
  await client.connect();
  const postmaster = await postmasterOf(dataDir);
  process.kill(-console.pid, "SIGINT");
  expect(await console.next()).toEqual({ interrupted: true });
  expect((await client.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  expect(await postmasterOf(dataDir)).toBe(postmaster);
  await client.end();
});

test("of consoles started at the same time on one folder, one runs and the others are refused, naming it", async () => {
  const folder = await openFolder("data");
  for (const round of ["on a new folder", "beside an orphan"]) {
    const consoles = [1, 2, 3].map(() => startConsole({ folder }));
    const words = await Promise.all(consoles.map((one) => one.next()));
    const winners = consoles.filter((_, index) => words[index]?.connection);
    expect(winners, round).toHaveLength(1);
    for (const { refused, message } of words.filter((word) => !word.connection)) {
      expect(refused).toBe("FolderInUseError");
      expect(message).toContain(`${folder} is in use by another running console (process ${winners[0]?.pid})`);
    }
    const { connection } = await running(Promise.resolve(words.find((word) => word.connection) ?? {}));
    await query(connection, "create table if not exists kept (n int)");
    await Promise.all(winners.map((one) => one.kill()));
  }
});
