import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acting } from "../../../../test/environment/acting.ts";
import { openWorld, type World } from "../../../../test/world.ts";
import { NOBODY } from "../../../kernel/named-id.ts";
import { personaPresets } from "./presets/list.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const body = { name: "Returning customer", role: "customer" };
const create = async (given: object = {}) =>
  (await world.call("POST", "/v1/personas/", { body: { ...body, ...given } })).body;
const hurried = personaPresets.find(({ key }) => key === "in-a-hurry");

describe("a persona", () => {
  test("has the contract's defaults, and the two spellings of the path lead to it", async () => {
    const made = await world.call("POST", "/v1/personas", { body: { ...body, is_preset: true, team_id: null } });
    expect(made.status).toBe(201);
    expect(made.headers["location"]).toBe(`/v1/personas/${made.body.id}`);
    expect(made.body).toEqual({
      ...{ id: made.body.id, team_id: world.owner.who.teamId, name: body.name, description: null, role: "customer" },
      ...{ role_description: null, knowledge_level: "intermediate", skill_level: "competent", intent: "benign" },
      ...{ language: "en", access_permissions: null, is_preset: false, preset_category: null, tags: null },
      ...{ icon_filename: null, created_at: expect.any(Number), updated_at: expect.any(Number) },
      created_by: world.owner.who.userId,
    });
    const read = await world.call("GET", `/v1/personas/${made.body.id}/`);
    expect([read.body, read.headers["etag"]]).toEqual([made.body, '"1"']);
  });

  test("keeps access permissions with their defaults, unknown members, and free forms as they came", async () => {
    const known = await create({ access_permissions: { privilege_level: "admin", badge: 7 } });
    expect(known.access_permissions).toEqual({
      ...{ privilege_level: "admin", allowed_agents: null, allowed_tools: null, restricted_actions: null },
      ...{ data_access_scope: null, badge: 7 },
    });
    const free = await create({ access_permissions: { privilege_level: "emperor" } });
    expect(free.access_permissions).toEqual({ privilege_level: "emperor" });
    const views = await acting(world, (act) => world.services.environment.personas(act, [free.id, known.id]));
    expect(views.map(({ privilege }) => privilege)).toEqual(["user", "admin"]);
  });

  test("changes only in what is supplied, and only for a client that has seen its version", async () => {
    const { id } = await create({ description: "kept", tags: ["a"] });
    const put = (change: object, tag?: string) =>
      world.call("PUT", `/v1/personas/${id}`, { body: change, ...(tag ? { headers: { "if-match": tag } } : {}) });
    const changed = await put({ intent: "curious", tags: null, name: null, is_preset: true }, '"1"');
    expect(changed.body).toMatchObject({ intent: "curious", tags: null, name: body.name, description: "kept" });
    expect([changed.body.is_preset, changed.headers["etag"]]).toEqual([false, '"2"']);
    expect((await put({ name: "x" }, '"1"')).body.code).toBe("PRECONDITION_FAILED");
    expect((await world.call("DELETE", `/v1/personas/${id}`, { headers: { "if-match": '"1"' } })).status).toBe(412);
    expect((await world.call("DELETE", `/v1/personas/${id}`)).status).toBe(204);
    expect((await world.call("GET", `/v1/personas/${id}`)).body.code).toBe("PERSONA_NOT_FOUND");
  });

  test("can't be deleted while a harness is made from it, and can afterwards", async () => {
    const { id } = await create();
    const agent = (
      await world.call("POST", "/v1/agent-configurations/", { body: { agent_name: "A", model_name: "m" } })
    ).body;
    const harness = { name: "In work", agent_id: agent.id, persona_ids: [id], policy_ids: [] };
    const made = await world.call("POST", "/v1/custom-harnesses/", { body: harness });
    expect([made.status, made.text]).toEqual([201, expect.any(String)]);
    const refused = await world.call("DELETE", `/v1/personas/${id}`);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "PERSONA_IN_USE", harnesses: [{ id: made.body.id, name: "In work" }] },
    ]);
    await world.call("POST", `/v1/custom-harnesses/${made.body.id}/cancel`);
    expect((await world.call("DELETE", `/v1/personas/${id}`)).status).toBe(204);
  });

  test("of another team, or under another team's id, is the same 404 as none", async () => {
    const { owner: stranger } = await world.another();
    const { id } = await create();
    const bare = ({ text }: { text: string }) => text.replaceAll(/[0-9a-f-]{36}/g, "");
    const foreign = await world.call("GET", `/v1/personas/${id}`, { as: stranger });
    const none = await world.call("GET", `/v1/personas/${world.owner.who.userId}`, { as: stranger });
    expect([foreign.status, bare(foreign)]).toEqual([404, bare(none)]);
    const team = stranger.who.teamId;
    expect((await world.call("GET", `/v1/personas/${id}?team_id=${team}`)).status).toBe(404);
    expect((await world.call("GET", `/v1/personas/?team_id=${team}`)).status).toBe(404);
    expect((await world.call("POST", "/v1/personas/", { body: { ...body, team_id: team } })).status).toBe(404);
    const taken = await world.call("POST", "/v1/personas/", { body: { ...body, id } });
    expect([taken.status, taken.body.code]).toEqual([409, "PERSONA_EXISTS"]);
  });

  test("is found by intent and by part of its name, role, description or tags, page by page", async () => {
    const { owner } = await world.another();
    for (const [name, more] of Object.entries({
      a: { tags: ["100%_sure"] },
      b: { intent: "curious" },
      c: { intent: "malicious", description: "Sure thing" },
    }))
      await world.call("POST", "/v1/personas/", { as: owner, body: { name, role: "r", ...more } });
    const list = async (query: string) => (await world.call("GET", `/v1/personas/?${query}`, { as: owner })).body;
    const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name);
    expect(names(await list("intents=curious&intents=malicious&sort=name"))).toEqual(["b", "c"]);
    expect(names(await list("search=SURE&sort=name"))).toEqual(["a", "c"]);
    expect(names(await list("search=%25_s"))).toEqual(["a"]);
    for (const sort of ["name", "-name", "created_at", "-created_at"]) {
      const first = await list(`sort=${sort}&limit=2`);
      const second = await list(`sort=${sort}&limit=2&cursor=${first.next_cursor}`);
      expect([first.total, second.next_cursor]).toEqual([3, null]);
      expect([...names(first), ...names(second)]).toEqual(names(await list(`sort=${sort}`)));
    }
    expect((await list("is_preset=true&search=screen")).results).toMatchObject([{ is_preset: true, team_id: NOBODY }]);
    expect((await list("is_preset=true&intents=malicious")).total).toBe(2);
    expect((await world.call("GET", "/v1/personas/?limit=101")).status).toBe(422);
  });
});

describe("a preset", () => {
  test("can be read and copied, and not changed", async () => {
    const path = `/v1/personas/${hurried?.id}`;
    expect((await world.call("GET", path)).body).toMatchObject({ is_preset: true, preset_category: "public" });
    for (const method of ["PUT", "DELETE"] as const) {
      const refused = await world.call(method, path, { body: method === "PUT" ? { name: "mine" } : undefined });
      expect([refused.status, refused.body.code]).toEqual([403, "PERSONA_PRESET"]);
    }
    const { body: listed } = await world.call("GET", "/v1/personas/presets?preset_category=support");
    expect([listed.total, listed.results.length]).toEqual([3, 3]);
    const rows = await world.behind.query("select from personas where id = any($1)", [
      personaPresets.map(({ id }) => id),
    ]);
    expect(rows.rowCount).toBe(0);
  });

  test("copied twice gives two personas, the second with a number; changing one leaves the preset alone", async () => {
    const copy = (given?: object) => world.call("POST", `/v1/personas/from-preset/${hurried?.id}`, { body: given });
    const [first, second] = [await copy(), await copy({})];
    expect([first.status, first.body.name, second.body.name]).toEqual([
      ...[201, "Customer in a hurry", "Customer in a hurry (2)"],
    ]);
    expect(first.body).toMatchObject({ is_preset: false, preset_category: "public", skill_level: "novice" });
    expect(first.body.tags).toContain("from:in-a-hurry");
    await world.call("PUT", `/v1/personas/${first.body.id}`, { body: { intent: "malicious" } });
    expect((await world.call("GET", `/v1/personas/${hurried?.id}`)).body.intent).toBe("benign");
    const long = "x".repeat(255);
    const named = [await copy({ name_override: long }), await copy({ name_override: long })];
    expect(named.map(({ body: { name } }) => name)).toEqual([long, `${"x".repeat(251)} (2)`]);
    expect((await copy({ name_override: `${long}x` })).status).toBe(422);
    expect((await world.call("POST", `/v1/personas/from-preset/${first.body.id}`)).status).toBe(404);
  });

  test("and a persona of the team are given to harnesses in the order asked for", async () => {
    const { id } = await create({ language: "nl" });
    const views = await acting(world, (act) => world.services.environment.personas(act, [hurried?.id ?? "", id]));
    expect(views.map(({ name, language }) => [name, language])).toEqual([
      ["Customer in a hurry", "en"],
      [body.name, "nl"],
    ]);
    const missing = acting(world, (act) => world.services.environment.personas(act, [world.owner.who.userId]));
    await expect(missing).rejects.toMatchObject({ code: "PERSONA_NOT_FOUND" });
  });
});
