import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { logAt, spanAt } from "../../../../../test/protection/telemetry/rows.ts";
import { holdStatementsToTheirTeam } from "../../../../../test/recorded-statements.ts";
import { openSpareDatabase, openSpareFolder } from "../../../../../test/spare-database.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import { checkArchive } from "../../../../platform/backup/read-archive.ts";
import { restoreBackup } from "../../../../platform/backup/restore-backup.ts";
import { takeBackup } from "../../../../platform/backup/take-backup.ts";
import { readMigrations } from "../../../../platform/db/schema/migrate.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { dropAlarm } from "../queue/dropped-alarm.ts";
import { createTelemetryDays, dayOfSeconds, type Retention, retentionByDefault } from "../store/days.ts";
import { insertDeltas, insertLogs, insertSpans } from "../store/insert.ts";
import type { TeamAlarm } from "../team-alarms.ts";
import { keepDays } from "./keep-days.ts";
import { storedDays } from "./store.ts";

holdStatementsToTheirTeam();

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const DAY_MS = 86_400_000;
const today = () => dayOfSeconds(world.clock.now / 1000);

async function plant(daysAgo: number, rows = 1): Promise<void> {
  const { teamId } = world.owner.who;
  const at = world.clock.now - daysAgo * DAY_MS;
  await createTelemetryDays(world.services.db).ensure([dayOfSeconds(at / 1000)]);
  await world.services.db.transaction({ teamId, userId: "" }, async (tx) => {
    await insertSpans(
      tx,
      teamId,
      Array.from({ length: rows }, () => spanAt(at, { name: `${daysAgo} days ago` })),
    );
    await insertLogs(tx, teamId, [logAt(at, { line: `${daysAgo} days ago` })]);
  });
}

const told = new Map<string, number>();
const cleared: string[] = [];

async function keep(retention: Partial<Retention> = {}) {
  const raised: [string, TeamAlarm][] = [];
  const alarms = {
    raise: async (teamId: string, alarm: TeamAlarm) => void raised.push([teamId, alarm]),
    clear: async (teamId: string) => void cleared.push(teamId),
  };
  const { services } = world;
  await keepDays({
    ...{ ...services, ...services.telemetry, alarms, told },
    retention: { ...retentionByDefault, ...retention },
  });
  return raised;
}

const spansLeft = async () =>
  (await world.behind.query("select distinct name from otel_spans order by 1")).rows.map(({ name }) => name);
const daysOf = async (parent: string) =>
  (await storedDays(world.services.db)).filter((one) => one.parent === parent).map(({ day }) => day - today());

test("days past keeping are dropped, a week ahead is made, and figures of the dropped days stay readable", async () => {
  for (const daysAgo of [35, 32, 29, 0]) await plant(daysAgo);
  const hour = Math.floor(world.clock.now / 3_600_000) * 3600 - 399 * 86_400;
  for (const at of [hour, hour - 2 * 86_400])
    await world.behind.query(
      "insert into series_hour (team_id, metric, labels, at, n, total) values ($1, 1, 0, $2, 5, 5)",
      [world.owner.who.teamId, at],
    );
  expect(await keep()).toEqual([]);
  expect(await spansLeft()).toEqual(["0 days ago", "29 days ago"]);
  expect((await daysOf("otel_logs")).filter((day) => day < -1 || day > 0)).toEqual([-29, 1, 2, 3, 4, 5, 6, 7]);
  expect((await world.behind.query("select at::int from series_hour")).rows).toEqual([{ at: hour }]);
});

test("minutes are dropped only once their hours are folded, and today not at all", async () => {
  const { teamId } = world.owner.who;
  const at = Math.floor(world.clock.now / 3_600_000) * 3600 - 4 * 86_400;
  const day = dayOfSeconds(at);
  await world.behind.query("select set_config('app.duty', 'authenticate', false), make_telemetry_day($1)", [day]);
  const delta = { agentId: null, evaluationId: null, metric: 7, labels: 0, at, n: 3, total: 3, sketch: null };
  await world.services.db.transaction({ teamId, userId: "" }, (tx) =>
    insertDeltas(tx, teamId, { source: teamId, sequence: 1 }, [delta, { ...delta, agentId: teamId }]),
  );
  await keep();
  expect(await daysOf("series_delta")).toContain(-4);
  for (const agent of [null, teamId])
    await world.behind.query(
      "insert into series_hour (team_id, agent_id, metric, labels, at, n, total) values ($1, $2, 7, 0, $3, $4, 3)",
      [teamId, agent, at, agent ? 2 : 3],
    );
  await keep();
  expect(await daysOf("series_delta")).toContain(-4);
  await world.behind.query("update series_hour set n = 3 where metric = 7");
  await keep();
  expect(await daysOf("series_delta")).not.toContain(-4);
  await world.services.db.authenticating(async (tx) => {
    const drop = (parent: string, past: number) =>
      tx.query(sql`select drop_telemetry_day(${parent}, ${past}) as dropped`);
    expect(await drop("otel_spans", today())).toEqual([{ dropped: false }]);
    expect(await drop("agents", day)).toEqual([{ dropped: false }]);
  });
});

test("above the limit the oldest raw days go first, with an alarm for the teams that had rows, and figures stay", async () => {
  for (const daysAgo of [9, 8, 7, 0]) await plant(daysAgo, 400);
  const sizes = (await storedDays(world.services.db)).map(({ bytes }) => bytes);
  const all = sizes.reduce((sum, bytes) => sum + bytes, 0);
  const raised = await keep({ maxBytes: all - 50_000 });
  const left = await daysOf("otel_spans");
  expect(left).not.toContain(-29);
  expect(left).toContain(0);
  expect(raised).toEqual([
    [
      world.owner.who.teamId,
      { kind: "telemetry_space", facts: { days: expect.any(Array), limit_gb: expect.any(Number) } },
    ],
  ]);
  await keep({ maxBytes: 1 });
  expect(await spansLeft()).toEqual(["0 days ago"]);
  // The alarm clears a day after the last time.
  await keep({ maxBytes: 1e12 });
  expect(cleared).toEqual([]);
  world.clock.now += DAY_MS + 1000;
  await keep({ maxBytes: 1e12 });
  await keep({ maxBytes: 1e12 });
  world.clock.now -= DAY_MS + 1000;
  expect(cleared).toEqual([world.owner.who.teamId]);
  expect((await world.behind.query("select count(*)::int as n from series_hour")).rows[0].n).toBeGreaterThan(0);
});

test("a team whose rows are dropped has an alarm until none were dropped for a while", async () => {
  const { alarms } = world.services.telemetry;
  const tell = dropAlarm(alarms, 1);
  const team = (await world.another()).owner.who.teamId;
  tell(team, 12);
  const found = async () =>
    (
      await world.behind.query(
        "select agent_id, facts, cleared_at is null as is_open from alarms where team_id = $1 and kind = 'telemetry_dropped'",
        [team],
      )
    ).rows;
  await expect.poll(found).toEqual([{ agent_id: null, facts: { dropped: 12 }, is_open: false }]);
});

test("the app role can't drop, read or write a day past its table", async () => {
  await plant(0);
  const [name] = (await world.behind.query("select 'otel_spans_' || to_char(now(), 'YYYYMMDD') as name")).rows;
  const client = new pg.Client(world.connections.app);
  await client.connect();
  onTestFinished(() => client.end());
  for (const statement of [`drop table ${name.name}`, `select from ${name.name}`, `truncate ${name.name}`])
    await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  const { rows } = await client.query("select drop_telemetry_day('otel_spans', 20000) as dropped");
  expect(rows).toEqual([{ dropped: false }]);
});

test("a backup brings telemetry back, in days that a new database lacks", async () => {
  await plant(3, 5);
  const client = new pg.Client(world.connections.owner);
  await client.connect();
  onTestFinished(() => client.end());
  const path = join(await openSpareFolder(), "backup");
  await takeBackup(client, { path, keys: null, files: new Map() });
  const spare = await openSpareDatabase("blank");
  const fresh = new pg.Client(spare.owner);
  await fresh.connect();
  onTestFinished(() => fresh.end());
  const migrations = await readMigrations(new URL("../../../../../migrations/", import.meta.url));
  const { header } = await checkArchive(path);
  await restoreBackup(fresh, { path, header, migrations });
  const counted = "select name, count(*)::int as n from otel_spans group by 1 order by 1";
  expect(await spare.query(counted)).toEqual((await world.behind.query(counted)).rows);
  // The restored day is known as one: it is not made twice, and can be dropped.
  const [dropped] = await spare.query(
    "select set_config('app.duty', 'authenticate', false), make_telemetry_day($1), drop_telemetry_day('otel_spans', $1) as dropped",
    [today() - 3],
  );
  expect(dropped).toMatchObject({ dropped: true });
});
