import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";

/** One console for most tests, each with a team of its own. Those that read the whole log, or the first team, have their own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const BASE = "/v1/agent-configurations";

async function register(world: World, body: object = {}) {
  const reply = await world.call("POST", `${BASE}/`, { body: { agent_name: "Support", model_name: "m-1", ...body } });
  expect(reply.status).toBe(201);
  return reply;
}

const history = async (world: World, id: string) =>
  (
    await world.behind.query(
      "select revision, action, changes from agent_history where agent_id = $1 order by revision",
      [id],
    )
  ).rows;

describe("registering", () => {
  test("returns the whole agent with the contract's defaults", async () => {
    const world = await shared.another();
    const { body, headers } = await register(world);
    expect(body).toMatchObject({
      hub: "custom",
      status: "active",
      access_level: "black_box",
      protocol: "chat_completions",
      rate_limit_requests_per_minute: 100,
      protection_status: "unprotected",
      trust_stage: "registered",
      guard_manually_configured: false,
      delegated_agents: [],
      skills: [],
      api_key: null,
      team_id: world.owner.who.teamId,
      created_by: world.owner.who.userId,
    });
    expect(body).not.toHaveProperty("latest_evaluation");
    expect(body).not.toHaveProperty("import_metadata");
    expect(headers["etag"]).toBe('"1"');
  });

  test("accepts every field of the update body as well", async () => {
    const world = await shared.another();
    const { body } = await register(world, {
      purpose: "billing",
      access_level: "grey_box",
      test_score: 0.5,
      rag_params: { k: 3 },
    });
    expect(body).toMatchObject({
      purpose: "billing",
      access_level: "grey_box",
      test_score: "0.5",
      agent_params: { rag_params: { k: 3 } },
    });
  });

  test("with an id uses it, and refuses a duplicate", async () => {
    const world = await shared.another();
    const id = "11111111-2222-4333-8444-555555555555";
    expect((await register(world, { id })).body.id).toBe(id);
    const again = await world.call("POST", `${BASE}/`, { body: { id, agent_name: "a", model_name: "m" } });
    expect(again.body).toMatchObject({ code: "AGENT_EXISTS" });
  });

  test("without names or with an unknown status is a 422 that names each place", async () => {
    const world = await shared.another();
    const { status, body } = await world.call("POST", `${BASE}/`, { body: { status: "nope" } });
    expect(status).toBe(422);
    expect(body.detail.map((problem: { loc: unknown }) => problem.loc)).toEqual([
      ["body", "model_name"],
      ["body", "agent_name"],
      ["body", "status"],
    ]);
  });

  test("with the same Idempotency-Key happens once, and shows the key only the first time", async () => {
    const world = await shared.another();
    const send = (agent_name: string) =>
      world.call("POST", `${BASE}/`, {
        body: { agent_name, model_name: "m", api_key: "sk-0123456789abcdef" },
        headers: { "idempotency-key": "k-1" },
      });
    const [first, second] = [await send("a"), await send("a")];
    expect(second.status).toBe(201);
    expect(second.body.id).toBe(first.body.id);
    expect(first.body.api_key).toBe("sk-0123456789abcdef");
    expect(second.body.api_key).toBe("********cdef");
    expect((await send("b")).status).toBe(422);
    expect((await world.call("GET", BASE)).body.count).toBe(1);
  });
});

describe("updating", () => {
  test("replaces supplied fields, keeps the rest, and writes history and audit rows", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world, { purpose: "old", hub: "h" });
    const reply = await world.call("PUT", `${BASE}/${agent.id}`, {
      body: { purpose: "new", zzz: 1, trust_stage: "trusted" },
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ purpose: "new", hub: "h", trust_stage: "registered" });
    expect(reply.headers["etag"]).toBe('"2"');
    expect(await history(world, agent.id)).toMatchObject([
      { action: "created" },
      { revision: "2", action: "updated", changes: { purpose: { from: "old", to: "new" } } },
    ]);
    const { rows } = await world.behind.query(
      "select before_hash, after_hash, actor_id from audit_log where action = 'agent.updated'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].before_hash).not.toBe(rows[0].after_hash);
    expect(rows[0].actor_id).toBe(world.owner.who.userId);
  });

  test("null clears fields that can be null, empties delegated_agents, and leaves the rest unchanged", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world, {
      purpose: "p",
      delegated_agents: [{ url: "u" }],
      status: "archived",
      hub: "h",
    });
    const { body } = await world.call("PUT", `${BASE}/${agent.id}`, {
      body: {
        purpose: null,
        delegated_agents: null,
        status: null,
        hub: null,
        agent_name: null,
        guard_manually_configured: null,
      },
    });
    expect(body).toMatchObject({
      purpose: null,
      delegated_agents: [],
      status: "archived",
      hub: "h",
      agent_name: "Support",
    });
  });

  test("with unchanged values changes nothing, not even the revision", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world, { purpose: "p", agent_params: { temperature: 0.5 } });
    const reply = await world.call("PUT", `${BASE}/${agent.id}`, {
      body: { purpose: "p", agent_params: { temperature: 0.5 } },
    });
    expect(reply.headers["etag"]).toBe('"1"');
    expect(await history(world, agent.id)).toHaveLength(1);
  });

  test("with an old ETag is refused and changes nothing; with the current one it succeeds", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world);
    const put = (purpose: string, etag: string) =>
      world.call("PUT", `${BASE}/${agent.id}`, { body: { purpose }, headers: { "if-match": etag } });
    expect((await put("one", '"1"')).status).toBe(200);
    const stale = await put("two", '"1"');
    expect(stale.status).toBe(412);
    expect((await put("three", '"2", "9"')).status).toBe(200);
    expect((await put("four", 'W/"3"')).status).toBe(412);
    expect((await world.call("GET", `${BASE}/${agent.id}`)).body.purpose).toBe("three");
  });

  test("of different fields at the same time never undo each other", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world);
    const fields = ["purpose", "agent_system_prompt", "last_tested_by", "agent_url"];
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        world.call("PUT", `${BASE}/${agent.id}`, { body: { [fields[at % 4] ?? ""]: `value ${at % 4}` } }),
      ),
    );
    const { body } = await world.call("GET", `${BASE}/${agent.id}`);
    expect(fields.map((field) => body[field])).toEqual(fields.map((_, at) => `value ${at}`));
    const revisions = (await history(world, agent.id)).map((entry) => Number(entry.revision));
    expect(revisions).toEqual(revisions.map((_, at) => at + 1));
  });

  test("keeps numbers of free-form members in their source form", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world);
    const sent = '{"agent_params":{"rag_params":{"a":1.0,"b":1e16,"c":123456789012345678901234567890}}}';
    const reply = await world.call("PUT", `${BASE}/${agent.id}`, { body: sent });
    expect(reply.text).toContain('"rag_params":{"a":1.0,"b":1e16,"c":123456789012345678901234567890}');
  });

  test("of another team's agent looks exactly like one that does not exist", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world);
    const stranger = await world.stranger();
    const headers = { "x-request-id": "same" };
    const foreign = await world.call("PUT", `${BASE}/${agent.id}`, { as: stranger, body: { purpose: "x" }, headers });
    const missing = await world.call("PUT", `${BASE}/${agent.team_id}`, {
      as: stranger,
      body: { purpose: "x" },
      headers,
    });
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
  });
});

describe("the api key", () => {
  const KEY = "sk-0123456789abcdef";

  test("is shown to the request that supplied it, and masked afterwards", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world, { api_key: KEY, agent_url: "https://a.example/v1" });
    expect(agent.api_key).toBe(KEY);
    expect((await world.call("GET", `${BASE}/${agent.id}`)).body.api_key).toBe("********cdef");
    expect((await world.call("PUT", `${BASE}/${agent.id}`, { body: { purpose: "p" } })).body.api_key).toBe(
      "********cdef",
    );
    const { rows } = await world.behind.query(
      "select agents::text, (select string_agg(changes::text, '') from agent_history) as h from agents",
    );
    expect(JSON.stringify(rows)).toContain(agent.id);
    expect(JSON.stringify(rows)).not.toContain("0123456789abcdef");
  });

  test("stays unchanged when its mask is sent, and is cleared by null", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world, { api_key: KEY });
    const kept = await world.call("PUT", `${BASE}/${agent.id}`, { body: { api_key: "********cdef" } });
    expect(kept.headers["etag"]).toBe('"1"');
    const revealed = await world.call("GET", `${BASE}/${agent.id}?reveal=api_key`);
    expect(revealed.body.api_key).toBe(KEY);
    expect((await world.call("PUT", `${BASE}/${agent.id}`, { body: { api_key: null } })).body.api_key).toBeNull();
  });

  test("is revealed to owners and admins only, and the log records both outcomes", async () => {
    await using world = await openWorld();
    const { body: agent } = await register(world, { api_key: KEY });
    const path = `${BASE}/${agent.id}?reveal=api_key`;
    expect((await world.call("GET", path, { as: await world.member("ADMIN") })).body.api_key).toBe(KEY);
    expect((await world.call("GET", path, { as: await world.member("MEMBER") })).body.code).toBe("REVEAL_NOT_ALLOWED");
    const { rows } = await world.behind.query(
      "select outcome from audit_log where action = 'agent.key_revealed' order by at, id",
    );
    expect(rows.map((row) => row.outcome).sort()).toEqual(["denied", "done"]);
  });

  test("is given to a service only while the agent has the origin it was entered for", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world, { api_key: KEY, agent_url: "https://a.example/v1" });
    const service = {
      ...world.owner,
      token: await world.services.teams.tokens.mintForService("evolution", world.owner.who),
    };
    const path = `${BASE}/${agent.id}/evaluation-config`;
    expect((await world.call("GET", path)).body.agent_api_key).toBe("********cdef");
    expect((await world.call("GET", path, { as: service })).body.agent_api_key).toBe(KEY);
    const move = (agent_url: string) => world.call("PUT", `${BASE}/${agent.id}`, { body: { agent_url } });
    await move("https://a.example/v2");
    expect((await world.call("GET", path, { as: service })).body.agent_api_key).toBe(KEY);
    await move("https://evil.example/v1");
    expect((await world.call("GET", path, { as: service })).body.agent_api_key).toBe("");
    await world.call("PUT", `${BASE}/${agent.id}`, { body: { api_key: KEY } });
    expect((await world.call("GET", path, { as: service })).body.agent_api_key).toBe(KEY);
  });

  test("a service token permits nothing else", async () => {
    const world = await shared.another();
    const service = {
      ...world.owner,
      token: await world.services.teams.tokens.mintForService("evolution", world.owner.who),
    };
    expect((await world.call("GET", BASE, { as: service })).status).toBe(403);
  });

  test("is not shown with a URL that it was not entered for", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world, {
      agent_url: "https://a.example/v1",
      api_key: "sk-0123456789abcdef",
    });
    const config = async () => (await world.call("GET", `${BASE}/${agent.id}/evaluation-config`)).body;
    expect((await config()).agent_api_key).toBe("********cdef");
    await world.call("PUT", `${BASE}/${agent.id}`, { body: { agent_url: "https://b.example/v1" } });
    expect(await config()).toMatchObject({ agent_url: "https://b.example/v1", agent_api_key: "" });
    await world.call("PUT", `${BASE}/${agent.id}`, { body: { agent_url: "https://a.example/v2" } });
    expect((await config()).agent_api_key).toBe("********cdef");
  });

  test("short keys show no last characters", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world, { api_key: "short" });
    expect((await world.call("GET", `${BASE}/${agent.id}`)).body.api_key).toBe("********");
  });
});

describe("the repository token", () => {
  test("is never returned, stays with the same repository, and is cleared with another", async () => {
    await using world = await openWorld();
    const config = { repo_url: "https://git.example/a", github_token: "ghp_secretsecretsecret" };
    const { body: agent, text } = await register(world, { white_box_config: config });
    expect(text).not.toContain("ghp_secret");
    const sealed = async () => (await world.behind.query("select repository_token_sealed as t from agents")).rows[0].t;
    const first = await sealed();
    expect(first).not.toBeNull();
    const put = (white_box_config: object) => world.call("PUT", `${BASE}/${agent.id}`, { body: { white_box_config } });
    await put({ repo_url: "https://git.example/a", repo_branch: "main" });
    expect(await sealed()).toBe(first);
    await put({ repo_url: "https://git.example/b" });
    expect(await sealed()).toBeNull();
  });
});

describe("listing", () => {
  test("pages by cursor through every agent once, in both orders", async () => {
    const world = await shared.another();
    for (let at = 0; at < 7; at++)
      await register(world, { agent_name: `agent ${at % 3}`, status: at % 2 ? "draft" : "active" });
    for (const sort of ["-created_at", "created_at", "agent_name", "-agent_name"]) {
      for (const filter of ["", "&statuses=draft&statuses=active"]) {
        const seen: string[] = [];
        let cursor = "";
        do {
          const { body } = await world.call(
            "GET",
            `${BASE}/?limit=2&sort=${sort}${filter}${cursor && `&cursor=${cursor}`}`,
          );
          expect(body.count).toBe(7);
          seen.push(...body.results.map((agent: { id: string }) => agent.id));
          cursor = body.next_cursor ?? "";
        } while (cursor);
        expect(new Set(seen).size).toBe(7);
        expect(seen).toHaveLength(7);
      }
    }
  });

  test("counts exactly by status, even after a status changed", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world);
    await register(world, { status: "draft" });
    const count = async (query: string) => (await world.call("GET", `${BASE}/?${query}`)).body.count;
    expect([await count(""), await count("statuses=draft"), await count("statuses=nope")]).toEqual([2, 1, 0]);
    await world.call("PUT", `${BASE}/${agent.id}/archive`);
    expect([await count(""), await count("statuses=active"), await count("statuses=archived")]).toEqual([2, 0, 1]);
  });

  test("finds by part of name, model or purpose, and takes special characters literally", async () => {
    const world = await shared.another();
    await register(world, { agent_name: "100% Billing", purpose: "invoices" });
    await register(world, { agent_name: "Sales" });
    const names = async (search: string) =>
      (await world.call("GET", `${BASE}/?search=${encodeURIComponent(search)}`)).body.results.map(
        (a: { agent_name: string }) => a.agent_name,
      );
    expect(await names("bILL")).toEqual(["100% Billing"]);
    expect(await names("invoice")).toEqual(["100% Billing"]);
    expect(await names("0%")).toEqual(["100% Billing"]);
    expect(await names("%")).toEqual(["100% Billing"]);
    expect(await names("nothing")).toEqual([]);
  });

  test("shows scores only on request, and never another team's agents", async () => {
    const world = await shared.another();
    await register(world);
    expect((await world.call("GET", `${BASE}/?include_scores=true`)).body.results[0]).toHaveProperty(
      "latest_evaluation",
      null,
    );
    expect((await world.call("GET", BASE)).body.results[0]).not.toHaveProperty("latest_evaluation");
    expect((await world.call("GET", BASE, { as: await world.stranger() })).body).toMatchObject({
      results: [],
      count: 0,
    });
  });

  test("refuses a cursor of another order with a 422 that names it", async () => {
    const world = await shared.another();
    for (const at of [1, 2]) await register(world, { agent_name: `a${at}` });
    const { body } = await world.call("GET", `${BASE}/?limit=1`);
    const reply = await world.call("GET", `${BASE}/?limit=1&sort=agent_name&cursor=${body.next_cursor}`);
    expect(reply.body.detail[0].loc).toEqual(["query", "cursor"]);
  });
});

describe("the trust stage", () => {
  test("can be set manually, with history and audit, and records when trust was reached", async () => {
    const world = await shared.another();
    const { body: agent } = await register(world);
    const moved = await world.call("PUT", `${BASE}/${agent.id}/lifecycle`, { body: { trust_stage: "trusted" } });
    expect(moved.body).toMatchObject({
      trust_stage: "trusted",
      ttt_days: expect.any(Number),
      trusted_at: expect.any(Number),
    });
    expect((await history(world, agent.id)).at(-1)).toMatchObject({ action: "stage_moved" });
    const unknown = await world.call("PUT", `${BASE}/${agent.id}/lifecycle`, { body: { trust_stage: "perfect" } });
    expect(unknown.status).toBe(422);
  });
});
