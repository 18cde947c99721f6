import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";
import { createActivityBoard } from "../../../platform/fleet/activity.ts";
import { type Presence, startPresence } from "../../../platform/fleet/presence.ts";
import { createLogger } from "../../../platform/telemetry/log.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const logger = createLogger("silent");

function start(role: string, host: string, activity = createActivityBoard()): Presence {
  const identity = { role, host, version: "1.2.3", pid: 7, address: "http://127.0.0.1:1" };
  return startPresence({ db: world.services.db, logger, activity }, identity);
}

interface Shown {
  readonly id: string;
  readonly status: string;
}
const shown = async (): Promise<Shown[]> => (await world.call("GET", "/v1/system")).body.processes;
const setSilent = (presence: Presence, ms: number) =>
  world.behind.query("update processes set seen_at = seen_at - $2 where id = $1", [presence.id, ms]);

test("a process is listed while it lives, gone when it stopped, lost when it was killed, and forgotten later", async () => {
  const board = createActivityBoard();
  board.requestBegan();
  board.noteJobs("evaluation run", { running: 3, waiting: 2, waitingSince: performance.now() - 61_000 });
  const [stopped, killed, busy] = [start("api", "one"), start("gateway", "two"), start("worker", "three", board)];
  await expect.poll(async () => (await shown()).length).toBe(3);
  await stopped.stop();
  await setSilent(killed, 12_000);
  const { body, status } = await world.call("GET", "/v1/system");
  expect(status).toBe(200);
  const byHost = body.processes.toSorted((a: { host: string }, b: { host: string }) => (a.host > b.host ? -1 : 1));
  expect(byHost).toMatchObject([
    { id: killed.id, role: "gateway", host: "two", status: "lost" },
    {
      ...{ id: busy.id, role: "worker", status: "active", version: "1.2.3", requests: 1 },
      jobs: [{ kind: "evaluation run", running: 3, waiting: 2 }],
    },
  ]);
  expect(byHost[0].silent_seconds).toBeGreaterThanOrEqual(12);
  expect(body.jobs).toMatchObject([{ kind: "evaluation run", running: 3, waiting: 2 }]);
  expect(body.jobs[0].waiting_seconds).toBeGreaterThanOrEqual(61);
  await setSilent(killed, 600_000);
  expect((await shown()).map(({ id }) => id)).toEqual([busy.id]);
  await Promise.all([killed.stop(), busy.stop()]);
});

test("what is due and did not happen is shown with its age", async () => {
  const now = Date.now();
  await world.behind.query("delete from audit_pending");
  await world.behind.query(
    `insert into schedules (id, team_id, agent_id, name, kind, settings, timezone, on_change, next_at, seen_revision, created_at, created_by)
     values (gen_random_uuid(), $1, gen_random_uuid(), 'Late', 'evaluation', '{}', 'UTC', false, $2, 0, 0, gen_random_uuid())`,
    [world.owner.who.teamId, now - 90_000],
  );
  const { body } = await world.call("GET", "/v1/system");
  const lags = Object.fromEntries(
    body.lags.map(({ name, behind_seconds }: { name: string; behind_seconds: number }) => [name, behind_seconds]),
  );
  expect(lags).toMatchObject({ "audit log": 0, notifications: 0, telemetry: 0 });
  expect(lags["schedules"]).toBeGreaterThanOrEqual(90);
});

test("only owners and admins of the first team see the machines of the console", async () => {
  const [admin, member, stranger] = [await world.member("ADMIN"), await world.member("MEMBER"), await world.stranger()];
  const statuses = [];
  for (const as of [world.owner, admin, member, stranger]) {
    statuses.push((await world.call("GET", "/v1/system", { as })).status);
  }
  expect(statuses).toEqual([200, 200, 403, 403]);
});
