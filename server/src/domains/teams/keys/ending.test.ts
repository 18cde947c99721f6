import { describe, expect, test } from "vitest";
import { exchange, list, type Made, make, readAudit, withKey } from "../../../../test/teams/keys.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";
import { createKey } from "./create-key.ts";

describe("a key ends", () => {
  /** Both ways of using a key, checked before and after what should end it. */
  async function inUse(world: World, person: Person, key: Made): Promise<() => Promise<number[]>> {
    const token = (await exchange(world, key)).body.access_token;
    const statuses = async () => [
      (await list(world, withKey(person, key))).status,
      (await list(world, { ...person, token })).status,
      (await exchange(world, key)).status,
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    return statuses;
  }

  test("immediately when it is revoked, also as an exchanged token", async () => {
    await using world = await openWorld();
    const key = await make(world, world.owner);
    const statuses = await inUse(world, world.owner, key);
    expect((await world.call("DELETE", `/v1/api-keys/${key.id}`)).status).toBe(204);
    expect(await statuses()).toEqual([401, 401, 401]);
    expect((await list(world, world.owner)).body.results).toMatchObject([{ id: key.id, status: "REVOKED" }]);
    expect((await world.call("DELETE", `/v1/api-keys/${key.id}`)).status).toBe(204);
    expect(await readAudit(world, "key.revoked")).toHaveLength(1);
    world.clock.now += 3_600_000;
    expect((await list(world, withKey(world.owner, key))).status).toBe(401);
  });

  test("with tokens that were exchanged for it during the revocation", async () => {
    await using world = await openWorld();
    const key = await make(world, world.owner);
    await world.call("DELETE", `/v1/api-keys/${key.id}`);
    world.clock.now += 2000;
    const { token } = await world.services.teams.tokens.mintAccess({
      ...world.owner.who,
      kind: "key",
      credentialId: key.id,
    });
    expect((await list(world, { ...world.owner, token })).status).toBe(401);
  });

  test("when it expires, and its last token does not outlive it", async () => {
    await using world = await openWorld();
    const key = await make(world, world.owner, { expires_in_days: 1 });
    world.clock.now += 86_400_000 - 100_000;
    const { body } = await exchange(world, key);
    expect(body.expires_in).toBeLessThanOrEqual(101);
    const statuses = await inUse(world, world.owner, key);
    world.clock.now += 102_000;
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  test("when its creator leaves the team, and is not reactivated by coming back", async () => {
    await using world = await openWorld();
    const maker = await world.member("ADMIN");
    const key = await make(world, maker);
    const me = withKey(maker, key);
    expect((await list(world, me)).status).toBe(200);
    await world.behind.query("delete from memberships where user_id = $1", [maker.who.userId]);
    world.clock.now += 31_000;
    expect((await list(world, me)).status).toBe(401);
    expect((await list(world, world.owner)).body.results).toMatchObject([{ status: "MAKER_LEFT" }]);
    await world.behind.query(
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, 'ADMIN', $4, $4)",
      [newId(), maker.who.teamId, maker.who.userId, Math.floor(world.clock.now / 1000)],
    );
    expect((await list(world, me)).status).toBe(401);
  });

  test.each([
    ["the maker is switched off", "update users set is_active = false where id = $1"],
    ["the maker is deleted", "update users set deleted_at = 1 where id = $1"],
    ["the team is deleted", "update teams set deleted_at = 1 where created_by = $1"],
  ])("when %s", async (_reason, change) => {
    await using world = await openWorld();
    const key = await make(world, world.owner);
    await world.behind.query(change, [world.owner.who.userId]);
    expect((await list(world, withKey(world.owner, key))).status).toBe(401);
    expect((await exchange(world, key)).status).toBe(401);
  });

  test("together with the keys it created, which never expired later than it", async () => {
    await using world = await openWorld();
    const first = await make(world, world.owner, { expires_in_days: 5 });
    const second = await make(world, withKey(world.owner, first), { expires_in_days: 3650 });
    const third = await make(world, withKey(world.owner, second));
    const apart = await make(world, world.owner);
    const { results } = (await list(world, world.owner)).body;
    const ends = results.map((row: { expires_at: number | null }) => row.expires_at);
    expect(ends[0]).toBeNull();
    expect(new Set(ends.slice(1)).size).toBe(1);
    await world.call("DELETE", `/v1/api-keys/${first.id}`);
    for (const key of [first, second, third]) expect((await list(world, withKey(world.owner, key))).status).toBe(401);
    expect((await list(world, withKey(world.owner, apart))).status).toBe(200);
    expect(await readAudit(world, "key.revoked")).toHaveLength(3);
  });
});

describe("a key that is creating another", () => {
  test("takes that one along if it is revoked at the same moment", async () => {
    await using world = await openWorld();
    const parent = await make(world, world.owner);
    const { db } = world.services;
    const who = { ...world.owner.who, kind: "key", credentialId: parent.id } as const;
    const origin = { requestId: "test", address: "test" };
    const [made, release] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
    const making = db.transaction(who, async (tx) => {
      made.resolve((await createKey({ tx, who, origin, now: Date.now() }, { name: "child", scopes: ["full"] })).id);
      await release.promise;
    });
    const child = await made.promise;
    const revoking = world.call("DELETE", `/v1/api-keys/${parent.id}`);
    await expect.poll(() => waiting(world), { timeout: 20_000 }).toBe(1);
    release.resolve();
    await making;
    expect((await revoking).status).toBe(204);
    const { rows } = await world.behind.query("select revoked_at from api_keys where id = $1", [child]);
    expect(rows[0].revoked_at).not.toBeNull();
    const told = (await readAudit(world, "key.revoked")).map((row) => row.target_id);
    expect(new Set(told)).toEqual(new Set([parent.id, child]));
  });

  /** Statements of this world that wait for a lock. */
  const waiting = async (world: World): Promise<number> => {
    const { rows } = await world.behind.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
});

describe("a key's role", () => {
  test("follows its creator's, immediately when the change is announced", async () => {
    await using world = await openWorld();
    const maker = await world.member("ADMIN");
    const key = await make(world, maker);
    const me = withKey(maker, key);
    const others = await make(world, world.owner);
    expect((await list(world, me)).body.count).toBe(2);
    await world.behind.query("update memberships set role = 'MEMBER' where user_id = $1", [maker.who.userId]);
    await world.behind.query("insert into revocations (subject, at) values ($1, $2)", [
      `member/${maker.who.userId}/${maker.who.teamId}`,
      world.clock.now,
    ]);
    await world.services.teams.revocations.refresh();
    expect((await list(world, me)).body.results).toMatchObject([{ id: key.id }]);
    expect((await world.call("DELETE", `/v1/api-keys/${others.id}`, { as: me })).body.code).toBe("KEY_NOT_FOUND");
    await world.behind.query("update memberships set role = 'VIEWER' where user_id = $1", [maker.who.userId]);
    world.clock.now += 31_000;
    expect((await list(world, me)).status).toBe(403);
  });
});
