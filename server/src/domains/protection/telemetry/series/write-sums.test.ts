import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openWorld, type World } from "../../../../../test/world.ts";
import type { Tx } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { limits } from "./limits.ts";
import { createSeriesSums, type SeriesSums, type TeamSums } from "./sums.ts";
import { daysOfSums, writeSums } from "./write-sums.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

// 20 seconds into a minute of today: minutes of older days are not kept.
const at = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 43_400_000;
const base = { atMs: at, agentId: null };

async function newTeam() {
  const other = await world.another();
  const { teamId, userId } = other.owner.who;
  const inTeam = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    world.services.db.transaction({ teamId, userId }, work);
  const sumsOf = (from: SeriesSums): TeamSums => from.take().get(teamId) ?? new Map();
  async function write(sums: TeamSums, batch = { source: randomUUID(), sequence: 1 }) {
    await world.services.telemetry.days.ensure(daysOfSums(sums));
    return inTeam((tx) => writeSums(tx, teamId, { batch, sums }));
  }
  const rows = () =>
    inTeam((tx) =>
      tx.query(sql<{ name: string; labels: object | null; n: number; total: number; agent: boolean; run: boolean }>`
        select s.name, l.labels, d.n, d.total, agent_id is not null as agent, evaluation_id is not null as run
        from series_delta d join series_names s on s.id = d.metric left join series_labels l on l.id = d.labels
        where d.labels >= 0
        order by 1, 5, 6, 2, d.total`),
    );
  return { teamId, inTeam, sumsOf, write, rows };
}

describe("figures", () => {
  it("are written once for the team, the agent, the evaluation, and both, also if a batch is sent twice", async () => {
    const team = await newTeam();
    const sums = createSeriesSums();
    const measure = { ...base, metric: "evaluation_requests_total", labels: { outcome: "ok" } };
    const [agentId, evaluationId] = [randomUUID(), randomUUID()];
    sums.count(team.teamId, { ...measure, agentId, evaluationId }, 2);
    sums.count(team.teamId, { ...measure, agentId: randomUUID() }, 3);
    const taken = team.sumsOf(sums);
    const batch = { source: randomUUID(), sequence: 7 };
    await team.write(taken, batch);
    await team.write(taken, batch);
    expect((await team.rows()).map(({ agent, run, total }) => ({ agent, run, total }))).toEqual([
      { agent: false, run: false, total: 5 },
      { agent: false, run: true, total: 2 },
      { agent: true, run: false, total: 2 },
      { agent: true, run: false, total: 3 },
      { agent: true, run: true, total: 2 },
    ]);
  });

  it("that could not be stored are restored and count once", async () => {
    const team = await newTeam();
    const sums = createSeriesSums();
    const measure = { ...base, metric: "upstream_seconds" };
    sums.observe(team.teamId, measure, 0.5);
    const taken = sums.take();
    sums.observe(team.teamId, measure, 1.5);
    sums.restore(taken);
    await team.write(team.sumsOf(sums));
    expect(await team.rows()).toMatchObject([{ n: 2, total: 2 }]);
    expect(sums.isEmpty).toBe(true);
  });

  it("keep their names when the transaction that made them failed", async () => {
    const team = await newTeam();
    const sums = createSeriesSums();
    sums.count(team.teamId, { ...base, metric: "gateway_blocked_total", labels: { guard: "pii" } });
    const taken = team.sumsOf(sums);
    const failed = team.inTeam(async (tx) => {
      await world.services.telemetry.days.ensure(daysOfSums(taken));
      await writeSums(tx, team.teamId, { batch: { source: randomUUID(), sequence: 1 }, sums: taken });
      await writeSums(tx, team.teamId, { batch: { source: randomUUID(), sequence: 2 }, sums: taken });
      throw new Error("the connection was lost");
    });
    await expect(failed).rejects.toThrow("the connection was lost");
    await team.write(taken);
    expect(await team.rows()).toMatchObject([{ name: "gateway_blocked_total", labels: { guard: "pii" }, total: 1 }]);
  });

  it("of any number of models are those of 200 and the others, with nothing lost", async () => {
    const team = await newTeam();
    const measure = { ...base, metric: "gateway_requests_total" };
    for (const round of ["a", "b"]) {
      const sums = createSeriesSums();
      for (let nth = 0; nth < 300; nth++) {
        sums.count(team.teamId, { ...measure, labels: { model: `${round}-${nth}\u0000\ud800${"x".repeat(5000)}` } });
      }
      await team.write(team.sumsOf(sums));
    }
    const rows = await team.rows();
    const models = new Set(rows.map(({ labels }) => (labels as { model: string }).model));
    expect(models.size).toBe(limits.models + 1);
    expect(models).toContain("other");
    expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(600);
    for (const model of models) expect(model.length).toBeLessThanOrEqual(100);
  });

  it("under names of a sender are refused beyond 500, if the name is not a name, or the console's own", async () => {
    const team = await newTeam();
    const sums = createSeriesSums();
    const received = { unit: "1" };
    const names = ["gateway_requests_total", "with space", "x".repeat(201), ""];
    for (const metric of names) sums.count(team.teamId, { ...base, metric, received });
    for (let nth = 0; nth < 501; nth++) {
      sums.count(team.teamId, { ...base, metric: `app.${String(nth).padStart(3, "0")}`, received });
    }
    sums.gauge(team.teamId, { ...base, metric: "app.001", received }, 4);
    const { refused } = await team.write(team.sumsOf(sums));
    expect(new Set(refused)).toEqual(new Set([...names, "app.500", "app.001"]));
    expect(await team.rows()).toHaveLength(500);
    sums.count(team.teamId, { ...base, metric: "app.more", received });
    sums.count(team.teamId, { ...base, metric: "app.007", received });
    expect(await team.write(team.sumsOf(sums))).toEqual({ refused: ["app.more"] });
  });

  it("in memory are bounded whatever is counted: by hour and without labels, then dropped and counted", () => {
    const sums = createSeriesSums();
    const metric = "guard_flagged_total";
    for (let nth = 0; nth < limits.sums + 5; nth++) {
      sums.count("team", { ...base, metric, labels: { rule: `rule-${nth}` } });
    }
    for (let nth = 0; nth < limits.sums + 5; nth++) sums.count("team", { atMs: at, metric, agentId: `agent-${nth}` });
    const dropped = sums.takeDropped();
    const all = [...(sums.take().get("team")?.values() ?? [])];
    expect(all.length).toBe(2 * limits.sums);
    expect(all.reduce((sum, { total }) => sum + total, 0) + dropped).toBe(2 * limits.sums + 10);
    expect(all.at(-1)).toMatchObject({ labels: "", at: Math.floor(at / 3_600_000) * 3600 });
  });
});
