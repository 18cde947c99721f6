import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { foldFigures, plantFigures } from "../../../../../../test/protection/figures.ts";
import { openWorld, type World } from "../../../../../../test/world.ts";
import { embeddedMetrics } from "../read/embedded-metrics.ts";
import { createSeriesSums } from "../sums.ts";
import { writeSums } from "../write-sums.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const HOUR = 3_600_000;
const QUARTER = 900_000;
const SIX_HOURS = 6 * HOUR;
const quarterNow = (): number => Math.floor(Date.now() / QUARTER) * QUARTER;
const hourAgo = (hours: number): number => Math.floor(Date.now() / HOUR) * HOUR - hours * HOUR;
const everyone = { agentId: null, evaluationId: null, testId: null, probeId: null };
const metrics = embeddedMetrics();
const counter = "guard_requests_total";
const latency = "guard_seconds";

/** As a chart of some days asks. */
async function read(team: World, days = 3) {
  const window = { fromMs: hourAgo(24 * days), toMs: hourAgo(-1) };
  const { who } = team.owner;
  const asked = { window, subject: everyone };
  return team.services.db.transaction(who, async (tx) => {
    const act = { tx, who, now: Date.now(), origin: { requestId: "test", address: "test" } };
    const [p50 = []] = await metrics.latency(act, { ...asked, metric: latency, stepMs: HOUR, percentiles: [0.5] });
    const end = (Math.floor(Date.now() / SIX_HOURS) + 1) * SIX_HOURS;
    const [bySix = []] = await metrics.latency(act, {
      ...{ ...asked, window: { fromMs: end - days * 4 * SIX_HOURS, toMs: end }, metric: latency },
      ...{ stepMs: SIX_HOURS, percentiles: [0.5] },
    });
    return {
      bySix,
      total: await metrics.total(act, { ...asked, metric: counter }),
      byGuard: Object.fromEntries(await metrics.byLabel(act, { ...asked, metric: counter, label: "guard" })),
      p50: p50.map(({ at, value }) => [at * 1000, value]),
    };
  });
}

const figure = (atMs: number, guard: string) => ({ atMs, agentId: null, labels: { guard } });
const plant = (team: World, given: { atMs: number; guard: string; seconds: number; times: number }) =>
  plantFigures(team, (sums, teamId) => {
    sums.count(teamId, { metric: counter, ...figure(given.atMs, given.guard) }, given.times);
    sums.observe(teamId, { metric: latency, ...figure(given.atMs, given.guard) }, given.seconds, given.times);
  });
const rowsIn = async (team: World, table: string): Promise<number> => {
  const text = `select count(*)::int as count from ${table} where team_id = $1`;
  return (await team.behind.query(text, [team.owner.who.teamId])).rows[0].count;
};

describe("figures of a quarter of an hour that is over", () => {
  it("are folded once, with the same answers, and again when some come late", async () => {
    const team = await world.another();
    await plant(team, { atMs: hourAgo(5), guard: "pii", seconds: 1, times: 3 });
    await plant(team, { atMs: hourAgo(5) + 60_000, guard: "leak", seconds: 4, times: 4 });
    await plant(team, { atMs: quarterNow(), guard: "pii", seconds: 9, times: 1 });
    const before = await read(team);
    expect(before).toMatchObject({ total: 8, byGuard: { pii: 4, leak: 4 } });
    expect(await foldFigures(team)).toBe(1);
    expect(await read(team)).toEqual(before);
    expect(await foldFigures(team)).toBe(0);
    await plant(team, { atMs: hourAgo(5) + 120_000, guard: "leak", seconds: 0.5, times: 90 });
    const late = await read(team);
    expect(late).toMatchObject({ total: 98, byGuard: { pii: 4, leak: 94 } });
    expect(late.p50[0]?.[1]).toBeCloseTo(0.5, 1);
    expect(await foldFigures(team)).toBe(1);
    expect(await read(team)).toEqual(late);
    // For each metric, two guards and both together; the quarter that is not over has none.
    expect(await rowsIn(team, "series_hour")).toBe(6);
  });

  it("stay in charts when their minutes are dropped", async () => {
    const team = await world.another();
    for (const hours of [50, 51]) await plant(team, { atMs: hourAgo(hours), guard: "pii", seconds: hours, times: 2 });
    await foldFigures(team);
    const before = await read(team);
    expect(before).toMatchObject({ total: 4, byGuard: { pii: 4 } });
    expect(before.bySix.length).toBeGreaterThan(0);
    const whole = await read(team, 30);
    for (const table of ["series_delta", "series_minute"]) {
      await team.behind.query(`delete from ${table} where team_id = $1`, [team.owner.who.teamId]);
    }
    expect(await read(team)).toEqual(before);
    // Over a month, days and six hours tell it.
    await team.behind.query("delete from series_hour where team_id = $1", [team.owner.who.teamId]);
    expect(await read(team, 30)).toMatchObject({ total: 4, bySix: whole.bySix });
  });

  it("are folded once by several processes, and not by one that fails", async () => {
    const team = await world.another();
    const agents = Array.from({ length: 5 }, () => randomUUID());
    await plantFigures(team, (sums, teamId) => {
      for (const agentId of agents) {
        for (let hour = 2; hour < 6; hour++) {
          sums.count(teamId, { metric: counter, atMs: hourAgo(hour), agentId, labels: { guard: "pii" } });
          sums.observe(teamId, { metric: latency, atMs: hourAgo(hour), agentId }, 2);
        }
      }
    });
    const folded = await Promise.all([foldFigures(team), foldFigures(team), foldFigures(team)]);
    expect(folded.reduce((sum, count) => sum + count)).toBe(4);
    expect(await rowsIn(team, "series_unfolded")).toBe(0);
    expect(await read(team)).toMatchObject({ total: 20, byGuard: { pii: 20 } });
  });

  it("are not lost by a writer that commits while they are folded", async () => {
    const team = await world.another();
    const { teamId, userId } = team.owner.who;
    await plant(team, { atMs: hourAgo(3), guard: "pii", seconds: 1, times: 1 });
    const { rows } = await team.behind.query("select source from series_unfolded where team_id = $1", [teamId]);
    const { db } = team.services;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isWritten = () => {};
    const written = new Promise<void>((resolve) => {
      isWritten = resolve;
    });
    const sums = createSeriesSums();
    sums.count(teamId, { metric: counter, ...figure(hourAgo(3), "pii") }, 10);
    const batch = { source: rows[0].source, sequence: 2 };
    const writing = db.transaction({ teamId, userId }, async (tx) => {
      await writeSums(tx, teamId, { batch, sums: sums.take().get(teamId) ?? new Map() });
      isWritten();
      await held;
    });
    await written;
    await foldFigures(team);
    release();
    await writing;
    expect((await read(team)).total).toBe(11);
    await foldFigures(team);
    expect((await read(team)).total).toBe(11);
  });
});
