import { afterAll, beforeAll, expect, test } from "vitest";
import { holdStatementsToTheirTeam } from "../../../../test/recorded-statements.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";
import { keepRetention } from "./keep-retention.ts";

holdStatementsToTheirTeam();

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const PATH = "/v1/evaluation-settings/retention";
const set = (body: object) => world.call("PUT", PATH, { body });

/** A completed run of so many days ago. */
async function plantRun(agentId: string, days: number, team = world.owner.who): Promise<string> {
  const id = newId();
  const at = Math.floor(world.clock.now / 1000) - days * 86_400;
  await world.behind.query(
    `insert into evaluations (id, team_id, agent_id, created_by, type, harness_names, harness_type, seed, concurrency, status,
       agent_revision, agent_snapshot, created_at, completed_at)
     values ($1, $2, $3, $4, 'trust', '{}', 'built_in', 1, 1, 'completed', 1, '{}', $5, $5)`,
    [id, team.teamId, agentId, team.userId, at],
  );
  return id;
}

const left = async (agentId: string) =>
  (
    await world.behind.query(
      `select e.id, a.state from evaluations e left join evaluation_archives a on a.evaluation_id = e.id
       where agent_id = $1 order by created_at`,
      [agentId],
    )
  ).rows.map(({ id, state }) => [id, state]);

test("nothing is archived or deleted until someone says so", async () => {
  const agent = newId();
  const id = await plantRun(agent, 5_000);
  expect((await world.call("GET", PATH)).body).toMatchObject({
    ...{ archive_after_days: null, delete_after_days: null, store: "folder", to_archive: 0, to_delete: 0, kept: [] },
  });
  await keepRetention(world.services);
  expect(await left(agent)).toEqual([[id, null]]);
});

test("old evaluations are archived, older ones deleted, and the newest of each agent stays, of this team alone", async () => {
  const [agent, still] = [newId(), newId()];
  const stranger = await world.stranger();
  const foreign = [await plantRun(agent, 900, stranger.who), await plantRun(agent, 800, stranger.who)];
  const [oldest, older, , newest] = [
    ...[await plantRun(agent, 400), await plantRun(agent, 100)],
    ...[await plantRun(agent, 20), await plantRun(agent, 10)],
  ];
  const alone = await plantRun(still, 5_000);
  const { status, body } = await set({ archive_after_days: 30, delete_after_days: 365 });
  expect([status, body.to_archive, body.to_delete]).toEqual([200, 2, 1]);
  expect(body.kept).toEqual([expect.objectContaining({ hold: "newest" })]);
  await keepRetention(world.services);
  await keepRetention(world.services);
  const rows = await left(agent);
  expect(rows.map(([id]) => id)).not.toContain(oldest);
  expect(rows).toContainEqual([older, "archiving"]);
  expect(rows).toContainEqual([newest, null]);
  expect(rows.filter(([id]) => foreign.includes(id))).toEqual(foreign.map((id) => [id, null]));
  expect(await left(still)).toEqual([[alone, null]]);
  const { body: log } = await world.call("GET", "/v1/audit-log?action=evaluation.deleted");
  expect(log.results.map((entry: { target_id: string }) => entry.target_id)).toEqual([oldest]);
});

test("deleting before archiving, and rules by a member, are refused", async () => {
  expect((await set({ archive_after_days: 30, delete_after_days: 30 })).status).toBe(422);
  const member = await world.member("MEMBER");
  expect((await world.call("PUT", PATH, { as: member, body: { archive_after_days: 1 } })).status).toBe(403);
});
