import { describe, expect, test } from "vitest";
import { openWorld, type Person, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";
import { principal } from "../tokens/claims.ts";

const emailOf = async (world: World, { who }: Person): Promise<string> =>
  (await world.behind.query("select email from users where id = $1", [who.userId])).rows[0].email;
const audited = async (world: World, action: string) =>
  (await world.behind.query("select * from audit_log where action = $1 order by at", [action])).rows;
/** The same user through an API key. */
const byKey = async (world: World, { who }: Person): Promise<Person> => {
  const asKey = principal({ ...who, kind: "key" });
  return { who: asKey, token: (await world.services.teams.tokens.mintAccess(asKey)).token };
};

describe("seeing people", () => {
  test("everyone sees who they are, at both addresses", async () => {
    await using world = await openWorld();
    const viewer = await world.member("VIEWER");
    const me = await world.call("GET", "/v1/users/me", { as: viewer });
    expect(me.status).toBe(200);
    expect(me.body).toEqual({
      id: viewer.who.userId,
      email: await emailOf(world, viewer),
      is_active: true,
      is_superuser: false,
      is_verified: false,
      given_name: null,
      family_name: null,
      external_user_id: null,
      profile_image: null,
      password_change_required: false,
      is_super_admin: false,
    });
    expect((await world.call("GET", "/v1/auth/users/me", { as: viewer })).body).toEqual(me.body);
    expect((await world.call("GET", "/v1/users/me", { as: null })).status).toBe(401);
  });

  test("a user who must change the password still sees who they are, and no more", async () => {
    await using world = await openWorld();
    const { who } = await world.member("MEMBER");
    const { token } = await world.services.teams.tokens.mintAccess({ ...who, mustChangePassword: true });
    const bound = { who, token };
    expect((await world.call("GET", "/v1/users/me", { as: bound })).status).toBe(200);
    expect((await world.call("GET", "/v1/auth/users/me", { as: bound })).status).toBe(200);
    expect((await world.call("GET", "/v1/users/me/teams", { as: bound })).body.code).toBe("PASSWORD_CHANGE_REQUIRED");
  });

  test("members of the team are found by id and by address; other users look nonexistent", async () => {
    await using world = await openWorld();
    const [viewer, stranger] = [await world.member("VIEWER"), await world.stranger()];
    const email = await emailOf(world, world.owner);
    const byId = await world.call("GET", `/v1/users/${world.owner.who.userId}`, { as: viewer });
    expect(byId.body.email).toBe(email);
    const byEmail = await world.call("GET", `/v1/users/?email=${email.toUpperCase()}`, { as: viewer });
    expect(byEmail.body).toEqual(byId.body);
    expect((await world.call("GET", "/v1/users/", { as: viewer })).body.id).toBe(viewer.who.userId);

    const headers = { "x-request-id": "same" };
    const foreign = await world.call("GET", `/v1/users/${stranger.who.userId}`, { headers });
    const missing = await world.call("GET", `/v1/users/${newId()}`, { headers });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    const foreignEmail = await world.call("GET", `/v1/users/?email=${await emailOf(world, stranger)}`, { headers });
    expect(foreignEmail.text).toBe(missing.text);
    expect((await world.call("GET", "/v1/users/not-an-id")).status).toBe(422);
  });

  test("a user sees all their teams, an API key only its own", async () => {
    await using world = await openWorld();
    const made = await world.call("POST", "/v1/teams/", { body: { name: "Second", description: "another" } });
    const teams = await world.call("GET", "/v1/users/me/teams");
    expect(teams.body).toMatchObject([
      { team_id: world.owner.who.teamId, role: "OWNER", team_name: "owner", team_description: null, is_default: true },
      { team_id: made.body.id, role: "OWNER", team_name: "Second", team_description: "another", is_default: false },
    ]);
    const key = await byKey(world, world.owner);
    const seen = await world.call("GET", "/v1/users/me/teams", { as: key });
    expect(seen.body).toMatchObject([{ team_id: world.owner.who.teamId }]);
    expect((await world.call("GET", `/v1/teams/${made.body.id}`, { as: key })).status).toBe(404);
  });
});

describe("changing oneself", () => {
  test("replaces what is supplied, clears what is null, leaves the rest, and is audited without the values", async () => {
    await using world = await openWorld();
    const member = await world.member("MEMBER");
    const change = (body: object) => world.call("PUT", "/v1/users/me", { as: member, body });
    const first = await change({ given_name: "Ada", family_name: "L", profile_image: "https://img.example/a.png" });
    expect(first.body).toMatchObject({
      given_name: "Ada",
      family_name: "L",
      profile_image: "https://img.example/a.png",
    });
    const second = await change({ family_name: null });
    expect(second.body).toMatchObject({ given_name: "Ada", family_name: null });
    expect((await change({})).body).toEqual(second.body);
    const lines = await audited(world, "user.updated");
    expect(lines.map((line) => line.details.fields)).toEqual([
      ["given_name", "family_name", "profile_image"],
      ["family_name"],
    ]);
    expect(JSON.stringify(lines)).not.toContain("Ada");
  });

  test("accepts only one of the user's own teams as default", async () => {
    await using world = await openWorld();
    const second = await world.call("POST", "/v1/teams/", { body: { name: "Second" } });
    const stranger = await world.stranger();
    const choose = (id: unknown) => world.call("PUT", "/v1/users/me", { body: { default_team_id: id } });
    expect((await choose(second.body.id)).status).toBe(200);
    expect((await world.call("GET", "/v1/users/me/teams")).body).toMatchObject([
      { is_default: false },
      { is_default: true },
    ]);
    expect((await choose(stranger.who.teamId)).body.code).toBe("TEAM_NOT_FOUND");
    expect((await choose("nonsense")).status).toBe(422);
  });

  test("is refused to an API key, and the refusal is in the audit log", async () => {
    await using world = await openWorld();
    const key = await byKey(world, world.owner);
    const refused = await world.call("PUT", "/v1/users/me", { as: key, body: { given_name: "K" } });
    expect(refused.body.code).toBe("NOT_ALLOWED");
    expect(await audited(world, "operation.denied")).toMatchObject([
      { target_id: "teams.updateMe", actor_kind: "key" },
    ]);
  });
});

describe("creating a user", () => {
  const body = { email: "grace@example.org", password: "correct horse battery", given_name: "Grace" };

  test("sets a first password, to be changed, and adds them to the team", async () => {
    await using world = await openWorld({ environment: { CONSOLE_CREATORS: "everyone" } });
    const admin = await world.member("ADMIN");
    const made = await world.call("POST", "/v1/users/", { as: admin, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ email: body.email, given_name: "Grace", password_change_required: true });
    expect(made.text).not.toContain(body.password);
    const signedIn = await world.call("POST", "/v1/auth/jwt/login", { as: null, body });
    expect(signedIn.body).toMatchObject({ team_id: world.owner.who.teamId, password_change_required: true });
    const [line] = await audited(world, "user.created").then((lines) =>
      lines.filter((l) => l.target_id === made.body.id),
    );
    expect(line).toMatchObject({ actor_id: admin.who.userId, details: { role: "MEMBER" } });
    expect(JSON.stringify(line)).not.toContain("grace");
  });

  test("is refused for an address or external id in use in the caller's teams, and in no other", async () => {
    await using world = await openWorld({ environment: { CONSOLE_CREATORS: "everyone" } });
    const stranger = await world.stranger();
    const external = { ...body, external_user_id: "hr-1" };
    const make = (sent: object, as = world.owner) => world.call("POST", "/v1/users/", { as, body: sent });
    expect((await make(external)).status).toBe(201);
    expect((await make(external, stranger)).status).toBe(201);
    expect((await make({ ...body, email: "GRACE@example.org" })).body.code).toBe("EMAIL_TAKEN");
    expect((await make({ ...external, email: "other@example.org" })).body.code).toBe("EXTERNAL_ID_TAKEN");
  });

  test("of two at the same time with one address, one is created", async () => {
    await using world = await openWorld();
    const make = () => world.call("POST", "/v1/users/", { body });
    const both = await Promise.all([make(), make()]);
    expect(both.map((reply) => reply.status).sort()).toEqual([201, 409]);
  });

  test("never grants more than the creator has, and is not for members", async () => {
    await using world = await openWorld();
    const [admin, member] = [await world.member("ADMIN"), await world.member("MEMBER")];
    const make = (as: Person, role: string) => world.call("POST", "/v1/users/", { as, body: { ...body, role } });
    expect((await make(admin, "OWNER")).status).toBe(403);
    expect((await make(member, "VIEWER")).status).toBe(403);
    expect((await audited(world, "operation.denied")).map((line) => line.target_id)).toEqual([
      "teams.createUser",
      "teams.createUser",
    ]);
    expect((await make(world.owner, "OWNER")).status).toBe(201);
  });

  test("finds only the current team, and refuses a short password without repeating it", async () => {
    await using world = await openWorld();
    const stranger = await world.stranger();
    const foreign = { ...body, team_id: stranger.who.teamId };
    expect((await world.call("POST", "/v1/users/", { body: foreign })).body.code).toBe("TEAM_NOT_FOUND");
    const own = { ...body, team_id: world.owner.who.teamId };
    expect((await world.call("POST", "/v1/users/", { body: own })).status).toBe(201);
    const short = await world.call("POST", "/v1/users/", { body: { ...body, password: "zyxwvut" } });
    expect(short.status).toBe(422);
    expect(short.text).not.toContain("zyxwvut");
  });
});

test("with sign-in off the local owner is visible, and can't be deleted", async () => {
  await using world = await openWorld({ environment: { CONSOLE_AUTH: "off" } });
  const me = await world.call("GET", "/v1/users/me", { as: null });
  expect(me.body).toMatchObject({ given_name: "Local", is_super_admin: true });
  expect((await world.call("DELETE", "/v1/users/me", { as: null })).body.code).toBe("NOT_ALLOWED");
  expect((await world.call("POST", "/v1/teams/", { as: null, body: { name: "Second" } })).status).toBe(201);
});
