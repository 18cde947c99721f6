import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { firstOwnerToken } from "./links.ts";
import { GRACE_SECONDS } from "./store/sessions.ts";

const PASSWORD = "correct horse battery";
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** A member who can sign in with PASSWORD. */
async function withPassword(world: World): Promise<{ person: Person; email: string }> {
  const person = await world.member("MEMBER");
  const { rows } = await world.behind.query<{ email: string }>(
    "update users set password_hash = $2 where id = $1 returning email",
    [person.who.userId, passwordHash],
  );
  return { person, email: rows[0]?.email ?? "" };
}

const logIn = (world: World, body: object) => world.call("POST", "/v1/auth/jwt/login", { as: null, body });
const turn = (world: World, token: string) =>
  world.call("POST", "/v1/auth/jwt/refresh", { as: null, body: { refresh_token: token, include_refresh_token: true } });
const asBearer = (person: Person, token: string): Person => ({ ...person, token });
const audited = async (world: World, action: string): Promise<number> =>
  (await world.behind.query("select from audit_log where action = $1", [action])).rowCount ?? 0;

describe("the first owner", () => {
  test("can start without a password, which then can't be guessed, and choose one later", async () => {
    await using world = await openWorld();
    await world.behind.query("delete from memberships");
    const token = await firstOwnerToken(world.services.db, Date.now());
    const email = "local-owner@console.invalid";
    const made = await world.call("POST", "/v1/auth/first-owner", { as: null, body: { token, email } });
    expect(made.status).toBe(201);
    for (const password of ["", "null", "undefined"])
      expect((await logIn(world, { email, password })).status).toBe(401);
    const chosen = { current_password: "", new_password: PASSWORD };
    const as = { ...world.owner, token: made.body.access_token };
    expect((await world.call("POST", "/v1/auth/change-password", { as, body: chosen })).status).toBe(200);
    expect((await logIn(world, { email, password: PASSWORD })).status).toBe(200);
  });

  test("is created with the printed token, once, and is signed in immediately", async () => {
    await using world = await openWorld();
    await world.behind.query("delete from memberships");
    const token = await firstOwnerToken(world.services.db, Date.now());
    const body = { token, email: "ada@example.org", password: PASSWORD, team_name: "Support" };
    const made = await world.call("POST", "/v1/auth/first-owner", { as: null, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ token_type: "bearer", password_change_required: false });
    expect(
      (await world.call("GET", "/v1/auth/sessions", { as: { ...world.owner, token: made.body.access_token } })).body
        .count,
    ).toBe(1);
    expect((await world.call("POST", "/v1/auth/first-owner", { as: null, body })).body.code).toBe("LINK_INVALID");
    expect(await firstOwnerToken(world.services.db, Date.now())).toBeNull();
  });

  test("can't be created with a token older than 15 minutes", async () => {
    await using world = await openWorld();
    await world.behind.query("delete from memberships");
    const token = await firstOwnerToken(world.services.db, Date.now() - 16 * 60_000);
    const body = { token, email: "ada@example.org", password: PASSWORD };
    expect((await world.call("POST", "/v1/auth/first-owner", { as: null, body })).status).toBe(401);
  });
});

describe("signing in", () => {
  test("returns a bearer token that works and a cookie that no script can read", async () => {
    await using world = await openWorld();
    const { email, person } = await withPassword(world);
    const reply = await logIn(world, { email: email.toUpperCase(), password: PASSWORD });
    expect(reply.status).toBe(200);
    expect(reply.body.refresh_token).toBeUndefined();
    expect(reply.headers["set-cookie"]).toMatch(/^console_refresh=agcr_.+HttpOnly; SameSite=Strict$/);
    const listed = await world.call("GET", "/v1/auth/sessions", { as: asBearer(person, reply.body.access_token) });
    expect(listed.body.results).toMatchObject([{ current: true }]);
    expect(await audited(world, "session.opened")).toBe(1);
  });

  test("refuses a wrong password and an unknown user with the same message and in the same time", async () => {
    await using world = await openWorld();
    const { email } = await withPassword(world);
    const timed = async (address: string) => {
      const began = performance.now();
      const reply = await logIn(world, { email: address, password: "wrong wrong wrong" });
      return { took: performance.now() - began, status: reply.status, words: reply.body.detail };
    };
    const [known, unknown] = [await timed(email), await timed("nobody@example.org")];
    expect({ status: known.status, words: known.words }).toEqual({ status: unknown.status, words: unknown.words });
    expect(Math.min(known.took, unknown.took)).toBeGreaterThanOrEqual(295);
    expect(await audited(world, "session.refused")).toBe(1);
  });

  test("slows down guessing from one address, and admits the same user from another", async () => {
    await using world = await openWorld({ environment: { TRUST_PROXY: "127.0.0.1" } });
    const { email } = await withPassword(world);
    const from = (address: string, password: string) =>
      world.call("POST", "/v1/auth/jwt/login", {
        as: null,
        body: { email, password },
        headers: { "x-forwarded-for": address },
      });
    for (let guess = 0; guess < 5; guess++) expect((await from("192.0.2.1", "wrong wrong")).status).toBe(401);
    const slowed = await from("192.0.2.1", PASSWORD);
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect((await from("192.0.2.2", PASSWORD)).status).toBe(200);
  });
});

describe("refreshing", () => {
  test("returns a new access token for the cookie and replaces the cookie", async () => {
    await using world = await openWorld();
    const { email } = await withPassword(world);
    const first = await logIn(world, { email, password: PASSWORD });
    const cookie = String(first.headers["set-cookie"]).split(";")[0] ?? "";
    const second = await world.call("POST", "/v1/auth/jwt/refresh", { as: null, headers: { cookie } });
    expect(second.status).toBe(200);
    expect(String(second.headers["set-cookie"]).split(";")[0]).not.toBe(cookie);
  });

  test("twice with one token, as a page does that is left during the request, returns one and the same next token", async () => {
    await using world = await openWorld();
    const { email } = await withPassword(world);
    const first = (await logIn(world, { email, password: PASSWORD, include_refresh_token: true })).body.refresh_token;
    const [one, other] = await Promise.all([turn(world, first), turn(world, first)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.refresh_token).toBe(other.body.refresh_token);
    const third = (await turn(world, one.body.refresh_token)).body.refresh_token;
    world.clock.now += GRACE_SECONDS * 1000;
    // Late, and even after its successor was used, the response is still the one open token.
    expect((await turn(world, first)).body.refresh_token).toBe(third);
    const open = await world.behind.query("select from refresh_tokens where used_at is null");
    expect(open.rowCount).toBe(1);
    expect(await audited(world, "session.reuse_detected")).toBe(0);
  });

  test("of two who share a token through the grace period, one is detected at the next exchange", async () => {
    await using world = await openWorld();
    const { email } = await withPassword(world);
    const first = (await logIn(world, { email, password: PASSWORD, include_refresh_token: true })).body.refresh_token;
    const { refresh_token: shared } = (await turn(world, first)).body;
    expect((await turn(world, first)).body.refresh_token).toBe(shared);
    world.clock.now += 600_000;
    expect((await turn(world, shared)).status).toBe(200);
    world.clock.now += (GRACE_SECONDS + 1) * 1000;
    expect((await turn(world, shared)).body.code).toBe("SESSION_ENDED");
    expect(await audited(world, "session.reuse_detected")).toBe(1);
  });

  test("stores nothing that would lead from a used token to the open one once the grace period is over", async () => {
    await using world = await openWorld();
    const { email } = await withPassword(world);
    let token = (await logIn(world, { email, password: PASSWORD, include_refresh_token: true })).body.refresh_token;
    for (let trades = 0; trades < 3; trades++) {
      token = (await turn(world, token)).body.refresh_token;
      world.clock.now += 600_000;
    }
    const { rowCount } = await world.behind.query("select from refresh_tokens where next_salt is not null");
    expect(rowCount).toBe(1);
  });

  test("right after a change of role returns a valid token with the new role; all older ones stay void", async () => {
    await using world = await openWorld();
    world.clock.now = Math.floor(world.clock.now / 1000) * 1000;
    const { email, person } = await withPassword(world);
    const before = (await logIn(world, { email, password: PASSWORD, include_refresh_token: true })).body;
    world.clock.now += 100;
    const path = `/v1/teams/${person.who.teamId}/users/${person.who.userId}`;
    expect((await world.call("PUT", path, { body: { role: "VIEWER" } })).status).toBe(200);
    world.clock.now += 1;
    const after = (await turn(world, before.refresh_token)).body;
    const seen = (token: string) => world.call("GET", "/v1/auth/sessions", { as: asBearer(person, token) });
    expect([(await seen(before.access_token)).status, (await seen(after.access_token)).status]).toEqual([401, 200]);
    expect(JSON.parse(atob(after.access_token.split(".")[1])).role).toBe("VIEWER");
    // A token of the same second whose role was not locked may be older than it looks, and stays void.
    const { token } = await world.services.teams.tokens.mintAccess(person.who);
    expect((await seen(token)).status).toBe(401);
    // A second change in that same second voids it as well.
    world.clock.now += 1;
    expect((await world.call("PUT", path, { body: { role: "MEMBER" } })).status).toBe(200);
    expect((await seen(after.access_token)).status).toBe(401);
  });

  test("while a role is being changed waits for it, so that no token carries the old role past it", async () => {
    await using world = await openWorld();
    const { email, person } = await withPassword(world);
    const { refresh_token } = (await logIn(world, { email, password: PASSWORD, include_refresh_token: true })).body;
    const changing = await world.behind.connect();
    await changing.query("begin");
    await changing.query("update memberships set role = 'VIEWER' where user_id = $1", [person.who.userId]);
    const turning = turn(world, refresh_token);
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await changing.query(waiting)).rowCount).toBeGreaterThan(0);
    await changing.query("commit");
    changing.release();
    expect(JSON.parse(atob((await turning).body.access_token.split(".")[1])).role).toBe("VIEWER");
  });

  test("with a token that was used before the last seconds ends the whole session", async () => {
    await using world = await openWorld();
    const { email, person } = await withPassword(world);
    const body = { email, password: PASSWORD, include_refresh_token: true };
    const { access_token, refresh_token } = (await logIn(world, body)).body;
    const turned = await turn(world, refresh_token);
    expect(turned.status).toBe(200);
    world.clock.now += (GRACE_SECONDS + 1) * 1000;
    expect((await turn(world, refresh_token)).body.code).toBe("SESSION_ENDED");
    expect((await turn(world, turned.body.refresh_token)).body.code).toBe("SESSION_ENDED");
    expect((await world.call("GET", "/v1/auth/sessions", { as: asBearer(person, access_token) })).status).toBe(401);
    expect(await audited(world, "session.reuse_detected")).toBe(1);
  });
});

describe("ending", () => {
  test("signing out voids the access token immediately", async () => {
    await using world = await openWorld();
    const { email, person } = await withPassword(world);
    const { access_token } = (await logIn(world, { email, password: PASSWORD })).body;
    const me = asBearer(person, access_token);
    expect((await world.call("POST", "/v1/auth/jwt/logout", { as: me })).status).toBe(200);
    expect((await world.call("GET", "/v1/auth/sessions", { as: me })).status).toBe(401);
  });

  test("changing the password ends the other sessions and keeps this one", async () => {
    await using world = await openWorld();
    const { email, person } = await withPassword(world);
    const [here, there] = [
      await logIn(world, { email, password: PASSWORD }),
      await logIn(world, { email, password: PASSWORD }),
    ];
    const body = { current_password: PASSWORD, new_password: "another good sentence" };
    const wrong = { ...body, current_password: "not this one" };
    const me = asBearer(person, here.body.access_token);
    expect((await world.call("POST", "/v1/auth/change-password", { as: me, body: wrong })).body.code).toBe(
      "PASSWORD_WRONG",
    );
    const changed = await world.call("POST", "/v1/auth/change-password", { as: me, body });
    expect(changed.status).toBe(200);
    expect((await world.call("GET", "/v1/auth/sessions", { as: me })).body.count).toBe(1);
    expect(
      (await world.call("GET", "/v1/auth/sessions", { as: asBearer(person, there.body.access_token) })).status,
    ).toBe(401);
    expect((await logIn(world, { email, password: PASSWORD })).status).toBe(401);
  });

  test("a stolen session can't guess the password at will", async () => {
    await using world = await openWorld();
    const { email, person } = await withPassword(world);
    const me = asBearer(person, (await logIn(world, { email, password: PASSWORD })).body.access_token);
    const guess = () =>
      world.call("POST", "/v1/auth/change-password", {
        as: me,
        body: { current_password: "a guess", new_password: "another good sentence" },
      });
    for (let tries = 0; tries < 5; tries++) expect((await guess()).body.code).toBe("PASSWORD_WRONG");
    expect((await guess()).body.code).toBe("SIGN_IN_SLOWED");
  });

  test("a user who must change the password can do nothing else", async () => {
    await using world = await openWorld();
    const { email, person } = await withPassword(world);
    await world.behind.query("update users set password_change_required = true where id = $1", [person.who.userId]);
    const { body } = await logIn(world, { email, password: PASSWORD });
    const me = asBearer(person, body.access_token);
    expect((await world.call("GET", "/v1/auth/sessions", { as: me })).body.code).toBe("PASSWORD_CHANGE_REQUIRED");
    const change = { current_password: PASSWORD, new_password: "another good sentence" };
    const changed = await world.call("POST", "/v1/auth/change-password", { as: me, body: change });
    expect(
      (await world.call("GET", "/v1/auth/sessions", { as: asBearer(person, changed.body.access_token) })).status,
    ).toBe(200);
  });
});
