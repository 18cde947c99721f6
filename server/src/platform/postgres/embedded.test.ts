import { chmod, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openFolder, openMadeFolder, query, startConsole } from "../../../test/platform/console-process.ts";
import { discardCluster } from "./discard.ts";
import { type EmbeddedOptions, startEmbeddedPostgres } from "./embedded.ts";
import { canEnter } from "./place.ts";
import { PostgresStartError } from "./processes/errors.ts";
import { chooseIdentity } from "./processes/identity.ts";
import { processesOn } from "./processes/processes.ts";
import { giveTo, runAs, spawnAs } from "./processes/run.ts";

const asRoot = process.getuid?.() === 0;

async function start(folder: string, options: Partial<EmbeddedOptions> = {}) {
  const postgres = await startEmbeddedPostgres({ folder, log: () => {}, settings: { fsync: "off" }, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

test("a new cluster is private, checksummed, deterministic, and opens again with its data", async () => {
  const folder = await openFolder("data");
  const first = await start(folder, { settings: {} });
  const settings = [
    "fsync",
    "data_checksums",
    "server_encoding",
    "listen_addresses",
    "password_encryption",
    "TimeZone",
  ];
  const shown = await query(first.connection, `select ${settings.map((name) => `current_setting('${name}')`).join()}`);
  expect(shown).toEqual(["on", "on", "UTF8", "", "scram-sha-256", "UTC"]);
  const locale = "select datlocprovider::text, datlocale from pg_database where datname = 'postgres'";
  expect(await query(first.connection, locale)).toEqual(["b", "C.UTF-8"]);
  expect((await stat(first.dataDir)).mode & 0o777).toBe(0o700);
  expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700);
  await expect(query({ ...first.connection, password: "guess" }, "select 1")).rejects.toThrow(
    "password authentication",
  );
  await query(first.connection, "create table kept as select 7 as n");
  await first.stop();

  const again = await start(folder);
  expect(await query(again.connection, "select n from kept")).toEqual([7]);
  expect(again.connection).toEqual(first.connection);
});

test("stop leaves no process, no zombie and no socket, and settles exited", async () => {
  const postgres = await start(await openMadeFolder());
  const identity = await chooseIdentity((await stat(postgres.dataDir)).uid);
  const pid = Number((await readFile(join(postgres.dataDir, "postmaster.pid"), "utf8")).split("\n")[0]);
  expect((await processesOn(postgres.dataDir, identity)).get(pid)).toBe(true);
  await postgres.stop();
  expect([...(await processesOn(postgres.dataDir, identity)).values()]).not.toContain(true);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  await expect(stat(postgres.connection.host)).rejects.toThrow("ENOENT");
  expect(await postgres.exited).toBe("stopped");
});

test("an aborted start leaves nothing running and the folder free", async () => {
  const folder = await openFolder("data");
  await expect(start(folder, { signal: AbortSignal.abort() })).rejects.toThrow(PostgresStartError);
  expect(await query((await start(folder)).connection, "select 1")).toEqual([1]);
});

test("a folder too deep for a socket gets a short private one, which is removed on stop", async () => {
  const postgres = await start(await openFolder("d".repeat(60), "e".repeat(60), "data"));
  expect(postgres.connection.host.length).toBeLessThan(40);
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700);
  expect(await query(postgres.connection, "select 1")).toEqual([1]);
  await postgres.stop();
  await expect(stat(postgres.connection.host)).rejects.toThrow("ENOENT");
});

test("a partially created cluster is discarded, never trusted", async () => {
  const folder = await openFolder("data");
  await mkdir(join(folder, "draft-cut-short", "data"), { recursive: true });
  await chmod(folder, 0o711);
  await writeFile(join(folder, "postgres.json"), JSON.stringify({ password: "of a start cut short", complete: false }));
  const postgres = await start(folder);
  expect(postgres.connection.password).toBe("of a start cut short");
  expect(await query(postgres.connection, "select 1")).toEqual([1]);
  await expect(stat(join(folder, "draft-cut-short"))).rejects.toThrow("ENOENT");
});

test("a process that got the process id of a dead PostgreSQL does not block the start", async () => {
  const folder = await openMadeFolder();
  const first = await start(folder);
  await first.stop();
  const identity = await chooseIdentity((await stat(first.dataDir)).uid);
  const bystander = spawnAs(identity, ["/bin/sleep", "60"]);
  onTestFinished(() => void bystander.kill());
  const pidFile = join(first.dataDir, "postmaster.pid");
  await writeFile(pidFile, `${bystander.pid}\n${first.dataDir}\n1\n5432\n\n\n\n`);
  await giveTo(identity, pidFile);
  expect(await query((await start(folder)).connection, "select 1")).toEqual([1]);
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
});

test("a lost database, a lost record and a different version are reported, and nothing is created in their place", async () => {
  const folder = await openMadeFolder();
  const { dataDir, stop } = await start(folder);
  await stop();
  const version = join(dataDir, "PG_VERSION");
  await writeFile(version, "17\n");
  await expect(start(folder)).rejects.toThrow("was made by PostgreSQL 17");
  await writeFile(version, "18\n");
  await rename(dataDir, `${dataDir}-lost`);
  await expect(start(folder)).rejects.toThrow("is no longer in");
  await rename(`${dataDir}-lost`, dataDir);
  await rename(join(folder, "postgres.json"), join(folder, "lost.json"));
  await expect(start(folder)).rejects.toThrow("no postgres.json");
  await rename(join(folder, "lost.json"), join(folder, "postgres.json"));
  await start(folder);
});

test.runIf(asRoot)("PostgreSQL's user can't read the console's files", async () => {
  const folder = await openMadeFolder();
  const { dataDir } = await start(folder);
  const identity = await chooseIdentity((await stat(dataDir)).uid);
  const read = (file: string) => runAs(identity, ["/bin/cat", join(folder, file)]);
  expect(await read("postgres.json")).toMatchObject({ ok: false, output: expect.stringContaining("denied") });
  expect(await read("data/PG_VERSION")).toEqual({ ok: true, output: "18" });
});

test.runIf(asRoot)(
  "in a folder that only root can enter, the cluster is stored elsewhere and found again",
  async () => {
    const closed = await mkdtemp(join(tmpdir(), "closed-"));
    const folder = join(closed, "data");
    onTestFinished(async () => {
      await discardCluster(folder);
      await rm(closed, { recursive: true });
    });
    const told: string[] = [];
    const first = await start(folder, { log: (line) => told.push(line) });
    const place = dirname(first.dataDir);
    expect(told.join("\n")).toContain(`PostgreSQL keeps its files in ${place}`);
    expect(place.startsWith(closed)).toBe(false);
    expect((await stat(place)).uid).toBe(0);
    await query(first.connection, "create table kept as select 7 as n");
    await first.stop();
    const again = await start(folder);
    expect(await query(again.connection, "select n from kept")).toEqual([7]);
  },
);

// Another user needs access to this Node. In a clone that only root can enter, none has it.
const nobody = asRoot ? await chooseIdentity() : undefined;
const nodeIsReachable = nobody !== undefined && (await canEnter(nobody, dirname(process.execPath)));

test.runIf(nodeIsReachable)(
  "an ordinary user runs it as itself; a user without a name is told what to do",
  async () => {
    const folder = await openFolder("ordinary");
    await chmod(dirname(folder), 0o777);
    const nameless = startConsole({ folder: join(dirname(folder), "nameless"), uid: 54_321 });
    expect((await nameless.next()).message).toContain("user id 54321 has none on this machine");
    const ordinary = await startConsole({ folder, uid: nobody?.uid ?? 0 }).next();
    expect(ordinary.message).toBeUndefined();
    expect(ordinary.connection && (await query(ordinary.connection, "select 1"))).toEqual([1]);
  },
);
