import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { closedPort, serve, serveRaw } from "../../../test/platform/web-server.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { createForwarder, type ForwarderOptions } from "./forwarder.ts";

interface Claims {
  readonly team: string;
}

const principal: Claims = { team: "t1" };
const status = { method: "GET", path: "/status/1", principal, requestId: "r1" };
const change = { method: "POST", path: "/genomes", principal, requestId: "r1", body: "{}" };

function open(baseUrl: string, options: Partial<ForwarderOptions<Claims>> = {}) {
  const forwarder = createForwarder<Claims>({
    name: "evolution",
    baseUrl,
    mintToken: async (audience, { team }) => `token-for-${audience}-${team}`,
    deadlineMs: 20_000,
    maxBytes: 10_000_000,
    ...options,
  });
  return { ...forwarder, [Symbol.asyncDispose]: () => forwarder.close() };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test("a request arrives with our token, and with nothing from the caller except what is meant for the service", async () => {
  const seen: { request?: IncomingMessage; body?: string } = {};
  await using server = await serve(async (request, response) => {
    Object.assign(seen, { request, body: await read(request) });
    response.setHeader("content-type", "application/json").end("{}");
  });
  await using forwarder = open(`${server.url}/base/`);
  const body = '{"n":1.10,"é":"ü"}';
  const headers = { authorization: "Bearer caller", cookie: "session=1", "x-key": "k", "idempotency-key": "i1" };
  await forwarder.forward({ ...change, path: "/genomes?a=b%20c", headers, body });
  expect(`${seen.request?.method} ${seen.request?.url}`).toBe("POST /base/genomes?a=b%20c");
  expect(seen.body).toBe(body);
  expect(seen.request?.headers).toEqual({
    host: `127.0.0.1:${server.port}`,
    connection: "keep-alive",
    accept: "application/json",
    "accept-encoding": "identity",
    authorization: "Bearer token-for-evolution-t1",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "idempotency-key": "i1",
    "x-request-id": "r1",
  });
});

test("a request without a body has no content type", async () => {
  await using server = await serve((request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify(request.headers));
  });
  await using forwarder = open(server.url);
  const { body } = await forwarder.forward(status);
  expect(JSON.parse(body.toString())).not.toHaveProperty("content-type");
});

test("a response passes byte for byte, with its status and type", async () => {
  const body = '{ "big": 12345678901234567890, "f": 1.0, "e": 1E+2, "a": 1, "a": 2 }\n';
  await using server = await serve((_request, response) => {
    response.writeHead(201, { "content-type": "application/json; charset=utf-8" }).end(body);
  });
  await using forwarder = open(server.url);
  const answer = await forwarder.forward(status);
  expect({ ...answer, body: answer.body.toString() }).toEqual({
    status: 201,
    body,
    contentType: "application/json; charset=utf-8",
  });
});

test("a refusal of the service passes with its status, message and Retry-After, in our format", async () => {
  await using server = await serve((_request, response) => {
    response.writeHead(429, { "content-type": "application/json", "retry-after": "7" }).end('{"detail":"slow down"}');
  });
  await using forwarder = open(server.url);
  const answer = await forwarder.forward(status);
  expect(answer).toMatchObject({ status: 429, retryAfter: 7 });
  const envelope = { detail: "slow down", code: "SERVICE_REFUSED", request_id: status.requestId };
  expect(JSON.parse(answer.body.toString())).toEqual(envelope);
});

test("a path that could leave the base address is never sent", async () => {
  await using server = await serve((_request, response) => response.end());
  await using forwarder = open(`${server.url}/base`);
  for (const path of ["/../admin", "/%2e%2e/admin", "/a b", "/a#b", "\\x", "x", "/a\\b", "@evil.example/", "/é"]) {
    await expect(forwarder.forward({ ...status, path })).rejects.toThrow(TypeError);
  }
  expect(server.accepted()).toBe(0);
  for (const url of ["ftp://a/", "a", "http://u:p@a/", "http://a/?q", "http://a/#f"]) {
    expect(() => open(url)).toThrow("A service's address");
  }
});

test("a read is sent once more after a reset, and so is a change with an Idempotency-Key; no other change is", async () => {
  let resets = 0;
  await using server = await serveRaw((socket) =>
    socket.once("data", () => {
      if (resets > 0) socket.end("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}");
      else socket.resetAndDestroy();
      resets += 1;
    }),
  );
  await using forwarder = open(server.url);
  const keyed = { ...change, headers: { "idempotency-key": "k" } };
  for (const request of [status, keyed]) {
    resets = 0;
    expect((await forwarder.forward(request)).status).toBe(200);
    expect(resets).toBe(2);
  }
  resets = 0;
  const lost = await forwarder.forward(change).catch((error) => error);
  expect(lost).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(lost.voices.public).toContain("may have taken effect");
  expect(resets).toBe(1);
});

test("a read is not sent a third time", async () => {
  await using server = await serveRaw((socket) => socket.once("data", () => socket.resetAndDestroy()));
  await using forwarder = open(server.url);
  await expect(forwarder.forward(status)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(server.accepted()).toBe(2);
});

test("a dead service is refused immediately, and found again by a single probe", async () => {
  const port = await closedPort();
  await using forwarder = open(`http://127.0.0.1:${port}`, { breaker: { failures: 2, pauseMs: 300 } });
  for (const _ of [1, 2]) await expect(forwarder.forward(status)).rejects.toThrow(/ECONNREFUSED/);
  const refused = await forwarder.forward(status).catch((error) => error);
  expect(refused).toMatchObject({ code: "SERVICE_UNAVAILABLE", voices: { retryAfter: 1 } });
  expect(refused.message).toContain("circuit is open");
  expect((await forwarder.health()).circuit).toBe("open");
  await expect.poll(async () => (await forwarder.health()).circuit).toBe("half-open");
  await expect(forwarder.forward(status)).rejects.toThrow(/ECONNREFUSED/);
  expect((await forwarder.health()).circuit).toBe("open");
});

test("unusable responses do not open the circuit, and neither does a failure to issue a token", async () => {
  await using failing = await serve((_request, response) => response.writeHead(500).end());
  await using babbling = await serveRaw((socket) => socket.once("data", () => socket.end("220 mail ready\r\n")));
  const options = { breaker: { failures: 1, pauseMs: 60_000 } };
  for (const { url } of [failing, babbling]) {
    await using forwarder = open(url, options);
    await expect(forwarder.forward(status)).rejects.toMatchObject({ code: "SERVICE_BAD_ANSWER" });
    expect((await forwarder.health()).circuit).toBe("closed");
  }
  await using forwarder = open(failing.url, { ...options, mintToken: () => Promise.reject(new Error("no key")) });
  for (const _ of [1, 2]) await expect(forwarder.forward(status)).rejects.toThrow("no key");
});

test("more concurrent calls than allowed are refused immediately, and the slot is free again afterwards", async () => {
  const waiting: (() => void)[] = [];
  await using server = await serve((_request, response) => {
    waiting.push(() => response.setHeader("content-type", "application/json").end("{}"));
  });
  await using forwarder = open(server.url, { maxConcurrent: 2 });
  const calls = [forwarder.forward(status), forwarder.forward(status)];
  await expect.poll(() => waiting.length).toBe(2);
  await expect(forwarder.forward(status)).rejects.toMatchObject({
    code: "SERVICE_UNAVAILABLE",
    voices: { retryAfter: 1 },
  });
  for (const finish of waiting.splice(0)) finish();
  await Promise.all(calls);
  const next = forwarder.forward(status);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();
  expect((await next).status).toBe(200);
});

test("a caller who leaves ends the call without a verdict on the service", async () => {
  const controller = new AbortController();
  await using server = await serve(() => controller.abort());
  await using forwarder = open(server.url, { breaker: { failures: 1, pauseMs: 60_000 } });
  const error = await forwarder.forward({ ...status, signal: controller.signal }).catch((caught) => caught);
  expect(error).toBeInstanceOf(OutboundError);
  expect(error).toMatchObject({ kind: "aborted" });
  await expect.poll(() => server.sockets.size).toBe(0);
  expect((await forwarder.health()).circuit).toBe("closed");
});

test("the health check distinguishes a service that responds, even with 404, from one that is down, without a token", async () => {
  const authorizations: unknown[] = [];
  await using server = await serve((request, response) => {
    authorizations.push(request.headers.authorization);
    response.writeHead(request.url === "/down/health/live" ? 503 : 404).end();
  });
  await using here = open(server.url);
  await using down = open(`${server.url}/down`);
  await using away = open(`http://127.0.0.1:${await closedPort()}`);
  expect(await here.health()).toEqual({ reachable: true, elapsedMs: expect.any(Number), circuit: "closed" });
  expect(await down.health()).toMatchObject({ reachable: false });
  expect(await away.health()).toMatchObject({ reachable: false });
  expect(authorizations).toEqual([undefined, undefined]);
});
