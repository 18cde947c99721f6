import { describe, expect, test } from "vitest";
import { plantSession } from "../../../../test/scene.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { openLocalOwner } from "../local-owner.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { principal } from "../tokens/claims.ts";
import { firstOwnerToken, signInToken } from "./links.ts";

const PASSWORD = "correct horse battery";

async function inSession(world: World, person: Person): Promise<Person> {
  const who = principal({ ...person.who, credentialId: await plantSession(world, person) });
  return { who, token: (await world.services.teams.tokens.mintAccess(who)).token };
}
const change = (world: World, as: Person, body: object) => world.call("POST", "/v1/auth/change-email", { as, body });
const logIn = (world: World, email: string) =>
  world.call("POST", "/v1/auth/jwt/login", { as: null, body: { email, password: PASSWORD } });

describe("changing the email address", () => {
  test("gives an owner who started without one a real address, and leaves the rest unchanged", async () => {
    await using world = await openWorld();
    await world.behind.query("delete from memberships");
    const token = await firstOwnerToken(world.services.db, Date.now());
    const body = { token, email: "local-owner@console.invalid" };
    const made = await world.call("POST", "/v1/auth/first-owner", { as: null, body });
    const owner = { ...world.owner, token: made.body.access_token };
    const changed = await change(world, owner, { email: "ada@example.org" });
    expect(changed.body).toMatchObject({ email: "ada@example.org", is_super_admin: true });
    expect((await world.call("GET", "/v1/auth/sessions", { as: owner })).body.count).toBe(1);
    const lines = await world.behind.query("select details from audit_log where action = 'user.email_changed'");
    expect(lines.rows).toEqual([{ details: null }]);
    // With sign-in off it is still the same user.
    expect((await openLocalOwner(world.services.db, Date.now())).userId).toBe(changed.body.id);
  });

  test("needs the password, or a recent session from a user without one", async () => {
    await using world = await openWorld();
    const person = await inSession(world, await world.member("MEMBER"));
    await world.behind.query("update sessions set created_at = created_at - 1000");
    expect((await change(world, person, { email: "a@example.org" })).body.code).toBe("SIGN_IN_AGAIN");
    await world.behind.query("update users set password_hash = $2 where id = $1", [
      person.who.userId,
      await hashPassword(PASSWORD),
    ]);
    for (const wrong of [undefined, null, "", "not this one"]) {
      const refused = await change(world, person, { email: "a@example.org", current_password: wrong });
      expect(refused.body.code).toBe("PASSWORD_WRONG");
    }
    expect((await change(world, person, { email: "a@example.org", current_password: PASSWORD })).status).toBe(200);
    expect((await logIn(world, "a@example.org")).status).toBe(200);
  });

  test("to another user's reveals nothing from outside, takes nothing from them, and is reported inside the team", async () => {
    await using world = await openWorld();
    const stranger = await world.stranger();
    const { rows } = await world.behind.query("select email from users where id = $1", [stranger.who.userId]);
    const person = await inSession(world, await world.member("MEMBER"));
    const taken = await change(world, person, { email: rows[0].email });
    expect([taken.status, taken.body.email]).toEqual([200, rows[0].email]);
    const circumstances = { origin: { requestId: "t", address: "t" }, userAgent: undefined, now: Date.now() };
    const token = await signInToken(world.services.db, rows[0].email, circumstances);
    const theirs = await world.call("POST", "/v1/auth/sign-in-link", { as: null, body: { token } });
    expect(theirs.body.team_id).toBe(stranger.who.teamId);
    const mate = await world.member("MEMBER");
    const near = await world.behind.query("select email from users where id = $1", [mate.who.userId]);
    const told = await change(world, await inSession(world, await world.member("VIEWER")), near.rows[0]);
    expect(told.body.code).toBe("EMAIL_TAKEN");
  });

  test("to the same address by several users at the same time gives it to one of them, and refuses no one", async () => {
    await using world = await openWorld();
    const people = await Promise.all([1, 2, 3, 4].map(async () => inSession(world, await world.stranger())));
    const answers = await Promise.all(people.map((person) => change(world, person, { email: "same@example.org" })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { rows } = await world.behind.query("select from users where email = 'same@example.org' and holds_address");
    expect(rows).toHaveLength(1);
  });

  test("to someone's unused address ends with everything planted, once that person uses a sign-in link", async () => {
    await using world = await openWorld();
    const squatter = await inSession(world, await world.member("MEMBER"));
    await world.behind.query("update users set password_hash = $2, is_verified = true where id = $1", [
      squatter.who.userId,
      await hashPassword(PASSWORD),
    ]);
    await change(world, squatter, { email: "grace@example.org", current_password: PASSWORD });
    const circumstances = { origin: { requestId: "t", address: "t" }, userAgent: undefined, now: Date.now() };
    const token = await signInToken(world.services.db, "grace@example.org", circumstances);
    expect((await world.call("POST", "/v1/auth/sign-in-link", { as: null, body: { token } })).status).toBe(200);
    expect((await logIn(world, "grace@example.org")).status).toBe(401);
    expect((await world.call("GET", "/v1/users/me", { as: squatter })).status).toBe(401);
  });
});
