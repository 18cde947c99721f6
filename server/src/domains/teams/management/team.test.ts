import { describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";
import { newId } from "../../../kernel/ids.ts";

const audited = async (world: World, action: string) =>
  (await world.behind.query("select * from audit_log where action = $1 order by at", [action])).rows;

describe("creating a team", () => {
  test("makes the caller its owner, who acts in it by naming it", async () => {
    await using world = await openWorld({ environment: { CONSOLE_CREATORS: "everyone" } });
    const viewer = await world.member("VIEWER");
    const body = { name: "Second", description: "another" };
    const made = await world.call("POST", `/v1/teams/?owner_id=${viewer.who.userId}`, { as: viewer, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...body, created_by: viewer.who.userId });
    expect(made.headers["etag"]).toMatch(/^"[0-9a-f]{32}"$/);
    const headers = { "x-team-id": made.body.id };
    const people = await world.call("GET", `/v1/teams/${made.body.id}/users`, { as: viewer, headers });
    expect(people.body).toMatchObject([{ id: viewer.who.userId, role: "OWNER" }]);
    const lines = await audited(world, "team.created");
    expect(lines.at(-1)).toMatchObject({ team_id: made.body.id, actor_id: viewer.who.userId });
  });

  test("happens once per Idempotency-Key", async () => {
    await using world = await openWorld();
    const make = () =>
      world.call("POST", "/v1/teams/", { body: { name: "Once" }, headers: { "idempotency-key": "once" } });
    const [first, second] = [await make(), await make()];
    expect(second.body).toEqual(first.body);
    expect((await world.call("GET", "/v1/users/me/teams")).body).toHaveLength(2);
  });

  test("for someone else finds no one, unless a super admin names a member of the team", async () => {
    await using world = await openWorld();
    const [member, admin, stranger] = [
      await world.member("MEMBER"),
      await world.member("ADMIN"),
      await world.stranger(),
    ];
    const make = (owner: string, as = world.owner) =>
      world.call("POST", `/v1/teams/?owner_id=${owner}`, { as, body: { name: "Theirs" } });
    const refused = [make(member.who.userId, admin), make(newId(), admin), make(newId()), make(stranger.who.userId)];
    for (const reply of await Promise.all(refused))
      expect([reply.status, reply.body.code]).toEqual([404, "USER_NOT_FOUND"]);
    const made = await make(member.who.userId);
    expect(made).toMatchObject({ status: 201, body: { created_by: world.owner.who.userId } });
    const headers = { "x-team-id": made.body.id };
    const people = await world.call("GET", `/v1/teams/${made.body.id}/users`, { as: member, headers });
    expect(people.body).toMatchObject([{ id: member.who.userId, role: "OWNER" }]);
    expect((await world.call("GET", `/v1/teams/${made.body.id}`)).status).toBe(404);
    expect((await world.call("POST", "/v1/teams/", { body: { name: "" } })).status).toBe(422);
  });
});

test("with sign-in off, a new team can be read, listed and acted in", async () => {
  await using world = await openWorld({ environment: { CONSOLE_AUTH: "off" } });
  const call = (method: string, path: string, options = {}) => world.call(method, path, { as: null, ...options });
  const { body: made } = await call("POST", "/v1/teams/", { body: { name: "Second" } });
  expect((await call("GET", `/v1/teams/${made.id}`)).body).toMatchObject({ id: made.id, name: "Second" });
  const listed = (await call("GET", "/v1/users/me/teams")).body;
  expect(listed.map(({ team_name }: { team_name: string }) => team_name)).toEqual(["Local team", "Second"]);
  const headers = { "x-team-id": made.id };
  expect((await call("GET", `/v1/teams/${made.id}/users`, { headers })).body).toHaveLength(1);
  expect((await call("GET", "/v1/agent-configurations/", { headers })).body).toMatchObject({ count: 0 });
});

describe("seeing a team", () => {
  test("any member sees it; from outside it looks nonexistent", async () => {
    await using world = await openWorld();
    const [viewer, stranger] = [await world.member("VIEWER"), await world.stranger()];
    const { teamId } = world.owner.who;
    expect((await world.call("GET", `/v1/teams/${teamId}`, { as: viewer })).body).toMatchObject({ id: teamId });
    for (const path of ["", "/users"]) {
      const headers = { "x-request-id": "same" };
      const foreign = await world.call("GET", `/v1/teams/${teamId}${path}`, { as: stranger, headers });
      const missing = await world.call("GET", `/v1/teams/${newId()}${path}`, { as: stranger, headers });
      expect(foreign.status).toBe(404);
      expect(foreign.text).toBe(missing.text);
    }
  });

  test("another of the caller's teams is visible from the current one, but can't be changed from there", async () => {
    await using world = await openWorld();
    const { id } = (await world.call("POST", "/v1/teams/", { body: { name: "Second" } })).body;
    expect((await world.call("GET", `/v1/teams/${id}`)).body.name).toBe("Second");
    const rename = (headers = {}) => world.call("PUT", `/v1/teams/${id}`, { body: { name: "Renamed" }, headers });
    expect((await rename()).body.code).toBe("TEAM_NOT_FOUND");
    expect((await rename({ "x-team-id": id })).body.name).toBe("Renamed");
  });

  test("its members are listed with their roles", async () => {
    await using world = await openWorld();
    const admin = await world.member("ADMIN");
    const { body } = await world.call("GET", `/v1/teams/${world.owner.who.teamId}/users`, { as: admin });
    expect(body.map((person: { id: string; role: string }) => [person.id, person.role])).toEqual([
      [world.owner.who.userId, "OWNER"],
      [admin.who.userId, "ADMIN"],
    ]);
    expect(Object.keys(body[0])).not.toContain("password_hash");
  });
});

describe("renaming a team", () => {
  test("is for owners and admins, and audited with the state before and after", async () => {
    await using world = await openWorld();
    const [admin, member] = [await world.member("ADMIN"), await world.member("MEMBER")];
    const path = `/v1/teams/${world.owner.who.teamId}`;
    const renamed = await world.call("PUT", path, { as: admin, body: { name: "Renamed", description: "d" } });
    expect(renamed.body).toMatchObject({ name: "Renamed", description: "d" });
    const cleared = await world.call("PUT", path, { as: admin, body: { description: null } });
    expect(cleared.body).toMatchObject({ name: "Renamed", description: null });
    await world.call("PUT", path, { as: admin, body: { name: "Renamed" } });
    const lines = await audited(world, "team.updated");
    expect(lines).toHaveLength(2);
    expect(lines[1].before_hash).toBe(lines[0].after_hash);
    expect((await world.call("PUT", path, { as: member, body: { name: "No" } })).status).toBe(403);
    expect((await world.call("PUT", path, { as: admin, body: { name: "" } })).status).toBe(422);
  });

  test("with an outdated ETag changes nothing", async () => {
    await using world = await openWorld();
    const path = `/v1/teams/${world.owner.who.teamId}`;
    const before = (await world.call("GET", path)).headers["etag"] as string;
    const rename = (name: string, tag: string) =>
      world.call("PUT", path, { body: { name }, headers: { "if-match": tag } });
    const first = await rename("One", before);
    expect(first.status).toBe(200);
    expect((await rename("Two", before)).status).toBe(412);
    expect((await world.call("GET", path)).body.name).toBe("One");
    expect((await rename("Two", `"else", ${first.headers["etag"]}`)).status).toBe(200);
    expect((await rename("Three", "*")).status).toBe(200);
  });
});
