import { hostname } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadConfig } from "../src/app/settings/config.ts";
import { openWorld, type Reply, type World } from "./world.ts";

const BASE = "/v1/agent-configurations/";
const agent = { agent_name: "Support", model_name: "small-chat-1" };

let world: World;
beforeAll(async () => {
  world = await openWorld({ environment: { BODY_LIMIT: "4096" } });
});
afterAll(() => world[Symbol.asyncDispose]());

const read = (headers: Record<string, string>, at = world): Promise<Reply> => at.call("GET", BASE, { headers });
const write = (headers: Record<string, string>, at = world): Promise<Reply> =>
  at.call("POST", BASE, { body: agent, headers });
const code = ({ status, body }: Reply): string => (status < 300 ? "taken" : body.code);

describe("on this machine only, the console answers", () => {
  test.each(["127.0.0.1", "127.0.0.1:8080", "localhost", "LOCALHOST:8080", "[::1]", "[::1]:8080"])(
    "to %s",
    async (host) => {
      expect(code(await read({ host }))).toBe("taken");
    },
  );

  test.each([
    "console.example",
    "console.example:8080",
    "localhost.console.example",
    "127.0.0.1.console.example",
    "localhost.",
    "127.0.0.1.",
    "0.0.0.0",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[0:0:0:0:0:0:0:2]",
    "::1",
    "192.0.2.7:8080",
    "2130706433",
    "localhost:8080:8080",
    "localhost@console.example",
  ])("not to %j, which a rebound name could bring", async (host) => {
    const reply = await read({ host });
    expect([reply.status, code(reply)]).toEqual([403, "FOREIGN_HOST"]);
  });
});

test("off loopback, a console without configured names answers only to names that no attacker can point at it", async () => {
  await using open = await openWorld({ environment: { HOST: "0.0.0.0" } });
  const own = ["192.0.2.7", "192.0.2.7:8080", "[2001:db8::7]:8080", "console", "console:8080", hostname(), "localhost"];
  for (const host of own) expect([host, code(await read({ host }, open))]).toEqual([host, "taken"]);
  const foreign = [
    "127.0.0.1.nip.io",
    "192-0-2-7.sslip.io:8080",
    "7f000001.rbndr.example",
    "evil.example",
    "192.0.2.7.",
  ];
  foreign.push("2130706433", "0x7f.1", "192.0.2.7.evil.example", "[2001:db8::7", "2001:db8::7", "localhost.", "a b");
  for (const host of foreign) expect([host, code(await read({ host }, open))]).toEqual([host, "FOREIGN_HOST"]);
});

test("off loopback, the console answers to the listed names and to that of PUBLIC_URL", async () => {
  await using told = await openWorld({ environment: { HOST: "0.0.0.0", PUBLIC_URL: "https://agents.example:8443/" } });
  expect(code(await read({ host: "agents.example:8443" }, told))).toBe("taken");
  await using listed = await openWorld({ environment: { HOST: "0.0.0.0", CONSOLE_HOSTS: "console.example" } });
  expect(code(await read({ host: "console.example:443" }, listed))).toBe("taken");
  expect(code(await read({ host: "other.example" }, listed))).toBe("FOREIGN_HOST");
});

describe("a request that changes something", () => {
  const host = "127.0.0.1:8080";
  test.each([
    [{}],
    [{ origin: `http://${host}` }],
    [{ origin: `http://${host}`, "sec-fetch-site": "same-origin" }],
    [{ "sec-fetch-site": "none" }],
  ])("is accepted with %j", async (headers) => {
    expect(code(await write({ host, ...headers }))).toBe("taken");
  });

  test.each([
    [{ origin: "https://evil.example" }],
    [{ origin: "null" }],
    [{ origin: "" }],
    [{ origin: "http://127.0.0.1:8081" }],
    [{ origin: "http://127.0.0.1" }],
    [{ origin: "http://127.0.0.1:8080.evil.example" }],
    [{ origin: "http://127.0.0.1:8080@evil.example" }],
    [{ origin: "127.0.0.1:8080" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site", origin: "http://localhost:8080" }],
    [{ origin: `http://${host}`, "sec-fetch-site": "cross-site" }],
  ])("is refused with %j", async (headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const reply = await world.call(method, BASE, { body: agent, headers: { host, ...headers } });
      expect([method, reply.status, code(reply)]).toEqual([method, 403, "FOREIGN_ORIGIN"]);
    }
  });

  test("is refused from another site before anything else is checked, sign-in included", async () => {
    const headers = { host, origin: "https://evil.example" };
    expect(code(await world.call("POST", "/v1/auth/jwt/login", { as: null, body: "{", headers }))).toBe(
      "FOREIGN_ORIGIN",
    );
    expect(code(await world.call("POST", "/v1/auth/jwt/refresh", { as: null, headers }))).toBe("FOREIGN_ORIGIN");
    expect(code(await world.call("POST", "/nowhere", { as: null, headers }))).toBe("FOREIGN_ORIGIN");
  });
});

describe("another origin's pages", () => {
  const origin = "https://tools.example";
  const allowing = (reply: Reply): string[] =>
    Object.keys(reply.headers).filter((name) => name.startsWith("access-control"));
  const preflight = { origin, "access-control-request-method": "POST" };

  test("can read nothing unless they are listed", async () => {
    expect(allowing(await read({ origin }))).toEqual([]);
    const asked = await world.call("OPTIONS", BASE, { as: null, headers: preflight });
    expect([asked.status, allowing(asked)]).toEqual([405, []]);
  });

  test("can call if they are listed, exactly as written", async () => {
    await using listed = await openWorld({ environment: { CORS_ORIGINS: `${origin}, https://second.example` } });
    const asked = await listed.call("OPTIONS", BASE, { as: null, headers: preflight });
    expect([asked.status, asked.headers["access-control-allow-origin"]]).toEqual([204, origin]);
    expect(asked.headers["access-control-allow-headers"]).toContain("authorization");
    expect(asked.headers["access-control-allow-credentials"]).toBeUndefined();
    const called = await write({ origin, "sec-fetch-site": "cross-site" }, listed);
    expect([called.status, called.headers["access-control-allow-origin"], called.headers["vary"]]).toEqual([
      201,
      origin,
      "origin",
    ]);
    for (const other of [
      "https://tools.example.evil.example",
      "http://tools.example",
      "https://tools.example:444",
      "null",
      "*",
    ]) {
      expect([other, allowing(await read({ origin: other }, listed))]).toEqual([other, []]);
      expect([other, code(await write({ origin: other }, listed))]).toEqual([other, "FOREIGN_ORIGIN"]);
    }
  });
});

describe("with sign-in off", () => {
  test("a request that came through a proxy is refused, because behind one no one is local", async () => {
    await using open = await openWorld({ environment: { CONSOLE_AUTH: "off" } });
    const answered = async (headers: Record<string, string>) =>
      code(await open.call("GET", BASE, { as: null, headers }));
    const proxys = ["forwarded", "x-forwarded-for", "X-Forwarded-Proto", "x-forwarded-anything", "x-forwarded", "Via"];
    proxys.push(
      "X-Real-IP",
      "True-Client-IP",
      "CF-Connecting-IP",
      "cf-ray",
      "X-Client-IP",
      "client-ip",
      "fly-client-ip",
    );
    proxys.push("x-cluster-client-ip", "fastly-client-ip", "x-original-forwarded-for", "x-envoy-external-address");
    proxys.push("x-azure-clientip", "x-amzn-trace-id", "cdn-loop", "proxy-connection", "x-appengine-user-ip");
    for (const name of proxys) {
      expect([name, await answered({ [name]: "192.0.2.7" })]).toEqual([name, "PROXIED_WITHOUT_SIGN_IN"]);
    }
    const ordinary = ["user-agent", "x-request-id", "traceparent", "sec-fetch-site", "x-realm", "priority"];
    for (const name of ordinary) expect([name, await answered({ [name]: "none" })]).toEqual([name, "taken"]);
  });

  test("a token that is sent anyway is checked", async () => {
    await using open = await openWorld({ environment: { CONSOLE_AUTH: "off" } });
    expect(code(await open.call("GET", BASE, { as: { ...open.owner, token: "wrong" } }))).toBe("NOT_AUTHENTICATED");
  });

  test.each([
    "0.0.0.0",
    "::",
    "192.0.2.7",
    "console.example",
    "127.0.0.1.console.example",
    "128.0.0.1",
    "::ffff:127.0.0.1",
  ])("the console does not start on %s", (HOST) => {
    expect(() => loadConfig({ CONSOLE_AUTH: "off", HOST })).toThrow(
      "CONSOLE_AUTH=off needs HOST to be a loopback address",
    );
  });

  test.each(["127.0.0.1", "127.8.9.1", "localhost", "::1", "0:0:0:0:0:0:0:1"])("the console starts on %s", (HOST) => {
    expect(loadConfig({ CONSOLE_AUTH: "off", HOST })).toMatchObject({ auth: "off", local: true });
  });
});

describe("limits", () => {
  test("a client with too many requests has to wait, and is told how long", async () => {
    await using narrow = await openWorld({ environment: { RATE_LIMIT: "5" } });
    const left: unknown[] = [];
    for (let asked = 0; asked < 5; asked++) {
      const reply = await narrow.call("GET", "/v1/users/me");
      expect([reply.status, reply.headers["ratelimit-policy"]]).toEqual([200, '"per-minute";q=5;w=60']);
      left.push(reply.headers["ratelimit"]);
    }
    expect(left).toEqual([4, 3, 2, 1, 0].map((remaining) => `"per-minute";r=${remaining};t=60`));
    const refused = await narrow.call("GET", "/v1/users/me");
    expect([refused.status, code(refused)]).toEqual([429, "TOO_MANY_REQUESTS"]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect(refused.headers["ratelimit"]).toBe('"per-minute";r=0;t=60');
  });

  test("a body over the limit is refused in our format", async () => {
    const reply = await world.call("POST", BASE, { body: { ...agent, purpose: "x".repeat(5000) } });
    expect(reply).toMatchObject({
      status: 413,
      body: { code: "BODY_TOO_LARGE", detail: "The request body is too large." },
    });
  });

  test.each([
    [950, 200],
    [980, 400],
  ])("a body %d levels deep gets %d", async (depth, status) => {
    const reply = await world.call("POST", "/v1/genomes/", {
      body: `{"deep":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`,
    });
    expect(reply.status).toBe(status);
  });
});

describe("every response", () => {
  const known = { "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };
  const data = { ...known, "cache-control": "no-store", "cross-origin-resource-policy": "same-origin" };

  test.each<[string, () => Promise<Reply>]>([
    ["data", () => read({})],
    ["a refusal", () => world.call("GET", BASE, { as: null })],
    ["a faulty request", () => world.call("POST", BASE, { body: "{" })],
    ["a refused host", () => read({ host: "console.example" })],
    ["an unknown path", () => world.call("GET", "/nowhere")],
    ["nothing to say", () => removedKey()],
    ["a stream", () => world.call("GET", "/v1/audit-log/export")],
    ["health", () => world.call("GET", "/health/ready", { as: null })],
    ["metrics", () => world.call("GET", "/metrics", { as: null })],
  ])("that is %s can't be shared, framed, sniffed or cached", async (_what, ask) => {
    const reply = await ask();
    expect(reply.headers).toMatchObject(data);
    expect(reply.headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(reply.headers["x-request-id"]).toBeDefined();
    expect(reply.headers["server"]).toBeUndefined();
    expect(reply.headers["x-powered-by"]).toBeUndefined();
  });

  async function removedKey(): Promise<Reply> {
    const made = await world.call("POST", "/v1/api-keys", { body: { name: "CI", scopes: ["read"] } });
    return world.call("DELETE", `/v1/api-keys/${made.body.id}`);
  }

  test.each(["/docs", "/welcome"])("that is the page %s runs only our own scripts", async (path) => {
    const reply = await world.call("GET", path, { as: null });
    expect(reply.status).toBe(200);
    expect(reply.headers).toMatchObject(known);
    const policy = String(reply.headers["content-security-policy"]);
    expect(policy).toMatch(/default-src 'none'.*script-src 'self'.*frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  test.each<[number, string, () => Promise<Reply>]>([
    [
      400,
      "BODY_UNREADABLE",
      () => world.call("POST", "/v1/genomes/", { body: `{"deep":${"[".repeat(990)}${"]".repeat(990)}}` }),
    ],
    [401, "NOT_AUTHENTICATED", () => world.call("GET", BASE, { as: null })],
    [403, "NOT_ALLOWED", async () => world.call("GET", "/v1/audit-log", { as: await world.member("VIEWER") })],
    [404, "NOT_FOUND", () => world.call("GET", "/nowhere")],
    [404, "AGENT_NOT_FOUND", () => world.call("GET", `${BASE}0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11`)],
    [405, "METHOD_NOT_ALLOWED", () => world.call("PATCH", BASE)],
    [413, "BODY_TOO_LARGE", () => world.call("POST", BASE, { body: "x".repeat(5000) })],
  ])("of %d has a message, a code and a request id (%s)", async (status, name, ask) => {
    const reply = await ask();
    expect(reply.status).toBe(status);
    expect(reply.body).toEqual({ detail: expect.any(String), code: name, request_id: reply.headers["x-request-id"] });
    expect(reply.headers["content-type"]).toBe("application/json");
  });

  test("to an unsupported method lists the supported ones", async () => {
    expect((await world.call("PATCH", BASE)).headers["allow"]).toBe("POST, GET");
    expect((await world.call("POST", "/v1/users/me")).headers["allow"]).toBe("GET, PUT, DELETE");
  });

  test("has the request's own id if that is valid, and a new one if not", async () => {
    const answered = async (id: string) => (await read({ "x-request-id": id })).headers["x-request-id"];
    for (const sane of ["a", "0198c2a4-8a53", "trace.span_1", "x".repeat(64)]) expect(await answered(sane)).toBe(sane);
    for (const odd of ["", " ", "x".repeat(65), "a b", "ünlaut", 'a"b', "<script>", "a,b", "a/b"]) {
      expect(await answered(odd)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    }
  });
});
