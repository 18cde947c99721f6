import { beforeAll, describe, expect, test } from "vitest";
import { accept, decline, emailOf, invite, readAudit, show } from "../../../../test/teams/invitations.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";

/** One console for most tests, each with a team of its own. Those that read the whole log, or the first team, have their own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const ADA = "ada@example.org";
const PASSWORD = "correct horse battery";

const members = async (world: World) =>
  (await world.behind.query("select user_id, role from memberships where team_id = $1", [world.owner.who.teamId])).rows;

describe("the link", () => {
  test("shows what it is for before anything is decided", async () => {
    const world = await shared.another();
    await world.behind.query("update users set given_name = 'Grace', family_name = 'Hopper'");
    const made = await invite(world, ADA, { role: "ADMIN" });
    const shown = await show(world, made.token);
    expect(shown.body).toEqual({
      invitation_id: made.id,
      team_id: world.owner.who.teamId,
      team_name: "owner",
      email: ADA,
      role: "ADMIN",
      role_description: expect.stringContaining("manage people"),
      invited_by: "Grace Hopper",
      expires_at: made.expires_at,
      has_account: false,
    });
  });

  test("that does not exist, or whose team was deleted, is not found", async () => {
    const world = await shared.another();
    const made = await invite(world, ADA);
    for (const token of ["", "agci_", made.token.slice(0, -1), made.id]) {
      expect((await show(world, token)).body.code).toBe("INVITATION_NOT_FOUND");
    }
    await world.behind.query("update teams set deleted_at = 1 where id = $1", [world.owner.who.teamId]);
    expect((await show(world, made.token)).status).toBe(404);
    expect((await accept(world, made, { body: { token: made.token, password: PASSWORD } })).status).toBe(404);
  });
});

describe("a new user", () => {
  test("gets an account and a membership with the link and a password, and can sign in", async () => {
    const world = await shared.another();
    const made = await invite(world, "Ada@example.org", { role: "VIEWER" });
    const body = { token: made.token, password: PASSWORD, given_name: "Ada", family_name: "Lovelace" };
    const reply = await accept(world, made, { body });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ team_id: world.owner.who.teamId, role: "VIEWER" });
    expect(Object.keys(reply.body).sort()).toEqual(["created_at", "id", "role", "team_id", "updated_at", "user_id"]);
    const login = await world.call("POST", "/v1/auth/jwt/login", {
      as: null,
      body: { email: ADA, password: PASSWORD },
    });
    expect(login.body).toMatchObject({ team_id: world.owner.who.teamId, password_change_required: false });
    const { rows } = await world.behind.query("select * from users where id = $1", [reply.body.user_id]);
    expect(rows[0]).toMatchObject({ given_name: "Ada", is_verified: false, is_super_admin: false });
    const expected = [{ team_id: world.owner.who.teamId, actor_id: reply.body.user_id }];
    for (const action of ["user.created", "member.added", "invitation.accepted"]) {
      expect((await readAudit(world, action)).slice(-1)).toMatchObject(expected);
    }
  });

  test("needs a password of sufficient length, and the refusal shows neither it nor the token", async () => {
    const world = await shared.another();
    const made = await invite(world, ADA);
    for (const password of [undefined, null, "short"]) {
      const reply = await accept(world, made, { body: { token: made.token, password } });
      expect(reply.status).toBe(422);
      expect(reply.body.detail[0].loc).toEqual(["body", "password"]);
      expect(reply.text).not.toMatch(/agci_|"short"/);
    }
    expect(await members(world)).toHaveLength(1);
  });

  test("can't use a link for another invitation, nor twice, nor two at the same time", async () => {
    const world = await shared.another();
    const [made, other] = [await invite(world, ADA), await invite(world, "eve@example.org")];
    const crossed = await accept(world, other, { body: { token: made.token, password: PASSWORD } });
    expect(crossed.body.code).toBe("INVITATION_NOT_FOUND");
    const both = await Promise.all(
      [1, 2].map(() => accept(world, made, { body: { token: made.token, password: PASSWORD } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await members(world)).toHaveLength(2);
  });

  test("without the token is not let in by the id alone", async () => {
    const world = await shared.another();
    const made = await invite(world, ADA);
    for (const body of [undefined, {}, { password: PASSWORD }, { token: "", password: PASSWORD }]) {
      const reply = await accept(world, made, body ? { body } : {});
      expect([reply.status, reply.body.code]).toEqual([401, "NOT_AUTHENTICATED"]);
    }
    const wrong = await accept(world, made, { body: { token: "agci_wrong", password: PASSWORD } });
    expect(wrong.body.code).toBe("INVITATION_NOT_FOUND");
  });
});

describe("a team that is being deleted", () => {
  test("accepts no one who accepts at the same moment", async () => {
    const world = await shared.another();
    const made = await invite(world, ADA);
    const deleting = await world.behind.connect();
    await deleting.query("begin");
    await deleting.query("update teams set deleted_at = 1 where id = $1", [world.owner.who.teamId]);
    const accepting = accept(world, made, { body: { token: made.token, password: PASSWORD } });
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await world.behind.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
    await deleting.query("commit");
    deleting.release();
    expect((await accepting).body.code).toBe("INVITATION_NOT_FOUND");
    expect(await members(world)).toHaveLength(1);
  });
});

describe("an existing user", () => {
  test("accepts by being signed in with the invited address, without a body", async () => {
    await using world = await openWorld();
    const as = await world.stranger();
    const made = await invite(world, (await emailOf(world, as)).toUpperCase(), { role: "ADMIN" });
    const reply = await accept(world, made, { as });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({ user_id: as.who.userId, team_id: world.owner.who.teamId, role: "ADMIN" });
    expect(await members(world)).toContainEqual({ user_id: as.who.userId, role: "ADMIN" });
    expect(await readAudit(world, "member.added")).toMatchObject([{ actor_id: as.who.userId }]);
    const there = await world.call("GET", `/v1/teams/${world.owner.who.teamId}/invites`, {
      as,
      headers: { "x-team-id": world.owner.who.teamId },
    });
    expect(there.status).toBe(200);
  });

  test("is not made a member by the link alone, which the inviter has seen too", async () => {
    const world = await shared.another();
    const mate = await world.stranger();
    await world.behind.query(
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, 'VIEWER', 1, 1)",
      [newId(), mate.who.teamId, world.owner.who.userId],
    );
    const made = await invite(world, await emailOf(world, mate));
    expect((await show(world, made.token)).body.has_account).toBe(true);
    for (const password of [PASSWORD, undefined]) {
      const reply = await accept(world, made, { body: { token: made.token, password } });
      expect([reply.status, reply.body.code]).toEqual([401, "INVITATION_NEEDS_SIGN_IN"]);
    }
    expect(await members(world)).toHaveLength(1);
  });

  test("in none of the inviter's teams is not revealed, and not touched by whoever accepts with the link", async () => {
    const world = await shared.another();
    const stranger = await world.stranger();
    const made = await invite(world, await emailOf(world, stranger));
    expect((await show(world, made.token)).body.has_account).toBe(false);
    const reply = await accept(world, made, { body: { token: made.token, password: PASSWORD } });
    expect(reply.status).toBe(201);
    expect(reply.body.user_id).not.toBe(stranger.who.userId);
    const { rows } = await world.behind.query("select password_hash from users where id = $1", [stranger.who.userId]);
    expect(rows[0].password_hash).toBeNull();
  });

  test("with another address sees the same as without an invitation, even with the link", async () => {
    const world = await shared.another();
    const as = await world.stranger();
    const made = await invite(world, ADA);
    const text = async (id: string) =>
      (
        await world.call("POST", `/v1/teams/invites/${id}/accept`, {
          as,
          body: { token: made.token, password: PASSWORD },
          headers: { "x-request-id": "same" },
        })
      ).text;
    expect(await text(made.id)).toBe(await text(newId()));
    expect(await text(made.id)).toContain("INVITATION_NOT_FOUND");
    expect((await decline(world, made, { as })).status).toBe(404);
  });

  test("who became a member in the meantime is told so", async () => {
    const world = await shared.another();
    const as = await world.stranger();
    const made = await invite(world, await emailOf(world, as));
    await world.behind.query(
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values ($1, $2, $3, 'VIEWER', 0, 0)",
      [newId(), world.owner.who.teamId, as.who.userId],
    );
    expect((await accept(world, made, { as })).body.code).toBe("ALREADY_MEMBER");
    expect(await members(world)).toContainEqual({ user_id: as.who.userId, role: "VIEWER" });
  });

  test("can't accept with an API key, with an invalid token, or before choosing a new password", async () => {
    const world = await shared.another();
    const as = await world.stranger();
    const made = await invite(world, await emailOf(world, as));
    const key = await world.call("POST", "/v1/api-keys", { as, body: { name: "CI", scopes: ["full"] } });
    expect((await accept(world, made, { as: { ...as, token: key.body.secret } })).body.code).toBe("NOT_ALLOWED");
    expect((await accept(world, made, { as: { ...as, token: "bad" }, body: { token: made.token } })).status).toBe(401);
    const { token } = await world.services.teams.tokens.mintAccess({ ...as.who, mustChangePassword: true });
    expect((await accept(world, made, { as: { ...as, token } })).body.code).toBe("PASSWORD_CHANGE_REQUIRED");
    await world.behind.query("update users set is_active = false where id = $1", [as.who.userId]);
    expect((await accept(world, made, { as })).status).toBe(404);
    expect(await members(world)).toHaveLength(1);
  });
});

describe("declining", () => {
  test("closes the invitation, by the link or by the signed-in person", async () => {
    const world = await shared.another();
    const as = await world.stranger();
    const [made, theirs] = [await invite(world, ADA), await invite(world, await emailOf(world, as))];
    const byLink = await decline(world, made, { body: { token: made.token } });
    expect(byLink.status).toBe(200);
    expect(byLink.body).toMatchObject({ id: made.id, status: "DECLINED" });
    expect((await decline(world, theirs, { as })).body.status).toBe("DECLINED");
    expect((await readAudit(world, "invitation.declined")).map((row) => row.actor_id)).toEqual([null, as.who.userId]);
    expect((await decline(world, made)).status).toBe(401);
    expect(await members(world)).toHaveLength(1);
  });
});

describe("with sign-in off", () => {
  test("a link still creates a new user, and without one the caller is the local owner", async () => {
    await using world = await openWorld({ environment: { CONSOLE_AUTH: "off" } });
    const made = await invite(world, ADA);
    expect((await accept(world, made)).body.code).toBe("INVITATION_NOT_FOUND");
    expect((await accept(world, made, { body: { token: made.token, password: PASSWORD } })).status).toBe(201);
  });
});
