import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";
import { makeKey } from "../keys/secret.ts";
import { openSession } from "../sign-in/store/sessions.ts";

/** One console for most tests, each with a team of its own. Those that read the whole log, or the first team, have their own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const at = (world: World, person: Person) => `/v1/teams/${world.owner.who.teamId}/users/${person.who.userId}`;
const setRole = (world: World, person: Person, role: string, as: Person = world.owner) =>
  world.call("PUT", at(world, person), { as, body: { role } });
const remove = (world: World, person: Person, as: Person = world.owner) =>
  world.call("DELETE", at(world, person), { as });
const audited = async (world: World, action: string) =>
  (await world.behind.query("select * from audit_log where action = $1 order by at", [action])).rows;
const roleOf = async (world: World, { who }: Person): Promise<string | undefined> =>
  (
    await world.behind.query("select role from memberships where user_id = $1 and team_id = $2", [
      who.userId,
      who.teamId,
    ])
  ).rows[0]?.role;

async function withKey(world: World, person: Person): Promise<Person> {
  const key = makeKey();
  await world.behind.query(
    `insert into api_keys (id, client_id, team_id, user_id, name, secret_hash, hint, scopes, created_at)
     values ($1, $2, $3, $4, 'key', $5, 'hint', '{full}', $6)`,
    [newId(), key.clientId, person.who.teamId, person.who.userId, key.secretHash, Math.floor(world.clock.now / 1000)],
  );
  return { ...person, token: key.secret };
}

describe("changing a role", () => {
  test("takes effect immediately: the old token is void", async () => {
    const world = await shared.another();
    const member = await world.member("MEMBER");
    expect((await world.call("GET", "/v1/users/me", { as: member })).status).toBe(200);
    const changed = await setRole(world, member, "ADMIN");
    expect(changed.body).toMatchObject({ user_id: member.who.userId, role: "ADMIN" });
    expect((await world.call("GET", "/v1/users/me", { as: member })).status).toBe(401);
    expect(await audited(world, "member.role_changed")).toMatchObject([
      { target_id: member.who.userId, details: { from: "MEMBER", to: "ADMIN" } },
    ]);
  });

  test("to the current role voids nothing", async () => {
    const world = await shared.another();
    const member = await world.member("MEMBER");
    expect((await setRole(world, member, "MEMBER")).status).toBe(200);
    expect((await world.call("GET", "/v1/users/me", { as: member })).status).toBe(200);
  });

  test("by an admin reaches no owner and makes none; members change no one", async () => {
    const world = await shared.another();
    const [admin, member] = [await world.member("ADMIN"), await world.member("MEMBER")];
    expect((await setRole(world, world.owner, "MEMBER", admin)).status).toBe(403);
    expect((await setRole(world, member, "OWNER", admin)).status).toBe(403);
    expect((await setRole(world, admin, "OWNER", admin)).status).toBe(403);
    expect((await setRole(world, member, "VIEWER", member)).status).toBe(403);
    expect((await setRole(world, member, "VIEWER", admin)).status).toBe(200);
    expect(await audited(world, "operation.denied")).toHaveLength(4);
  });

  test("does not find users of other teams, nor the team from outside", async () => {
    const world = await shared.another();
    const [stranger, member] = [await world.stranger(), await world.member("MEMBER")];
    expect((await setRole(world, stranger, "ADMIN")).body.code).toBe("MEMBER_NOT_FOUND");
    expect((await setRole(world, member, "ADMIN", stranger)).body.code).toBe("TEAM_NOT_FOUND");
    expect((await setRole(world, member, "KING")).status).toBe(422);
    expect(await roleOf(world, member)).toBe("MEMBER");
  });
});

describe("the last owner", () => {
  test("can't be demoted or removed, and can't leave the team", async () => {
    const world = await shared.another();
    await world.member("ADMIN");
    expect((await setRole(world, world.owner, "ADMIN")).body.code).toBe("LAST_OWNER");
    expect((await remove(world, world.owner)).body.code).toBe("LAST_OWNER");
    expect(await roleOf(world, world.owner)).toBe("OWNER");
  });

  test("does not count an owner who can't sign in", async () => {
    const world = await shared.another();
    const other = await world.member("OWNER");
    await world.behind.query("update users set is_active = false where id = $1", [other.who.userId]);
    expect((await setRole(world, world.owner, "ADMIN")).body.code).toBe("LAST_OWNER");
  });

  test("remains if all owners step down at the same moment", async () => {
    const world = await shared.another();
    const owners = [world.owner, await world.member("OWNER"), await world.member("OWNER")];
    const replies = await Promise.all(
      owners.map((owner, index) =>
        index === 0 ? remove(world, owner, owner) : setRole(world, owner, "MEMBER", owner),
      ),
    );
    expect(replies.map((reply) => reply.status).filter((status) => status === 409)).toHaveLength(1);
    const left = await world.behind.query("select from memberships where role = 'OWNER' and team_id = $1", [
      world.owner.who.teamId,
    ]);
    expect(left.rowCount).toBe(1);
  });

  test("remains if two owners demote each other at the same moment", async () => {
    const world = await shared.another();
    const [one, other] = [world.owner, await world.member("OWNER")];
    const replies = await Promise.all([setRole(world, one, "MEMBER", other), setRole(world, other, "MEMBER", one)]);
    expect(replies.map((reply) => reply.status).sort()).not.toEqual([200, 200]);
    expect([await roleOf(world, one), await roleOf(world, other)].sort()).toEqual(["MEMBER", "OWNER"]);
  });
});

describe("removing a member", () => {
  test("ends token, session and key immediately, and only in that team", async () => {
    await using world = await openWorld({ environment: { CONSOLE_CREATORS: "everyone" } });
    const member = await world.member("MEMBER");
    const key = await withKey(world, member);
    const second = (await world.call("POST", "/v1/teams/", { as: member, body: { name: "Own" } })).body.id as string;
    const circumstances = { origin: { requestId: "r", address: "a" }, userAgent: undefined, now: world.clock.now };
    const session = (teamId: string) =>
      world.services.db.authenticating((tx) =>
        openSession(
          tx,
          { user_id: member.who.userId, team_id: teamId, role: "MEMBER", password_change_required: false },
          circumstances,
        ),
      );
    const [here, there] = [await session(member.who.teamId), await session(second)];
    expect((await world.call("GET", "/v1/users/me", { as: key })).status).toBe(200);

    expect((await remove(world, member)).status).toBe(204);
    expect((await world.call("GET", "/v1/users/me", { as: member })).status).toBe(401);
    expect((await world.call("GET", "/v1/users/me", { as: key })).status).toBe(401);
    const refresh = (token: string) =>
      world.call("POST", "/v1/auth/jwt/refresh", { as: null, body: { refresh_token: token } });
    const ended = await world.behind.query("select id from sessions where end_reason = 'membership ended'");
    expect(ended.rows).toEqual([{ id: here.sessionId }]);
    expect((await refresh(here.refreshToken)).body.code).toBe("SESSION_ENDED");
    expect((await refresh(there.refreshToken)).body.team_id).toBe(second);
    expect(await audited(world, "member.removed")).toMatchObject([
      { target_id: member.who.userId, actor_id: world.owner.who.userId, details: { role: "MEMBER", left: false } },
    ]);
    expect((await remove(world, member)).body.code).toBe("MEMBER_NOT_FOUND");
  });

  test("lets anyone leave by themselves, whatever their role, but not with an API key", async () => {
    await using world = await openWorld();
    const viewer = await world.member("VIEWER");
    expect((await remove(world, viewer, await withKey(world, viewer))).status).toBe(403);
    expect((await remove(world, viewer, viewer)).status).toBe(204);
    expect(await roleOf(world, viewer)).toBeUndefined();
    expect(await audited(world, "member.removed")).toMatchObject([{ details: { left: true } }]);
  });

  test("needs an admin for members and an owner for owners; from outside the team looks nonexistent", async () => {
    const world = await shared.another();
    const [admin, member, stranger] = [
      await world.member("ADMIN"),
      await world.member("MEMBER"),
      await world.stranger(),
    ];
    expect((await remove(world, admin, member)).status).toBe(403);
    expect((await remove(world, world.owner, admin)).status).toBe(403);
    expect((await remove(world, member, stranger)).body.code).toBe("TEAM_NOT_FOUND");
    expect((await remove(world, stranger)).body.code).toBe("MEMBER_NOT_FOUND");
    expect((await remove(world, member, admin)).status).toBe(204);
  });
});

describe("transferring ownership", () => {
  const handOver = (world: World, userId: string, as: Person = world.owner) =>
    world.call("POST", `/v1/teams/${world.owner.who.teamId}/owner`, { as, body: { user_id: userId } });

  test("makes the other an owner and the caller an admin, in one step", async () => {
    const world = await shared.another();
    const member = await world.member("MEMBER");
    const answer = await handOver(world, member.who.userId);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ user_id: member.who.userId, role: "OWNER" });
    expect([await roleOf(world, world.owner), await roleOf(world, member)]).toEqual(["ADMIN", "OWNER"]);
    expect((await world.call("GET", "/v1/users/me")).status).toBe(401);
    expect(await audited(world, "team.handed_over")).toMatchObject([{ target_id: member.who.userId }]);
  });

  test("is for owners, to members who can sign in, and not to oneself", async () => {
    const world = await shared.another();
    const [admin, stranger, asleep] = [
      await world.member("ADMIN"),
      await world.stranger(),
      await world.member("MEMBER"),
    ];
    await world.behind.query("update users set is_active = false where id = $1", [asleep.who.userId]);
    expect((await handOver(world, admin.who.userId, admin)).status).toBe(403);
    expect((await handOver(world, stranger.who.userId)).body.code).toBe("MEMBER_NOT_FOUND");
    expect((await handOver(world, asleep.who.userId)).body.code).toBe("MEMBER_NOT_FOUND");
    expect((await handOver(world, admin.who.userId, stranger)).body.code).toBe("TEAM_NOT_FOUND");
    expect((await handOver(world, world.owner.who.userId)).status).toBe(422);
  });
});
