import { beforeAll, describe, expect, test } from "vitest";
import { agentThat, completion, json, type Received, type Reply } from "../../../../../test/agents/scripted-agents.ts";
import { sdkAgent } from "../../../../../test/agents/sdk-agent.ts";
import { selfSigned } from "../../../../../test/platform/certificate.ts";
import { closedPort, serveTls } from "../../../../../test/platform/web-server.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Check, CheckName, CheckOutcome } from "./check.ts";

/** One console for all tests, each with a team of its own. */
let shared: World;
beforeAll(async () => {
  shared = await openWorld();
  return () => shared[Symbol.asyncDispose]();
});

const KEY = "sk-test-0123456789";

async function register(world: World, body: object): Promise<string> {
  const fast = { rate_limit_requests_per_minute: 6_000_000 };
  const fields = { agent_name: "Support", model_name: "small-chat-1", ...fast, ...body };
  return (await world.call("POST", "/v1/agent-configurations/", { body: fields })).body.id;
}

const tested = (world: World, id: string, body?: object) =>
  world.call("POST", `/v1/agent-configurations/${id}/test-connection`, body ? { body } : {});

/** The whole way: an agent is registered at the server, and tested. */
async function reportOn(reply: Reply, body: object = {}) {
  const world = await shared.another();
  await using agent = await agentThat(reply);
  const id = await register(world, { agent_url: `${agent.url}/v1`, api_key: KEY, ...body });
  const { status, body: report, text } = await tested(world, id);
  expect(status).toBe(200);
  expect(text).not.toContain(KEY);
  return { report, received: agent.received };
}

const found = (report: { checks: Check[] }, name: CheckName) => report.checks.find((check) => check.name === name);
const outcomes = (report: { checks: Check[] }) =>
  Object.fromEntries(report.checks.map(({ name, outcome }) => [name, outcome]));
const of = (outcome: CheckOutcome, ...names: CheckName[]) => Object.fromEntries(names.map((name) => [name, outcome]));

/** Does as its system message says. */
const obedient: Reply = ({ body }, response) => {
  const word = /TULIP-\d+/.exec(body.messages[0]?.content)?.[0];
  json(response, completion({ content: `${word} Hello there.` }));
};

describe("an agent that works", () => {
  test("is reported as working, within one request, and the log records who tested it", async () => {
    const world = await shared.another();
    await using agent = await agentThat(obedient);
    const params = { temperature: 0.5, max_tokens: 50 };
    const id = await register(world, { agent_url: `${agent.url}/v1`, api_key: KEY, agent_params: params });
    const { body: report, text } = await tested(world, id);
    expect(report).toMatchObject({
      ok: true,
      summary: expect.stringMatching(/responded in \d+ ms\. Everything/),
      system_message: "honoured",
      latency_ms: expect.any(Number),
      reply_excerpt: expect.stringMatching(/^TULIP-\d+ Hello there\.$/),
    });
    expect(outcomes(report)).toEqual({
      ...of("ok", "address", "connection", "key", "path", "rate_limit", "answer", "speed", "system_message"),
      ...of("skipped", "dns", "tls"),
    });
    expect(text).not.toContain(KEY);
    expect(agent.received).toMatchObject([
      {
        path: "/v1/chat/completions",
        headers: { authorization: `Bearer ${KEY}` },
        body: { model: "small-chat-1", ...params },
      },
    ]);
    const { rows } = await world.behind.query("select * from audit_log where action = 'agent.connection_tested'");
    expect(rows).toMatchObject([
      { target_id: id, actor_id: world.owner.who.userId, details: { ok: true, origin: agent.url } },
    ]);
  });

  test("but ignores its system message is tested twice and then reported", async () => {
    const { report, received } = await reportOn((_request, response) =>
      json(response, completion({ content: "Hello." })),
    );
    expect(report).toMatchObject({ ok: true, system_message: "ignored", summary: expect.stringMatching(/ignored/) });
    expect(found(report, "system_message")?.outcome).toBe("warning");
    expect(received).toHaveLength(2);
    expect(received[0]?.body.messages[0]).not.toEqual(received[1]?.body.messages[0]);
  });

  test("but only repeats the prompt is reported as unclear", async () => {
    const parrot: Reply = ({ body }, response) =>
      json(response, completion({ content: JSON.stringify(body.messages) }));
    expect((await reportOn(parrot)).report).toMatchObject({ ok: true, system_message: "unclear" });
  });

  test("and repeats the key does not leak it to the caller; a long response is cut", async () => {
    const leaky: Reply = ({ headers }, response) =>
      json(response, completion({ content: `${headers.authorization} ${"long ".repeat(200)}` }));
    const { report } = await reportOn(leaky);
    expect(report.reply_excerpt).toMatch(/^Bearer \*{8} long/);
    expect([...report.reply_excerpt]).toHaveLength(300);
  });
});

describe("an agent that does not work", () => {
  const beyond: CheckName[] = ["rate_limit", "answer", "speed", "system_message"];
  const cases: [string, Reply, CheckName, RegExp, RegExp, CheckName[]][] = [
    [
      "wants another key",
      (_q, r) => json(r, { error: { message: "bad key" } }, 401),
      "key",
      /rejected.*bad key/,
      /key/,
      ["path", ...beyond],
    ],
    ["is not at this path", (_q, r) => json(r, {}, 404), "path", /endpoint path.*404/, /\/v1/, ["key", ...beyond]],
    [
      "is busy",
      (_q, r) => r.writeHead(429, { "retry-after": "30" }).end(),
      "rate_limit",
      /rate limiting.* 30 s/,
      /rate_limit/,
      ["answer", "speed"],
    ],
    ["is broken", (_q, r) => json(r, {}, 500), "answer", /500/, /logs/, ["rate_limit", "speed"]],
    ["is a web page", (_q, r) => r.end("<html>"), "answer", /web page/, /API/, ["speed"]],
    ["answers something else", (_q, r) => json(r, { reply: "x" }), "answer", /chat completion/, /protocol/, ["speed"]],
    [
      "refuses the model",
      (_q, r) => json(r, { error: { message: "no such model" } }, 400),
      "answer",
      /no such model/,
      /model/,
      [],
    ],
    ["says nothing", (_q, r) => json(r, completion({ content: "" })), "answer", /empty/, /max_tokens/, []],
  ];
  test.each(cases)("because it %s is reported in plain words", async (_name, reply, name, detail, advice, skipped) => {
    const { report, received } = await reportOn(reply);
    expect(report).toMatchObject({ ok: false, latency_ms: null, reply_excerpt: null, system_message: null });
    expect(report.summary).toMatch(detail);
    expect(found(report, name)).toMatchObject({ outcome: "failed", detail: expect.stringMatching(detail) });
    expect(found(report, name)?.advice).toMatch(advice);
    expect(outcomes(report)).toMatchObject({ ...of("ok", "address", "connection"), ...of("skipped", ...skipped) });
    expect(Object.values(outcomes(report)).filter((outcome) => outcome === "failed")).toHaveLength(1);
    expect(received).toHaveLength(1);
  });

  test("because /v1 is missing in its URL is reported with the right URL", async () => {
    const world = await shared.another();
    await using agent = await agentThat((request, response) =>
      request.path === "/v1/chat/completions" ? obedient(request, response) : json(response, {}, 404),
    );
    const { body: report } = await tested(world, await register(world, { agent_url: agent.url }));
    expect(found(report, "path")).toMatchObject({
      outcome: "failed",
      advice: expect.stringContaining(`${agent.url}/v1`),
    });
    expect(agent.received).toHaveLength(2);
  });

  test("because it is silent times out after its own time limit", async () => {
    const { report } = await reportOn(() => {}, { agent_params: { timeout: 1 } });
    expect(found(report, "speed")).toMatchObject({ outcome: "failed", detail: expect.stringMatching(/within 1 s/) });
    expect(outcomes(report)).toMatchObject(of("skipped", "key", "path", "answer"));
  });

  test("because of its name, port, certificate or URL is reported with the cause", async () => {
    const world = await shared.another();
    await using secret = await serveTls(selfSigned({ dns: "localhost", ip: [127, 0, 0, 1] }), () => {});
    const id = await register(world, {});
    const at = async (agent_url: string) => {
      const { body } = await tested(world, id, { agent_url });
      return body.checks
        .filter(({ outcome }: Check) => outcome === "failed")
        .map(({ name, advice }: Check) => [name, advice]);
    };
    expect(await at("http://nowhere.invalid/v1")).toEqual([["dns", expect.stringMatching(/spelling/)]]);
    expect(await at(`http://127.0.0.1:${await closedPort()}/v1`)).toEqual([
      ["connection", expect.stringMatching(/firewall/)],
    ]);
    expect(await at(secret.url)).toEqual([["tls", expect.stringMatching(/certificate/)]]);
    expect(await at("http://169.254.169.254/latest")).toEqual([["address", expect.any(String)]]);
    expect(await at("ftp://agent.example")).toEqual([["address", expect.any(String)]]);
    expect(await at("nonsense")).toEqual([["address", expect.any(String)]]);
    const { body } = await tested(world, id);
    expect(body).toMatchObject({ ok: false, summary: expect.stringMatching(/no valid endpoint URL/) });
  });
});

describe("the agent's rate limit", () => {
  test("applies to tests too, and a slot that is too far away is reported immediately", async () => {
    const world = await shared.another();
    await using agent = await agentThat(obedient);
    const id = await register(world, { agent_url: `${agent.url}/v1`, rate_limit_requests_per_minute: 1 });
    expect((await tested(world, id)).body.ok).toBe(true);
    const began = performance.now();
    const { body: report } = await tested(world, id);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(report).toMatchObject({
      ok: false,
      summary: expect.stringMatching(/1 per minute.* (6\d|5\d) s, after/),
    });
    expect(found(report, "rate_limit")).toMatchObject({
      outcome: "failed",
      advice: expect.stringMatching(/rate_limit/),
    });
    expect(Object.values(outcomes(report)).filter((outcome) => outcome !== "skipped")).toEqual(["failed"]);
    expect(agent.received).toHaveLength(1);
  });

  test("spaces the requests of one test", async () => {
    const times: number[] = [];
    const deaf: Reply = (_request, response) => {
      times.push(performance.now());
      json(response, completion({ content: "Hello." }));
    };
    const { report } = await reportOn(deaf, { rate_limit_requests_per_minute: 60 });
    expect(report.system_message).toBe("ignored");
    // A second between sends. The first may arrive a little late on a busy machine.
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(800);
  });

  test("applies to the discovery of an A2A agent", async () => {
    const world = await shared.another();
    await using agent = await sdkAgent({});
    const members = { agent_url: agent.address, protocol: "a2a", rate_limit_requests_per_minute: 1 };
    const { body: report } = await tested(world, await register(world, members));
    expect(found(report, "rate_limit")).toMatchObject({ outcome: "failed" });
    expect(agent.received).toHaveLength(1);
  });
});

describe("the key", () => {
  const guarded: Reply = (request, response) =>
    request.headers.authorization === `Bearer ${KEY}` ? obedient(request, response) : json(response, {}, 401);
  const keys = (received: readonly Received[]) => received.map(({ headers }) => headers.authorization);

  test("is sent only to the origin it was entered for; elsewhere it has to be entered again", async () => {
    const world = await shared.another();
    await using home = await agentThat(guarded);
    await using away = await agentThat(guarded);
    const id = await register(world, { agent_url: home.url, api_key: KEY });
    await world.call("PUT", `/v1/agent-configurations/${id}`, { body: { agent_url: away.url } });
    const { body: moved } = await tested(world, id);
    expect(found(moved, "key")).toMatchObject({
      outcome: "failed",
      detail: expect.stringMatching(/not sent/),
      advice: expect.stringMatching(/again/),
    });
    expect(keys(away.received)).toEqual([undefined]);
    expect((await tested(world, id, { agent_url: home.url })).body.ok).toBe(true);
    expect(keys(home.received)).toEqual([`Bearer ${KEY}`]);
  });

  test("of a draft is sent to the draft's URL and not stored; its mask means the stored key", async () => {
    const world = await shared.another();
    await using home = await agentThat(guarded);
    await using away = await agentThat(guarded);
    const id = await register(world, { agent_url: home.url, api_key: "sk-other-0123456789" });
    const { body: before } = await world.call("GET", `/v1/agent-configurations/${id}`);
    expect((await tested(world, id, { agent_url: away.url, api_key: KEY })).body.ok).toBe(true);
    expect((await tested(world, id, { agent_url: away.url })).body.ok).toBe(false);
    expect((await tested(world, id, { agent_url: away.url, api_key: before.api_key })).body.ok).toBe(false);
    expect((await tested(world, id, { api_key: before.api_key })).body.ok).toBe(false);
    expect((await tested(world, id, { api_key: "" })).body.ok).toBe(false);
    expect(keys(away.received)).toEqual([`Bearer ${KEY}`, undefined, undefined]);
    expect(keys(home.received)).toEqual(["Bearer sk-other-0123456789", undefined]);
    expect((await world.call("GET", `/v1/agent-configurations/${id}`)).body).toEqual(before);
  });

  test("that is missing is requested; one that is not needed is no error", async () => {
    const world = await shared.another();
    await using agent = await agentThat(guarded);
    const id = await register(world, { agent_url: agent.url });
    expect(found((await tested(world, id)).body, "key")).toMatchObject({
      outcome: "failed",
      detail: expect.stringMatching(/none is stored/),
    });
    await using open = await agentThat(obedient);
    expect(found((await tested(world, id, { agent_url: open.url })).body, "key")).toMatchObject({ outcome: "ok" });
  });
});

describe("an A2A agent", () => {
  test("is called at the URL in its card", async () => {
    const world = await shared.another();
    await using agent = await sdkAgent({ key: KEY });
    const id = await register(world, { agent_url: agent.address, api_key: KEY, protocol: "a2a" });
    const { body: report } = await tested(world, id);
    expect(report).toMatchObject({ ok: true, reply_excerpt: expect.stringMatching(/^I heard/), system_message: null });
    expect(found(report, "card")).toMatchObject({ outcome: "ok", detail: expect.stringMatching(/2 skills/) });
    expect(found(report, "interface")?.detail).toMatch(/protocol 1\.0/);
    expect(found(report, "system_message")?.outcome).toBe("skipped");
    expect(agent.received).toHaveLength(3);
  });

  test("at another origin is called without the key, and the report says so", async () => {
    const world = await shared.another();
    await using other = await sdkAgent({});
    await using agent = await sdkAgent({ elsewhere: other.url });
    const id = await register(world, { agent_url: agent.url, api_key: KEY, protocol: "a2a" });
    const { body: report } = await tested(world, id);
    expect(report.ok).toBe(true);
    expect(found(report, "key")).toMatchObject({ outcome: "warning", detail: expect.stringMatching(/not sent/) });
  });

  test("is told apart from one without a card, with another transport, or behind a key", async () => {
    const world = await shared.another();
    const id = await register(world, { protocol: "a2a" });
    const failed = async (reply: Reply, path = "") => {
      await using agent = await agentThat(reply);
      const { body } = await tested(world, id, { agent_url: agent.url + path });
      return body.checks.filter(({ outcome }: Check) => outcome === "failed").map(({ name }: Check) => name);
    };
    const grpc = { supportedInterfaces: [{ url: "https://x.example", protocolBinding: "GRPC" }] };
    expect(await failed((_request, response) => json(response, {}, 404))).toEqual(["path"]);
    expect(await failed((_request, response) => json(response, {}, 404), "/card.json")).toEqual(["card"]);
    expect(await failed((_request, response) => json(response, grpc))).toEqual(["interface"]);
    expect(await failed((_request, response) => json(response, {}, 401))).toEqual(["key"]);
    expect(await failed((_request, response) => json(response, completion({ content: "Hi" })))).toEqual(["answer"]);
    expect(await failed((_request, response) => response.writeHead(429).end())).toEqual(["rate_limit"]);
    const { body } = await tested(world, id, { agent_url: `http://127.0.0.1:${await closedPort()}` });
    expect(outcomes(body)).toMatchObject({ connection: "failed", card: "skipped", answer: "skipped" });
  });
});

test("another team's agent and none at all are the same 404, and nothing is called", async () => {
  const world = await shared.another();
  await using agent = await agentThat(obedient);
  const stranger = await world.stranger();
  const id = await register(world, { agent_url: agent.url });
  const as = async (unknown: string) =>
    world.call("POST", `/v1/agent-configurations/${unknown}/test-connection`, {
      as: stranger,
      body: { agent_url: agent.url },
      headers: { "x-request-id": "same" },
    });
  const [foreign, missing] = [await as(id), await as(newId())];
  expect(foreign.status).toBe(404);
  expect(foreign.text).toBe(missing.text);
  expect(agent.received).toEqual([]);
});

test("a key in a faulty body is not repeated", async () => {
  const world = await shared.another();
  const id = await register(world, {});
  const reply = await tested(world, id, { api_key: KEY, protocol: "smoke signals" });
  expect(reply.status).toBe(422);
  expect(reply.text).not.toContain(KEY);
});
