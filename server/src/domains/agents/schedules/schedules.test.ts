import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { listenTo } from "../../../../test/teams/told.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { startScheduleWorker } from "./worker.ts";

holdStatementsToTheirTeam();

const PATH = "/v1/schedules";
const HOUR = 3_600_000;
let world: World;
let team: World;
let agentId: string;
const NOON = Date.parse("2026-11-17T12:00:00Z");
/** The workers' clock. The API's stands still, because tokens expire: it is the process's own. */
const clock = { now: 0, milliseconds: () => clock.now };
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOON });
  world = await openWorld();
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  vi.useRealTimers();
});
/** A team of its own for each test, on a Tuesday at noon. */
beforeEach(async () => {
  world.clock.now = NOON;
  clock.now = NOON;
  team = await world.another();
  const agent = { agent_name: "Order desk", model_name: "m", agent_url: "http://127.0.0.1:9/v1" };
  agentId = (await team.call("POST", "/v1/agent-configurations/", { body: agent })).body.id;
});

const settings = { harness_names: ["security"], sample_size: 5 };
const daily = () => ({
  ...{ name: "Nightly", agent_id: agentId, kind: "evaluation", settings, cron: "0 6 * * *", timezone: "Europe/Berlin" },
});
const create = async (more: object = {}) => (await team.call("POST", PATH, { body: { ...daily(), ...more } })).body;
const read = async (id: string) => (await team.call("GET", `${PATH}/${id}`)).body;
const patch = (id: string, body: object) => team.call("PATCH", `${PATH}/${id}`, { body });
const inSeconds = (iso: string): number => Date.parse(iso) / 1000;

const start = () => {
  const worker = startScheduleWorker({ ...world.services, clock }, 20);
  return { [Symbol.asyncDispose]: () => worker.stop() };
};
/** Runs of the schedule by the console's own account, not the schedule's. */
const runsOf = async (id: string) =>
  (await world.behind.query("select id, status from evaluations where schedule_id = $1 order by created_at, id", [id]))
    .rows;
/** As if all of the schedule's runs had ended. */
const end = (id: string, requests: number) =>
  world.behind.query("update evaluations set status = 'completed', requests_sent = $2 where schedule_id = $1", [
    ...[id, requests],
  ]);

describe("a schedule", () => {
  test("is created with its next time in words, changed, paused, resumed and deleted, and audited", async () => {
    const { id, ...created } = await create({ on_change: true });
    expect(created).toMatchObject({
      words: "Every day at 06:00, Europe/Berlin time, and when the agent changes",
      ...{ next_at: inSeconds("2026-11-18T05:00:00Z"), enabled: true, last_run: null, agent_name: "Order desk" },
      settings: { harness_names: ["security"], sample_size: 5, plan: "standard" },
    });
    expect((await patch(id, { cron: "0 7 * * 1" })).body.next_at).toBe(inSeconds("2026-11-23T06:00:00Z"));
    expect((await patch(id, { enabled: false })).body).toMatchObject({ next_at: null, disabled_reason: "by_user" });
    expect((await patch(id, { enabled: true })).body).toMatchObject({
      ...{ next_at: inSeconds("2026-11-23T06:00:00Z"), disabled_reason: null },
    });
    expect((await team.call("GET", `${PATH}?agent_id=${agentId}`)).body.results).toMatchObject([{ id }]);
    expect((await team.call("DELETE", `${PATH}/${id}`)).status).toBe(204);
    expect((await team.call("GET", `${PATH}/${id}`)).body.code).toBe("SCHEDULE_NOT_FOUND");
    const { rows } = await world.behind.query(
      "select action from audit_log where target_id = $1 and team_id = $2 order by at, id",
      [id, team.owner.who.teamId],
    );
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(["schedule.created", "schedule.updated", "schedule.deleted"]),
    );
  });

  test("that could not run is refused before it is stored, at the member that is wrong", async () => {
    const refused = async (more: object) => (await create(more)) as { code?: string; loc?: string[]; detail: unknown };
    expect(await refused({ cron: "0 99 * * *" })).toMatchObject({ code: "SCHEDULE_CRON", loc: ["body", "cron"] });
    expect(await refused({ cron: null })).toMatchObject({ code: "SCHEDULE_CRON" });
    expect(await refused({ timezone: "Mars/Base" })).toMatchObject({ detail: [{ loc: ["body", "timezone"] }] });
    const place = async (more: object) => ((await refused(more)).detail as { loc: string[] }[])[0]?.loc;
    expect(await place({ settings: { harness_names: ["nonsense"] } })).toEqual([
      "body",
      "settings",
      "harness_names",
      0,
    ]);
    expect(await place({ settings: { sample_size: 0 } })).toEqual(["body", "settings", "sample_size"]);
    expect(await place({ settings: { agent_id: agentId } })).toEqual(["body", "settings", "agent_id"]);
    expect(
      await place({ kind: "campaign", settings: { purpose: "p", categories: ["pii"], agent_api_key: "k" } }),
    ).toEqual([...["body", "settings", "agent_api_key"]]);
    expect((await refused({ agent_id: team.owner.who.teamId })).code).toBe("AGENT_NOT_FOUND");
    expect((await team.call("GET", PATH)).body.results).toEqual([]);
  });

  test("says in a preview when it runs next and what a month takes", async () => {
    const preview = (more: object) => team.call("POST", `${PATH}/preview`, { body: { ...daily(), ...more } });
    const { body } = await preview({ cron: "30 2 * * *" });
    expect(body.next.map(({ local }: { local: string }) => local)).toEqual(
      [18, 19, 20, 21, 22].map((day) => expect.stringMatching(new RegExp(`^\\w{3} ${day} Nov 2026, 02:30$`))),
    );
    expect(body.requests_per_run).toBeGreaterThan(2);
    expect(body).toMatchObject({ runs_per_month: 30, requests_per_month: 30 * body.requests_per_run, warnings: [] });
    const capped = (await preview({ budget: 2 * body.requests_per_run })).body;
    expect(capped).toMatchObject({
      requests_per_month: 2 * body.requests_per_run,
      warnings: [expect.stringContaining("enough for 2 of about 30 runs")],
    });
    const priced = { ...settings, prices: { prompt_per_million: 1, completion_per_million: 2 } };
    expect((await preview({ settings: priced })).body.cost_per_month).toBeGreaterThan(0);
  });

  test("needs the right to start what it starts", async () => {
    const viewer = await team.member("VIEWER");
    expect((await team.call("POST", PATH, { as: viewer, body: daily() })).status).toBe(403);
    expect((await team.call("GET", PATH, { as: viewer })).status).toBe(200);
  });
});

describe("the worker", () => {
  test("starts a run at its time, once, which says which schedule made it; and skips while it runs, and says so", async () => {
    const told = await listenTo(team);
    const { id } = await create();
    await using _one = start();
    await using _two = start();
    clock.now = Date.parse("2026-11-18T05:00:01Z");
    await expect.poll(() => runsOf(id)).toHaveLength(1);
    await expect.poll(async () => (await read(id)).next_at).toBe(inSeconds("2026-11-19T05:00:00Z"));
    const [{ id: runId }] = await runsOf(id);
    expect((await team.call("GET", `/v1/evaluations/${runId}`)).body).toMatchObject({ schedule_id: id });
    expect((await read(id)).runs).toMatchObject([
      { cause: "time", result: "started", run_id: runId, status: "running" },
    ]);
    for (const day of ["19", "20"]) {
      clock.now = Date.parse(`2026-11-${day}T05:00:01Z`);
      await expect
        .poll(async () => (await read(id)).next_at)
        .toBe(Date.parse(`2026-11-${Number(day) + 1}T05:00:00Z`) / 1000);
    }
    expect((await read(id)).last_run).toMatchObject({
      ...{ result: "skipped", reason: "still_running", note: "The run before is still running." },
    });
    expect(await runsOf(id)).toHaveLength(1);
    // Told once, not every day.
    expect((await told()).filter(({ type }) => type === "schedule.missed")).toMatchObject([
      { data: { title: "Order desk: a scheduled evaluation did not start", facts: { reason: "still_running" } } },
    ]);
    expect((await team.call("POST", `${PATH}/${id}/run`)).body.code).toBe("SCHEDULE_RUNNING");
  });

  test("makes up once for times that passed while it was off, and says so", async () => {
    const told = await listenTo(team);
    const { id } = await create();
    clock.now = Date.parse("2026-11-21T09:00:00Z");
    await using _worker = start();
    await expect.poll(async () => (await read(id)).next_at).toBe(inSeconds("2026-11-22T05:00:00Z"));
    expect(await runsOf(id)).toHaveLength(1);
    expect(await told()).toMatchObject([
      { type: "schedule.missed", data: { severity: "warning", facts: { schedule_id: id, reason: "late" } } },
    ]);
  });

  test("stops for the rest of the month when the budget can't pay a run, counted by what runs really sent", async () => {
    const { requests_per_run: expected } = (await team.call("POST", `${PATH}/preview`, { body: daily() })).body;
    const { id } = await create({ budget: 2 * expected });
    await using _worker = start();
    const day = async (date: string) => {
      clock.now = Date.parse(`${date}T05:00:01Z`);
      await expect.poll(async () => (await read(id)).last_run?.at).toBe(inSeconds(`${date}T05:00:01Z`));
      return (await read(id)).last_run;
    };
    expect(await day("2026-11-18")).toMatchObject({ result: "started" });
    const { rows } = await world.behind.query("select requests_cap from evaluations where schedule_id = $1", [id]);
    expect(Number(rows[0].requests_cap)).toBe(2 * expected);
    await end(id, expected + 1);
    expect((await read(id)).requests_this_month).toBe(expected + 1);
    expect(await day("2026-11-19")).toMatchObject({ result: "skipped", reason: "budget" });
    expect((await team.call("POST", `${PATH}/${id}/run`)).body.code).toBe("SCHEDULE_BUDGET");
    clock.now = Date.parse("2026-11-30T05:00:01Z");
    await expect.poll(async () => (await read(id)).last_run?.at).toBe(inSeconds("2026-11-30T05:00:01Z"));
    expect(await day("2026-12-01")).toMatchObject({ result: "started" });
  });

  test("runs when the agent's configuration changes, at most once an hour, and not for what a run writes", async () => {
    const { id } = await create({ cron: null, on_change: true });
    await using _worker = start();
    const change = (model_name: string) =>
      team.call("PUT", `/v1/agent-configurations/${agentId}`, { body: { model_name } });
    await change("m2");
    await expect.poll(() => runsOf(id)).toHaveLength(1);
    await end(id, 5);
    await change("m3");
    clock.now += HOUR - 1_000;
    // Another schedule shows that the worker has looked since.
    const other = await create({ cron: "*/5 * * * *" });
    clock.now += 300_000 - (clock.now % 300_000) - 1;
    await world.behind.query("update schedules set next_at = 1 where id = $1", [other.id]);
    await expect.poll(() => runsOf(other.id)).toHaveLength(1);
    expect((await read(id)).runs.length).toBeLessThanOrEqual(2);
    clock.now += HOUR;
    await expect.poll(() => runsOf(id)).toHaveLength(2);
    expect((await read(id)).last_run).toMatchObject({ cause: "change", result: "started" });
  });

  test("keeps the reason when a run is refused, and goes on with the next time", async () => {
    const told = await listenTo(team);
    const { id } = await create();
    await team.call("PUT", `/v1/agent-configurations/${agentId}`, { body: { agent_url: null } });
    await world.behind.query("update agents set agent_url = null where id = $1", [agentId]);
    await using _worker = start();
    clock.now = Date.parse("2026-11-18T05:00:01Z");
    await expect
      .poll(async () => (await read(id)).last_run)
      .toMatchObject({
        ...{ result: "failed", reason: "refused", note: "The settings can't be used: The agent has no endpoint URL." },
      });
    expect(await read(id)).toMatchObject({ enabled: true, next_at: inSeconds("2026-11-19T05:00:00Z") });
    expect(await told()).toMatchObject([{ type: "schedule.missed", data: { facts: { reason: "refused" } } }]);
  });
});

test("an archived agent switches its schedules off, and they can't be switched on", async () => {
  const { id } = await create();
  await team.call("PUT", `/v1/agent-configurations/${agentId}/archive`);
  expect(await read(id)).toMatchObject({ enabled: false, disabled_reason: "agent_archived", next_at: null });
  expect((await patch(id, { enabled: true })).body.code).toBe("SCHEDULE_AGENT_ARCHIVED");
});

test("a person starts a run now, also while it is off, and a campaign is planned like an evaluation", async () => {
  const { id } = await create({ enabled: false });
  const { status, body } = await team.call("POST", `${PATH}/${id}/run`);
  expect([status, body.last_run]).toMatchObject([202, { cause: "manual", result: "started" }]);
  const campaign = await create({
    kind: "campaign",
    settings: { purpose: "Takes orders", categories: ["pii"], num_tests: 1 },
  });
  const started = await team.call("POST", `${PATH}/${campaign.id}/run`);
  const { run_id } = started.body.last_run;
  expect((await team.call("GET", `/v1/campaigns/${run_id}`)).body.details).toMatchObject({ schedule_id: campaign.id });
});
