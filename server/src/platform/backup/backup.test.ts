import { copyFile, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { awkwardJson, awkwardWords, OWNER, steps } from "../../../test/platform/backup-schema.ts";
import { openSpareDatabase, openSpareFolder, type SpareDatabase } from "../../../test/spare-database.ts";
import { migrate } from "../db/schema/migrate.ts";
import type { Migration } from "../db/schema/migration.ts";
import { loadBackup } from "./load-backup.ts";
import { checkArchive } from "./read-archive.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

async function connect({ owner }: SpareDatabase): Promise<pg.Client> {
  const client = new pg.Client(owner);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function openFilled(version: 1 | 2 = 2): Promise<{ database: SpareDatabase; client: pg.Client }> {
  const database = await openSpareDatabase("blank");
  const client = await connect(database);
  await migrate(client, steps.slice(0, version));
  await client.query("insert into owners (id, name) values ($1, 'o')", [OWNER]);
  for (const [index, words] of awkwardWords.entries()) {
    await client.query(
      `insert into things (owner_id, words, list, lists, verbatim, parsed, bytes, amount, ratio, at, span, day, secret_sealed)
       values ($1, $2::text, array[$2::text, null, 'x'], array[array[$2::text], array['y']], $3::text::json, $3::text::jsonb, $4, $5, $6,
         '2024-02-29 23:59:59.123456+05:30', '1 year -3 days 04:05:06.7', '0044-03-15 BC', $7)`,
      [
        OWNER,
        words,
        awkwardJson[index % awkwardJson.length]?.replace("1e400", "1e40").replace("\\u0000", ""),
        Buffer.from(`\\N\0\xff${words}`),
        index % 2 ? "NaN" : "1234567890.12345678901234567890",
        [0.1, -0, Number.MIN_VALUE, Number.NaN, Number.POSITIVE_INFINITY][index % 5],
        index % 2 ? `s1:key${index % 4}:AAAA` : null,
      ],
    );
  }
  for (const json of awkwardJson) await client.query("insert into things (verbatim) values ($1)", [json]);
  // A child stored before its parent, as an update leaves it.
  await client.query("update things set parent = (select max(n) from things) where n = 1");
  return { database, client };
}

async function newPath(): Promise<string> {
  return join(await openSpareFolder(), "backup");
}

/** Everything as text, without row-level security. */
function unzipsTo(bytes: Buffer, text: string): boolean {
  try {
    return gunzipSync(bytes).toString("latin1") === text;
  } catch {
    return false;
  }
}

async function contents(database: SpareDatabase): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of ["owners", "things", "counts", "schema_migrations"]) {
    const rows = await database.query(`select t::text as row from ${table} t order by 1`);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

async function restore(client: pg.Client, path: string, migrations = steps) {
  const { header } = await checkArchive(path);
  return restoreBackup(client, { path, header, migrations });
}

test("every row is restored unchanged, whatever it contains, and counters and sequences continue from there", async () => {
  const { database, client } = await openFilled();
  const path = await newPath();
  const files = new Map([["heads", '{"a":1}\n']]);
  const taken = await takeBackup(client, { path, keys: null, files });
  expect(taken.header.key_ids).toEqual(["key1", "key3"]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await checkArchive(path)).files).toEqual(files);

  const target = await openSpareDatabase("blank");
  const fresh = await connect(target);
  const restored = await restore(fresh, path);
  expect(await contents(target)).toEqual(await contents(database));
  expect(restored.get("things")?.rows).toBe(awkwardWords.length + awkwardJson.length);

  await fresh.query("insert into things (owner_id) values ($1)", [OWNER]);
  const [count] = await target.query("select things::int, (select max(n)::int from things) as newest from counts");
  expect(count).toEqual({ things: awkwardWords.length + 1, newest: awkwardWords.length + awkwardJson.length + 1 });
});

test("a backup shows the moment it started, whatever is written in the meantime", async () => {
  const { database, client } = await openFilled();
  const path = await newPath();
  const before = await contents(database);
  const other = await connect(database);
  await other.query("begin; lock table things in access exclusive mode");
  const taking = takeBackup(client, { path, keys: null, files: new Map() });
  const held = "select from pg_locks where not granted and relation = 'things'::regclass";
  await expect.poll(() => database.query(held)).toHaveLength(1);
  await other.query("insert into things (words) values ('late'); update owners set name = 'late'; commit");
  await taking;
  const target = await openSpareDatabase("blank");
  await restore(await connect(target), path);
  expect(await contents(target)).toEqual(before);
});

test("a backup of an older schema is loaded unchanged and then migrated", async () => {
  const { client } = await openFilled(1);
  const path = await newPath();
  await takeBackup(client, { path, keys: null, files: new Map() });
  const target = await openSpareDatabase("blank");
  await restore(await connect(target), path);
  expect(await target.query("select name, rank from owners")).toEqual([{ name: "o", rank: 7 }]);
  expect(await target.query("select version from schema_migrations order by 1")).toEqual([
    { version: 1 },
    { version: 2 },
  ]);
});

test("a backup of a new database comes back in its form, also into a database where a restore was interrupted, and one of an older database in its own", async () => {
  const first: Migration = {
    version: 1,
    name: "first",
    checksum: "1",
    sql: "create table things (id integer primary key, team integer)",
  };
  const waits: Migration = {
    ...{ version: 2, name: "waits", checksum: "2", contractsFrom: "99.0.0" },
    sql: "alter table things drop constraint things_pkey, add primary key (team, id)",
  };
  const form = "select pg_get_constraintdef(oid) as key from pg_constraint where conname = 'things_pkey'";
  const backUp = async (client: pg.Client): Promise<string> => {
    await client.query("insert into things values (1, 1)");
    const path = await newPath();
    await takeBackup(client, { path, keys: null, files: new Map() });
    return path;
  };
  const created = await connect(await openSpareDatabase("blank"));
  await migrate(created, [first, waits]);
  const older = await connect(await openSpareDatabase("blank"));
  await migrate(older, [first]);
  const [ofCreated, ofOlder] = [await backUp(created), await backUp(older)];
  const [fresh, again, old] = [
    await openSpareDatabase("blank"),
    await openSpareDatabase("blank"),
    await openSpareDatabase("blank"),
  ];
  const interrupted = await connect(again);
  await migrate(interrupted, [first]);
  await restore(await connect(fresh), ofCreated, [first, waits]);
  await restore(interrupted, ofCreated, [first, waits]);
  await restore(await connect(old), ofOlder, [first, waits]);
  expect([await fresh.query(form), await again.query(form), await old.query(form)]).toEqual([
    [{ key: "PRIMARY KEY (team, id)" }],
    [{ key: "PRIMARY KEY (team, id)" }],
    [{ key: "PRIMARY KEY (id)" }],
  ]);
});

test("a backup of a newer or different schema is refused", async () => {
  const { client } = await openFilled();
  const path = await newPath();
  await takeBackup(client, { path, keys: null, files: new Map() });
  const target = await openSpareDatabase("blank");
  const fresh = await connect(target);
  await expect(restore(fresh, path, steps.slice(0, 1))).rejects.toThrow(
    /of version 2, newer than this console \(version 1\)/,
  );
  const edited = steps.map((step) => ({ ...step, checksum: "another" }));
  await expect(restore(fresh, path, edited)).rejects.toThrow(/another form of migration 1/);
  expect(await target.query("select from pg_tables where schemaname = 'public'")).toEqual([]);
});

test("a file that is truncated, has a changed byte, lacks a table or has something after its end is refused", async () => {
  const { client } = await openFilled();
  const path = await newPath();
  await takeBackup(client, { path, keys: null, files: new Map() });
  const whole = await readFile(path);
  const plain = gunzipSync(whole).toString("latin1");
  const zipped = (text: string) => gzipSync(Buffer.from(text, "latin1"));
  const without = plain.replace(/\{"table":"owners"[\s\S]*?\{"rows":1[^\n]*\n/, "");
  expect(without.length).toBeLessThan(plain.length);
  const spoilt = new Map<string, Buffer>([
    ["empty", Buffer.alloc(0)],
    ["no gzip", Buffer.from("PGDMP")],
    ["another format", zipped('{"format":"x"}\n')],
    ["a table left out", zipped(without)],
    ["a row changed", zipped(plain.replace("0a\to\t", "0a\tp\t"))],
    ["a header changed", zipped(plain.replace('"key1"', '"key2"'))],
    ["cut at a line", zipped(plain.slice(0, plain.lastIndexOf("\n", plain.length - 2) + 1))],
    ["something after the end", Buffer.concat([whole, zipped("more\n")])],
  ]);
  for (let cut = 1; cut < 12; cut++) spoilt.set(`cut at ${cut}/12`, whole.subarray(0, (whole.length * cut) / 12));
  // The first ten bytes are gzip's header, and a few bits after them only fill up a byte: they say nothing about the content.
  for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 40)) {
    const changed = Buffer.from(whole);
    changed[at] = (changed[at] ?? 0) ^ 0x10;
    if (!unzipsTo(changed, plain)) spoilt.set(`byte ${at} changed`, changed);
  }
  expect(spoilt.size).toBeGreaterThan(45);
  for (const [what, bytes] of spoilt) {
    await writeFile(path, bytes);
    await expect(checkArchive(path), what).rejects.toThrow(/not a whole backup|made by a newer console/);
  }
});

test("a target with rows, with a running console or with a newer schema is refused and stays unchanged", async () => {
  const { client } = await openFilled(1);
  const path = await newPath();
  await takeBackup(client, { path, keys: null, files: new Map() });

  const filled = await openFilled();
  const before = await contents(filled.database);
  await expect(restore(filled.client, path)).rejects.toThrow("not empty: the table counts has rows");
  expect(await contents(filled.database)).toEqual(before);

  const busy = await openSpareDatabase("blank");
  const running = new pg.Client({ ...busy.owner, application_name: "agent-console" });
  await running.connect();
  await expect(restore(await connect(busy), path)).rejects.toThrow("A console is running on this database");
  await running.end();

  const newer = await connect(await openSpareDatabase("blank"));
  await migrate(newer, steps);
  await expect(restore(newer, path)).rejects.toThrow("its schema is newer than the backup (version 1)");
});

test("a restore that fails at the last row leaves every table empty and can be repeated", async () => {
  const { client, database } = await openFilled();
  const path = await newPath();
  await takeBackup(client, { path, keys: null, files: new Map() });
  const { header } = await checkArchive(path);
  const good = `${path}.good`;
  await copyFile(path, good);
  const plain = gunzipSync(await readFile(path)).toString("latin1");
  await writeFile(path, gzipSync(Buffer.from(plain.replace(/"sha256":"../, '"sha256":"zz'), "latin1")));

  const target = await openSpareDatabase("blank");
  const fresh = await connect(target);
  const order = { header, migrations: steps };
  await expect(restoreBackup(fresh, { ...order, path })).rejects.toThrow("its contents have changed");
  expect(await target.query("select from things union all select from owners union all select from counts")).toEqual(
    [],
  );
  await restoreBackup(fresh, { ...order, path: good });
  expect(await contents(target)).toEqual(await contents(database));
});

test("rows that are not restored unchanged are detected, and none of them stays", async () => {
  const { client } = await openFilled();
  const path = await newPath();
  await takeBackup(client, { path, keys: null, files: new Map() });
  const target = await openSpareDatabase("blank");
  const fresh = await connect(target);
  await migrate(fresh, steps);
  await fresh.query(`
    create function improve() returns trigger language plpgsql as $$ begin new.name := 'better'; return new; end $$;
    create trigger improved before insert on owners for each row execute function improve();
    alter table owners enable always trigger improved`);
  await expect(restore(fresh, path)).rejects.toThrow("The table owners did not come back as it was");
  expect(await target.query("select from owners")).toEqual([]);
});

test("rows that a policy would hide from the owner stop the backup instead of being left out", async () => {
  const { client } = await openFilled();
  await client.query("alter table things force row level security");
  const folder = await openSpareFolder();
  const taking = takeBackup(client, { path: join(folder, "backup"), keys: null, files: new Map() });
  await expect(taking).rejects.toThrow(/row-level security/);
  expect(await readdir(folder)).toEqual([]);
});

const kept: Migration = {
  version: 1,
  name: "partitioned",
  checksum: "1",
  sql: `create table days (day date primary key, words text) partition by range (day);
     create table days_first partition of days for values from ('2026-01-01') to ('2026-02-01');
     create table notes (n bigint primary key, day date not null references days, words text);`,
};

test("a partitioned table is restored completely, with partitions added after it was created", async () => {
  const client = await connect(await openSpareDatabase("blank"));
  await migrate(client, [kept]);
  await client.query(`create table "days later" partition of days for values from ('2026-02-01') to ('2026-03-01')`);
  await client.query("insert into days values ('2026-01-31', 'old'), ('2026-02-01', 'new')");
  await client.query("insert into notes values (1, '2026-02-01', 'of the newer day')");
  const path = await newPath();
  const { header } = await takeBackup(client, { path, keys: null, files: new Map() });
  expect(header.tables).toEqual(["days", "schema_additions", "schema_migrations", "notes"]);

  const target = await openSpareDatabase("blank");
  const restored = await restore(await connect(target), path, [kept]);
  expect(restored.get("days")?.rows).toBe(2);
  expect(await target.query("select tableoid::regclass::text as place, words from days order by day")).toEqual([
    { place: "days_first", words: "old" },
    { place: '"days later"', words: "new" },
  ]);
});

test("a backup can't smuggle a statement into the description of a partition", async () => {
  const client = await connect(await openSpareDatabase("blank"));
  await migrate(client, [kept]);
  const path = await newPath();
  const { header } = await takeBackup(client, { path, keys: null, files: new Map() });
  for (const bound of [
    "DEFAULT; drop table notes",
    "FOR VALUES IN ('a', now())",
    "FOR VALUES FROM ('') TO (''); --')",
  ]) {
    const forged = { ...header, partitions: [{ table: "days", name: "days_forged", bound }] };
    const empty = await connect(await openSpareDatabase("blank"));
    await migrate(empty, [kept]);
    await expect(loadBackup(empty, { path, header: forged })).rejects.toThrow("in a way of its own");
  }
});
