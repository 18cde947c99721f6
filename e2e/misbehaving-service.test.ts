import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ConsoleProcess, startConsole } from "./console.ts";
import { becomeOwner, call, createAgent } from "./person.ts";
import { freePort, serve } from "./service.ts";

const DEADLINE_MS = 1_000;
/** Beyond the deadline: what a busy machine may add to a response that is already decided. */
const MARGIN_MS = 3_000;
const MEGABYTE = Buffer.alloc(1_000_000, " ");

/** Each kind of failure, and what the console may return for it. */
const failings: readonly (readonly [string, number, (response: ServerResponse) => void])[] = [
  ["answers 500", 502, (response) => response.writeHead(500).end('{"detail":"oops"}')],
  ["is slow", 504, () => {}],
  ["answers in HTML", 502, (response) => response.setHeader("content-type", "text/html").end("<p>Hello</p>")],
  ["sends half a body and goes", 502, (response) => void halfOf(response).then(() => response.destroy())],
  ["sends half a body and stays", 504, (response) => void halfOf(response)],
  ["sends 100 MB", 502, (response) => void flood(response)],
  ["redirects", 502, (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ["refuses our token", 502, (response) => response.writeHead(401).end('{"detail":"who?"}')],
  ["breaks off", 503, (response) => response.destroy()],
  ["refuses a request", 400, (response) => response.writeHead(400).end('{"detail":"No <b>room</b>."}')],
  ["knows of a conflict", 409, (response) => response.writeHead(409).end('{"detail":"No <b>room</b>."}')],
];

function halfOf(response: ServerResponse): Promise<unknown> {
  response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
  return new Promise((resolve) => response.write('{"half":', resolve));
}

async function flood(response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" });
  for (let sent = 0; sent < 100 && !response.destroyed; sent++) {
    await new Promise((resolve) => response.write(MEGABYTE, resolve));
  }
  response.end("{}");
}

describe("an evolution service that misbehaves", () => {
  let console: ConsoleProcess;
  let port: number;
  let token: string;
  let agentId: string;
  beforeAll(async () => {
    port = await freePort();
    const env = { SERVICE_EVOLUTION: `http://127.0.0.1:${port}`, SERVICE_DEADLINE_MS: String(DEADLINE_MS) };
    console = await startConsole({ env });
    ({ token } = await becomeOwner(console));
    agentId = await createAgent(console.address, token);
  });
  afterAll(() => console[Symbol.asyncDispose]());

  const forwarded = () => [
    call(`GET ${console.address}/v1/evolution/status/${agentId}`, { token }),
    call(`POST ${console.address}/v1/genomes`, {
      token,
      body: {},
      headers: { "idempotency-key": crypto.randomUUID() },
    }),
  ];

  /** Both operations fail as promised and in time, the rest keeps working, and nothing is stored. */
  async function expectRefusal(status: number): Promise<void> {
    const since = performance.now();
    const asked = forwarded();
    const other = await call(`GET ${console.address}/v1/agent-configurations/${agentId}`, { token });
    expect(other.status).toBe(200);
    for (const reply of await Promise.all(asked)) {
      expect(reply).toMatchObject({ status, body: { code: expect.stringMatching(/^SERVICE_/) } });
    }
    expect(performance.now() - since).toBeLessThan(DEADLINE_MS + MARGIN_MS);
    const kept = `select (select count(*) from genomes) + (select count(*) from idempotent_answers)
      + (select count(*) from audit_log where action like 'genome.%') as kept`;
    expect(await console.data.query(kept)).toEqual([{ kept: "0" }]);
  }

  test.each(failings)(
    "that %s gives a clear %i within the deadline, and nothing is stored",
    async (_name, status, fail) => {
      await using _service = await serve((_request, response) => {
        response.setHeader("content-type", "application/json");
        fail(response);
      }, port);
      await expectRefusal(status);
    },
  );

  test("that refuses a request has its message passed on in the documented format", async () => {
    let answer: readonly [number, string] = [404, '{"detail":"No such <i>genome</i>.","code":"NOT_AUTHENTICATED"}'];
    await using _service = await serve((_request, response) => {
      response.setHeader("content-type", "application/json").writeHead(answer[0]).end(answer[1]);
    }, port);
    for (const reply of await Promise.all(forwarded())) {
      const { body, headers } = reply;
      const request_id = headers.get("x-request-id");
      expect(body).toEqual({ detail: "No such genome.", code: "SERVICE_REFUSED", request_id });
    }
    answer = [422, '{"detail":"Unknown gene."}'];
    for (const { status, body } of await Promise.all(forwarded())) {
      const problem = { type: "value_error", loc: ["body"], msg: "Unknown gene.", input: null };
      expect([status, body]).toEqual([422, { detail: [problem] }]);
    }
  });

  test("that is down gives a clear 503, also in /health/ready, and is used again once it is back", async () => {
    await expectRefusal(503);
    expect(await call(`GET ${console.address}/health/ready`)).toMatchObject({
      status: 503,
      body: { checks: { database: { ok: true }, evolution: { ok: false } } },
    });
    await using _service = await serve((_request, response) => {
      response.setHeader("content-type", "application/json").end("{}");
    }, port);
    const statuses = async () => Promise.all(forwarded().map(async (reply) => (await reply).status));
    await expect.poll(statuses, { timeout: 20_000, interval: 200 }).toEqual([200, 200]);
  });
});
