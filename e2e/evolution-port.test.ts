import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createLocalJWKSet, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { evolutionJobOperations } from "../server/src/domains/evolution/control/contract.ts";
import { genomeOperations } from "../server/src/domains/evolution/genomes/contract.ts";
import { proposalOperations } from "../server/src/domains/evolution/proposals/contract.ts";
import type { OperationSpec } from "../server/src/kernel/operation.ts";
import { type EvolutionSubject, evolutionContract } from "../server/test/ports/evolution.ts";
import { type ConsoleOptions, type ConsoleProcess, startConsole } from "./console.ts";
import { becomeOwner, call, createAgent, type Owner } from "./person.ts";
import { freePort, serve, type TestService } from "./service.ts";

interface Stage extends EvolutionSubject {
  readonly console: ConsoleProcess;
  readonly owner: Owner;
}

/** A console with an owner and an agent, and a second team with its own agent. */
async function openStage(options: ConsoleOptions = {}): Promise<Stage> {
  const console = await startConsole(options);
  const owner = await becomeOwner(console);
  const { address } = console;
  const { token } = owner;
  const team = await call(`POST ${address}/v1/teams/`, { token, body: { name: "Others" } });
  const other = await call(`POST ${address}/v1/agent-configurations`, {
    token,
    headers: { "x-team-id": team.body.id },
    body: { agent_name: "Other", model_name: "small-chat-1" },
  });
  return {
    console,
    owner,
    agents: { own: await createAgent(address, token), foreign: other.body.id, missing: crypto.randomUUID() },
    call(what, given) {
      const [method, path] = what.split(" ", 2);
      return call(`${method} ${address}${path}`, { token, ...given });
    },
    [Symbol.asyncDispose]: () => console[Symbol.asyncDispose](),
  };
}

describe("the evolution service in the console's process", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage[Symbol.asyncDispose]());
  evolutionContract(async () => stage);
});

describe("the same service as a separate process next to the console", () => {
  let stage: Stage;
  let service: ConsoleProcess;
  beforeAll(async () => {
    const port = await freePort();
    stage = await openStage({ env: { SERVICE_EVOLUTION: `http://127.0.0.1:${port}` } });
    const { data } = stage.console;
    service = await startConsole({ data, args: ["--domains=evolution"], env: { PORT: String(port) } });
  });
  afterAll(async () => {
    await service[Symbol.asyncDispose]();
    await stage[Symbol.asyncDispose]();
  });
  evolutionContract(async () => stage);

  test("leaves all other operations to the console, which works on the same database", async () => {
    const { body: genome } = await stage.call(`POST /v1/genomes/extract-from-agent/${stage.agents.own}`);
    expect(genome).toMatchObject({ version: 1, agent_id: stage.agents.own });
    const { body: status } = await stage.call(`GET /v1/evolution/status/${stage.agents.own}`);
    expect(status.genome).toMatchObject({ id: genome.id, version: 1 });
    expect((await stage.call("GET /v1/genomes/")).body.total).toBeGreaterThan(0);
  });

  test("accepts only tokens issued for it", async () => {
    const { token } = stage.owner;
    expect((await call(`GET ${service.address}/evolution/status/${stage.agents.own}`, { token })).status).toBe(401);
    expect((await call(`GET ${service.address}/v1/agent-configurations`, { token })).status).toBe(404);
  });

  test("stops cleanly while the console keeps running", async () => {
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    const reply = await stage.call(`GET /v1/evolution/status/${stage.agents.own}`);
    expect(reply).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
    expect((await stage.call("GET /v1/agent-configurations")).status).toBe(200);
  });
});

describe("a third-party service", () => {
  interface Seen {
    readonly method: string | undefined;
    readonly path: string | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }
  const seen: Seen[] = [];
  let service: TestService;
  let stage: Stage;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: path, headers } = request;
    const body = await text(request);
    seen.push({ method, path, headers, body });
    response.setHeader("content-type", "application/json");
    if (method === "GET" && path?.startsWith("/evolution/status/")) response.end('{"generation":1.0,"mood":"curious"}');
    else if (method === "POST" && path === "/v1/genomes") response.writeHead(201).end(body);
    else response.writeHead(404).end('{"detail":"Not Found"}');
  }
  beforeAll(async () => {
    service = await serve(answer);
    stage = await openStage({ env: { SERVICE_EVOLUTION: service.address } });
  });
  afterAll(async () => {
    await stage[Symbol.asyncDispose]();
    await service[Symbol.asyncDispose]();
  });
  evolutionContract(async () => stage);

  const others: readonly OperationSpec[] = [...genomeOperations, ...evolutionJobOperations, ...proposalOperations];
  test.each(others.map(({ id, method, path, example }) => [id, method, path, example.request] as const))(
    "need not support %s: the console returns a 501 that says so",
    async (_id, method, path, request) => {
      const ours = path.replace("{version}", "1").replace("{agent_id}", stage.agents.own);
      const query = path.endsWith("/diff") && path.startsWith("/v1/genomes") ? "?version_a=1&version_b=1" : "";
      const what = `${method} ${ours.replaceAll(/\{\w+\}/g, stage.agents.missing)}${query}`;
      const reply = await stage.call(what, request === undefined ? {} : { body: JSON.stringify(request) });
      expect(reply).toMatchObject({
        status: 501,
        body: { code: "EVOLUTION_NOT_OFFERED", detail: expect.stringContaining("does not support") },
      });
    },
  );

  test("has its responses passed on unchanged", async () => {
    const { text: answered } = await stage.call(`GET /v1/evolution/status/${stage.agents.own}`);
    expect(answered).toBe('{"generation":1.0,"mood":"curious"}');
  });

  test("gets one request for a repeated Idempotency-Key, and none about agents of others", async () => {
    seen.length = 0;
    const headers = { "idempotency-key": "only-once" };
    for (const body of ["{}", "{}", "{}"]) await stage.call("POST /v1/genomes/", { body, headers });
    await stage.call(`GET /v1/evolution/status/${stage.agents.foreign}`);
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(["POST /v1/genomes"]);
  });

  test("gets its own token, for this caller and at most one minute, and nothing else from the caller", async () => {
    seen.length = 0;
    const { address } = stage.console;
    const { token, teamId } = stage.owner;
    const me = await call(`GET ${address}/v1/users/me`, { token });
    const headers = { cookie: "session=secret", "x-api-key": "secret", "x-forwarded-for": "10.0.0.1" };
    await stage.call("POST /v1/genomes/", { body: '{"a":1.0}', headers: { ...headers, "content-type": "text/plain" } });
    await stage.call("POST /v1/genomes/", { body: '{"a":1.0}', headers });
    await stage.call(`GET /v1/evolution/status/${stage.agents.own}`, { headers });
    const [posted, asked] = seen;
    expect(posted).toMatchObject({ method: "POST", path: "/v1/genomes", body: '{"a":1.0}' });
    expect(posted?.headers["content-type"]).toBe("application/json");
    expect(asked).toMatchObject({ method: "GET", path: `/evolution/status/${stage.agents.own}` });

    const keys = createLocalJWKSet((await call(`GET ${address}/.well-known/jwks.json`)).body);
    for (const request of seen) {
      const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
      const { payload } = await jwtVerify(bearer, keys, { audience: "evolution", issuer: "agent-console" });
      expect(payload).toMatchObject({ sub: me.body.id, team_id: teamId });
      expect((payload.exp ?? Number.NaN) - (payload.iat ?? Number.NaN)).toBeLessThanOrEqual(60);
      expect(JSON.stringify(request)).not.toContain(token);
      expect(JSON.stringify(request)).not.toContain("secret");
      expect(JSON.stringify(request)).not.toContain("10.0.0.1");
    }
  });
});
