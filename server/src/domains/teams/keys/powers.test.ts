import { describe, expect, test } from "vitest";
import { plantKey, plantSession } from "../../../../test/scene.ts";
import { exchange, make, readAudit, withKey } from "../../../../test/teams/keys.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { principal } from "../tokens/claims.ts";

const FIRST = "handed over by somebody";
const OWN = "chosen by the person";

const promote = (world: World, { who }: Person, role: string) =>
  world.call("PUT", `/v1/teams/${who.teamId}/users/${who.userId}`, { body: { role } });

/** The same user in a session, with this password. */
async function inSession(world: World, person: Person, password: string): Promise<Person> {
  await world.behind.query("update users set password_hash = $2 where id = $1", [
    person.who.userId,
    await hashPassword(password),
  ]);
  const who = principal({ ...person.who, credentialId: await plantSession(world, person) });
  return { who, token: (await world.services.teams.tokens.mintAccess(who)).token };
}

describe("a key never has more permissions than when it was created", () => {
  test("even after its creator is promoted: neither the key, nor its tokens, nor keys created with it", async () => {
    await using world = await openWorld();
    const maker = await world.member("MEMBER");
    const key = await make(world, maker);
    const child = await make(world, withKey(maker, key));
    expect((await promote(world, maker, "ADMIN")).status).toBe(200);
    // A token of the same second counts as older than the change, and is void with it.
    world.clock.now += 2000;
    const token = (await exchange(world, key)).body.access_token;
    for (const as of [withKey(maker, key), withKey(maker, child), { ...maker, token }]) {
      expect((await world.call("GET", "/v1/agent-configurations/", { as })).status).toBe(200);
      expect((await world.call("GET", "/v1/audit-log", { as })).status).toBe(403);
      expect((await world.call("POST", "/v1/api-keys", { as, body: { name: "x", scopes: ["full"] } })).body.role).toBe(
        "MEMBER",
      );
    }
  });

  test("an admin's key creates no owners once the admin is one", async () => {
    await using world = await openWorld({ environment: { CONSOLE_CREATORS: "everyone" } });
    const [maker, other] = [await world.member("ADMIN"), await world.member("MEMBER")];
    const as = withKey(maker, await make(world, maker));
    expect((await promote(world, maker, "OWNER")).status).toBe(200);
    const path = `/v1/teams/${other.who.teamId}/users/${other.who.userId}`;
    expect((await world.call("PUT", path, { as, body: { role: "ADMIN" } })).status).toBe(200);
    expect((await world.call("PUT", path, { as, body: { role: "OWNER" } })).status).toBe(403);
    const body = { email: "new@example.org", password: OWN, role: "OWNER" };
    expect((await world.call("POST", "/v1/users/", { as, body })).status).toBe(403);
    const invitation = { email: "new@example.org", role: "OWNER" };
    const invites = `/v1/teams/${other.who.teamId}/invites`;
    expect((await world.call("POST", invites, { as, body: invitation })).status).toBe(403);
  });
});

describe("a changed password", () => {
  const change = (world: World, as: Person, body: object) =>
    world.call("POST", "/v1/auth/change-password", { as, body });

  test("ends all keys if the old one was set by someone else, who could have created them", async () => {
    await using world = await openWorld();
    const made = await world.call("POST", "/v1/users/", {
      body: { email: "grace@example.org", password: FIRST, password_change_required: false },
    });
    const who = principal({
      ...{ kind: "user", userId: made.body.id, teamId: world.owner.who.teamId, role: "MEMBER", scopes: ["full"] },
      credentialId: null,
    } as const);
    const person = await inSession(world, { who, token: "" }, FIRST);
    const planted = await plantKey(world, person, ["full"]);
    const changed = await change(world, person, { current_password: FIRST, new_password: OWN });
    expect(changed.body).toMatchObject({ api_keys_ended: 1, api_keys_left: 0 });
    expect((await world.call("GET", "/v1/users/me", { as: withKey(person, planted) })).status).toBe(401);
    expect((await readAudit(world, "key.revoked")).map(({ target_id }) => target_id)).toEqual([planted.id]);
  });

  test("later keeps the keys, reports how many there are, and ends them on request", async () => {
    await using world = await openWorld();
    const person = await inSession(world, await world.member("MEMBER"), FIRST);
    await world.behind.query("update users set password_own = true where id = $1", [person.who.userId]);
    const key = await plantKey(world, person, ["read"]);
    const kept = await change(world, person, { current_password: FIRST, new_password: OWN });
    expect(kept.body).toMatchObject({ api_keys_ended: 0, api_keys_left: 1 });
    expect((await world.call("GET", "/v1/users/me", { as: withKey(person, key) })).status).toBe(200);
    const again = { ...person, token: kept.body.access_token };
    const ended = await change(world, again, { current_password: OWN, new_password: FIRST, end_api_keys: true });
    expect(ended.body).toMatchObject({ api_keys_ended: 1, api_keys_left: 0 });
    expect((await world.call("GET", "/v1/users/me", { as: withKey(person, key) })).status).toBe(401);
  });

  test("is not needed: a user can revoke all their keys in every team at once, and a key can't", async () => {
    await using world = await openWorld();
    const [person, stranger] = [await world.member("MEMBER"), await world.stranger()];
    await world.behind.query(
      "insert into memberships (id, team_id, user_id, role, created_at, updated_at) values (gen_random_uuid(), $1, $2, 'MEMBER', 1, 1)",
      [stranger.who.teamId, person.who.userId],
    );
    const here = await plantKey(world, person, ["full"]);
    const there = await plantKey(world, { ...person, who: { ...person.who, teamId: stranger.who.teamId } }, ["full"]);
    const others = await plantKey(world, world.owner, ["full"]);
    const path = "/v1/users/me/api-keys";
    expect((await world.call("DELETE", path, { as: withKey(person, here) })).status).toBe(403);
    expect((await world.call("DELETE", path, { as: person })).body).toEqual({ ended: 2 });
    for (const key of [here, there])
      expect((await world.call("GET", "/v1/users/me", { as: withKey(person, key) })).status).toBe(401);
    expect((await world.call("GET", "/v1/users/me", { as: withKey(world.owner, others) })).status).toBe(200);
  });
});
