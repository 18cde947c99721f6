import { describe, expect, test } from "vitest";
import { openBrowser, START } from "../../../../test/teams/oidc-browser.ts";
import { account, count, GRACE, invite, one, scene } from "../../../../test/teams/oidc-scene.ts";
import { newId } from "../../../kernel/ids.ts";
import { hashPassword } from "../passwords/passwords.ts";

describe("a user that the provider authenticated", () => {
  test("is admitted by a pending invitation, once through all redirects, and can refresh the session", async () => {
    await using s = await scene();
    const invitation = await invite(s.world, "GRACE@example.org");
    const reply = await openBrowser(s.world).signIn();
    expect(reply.status).toBe(302);
    expect(reply.headers["location"]).toBe("http://127.0.0.1:8080/welcome#signed-in");
    expect(reply.headers["set-cookie"]).toMatch(/^console_refresh=agcr_.+HttpOnly; SameSite=Strict$/);
    const cookie = String(reply.headers["set-cookie"]).split(";")[0] ?? "";
    const fresh = await s.world.call("POST", "/v1/auth/jwt/refresh", { as: null, headers: { cookie } });
    const me = { ...s.world.owner, token: fresh.body.access_token };
    expect((await s.world.call("GET", "/v1/users/me", { as: me })).body).toMatchObject({
      email: "grace@example.org",
      given_name: "Grace",
      is_verified: true,
      external_user_id: `${s.provider.issuer}|g-1`,
    });
    expect(await one(s.world, "select status from invitations where id = $1", [invitation])).toEqual({
      status: "ACCEPTED",
    });
    const { rows } = await s.world.behind.query(
      "select action, details from audit_log where team_id = $1 order by at, id",
      [s.world.owner.who.teamId],
    );
    expect(rows.map(({ action }) => action).slice(-4)).toEqual(
      expect.arrayContaining(["invitation.accepted", "member.added", "user.created", "session.opened"]),
    );
    expect(rows.find(({ action }) => action === "session.opened").details).toEqual({ by: "oidc" });
  });

  test("is found by the verified address, in any case, and gets no second account", async () => {
    await using s = await scene();
    const userId = await account(s.world);
    expect((await openBrowser(s.world).signIn(`${START}?return_to=/agents%3Fpage=2`)).headers["location"]).toBe(
      "http://127.0.0.1:8080/agents?page=2",
    );
    expect(await one(s.world, "select user_id from sessions")).toEqual({ user_id: userId });
    expect(await count(s.world, "select from audit_log where action = 'user.linked'")).toBe(1);
  });

  test("is found again by subject after the address changed at the provider", async () => {
    await using s = await scene();
    const userId = await account(s.world);
    await openBrowser(s.world).signIn();
    s.provider.person = { ...GRACE, email: "grace.h@example.org" };
    expect((await openBrowser(s.world).signIn()).status).toBe(302);
    expect(await count(s.world, `select from sessions where user_id = '${userId}'`)).toBe(2);
  });

  test("joins the open team as a viewer, and nothing if that team does not exist", async () => {
    const teamId = newId();
    await using s = await scene(GRACE, { OIDC_JOIN_TEAM: teamId });
    expect((await openBrowser(s.world).signIn()).body.code).toBe("OIDC_STRANGER");
    await s.world.behind.query(
      "insert into teams (id, name, created_by, created_at, updated_at) values ($1, 'Open', $1, 0, 0)",
      [teamId],
    );
    expect((await openBrowser(s.world).signIn()).status).toBe(302);
    expect(await one(s.world, "select role from memberships where team_id = $1", [teamId])).toEqual({ role: "VIEWER" });
  });

  test("is refused without an invitation, and leaves nothing behind", async () => {
    await using s = await scene();
    await invite(s.world, "somebody-else@example.org");
    const reply = await openBrowser(s.world).signIn();
    expect([reply.status, reply.body.code]).toEqual([403, "OIDC_STRANGER"]);
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(await count(s.world, "select from users where email like 'grace%'")).toBe(0);
  });

  test("is refused while the provider has not verified the address", async () => {
    await using s = await scene({ ...GRACE, email_verified: false });
    await account(s.world);
    const reply = await openBrowser(s.world).signIn();
    expect([reply.status, reply.body.code]).toEqual([401, "OIDC_REFUSED"]);
    expect(reply.body.detail).toContain("not verified");
    expect(await count(s.world, "select from sessions")).toBe(0);
  });

  test("is refused if the account is inactive, by address and by subject, and the log says so", async () => {
    await using s = await scene();
    const userId = await account(s.world, { is_active: false });
    expect((await openBrowser(s.world).signIn()).body.code).toBe("OIDC_REFUSED");
    await s.world.behind.query("update users set is_active = true where id = $1", [userId]);
    expect((await openBrowser(s.world).signIn()).status).toBe(302);
    await s.world.behind.query("update users set is_active = false where id = $1", [userId]);
    expect((await openBrowser(s.world).signIn()).body.code).toBe("OIDC_REFUSED");
    expect(await count(s.world, "select from audit_log where action = 'session.refused'")).toBe(2);
  });

  test("is refused after denying consent at the provider", async () => {
    await using s = await scene();
    s.provider.person = null;
    const reply = await openBrowser(s.world).signIn();
    expect([reply.status, reply.body.code]).toEqual([401, "OIDC_REFUSED"]);
  });

  test("who was invited after losing every team uses the invitation with their existing account", async () => {
    await using s = await scene();
    const userId = await account(s.world);
    await s.world.behind.query("delete from memberships where user_id = $1", [userId]);
    expect((await openBrowser(s.world).signIn()).body.code).toBe("OIDC_STRANGER");
    await invite(s.world, "grace@example.org", "ADMIN");
    expect((await openBrowser(s.world).signIn()).status).toBe(302);
    expect(await one(s.world, "select role from memberships where user_id = $1", [userId])).toEqual({ role: "ADMIN" });
  });

  test("is not admitted by an expired invitation", async () => {
    await using s = await scene();
    await invite(s.world, "grace@example.org");
    await s.world.behind.query("update invitations set expires_at = 1");
    expect((await openBrowser(s.world).signIn()).body.code).toBe("OIDC_STRANGER");
  });
});

describe("an account that someone else prepared", () => {
  test("loses its password and its sessions when the owner of the address first signs in", async () => {
    await using s = await scene();
    const password = "correct horse battery";
    await account(s.world, { password_hash: await hashPassword(password), password_change_required: true });
    const logIn = () =>
      s.world.call("POST", "/v1/auth/jwt/login", { as: null, body: { email: "grace@example.org", password } });
    const before = { ...s.world.owner, token: (await logIn()).body.access_token };
    expect((await s.world.call("GET", "/v1/users/me", { as: before })).status).toBe(200);
    await openBrowser(s.world).signIn();
    expect((await s.world.call("GET", "/v1/users/me", { as: before })).status).toBe(401);
    expect((await logIn()).status).toBe(401);
  });

  test("keeps its password if it is the first owner's", async () => {
    await using s = await scene();
    await account(s.world, { password_hash: "kept", is_super_admin: true });
    await openBrowser(s.world).signIn();
    expect(await one(s.world, "select password_hash from users where lower(email) = $1", [GRACE.email])).toEqual({
      password_hash: "kept",
    });
  });

  test("captures no one by an external id that was only entered", async () => {
    await using s = await scene();
    const lure = await account(s.world, { email: "lure@example.org", external_user_id: `${s.provider.issuer}|g-1` });
    const userId = await account(s.world);
    expect((await openBrowser(s.world).signIn()).status).toBe(302);
    expect(await one(s.world, "select user_id from sessions")).toEqual({ user_id: userId });
    expect(await one(s.world, "select external_user_id from users where id = $1", [lure])).toEqual({
      external_user_id: null,
    });
  });

  test("is not given to someone new who was given the address at the provider", async () => {
    await using s = await scene();
    await account(s.world);
    await openBrowser(s.world).signIn();
    s.provider.person = { ...GRACE, sub: "g-2" };
    expect((await openBrowser(s.world).signIn()).body.code).toBe("OIDC_REFUSED");
    expect(await count(s.world, "select from sessions")).toBe(1);
  });

  test("follows the user to another provider", async () => {
    await using s = await scene();
    await account(s.world, {
      external_user_id: "https://former.example.org|7",
      oidc_linked_at: 1,
      password_hash: "own",
    });
    expect((await openBrowser(s.world).signIn()).status).toBe(302);
    expect(await one(s.world, "select password_hash, external_user_id from users where oidc_linked_at > 1")).toEqual({
      external_user_id: `${s.provider.issuer}|g-1`,
      password_hash: "own",
    });
  });
});
