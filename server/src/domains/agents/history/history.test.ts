import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { openWorld, type World } from "../../../../test/world.ts";

/** One console for all tests, each with a team of its own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const BASE = "/v1/agent-configurations";
const KEY = "sk-0123456789abcdef";

async function register(world: World, body: object = {}) {
  const reply = await world.call("POST", `${BASE}/`, { body: { agent_name: "Support", model_name: "m-1", ...body } });
  expect(reply.status).toBe(201);
  return reply.body;
}

describe("history", () => {
  test("lists each change with who, when and the fields, newest first, page by page", async () => {
    const world = await shared.another();
    const agent = await register(world, { api_key: KEY });
    await world.call("PUT", `${BASE}/${agent.id}`, { body: { purpose: "one" } });
    await world.call("PUT", `${BASE}/${agent.id}`, { body: { purpose: "two", api_key: "another-key-of-some-length" } });
    const first = await world.call("GET", `${BASE}/${agent.id}/history?limit=2`);
    expect(first.body.results).toMatchObject([
      {
        revision: 3,
        action: "updated",
        actor_id: world.owner.who.userId,
        changes: { purpose: { from: "one", to: "two" } },
      },
      { revision: 2, changes: { purpose: { from: null, to: "one" } } },
    ]);
    expect(first.text).not.toContain("another-key");
    const rest = await world.call("GET", `${BASE}/${agent.id}/history?limit=2&cursor=${first.body.next_cursor}`);
    expect(rest.body).toMatchObject({ results: [{ revision: 1, action: "created" }], next_cursor: null });
    expect((await world.call("GET", `${BASE}/${agent.id}/history`, { as: await world.stranger() })).status).toBe(404);
  });
});

describe("reverting", () => {
  test("restores every field as a new revision, numbers in source form", async () => {
    const world = await shared.another();
    const agent = await register(world, { purpose: "first", agent_params: { rag_params: { n: 1 } } });
    const put = (body: string) => world.call("PUT", `${BASE}/${agent.id}`, { body });
    await put('{"agent_params":{"rag_params":{"n":1.0}},"purpose":"second"}');
    await put('{"agent_params":null,"delegated_agents":[{"url":"u"}]}');
    await put('{"purpose":null}');
    const back = await world.call("POST", `${BASE}/${agent.id}/revert`, { body: { revision: 2 } });
    expect(back.status).toBe(200);
    expect(back.headers["etag"]).toBe('"5"');
    expect(back.body).toMatchObject({ purpose: "second", delegated_agents: [] });
    expect(back.text).toContain('"rag_params":{"n":1.0}');
    expect((await world.call("GET", `${BASE}/${agent.id}/history`)).body.results[0].action).toBe("reverted");
  });

  test("keeps the stored key, which is not sent to the restored origin", async () => {
    const world = await shared.another();
    const agent = await register(world, { agent_url: "https://old.example" });
    await world.call("PUT", `${BASE}/${agent.id}`, { body: { agent_url: "https://new.example", api_key: KEY } });
    await world.call("POST", `${BASE}/${agent.id}/revert`, { body: { revision: 1 } });
    const service = {
      ...world.owner,
      token: await world.services.teams.tokens.mintForService("evolution", world.owner.who),
    };
    const config = await world.call("GET", `${BASE}/${agent.id}/evaluation-config`, { as: service });
    expect(config.body).toMatchObject({ agent_url: "https://old.example", agent_api_key: "" });
  });

  test("to an unknown revision is a 404, with an old ETag a 412", async () => {
    const world = await shared.another();
    const agent = await register(world);
    await world.call("PUT", `${BASE}/${agent.id}`, { body: { purpose: "p" } });
    const revert = (revision: number, headers = {}) =>
      world.call("POST", `${BASE}/${agent.id}/revert`, { body: { revision }, headers });
    expect((await revert(9)).body.code).toBe("REVISION_NOT_FOUND");
    expect((await revert(1, { "if-match": '"1"' })).status).toBe(412);
  });
});

describe("cloning", () => {
  test("creates an untested copy whose key still belongs to the old origin only", async () => {
    const world = await shared.another();
    const agent = await register(world, {
      agent_url: "https://a.example",
      api_key: KEY,
      purpose: "p",
      test_score: 0.9,
    });
    await world.call("PUT", `${BASE}/${agent.id}/lifecycle`, { body: { trust_stage: "trusted" } });
    const { status, body: copy, text } = await world.call("POST", `${BASE}/${agent.id}/clone`);
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      agent_name: "Support (copy)",
      purpose: "p",
      test_score: null,
      trust_stage: "registered",
      api_key: "********cdef",
    });
    expect(text).not.toContain(KEY);
    expect(copy.id).not.toBe(agent.id);
    const service = {
      ...world.owner,
      token: await world.services.teams.tokens.mintForService("evolution", world.owner.who),
    };
    const key = async () =>
      (await world.call("GET", `${BASE}/${copy.id}/evaluation-config`, { as: service })).body.agent_api_key;
    expect(await key()).toBe(KEY);
    await world.call("PUT", `${BASE}/${copy.id}`, { body: { agent_url: "https://b.example" } });
    expect(await key()).toBe("");
  });
});

describe("export and import", () => {
  test("an exported agent is imported as the same configuration, without its secrets", async () => {
    const world = await shared.another();
    const agent = await register(world, {
      api_key: KEY,
      purpose: "p",
      agent_system_prompt: "Be kind.",
      protocol: "a2a",
      agent_url: "https://a.example/a2a",
      rate_limit_requests_per_minute: 7,
    });
    const exported = await world.call("GET", `${BASE}/${agent.id}/export`);
    expect(exported.text).not.toContain(KEY.slice(-8));
    const { status, body } = await world.call("POST", `${BASE}/import`, { body: { agent_card: exported.body } });
    expect(status).toBe(201);
    const same = ["agent_name", "model_name", "purpose", "agent_system_prompt", "protocol", "agent_url"];
    for (const field of same) expect(body.agent[field]).toEqual(agent[field]);
    expect(body.agent).toMatchObject({ api_key: null, import_metadata: { source: "manual" } });
  });

  test("an A2A card becomes an agent with its skills and capabilities", async () => {
    const world = await shared.another();
    const card = {
      protocolVersion: "0.3.0",
      name: "Biller",
      description: "Explains bills",
      url: "https://a.example/a2a",
      version: "1.2.0",
      capabilities: { streaming: true },
      defaultInputModes: ["text/plain"],
      defaultOutputModes: ["text/plain"],
      skills: [{ id: "bill", name: "Billing", description: "Explains a bill", tags: [] }],
    };
    const valid = await world.call("POST", `${BASE}/import/validate`, {
      body: { agent_card: card, external_id: "x-1" },
    });
    expect(valid.body).toMatchObject({ valid: true, errors: [], external_id: "x-1" });
    const { body } = await world.call("POST", `${BASE}/import/`, { body: { agent_card: card, api_key: KEY } });
    expect(body.agent).toMatchObject({
      agent_name: "Biller",
      protocol: "a2a",
      api_key: KEY,
      capabilities: { streaming: true },
    });
    expect(body.agent.skills).toMatchObject([{ id: "bill", name: "Billing" }]);
  });

  test("a URL is enough: its card is fetched from where agents publish it", async () => {
    const world = await shared.another();
    const agent = createServer((request, response) => {
      const found = request.url === "/.well-known/agent-card.json";
      response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
      response.end(
        found
          ? JSON.stringify({ name: "Biller", url: `http://${request.headers.host}/a2a`, version: "1", skills: [] })
          : "{}",
      );
    }).listen(0, "127.0.0.1");
    await once(agent, "listening");
    const agent_url = `http://127.0.0.1:${(agent.address() as AddressInfo).port}/a2a`;
    const { status, body } = await world.call("POST", `${BASE}/import`, { body: { agent_url, override_name: "Mine" } });
    agent.close();
    expect(status).toBe(201);
    expect(body.agent).toMatchObject({ agent_name: "Mine", agent_url, protocol: "a2a" });
  });

  test("source files are read, never run, and secrets in them are reported without being shown", async () => {
    const world = await shared.another();
    const files = {
      "main.py":
        'import openai\nSYSTEM_PROMPT = "You help."\nOPENAI_API_KEY = "sk-proj-Zx81kd0QmP4vN7tRb2Wc9Yh5Lf3Ja6Gs"\n',
    };
    const { status, body, text } = await world.call("POST", `${BASE}/import/validate`, {
      body: { source_code: { files } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ valid: true, access_level: "white_box" });
    expect(body.warnings.join(" ")).toMatch(/main\.py/);
    expect(text).not.toContain("Zx81kd0QmP4vN7tRb2Wc9Yh5Lf3Ja6Gs");
  });

  test("an imported agent has every member of what was read, null if nothing was found", async () => {
    const world = await shared.another();
    const read = async (body: object) => (await world.call("POST", `${BASE}/import`, { body })).body.agent;
    const card = { name: "Desk", url: "https://desk.example/a2a", version: "2", skills: [{ id: "a", name: "A" }] };
    const { agent_metadata } = await read({ agent_card: card });
    expect(agent_metadata).toMatchObject({ role: null, job_description: null, version: "2", author: null });
    expect(Object.keys(agent_metadata)).toEqual(["role", "job_description", "version", "author", "tags"]);
    const files = { "main.py": "model = 'small'\n" };
    expect((await read({ source_code: { files } })).white_box_config).toEqual({
      ...{ source_code: files["main.py"], repo_url: null, github_username: null, repo_branch: null },
      entry_point: "main.py",
    });
  });

  test("a fault of an import names its place in the request", async () => {
    const world = await shared.another();
    const places = async (body: object) => {
      const reply = await world.call("POST", `${BASE}/import`, { body });
      expect(reply.status).toBe(422);
      return reply.body.detail.map(({ loc }: { loc: unknown }) => loc);
    };
    const exported = {
      format: "agent-console/agent",
      version: 1,
      agent: { agent_name: "a", agent_params: { top_p: "x" } },
    };
    expect(await places({})).toEqual([["body"]]);
    expect(await places({ agent_url: "ftp://a.example" })).toEqual([["body", "agent_url"]]);
    expect(await places({ agent_card: { url: "https://a.example", skills: [{}] } })).toEqual([
      ["body", "agent_card", "name"],
      ["body", "agent_card", "skills", 0],
    ]);
    expect(await places({ agent_card: exported })).toEqual([["body", "agent_card", "agent", "agent_params", "top_p"]]);
    expect(await places({ source_code: { files: { "../x.py": "" } } })).toEqual([
      ["body", "source_code", "files", "../x.py"],
    ]);
    expect(await places({ source_code: { files: { "x.py": 5 } } })).toEqual([["body", "source_code", "files", "x.py"]]);
    expect(await places({ source_code: { files: { "x.py": "" }, entry_point: "y.py" } })).toEqual([
      ["body", "source_code", "entry_point"],
    ]);
  });

  test("an invalid import is refused with a reason and creates nothing", async () => {
    const world = await shared.another();
    const { status, body } = await world.call("POST", `${BASE}/import`, { body: { agent_card: { name: 1 } } });
    expect(status).toBe(422);
    expect(body.detail[0]).toMatchObject({ loc: ["body", "agent_card", "name"], type: "value_error" });
    expect((await world.call("POST", `${BASE}/import/validate`, { body: {} })).body).toMatchObject({ valid: false });
    expect((await world.call("GET", BASE)).body.count).toBe(0);
  });

  test("a URL in the private network is never called", async () => {
    await using world = await openWorld({ environment: { HOST: "0.0.0.0" } });
    for (const agent_url of ["http://169.254.169.254/latest", "http://10.0.0.1/", "http://localhost:1/"]) {
      const { body } = await world.call("POST", `${BASE}/import/validate`, { body: { agent_url } });
      expect(body.valid).toBe(false);
      expect(body.errors.join(" ")).not.toBe("");
    }
  });
});
