import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plantKey } from "../../../../test/scene.ts";
import { openWorld, type Person, type World } from "../../../../test/world.ts";

const BASE = "/v1/guard-configs";
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const newAgent = async (as?: Person): Promise<string> =>
  (
    await world.call("POST", "/v1/agent-configurations/", {
      ...(as ? { as } : {}),
      body: { agent_name: "a", model_name: "m" },
    })
  ).body.id;
const agentNow = async (id: string) => (await world.call("GET", `/v1/agent-configurations/${id}`)).body;

async function newConfig(agent_id: string | null, config_body: object = {}) {
  const reply = await world.call("POST", BASE, { body: { agent_id, config_body } });
  expect(reply.status, reply.text).toBe(201);
  return reply.body;
}

const apply = (id: string, body?: object) => world.call("POST", `${BASE}/${id}/apply`, body ? { body } : {});

describe("a guard config", () => {
  test("is saved with the digest of its canonical form and an ETag that guards changes", async () => {
    const created = await world.call("POST", BASE, {
      body: { config_body: { "over-defence-budget": 0.01, "input-guards": [] } },
    });
    expect(created.status).toBe(201);
    expect(created.headers["etag"]).toBe('"1"');
    const { id, digest, status, live_version, updated_at } = created.body;
    expect([status, live_version, updated_at]).toEqual(["pending", null, null]);
    const path = `${BASE}/${id}`;
    const body = { config_body: { "input-guards": [], "over-defence-budget": 0.01 } };
    const same = await world.call("PUT", path, { body, headers: { "if-match": '"1"' } });
    expect([same.status, same.headers["etag"], same.body.digest]).toEqual([200, '"1"', digest]);
    const other = { config_body: { "blocked-as": "error" } };
    expect((await world.call("PUT", path, { body: other, headers: { "if-match": '"7"' } })).status).toBe(412);
    const changed = await world.call("PUT", `${path}/`, { body: other, headers: { "if-match": '"1"' } });
    expect([changed.headers["etag"], changed.body.config_body]).toEqual(['"2"', other.config_body]);
    expect(changed.body.updated_by).toBe(world.owner.who.userId);
  });

  test("with anything unknown in its body is refused in its place, and nothing is stored", async () => {
    const before = (await world.call("GET", BASE)).body.count;
    const config_body = { "input-on-eror": "fail_open", "output-guards": ["x"], x: { methods: ["no-such"] } };
    const refused = await world.call("POST", BASE, { body: { config_body } });
    expect(refused.status).toBe(422);
    expect(
      refused.body.detail.map(({ loc, msg }: { loc: unknown[]; msg: string }) => `${loc.join(".")}: ${msg}`),
    ).toEqual([
      "body.config_body.input-on-eror: A guard config has no such key. Did you mean “input-on-error”?",
      "body.config_body.x.methods.0: There is no such method.",
    ]);
    expect((await world.call("GET", BASE)).body.count).toBe(before);
  });

  test("without a body has the default one, and one without anything is a template with it", async () => {
    const created = await world.call("POST", BASE);
    expect([created.status, created.body.agent_id]).toEqual([201, null]);
    expect(created.body.config_body).toEqual((await world.call("GET", "/v1/default-guard-config")).body);
    expect(created.body.modes).toMatchObject({ secrets: "enforce", "denied-tools": "enforce", injection: "shadow" });
  });

  test("is listed by agent, text and page, in the contract's envelope", async () => {
    const agent = await newAgent();
    const ids: string[] = [];
    for (const words of ["first", "second", "third"]) {
      ids.push((await newConfig(agent, { "input-blocked-message": `the ${words} 100%` })).id);
    }
    const list = async (query: string) => (await world.call("GET", `${BASE}?agent_id=${agent}${query}`)).body;
    const idsIn = (page: { guard_configs: { id: string }[] }) => page.guard_configs.map(({ id }) => id);
    expect(idsIn(await list("&sort=created_at")).sort()).toEqual([...ids].sort());
    expect(await list("&search=SECOND%20100%25")).toMatchObject({ count: 1, guard_configs: [{ id: ids[1] }] });
    expect((await list("&search=100_")).count).toBe(0);
    const first = await list("&limit=2&sort=-created_at");
    const rest = await list(`&limit=2&sort=-created_at&cursor=${first.next_cursor}`);
    expect([first.count, rest.next_cursor]).toEqual([3, null]);
    expect([...idsIn(first), ...idsIn(rest)].sort()).toEqual([...ids].sort());
    expect(idsIn(await list("&limit=2&offset=2&sort=-created_at"))).toEqual(idsIn(rest));
    expect((await world.call("GET", `${BASE}?cursor=${first.next_cursor}&sort=created_at`)).status).toBe(422);
  });

  test("takes an address only by PATCH, only one that may be called, and gives it back", async () => {
    const { id } = await newConfig(null);
    const patch = (body: object) => world.call("PATCH", `${BASE}/${id}`, { body });
    expect((await patch({ guard_instance_url: "https://agent.example/guard" })).body.guard_instance_url).toBe(
      "https://agent.example/guard",
    );
    expect((await patch({})).status).toBe(422);
    for (const url of ["http://169.254.169.254/", "file:///etc/passwd", "https://user:pw@agent.example/"]) {
      expect([url, (await patch({ guard_instance_url: url })).status]).toEqual([url, 422]);
    }
    expect((await patch({ guard_instance_url: null })).body.guard_instance_url).toBeNull();
  });

  test("of another team, and one with another team's id in the query, are byte for byte no config", async () => {
    const { id } = await newConfig(await newAgent());
    const stranger = await world.stranger();
    const foreign = `team_id=${stranger.who.teamId}`;
    const none = await world.call("GET", `${BASE}/00000000-0000-4000-8000-000000000000`);
    const bytes = (text: string) => text.replaceAll(/"request_id":"[^"]*"/g, "");
    const asStranger = await world.call("GET", `${BASE}/${id}`, { as: stranger });
    const withForeign = await world.call("GET", `${BASE}/${id}?${foreign}`);
    expect([asStranger.status, bytes(asStranger.text)]).toEqual([404, bytes(none.text)]);
    expect([withForeign.status, bytes(withForeign.text)]).toEqual([404, bytes(none.text)]);
    expect((await world.call("GET", `${BASE}?${foreign}`)).status).toBe(404);
    expect((await world.call("GET", `${BASE}/${id}?team_id=${world.owner.who.teamId}`)).status).toBe(200);
    expect(
      (await world.call("POST", BASE, { body: { agent_id: await newAgent(stranger), config_body: {} } })).status,
    ).toBe(404);
  });
});

describe("apply", () => {
  test("binds the agent to an immutable version, tells every process, and does nothing the second time", async () => {
    const agent = await newAgent();
    const etag = (await world.call("GET", `/v1/agent-configurations/${agent}`)).headers["etag"];
    const { id, digest } = await newConfig(agent, { "blocked-as": "error" });
    const listener = await world.behind.connect();
    const heard: (string | undefined)[] = [];
    listener.on("notification", ({ payload }) => heard.push(payload));
    await listener.query("listen guard_versions");
    const applied = await apply(id);
    expect(applied.body).toMatchObject({ status: "applied", live_version: 1, digest, overrides: [] });
    const told = `${world.owner.who.teamId}:${agent}:${id}:1`;
    await expect.poll(() => heard).toContain(told);
    listener.release(true);
    expect((await apply(id)).body.live_version).toBe(1);
    expect(await agentNow(agent)).toMatchObject({
      guard_config_id: id,
      guard_manually_configured: true,
      trust_stage: "registered",
    });
    expect((await world.call("GET", `/v1/agent-configurations/${agent}`)).headers["etag"]).toBe(etag);
    expect((await world.call("GET", `/v1/agent-configurations/${agent}/guard-configs`)).body).toEqual(applied.body);
    await world.call("PUT", `${BASE}/${id}`, { body: { config_body: { "blocked-as": "answer" } } });
    expect((await world.call("GET", `${BASE}/${id}`)).body).toMatchObject({ status: "pending", live_version: 1 });
    const version = await world.call("GET", `${BASE}/${id}/versions/1`);
    expect(version.body).toMatchObject({ version: 1, digest, config_body: { "blocked-as": "error" } });
  });

  test("is undone by an update of the agent that binds it to nothing, which every process hears of too", async () => {
    const agent = await newAgent();
    const { id } = await newConfig(agent);
    await apply(id);
    const listener = await world.behind.connect();
    const heard: (string | undefined)[] = [];
    listener.on("notification", ({ payload }) => heard.push(payload));
    await listener.query("listen guard_versions");
    const update = (body: object) => world.call("PUT", `/v1/agent-configurations/${agent}`, { body });
    await update({ guard_config_id: null, purpose: "p" });
    await update({ guard_config_id: null, purpose: "q" });
    await update({ guard_config_id: id });
    const from = `${world.owner.who.teamId}:${agent}`;
    await expect.poll(() => heard).toEqual([`${from}::0`, `${from}:${id}:0`]);
    listener.release(true);
    expect((await world.call("GET", `/v1/agent-configurations/${agent}/guard-configs`)).body).toMatchObject({ id });
  });

  test("needs an agent and methods that the console has", async () => {
    expect((await apply((await newConfig(null)).id)).body.code).toBe("GUARD_CONFIG_WITHOUT_AGENT");
    const dome = await newConfig(await newAgent(), { "input-guards": ["i"], i: { methods: ["security-llm"] } });
    expect(dome.unavailable).toEqual(["security-llm"]);
    const refused = await apply(dome.id);
    expect([refused.status, refused.body.code, refused.body.unavailable]).toEqual([
      409,
      "GUARD_METHOD_UNAVAILABLE",
      ["security-llm"],
    ]);
  });

  test("can be rolled back, as a new version, and every step can be compared by key", async () => {
    const { id } = await newConfig(await newAgent(), { "blocked-as": "error" });
    await apply(id);
    await world.call("PUT", `${BASE}/${id}`, { body: { config_body: { unscannable: "pass" } } });
    await apply(id);
    const compared = await world.call("GET", `${BASE}/${id}/diff?from=1&to=2`);
    expect(compared.body.settings).toEqual([
      { key: "blocked-as", from: "error", to: "answer" },
      { key: "unscannable", from: "refuse", to: "pass" },
    ]);
    const back = await world.call("POST", `${BASE}/${id}/rollback`, { body: { version: 1 } });
    expect(back.body).toMatchObject({ live_version: 3, status: "applied", config_body: { "blocked-as": "error" } });
    const { results } = (await world.call("GET", `${BASE}/${id}/versions`)).body;
    expect(results.map((v: { version: number; restored: number | null }) => [v.version, v.restored])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect((await world.call("GET", `${BASE}/${id}/diff`)).body).toEqual({
      from: 3,
      to: null,
      guards: [],
      settings: [],
    });
    expect((await world.call("POST", `${BASE}/${id}/rollback`, { body: { version: 9 } })).status).toBe(404);
  });

  test("keeps the config from being deleted, until an admin forces it: then the agent is unprotected", async () => {
    const agent = await newAgent();
    const { id } = await newConfig(agent);
    await apply(id);
    await world.call("PUT", `/v1/agent-configurations/${agent}`, { body: { protection_status: "configured" } });
    const remove = (query = "", as = world.owner) => world.call("DELETE", `${BASE}/${id}${query}`, { as });
    expect((await remove()).body.code).toBe("GUARD_CONFIG_LIVE");
    expect((await remove("?force=true", await world.member("MEMBER"))).status).toBe(403);
    expect((await remove("?force=true")).status).toBe(204);
    expect(await agentNow(agent)).toMatchObject({ guard_config_id: null, protection_status: "unprotected" });
    expect((await world.call("GET", `/v1/agent-configurations/${agent}/guard-configs`)).status).toBe(404);
  });

  test("leaves an entry in the audit log for every change", async () => {
    const { id } = await newConfig(await newAgent());
    await apply(id);
    await world.call("PATCH", `${BASE}/${id}`, { body: { guard_instance_url: "https://agent.example/" } });
    await world.call("DELETE", `${BASE}/${id}?force=true`);
    const { rows } = await world.behind.query(
      "select action from audit_log where target_kind = 'guard_config' and target_id = $1 order by at, id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      "guard_config.created",
      "guard_config.applied",
      "guard_config.address_changed",
      "guard_config.deleted",
    ]);
  });
});

test("constraints come from the live version with an ETag, and are not sent to a client that has them", async () => {
  const agent = await newAgent();
  const path = `/v1/agents/${agent}/constraints`;
  const before = await world.call("GET", path);
  expect(before.body).toMatchObject({ agent_id: agent, enforcement_mode: "warn", guard_version: null });
  const { id, digest } = await newConfig(agent);
  await apply(id);
  const after = await world.call("GET", path);
  expect(after.body).toMatchObject({ guard_version: { version: 1, digest }, tool_permissions: [] });
  expect(Number.isNaN(Date.parse(after.body.updated_at))).toBe(false);
  const known = (etag: unknown) => world.call("GET", path, { headers: { "if-none-match": String(etag) } });
  expect([(await known(before.headers["etag"])).status, (await known(after.headers["etag"])).status]).toEqual([
    200, 304,
  ]);
});

test("the default config needs no token, and is not sent to a client that has it", async () => {
  const path = "/v1/default-guard-config";
  const first = await world.call("GET", path, { as: null });
  expect(first.body["output-guards"]).toEqual(["secrets", "leak", "pii", "abuse"]);
  const again = await world.call("GET", path, {
    as: null,
    headers: { "if-none-match": String(first.headers["etag"]) },
  });
  expect([again.status, again.text]).toEqual([304, ""]);
});

describe("a guard inside an agent", () => {
  const register = (body: object, options: object = {}) =>
    world.call("POST", "/v1/webhooks/register-guard", { body, as: null, ...options });

  test("registers with a key of the agent's team, and the same again changes nothing", async () => {
    const agent_id = await newAgent();
    const { id } = await newConfig(agent_id);
    const team_id = world.owner.who.teamId;
    const body = { agent_id, team_id, guard_url: "https://agent.example/guard" };
    const key = { headers: { "x-webhook-api-key": (await plantKey(world, world.owner, ["guards"])).secret } };
    const answered = await register(body, key);
    expect([answered.status, answered.body]).toEqual([200, { status: "ok", ...body }]);
    expect(await agentNow(agent_id)).toMatchObject({ guard_config_id: id, protection_status: "configured" });
    const before = (await world.call("GET", `${BASE}/${id}`)).headers["etag"];
    expect((await register(body, key)).status).toBe(200);
    expect((await world.call("GET", `${BASE}/${id}`)).headers["etag"]).toBe(before);
    expect((await world.call("GET", `${BASE}?agent_id=${agent_id}`)).body.count).toBe(1);
  });

  test("of an agent without a config gets the default, once, however many guards register at the same time", async () => {
    const agent_id = await newAgent();
    const body = { agent_id, team_id: world.owner.who.teamId, guard_url: "https://agent.example/guard" };
    const answers = await Promise.all([1, 2, 3].map(() => register(body, { as: world.owner })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { guard_configs, count } = (await world.call("GET", `${BASE}?agent_id=${agent_id}`)).body;
    expect(count).toBe(1);
    expect(guard_configs[0]).toMatchObject({
      status: "pending",
      guard_instance_url: body.guard_url,
      live_version: null,
    });
    expect(guard_configs[0].config_body).toEqual((await world.call("GET", "/v1/default-guard-config")).body);
    expect(await agentNow(agent_id)).toMatchObject({ protection_status: "configured", trust_stage: "registered" });
  });

  test("is refused without a key, with a wrong one, of another team, or at an address that may not be called", async () => {
    const agent_id = await newAgent();
    await newConfig(agent_id);
    const stranger = await world.stranger();
    const body = { agent_id, team_id: world.owner.who.teamId, guard_url: "https://agent.example/guard" };
    const keyOf = async (person: Person, scope: "guards" | "read") => ({
      headers: { "x-webhook-api-key": (await plantKey(world, person, [scope])).secret },
    });
    expect((await register(body)).status).toBe(401);
    expect((await register(body, { headers: { "x-webhook-api-key": "no key at all" } })).status).toBe(401);
    expect((await register(body, await keyOf(world.owner, "read"))).status).toBe(403);
    expect((await register(body, await keyOf(stranger, "guards"))).status).toBe(404);
    expect((await register({ ...body, team_id: stranger.who.teamId }, await keyOf(stranger, "guards"))).status).toBe(
      404,
    );
    const mine = await keyOf(world.owner, "guards");
    expect((await register({ ...body, guard_url: "http://10.0.0.1/" }, mine)).status).toBe(422);
    expect((await world.call("GET", "/v1/agent-configurations/", { as: null, ...mine })).status).toBe(401);
  });
});

describe("a guard that is to enforce", () => {
  const guarded = (mode: string, action = "block") => ({
    "document-guards": ["documents"],
    documents: { type: "security", methods: ["injection-document"], mode, action },
  });

  test("with a card that bounds its false positives enforces at once, and the agent is hardened", async () => {
    const agent = await newAgent();
    const { id } = await newConfig(agent, {
      "input-guards": ["injection"],
      injection: { methods: ["injection-user"], mode: "enforce" },
    });
    expect((await apply(id)).body).toMatchObject({ status: "applied", modes: { injection: "enforce" }, overrides: [] });
    expect(await agentNow(agent)).toMatchObject({ trust_stage: "hardened", protection_status: "configured" });
    expect((await world.call("GET", `/v1/agents/${agent}/constraints`)).body).toMatchObject({
      enforcement_mode: "enforce",
      guard_config: {
        input_guards: ["injection"],
        guards: { injection: { mode: "enforce", "on-error": "fail_closed" } },
      },
    });
  });

  test("is applied with the default body at once: its enforcing guards have cards that bound false positives", async () => {
    const agent = await newAgent();
    const { id } = (await world.call("POST", BASE, { body: { agent_id: agent } })).body;
    const applied = await apply(id);
    expect([applied.status, applied.text]).toEqual([200, expect.anything()]);
    expect(applied.body).toMatchObject({ status: "applied", overrides: [] });
    expect(await agentNow(agent)).toMatchObject({ trust_stage: "hardened", protection_status: "configured" });
  });

  test("without evidence is refused with its figures, and enforces only if an admin gives a reason", async () => {
    const agent = await newAgent();
    const { id } = await newConfig(agent, guarded("shadow"));
    expect((await apply(id)).status).toBe(200);
    expect(await agentNow(agent)).toMatchObject({ trust_stage: "registered", protection_status: "configured" });
    await world.call("PUT", `${BASE}/${id}`, { body: { config_body: guarded("enforce") } });
    const refused = await apply(id);
    expect([refused.status, refused.body.code]).toEqual([409, "PROMOTION_NOT_PROVEN"]);
    expect(refused.body.refusals).toMatchObject([{ guard: "documents", budget: 0.01, n: 0 }]);
    expect(refused.body.refusals[0].bound).toBeGreaterThan(0.01);
    expect((await world.call("GET", `${BASE}/${id}`)).body.live_version).toBe(1);

    const body = { override_reason: "The agent reads our own handbook only." };
    const asMember = await world.call("POST", `${BASE}/${id}/apply`, { as: await world.member("MEMBER"), body });
    expect(asMember.status).toBe(403);
    const { overrides, live_version } = (await apply(id, body)).body;
    expect(live_version).toBe(2);
    expect(overrides).toMatchObject([{ guard: "documents", reason: body.override_reason, by: world.owner.who.userId }]);
    expect(overrides[0].review_at - overrides[0].at).toBe(14 * 86_400);
    const { rows } = await world.behind.query(
      "select details from audit_log where action = 'guard_config.applied' and target_id = $1 order by at desc, id desc limit 1",
      [id],
    );
    expect(rows[0].details).toMatchObject({ overrides: [{ reason: body.override_reason }] });
  });

  test("is not asked about again while it stays as it was, and is once it changes", async () => {
    const { id } = await newConfig(await newAgent(), guarded("enforce"));
    await apply(id, { override_reason: "The agent reads our own handbook only." });
    const save = (config_body: object) => world.call("PUT", `${BASE}/${id}`, { body: { config_body } });
    await save({ ...guarded("enforce"), "blocked-as": "error" });
    expect((await apply(id)).body).toMatchObject({ live_version: 2 });
    await save(guarded("enforce", "flag"));
    expect((await apply(id)).body.code).toBe("PROMOTION_NOT_PROVEN");
  });
});
