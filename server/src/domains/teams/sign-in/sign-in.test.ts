import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { firstOwnerToken } from "./links.ts";
import { hashPassword } from "./passwords.ts";

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
const asBearer = (person: Person, token: string): Person => ({ ...person, token });
const audited = async (world: World, action: string): Promise<number> =>
  (await world.behind.query("select from audit_log where action = $1", [action])).rowCount ?? 0;

describe("the first owner", () => {
  test("can begin without a password, cannot be guessed then, and chooses one later", async () => {
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

  test("is made with the printed token, once, and is signed in at once", async () => {
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

  test("cannot be made with a token older than 15 minutes", async () => {
    await using world = await openWorld();
    await world.behind.query("delete from memberships");
    const token = await firstOwnerToken(world.services.db, Date.now() - 16 * 60_000);
    const body = { token, email: "ada@example.org", password: PASSWORD };
    expect((await world.call("POST", "/v1/auth/first-owner", { as: null, body })).status).toBe(401);
  });
});

describe("signing in", () => {
  test("answers a bearer token that works and a cookie no script can read", async () => {
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

  test("refuses a wrong password and an unknown person with the same words and in the same time", async () => {
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

  test("slows guessing from one address, and lets the same person in from another", async () => {
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
  test("gives a new access token for the cookie and replaces the cookie", async () => {
    await using world = await openWorld();
    const { email } = await withPassword(world);
    const first = await logIn(world, { email, password: PASSWORD });
    const cookie = String(first.headers["set-cookie"]).split(";")[0] ?? "";
    const second = await world.call("POST", "/v1/auth/jwt/refresh", { as: null, headers: { cookie } });
    expect(second.status).toBe(200);
    expect(String(second.headers["set-cookie"]).split(";")[0]).not.toBe(cookie);
  });

  test("with a token that was used before ends the whole session", async () => {
    await using world = await openWorld();
    const { email, person } = await withPassword(world);
    const body = { email, password: PASSWORD, include_refresh_token: true };
    const { access_token, refresh_token } = (await logIn(world, body)).body;
    const turn = (token: string) =>
      world.call("POST", "/v1/auth/jwt/refresh", {
        as: null,
        body: { refresh_token: token, include_refresh_token: true },
      });
    const turned = await turn(refresh_token);
    expect(turned.status).toBe(200);
    expect((await turn(refresh_token)).body.code).toBe("SESSION_ENDED");
    expect((await turn(turned.body.refresh_token)).body.code).toBe("SESSION_ENDED");
    expect((await world.call("GET", "/v1/auth/sessions", { as: asBearer(person, access_token) })).status).toBe(401);
    expect(await audited(world, "session.reuse_detected")).toBe(1);
  });
});

describe("ending", () => {
  test("signing out voids the access token at once", async () => {
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

  test("a stolen session cannot guess the password at will", async () => {
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

  test("somebody who must change the password can do nothing else", async () => {
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
