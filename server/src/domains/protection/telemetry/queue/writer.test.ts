import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { logAt, spanAt } from "../../../../../test/protection/telemetry/rows.ts";
import { holdStatementsToTheirTeam } from "../../../../../test/recorded-statements.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import { fault } from "../../../../kernel/errors.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Database, Tx } from "../../../../platform/db/database.ts";
import { noteBatch } from "../otlp/store.ts";
import { markBatch } from "../store/writers.ts";
import type { Measure } from "../writer.ts";
import { createFigures, type Figures } from "./figures.ts";
import { createTelemetryWriter, type WriterRules } from "./writer.ts";

holdStatementsToTheirTeam();

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const never: Partial<WriterRules> = { everyMs: 3_600_000, figuresEveryMs: 3_600_000 };

/** A writer that a test flushes, on a database that the test can break. */
function openWriter(rules: Partial<WriterRules> = {}) {
  const { services } = world;
  const counted: Record<string, number> = {};
  const figures: Figures<never> = {
    count: (teamId: string, { metric }: Measure, by = 1) => {
      counted[`${teamId} ${metric}`] = (counted[`${teamId} ${metric}`] ?? 0) + by;
    },
    observe: () => {},
    take: () => new Map<string, never>(),
    daysOf: () => [],
    store: async () => {},
    takeDropped: () => 0,
  };
  const state: { fails: "before" | "after" | null; rounds: number } = { fails: null, rounds: 0 };
  const db: Database = {
    ...services.db,
    async transaction(subject, work) {
      state.rounds += 1;
      if (state.fails === "before") throw fault("DATABASE_UNAVAILABLE");
      const result = await services.db.transaction(subject, work);
      if (state.fails === "after") throw fault("DATABASE_UNAVAILABLE");
      return result;
    },
  };
  const told: [string, number][] = [];
  const onDropped = (teamId: string, rows: number) => void told.push([teamId, rows]);
  const { days } = services.telemetry;
  const writer = createTelemetryWriter({ ...services, db, days, figures, onDropped }, { ...never, ...rules });
  return { writer, state, counted, told };
}

const spansOf = async (teamId: string): Promise<string[]> =>
  (
    await world.behind.query("select name from otel_spans where team_id = $1 order by start_ns, name", [teamId])
  ).rows.map(({ name }) => name);
const linesOf = async (teamId: string): Promise<string[]> =>
  (await world.behind.query("select line from otel_logs where team_id = $1 order by at_ns, line", [teamId])).rows.map(
    ({ line }) => line,
  );
const newTeam = async (): Promise<string> => (await world.another()).owner.who.teamId;

test("rows are stored with their nanoseconds, for each team apart, without anyone asking", async () => {
  const [one, other] = [await newTeam(), await newTeam()];
  const { writer } = openWriter({ everyMs: 1 });
  const now = world.clock.now;
  writer.span(one, spanAt(now, { name: "first", attrs: { words: "a\0b\ud800", "k\0": [1] } }));
  writer.span(other, spanAt(now, { name: "theirs" }));
  writer.log(one, logAt(now, { line: "NUL\0in it" }));
  await expect.poll(() => spansOf(other)).toEqual(["theirs"]);
  await expect.poll(() => linesOf(one)).toEqual(["NULin it"]);
  const { rows } = await world.behind.query("select start_ns::text, attrs from otel_spans where team_id = $1", [one]);
  expect(rows).toEqual([{ start_ns: String(BigInt(now) * 1_000_000n + 123n), attrs: { words: "ab\ufffd", k: [1] } }]);
});

test("a batch whose commit was not confirmed is sent again and stored once, and later rows follow", async () => {
  const team = await newTeam();
  const { writer, state } = openWriter();
  state.fails = "after";
  writer.span(team, spanAt(world.clock.now, { name: "a" }));
  await writer.flush();
  writer.span(team, spanAt(world.clock.now + 1, { name: "b" }));
  state.fails = null;
  await writer.flush();
  await writer.flush();
  expect(await spansOf(team)).toEqual(["a", "b"]);
});

test("without a database rows wait within bounds: the oldest go first, interventions of guards last, all counted", async () => {
  const [loud, quiet] = [await newTeam(), await newTeam()];
  const { writer, state, counted, told } = openWriter({ rows: 6, batch: 2 });
  state.fails = "before";
  const now = world.clock.now;
  const stopped = (line: string, at: number) => logAt(now + at, { source: "gateway", level: "warn", line });
  writer.log(loud, stopped("blocked", 0));
  writer.span(quiet, spanAt(now, { name: "quiet" }));
  for (let n = 1; n <= 9; n++) writer.span(loud, spanAt(now + n, { name: `loud ${n}` }));
  await writer.flush();
  expect(counted[`${loud} telemetry_dropped_total`]).toBe(5);
  expect(told).toEqual([[loud, 5]]);
  state.fails = null;
  await writer.flush();
  await writer.flush();
  expect(await spansOf(loud)).toEqual(["loud 6", "loud 7", "loud 8", "loud 9"]);
  expect(await linesOf(loud)).toEqual(["blocked"]);
  expect(await spansOf(quiet)).toEqual(["quiet"]);
});

test("large rows fill the queue by their size", async () => {
  const team = await newTeam();
  const { writer, state, counted } = openWriter({ bytes: 1_000_000 });
  state.fails = "before";
  for (let n = 0; n < 10; n++) writer.log(team, logAt(world.clock.now + n, { line: `${n}`.repeat(100_000) }));
  expect(counted[`${team} telemetry_dropped_total`]).toBe(6);
  state.fails = null;
  await writer.flush();
  expect((await linesOf(team)).map((line) => line[0])).toEqual(["6", "7", "8", "9"]);
});

test("a row that the database refuses costs no other row, and rows outside retention are not stored", async () => {
  const team = await newTeam();
  const { writer, counted } = openWriter();
  const day = 86_400_000;
  for (let n = 0; n < 9; n++)
    writer.span(team, spanAt(world.clock.now + n, { name: `${n}`, inputTokens: n === 4 ? 0.5 : 1 }));
  writer.span(team, spanAt(world.clock.now - 31 * day, { name: "old" }));
  writer.span(team, spanAt(world.clock.now - 29 * day, { name: "late" }));
  writer.log(team, logAt(world.clock.now + 2 * day, { line: "from the future" }));
  await writer.flush();
  expect(await spansOf(team)).toEqual(["late", "0", "1", "2", "3", "5", "6", "7", "8"]);
  expect(counted[`${team} telemetry_dropped_total`]).toBe(3);
});

test("rows of a team that is gone are let go", async () => {
  const { writer, state } = openWriter();
  writer.span(newId(), spanAt(world.clock.now));
  await writer.flush();
  const { rounds } = state;
  await writer.flush();
  expect(state.rounds).toBe(rounds);
});

test("nothing is stored for a team that was deleted while it was waited for", async () => {
  const team = await newTeam();
  const deleting = await world.behind.connect();
  await deleting.query("begin");
  await deleting.query("select from teams where id = $1 for update", [team]);
  await deleting.query("update teams set deleted_at = 1 where id = $1", [team]);
  const stored = (work: (tx: Tx) => Promise<boolean>) =>
    world.services.db.transaction({ teamId: team, userId: "" }, work);
  const who = { ...world.owner.who, teamId: team as never };
  const asked = Promise.all([
    stored((tx) => markBatch(tx, team, { source: newId(), sequence: 1 })),
    stored((tx) =>
      noteBatch({ tx, who, now: world.clock.now, origin: { requestId: "", address: "" } }, randomBytes(32)),
    ),
  ]);
  const locked = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  const waiting = async () => (await world.behind.query(locked)).rowCount;
  await expect.poll(waiting).toBeGreaterThan(1);
  await deleting.query("commit");
  deleting.release();
  expect(await asked).toEqual([false, false]);
});

test("figures whose commit was not confirmed are sent again and count once, and what is counted meanwhile follows", async () => {
  const team = await newTeam();
  const { services } = world;
  let isConfirmed = false;
  const db: Database = {
    ...services.db,
    async transaction(subject, work) {
      const result = await services.db.transaction(subject, work);
      if (!isConfirmed) throw fault("DATABASE_UNAVAILABLE");
      return result;
    },
  };
  const { days } = services.telemetry;
  const writer = createTelemetryWriter({ ...services, db, days, figures: createFigures() }, never);
  const measure = { metric: "gateway_requests_total", atMs: world.clock.now, agentId: newId() };
  writer.count(team, measure, 3);
  await writer.flush();
  writer.count(team, measure, 4);
  await writer.flush();
  isConfirmed = true;
  await writer.flush();
  await writer.flush();
  const { rows } = await world.behind.query(
    `select sum(total)::int as total, count(*)::int as deltas from series_delta
     where team_id = $1 and agent_id is null and labels >= 0`,
    [team],
  );
  expect(rows).toEqual([{ total: 7, deltas: 2 }]);
});
