import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { type ClientOptions, createClient } from "./client.ts";
import { ndjson } from "./ndjson.ts";
import { buildRequest } from "./request.ts";
import { type Settings, send } from "./send.ts";

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A server that responds as the test says, and counts requests. */
async function openServer(handler: Handler) {
  let count = 0;
  const server = createServer((request, response) => handler(request, response, ++count));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseUrl,
    client: (options: Partial<ClientOptions> = {}) => createClient({ baseUrl, token: "t", ...options }),
    seen: () => count,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const refuse = (response: ServerResponse, status: number, headers: Record<string, string> = {}): void => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ detail: "Later.", code: "TOO_MANY_REQUESTS" }));
};
const answer = (response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end('{"results":[],"count":0}');
};

describe(`a console that says "try again later"`, () => {
  test.each([429, 503])("gets a retry after %i, when it says", async (status) => {
    await using server = await openServer((_request, response, count) =>
      count < 3 ? refuse(response, status, { "retry-after": "0" }) : answer(response),
    );
    expect(await server.client().teams.listSessions()).toEqual({ results: [], count: 0 });
    expect(server.seen()).toBe(3);
  });

  test("gets no more retries than configured, and no wait of more than half a minute", async () => {
    await using server = await openServer((_request, response) => refuse(response, 429, { "retry-after": "0" }));
    await expect(server.client({ retries: 1 }).teams.listSessions()).rejects.toMatchObject({ status: 429 });
    expect(server.seen()).toBe(2);
    await using patient = await openServer((_request, response) => refuse(response, 429, { "retry-after": "3600" }));
    await expect(patient.client().teams.listSessions()).rejects.toBeInstanceOf(ApiError);
    expect(patient.seen()).toBe(1);
  });

  test("gets no retry of a request that could then take effect twice, unless the request has a key", async () => {
    await using server = await openServer((_request, response) => refuse(response, 503, { "retry-after": "0" }));
    const body = { agent_name: "a", model_name: "m" };
    await expect(server.client().agents.create({ body })).rejects.toMatchObject({ status: 503 });
    expect(server.seen()).toBe(1);
    await expect(server.client().agents.create({ body, idempotencyKey: "k" })).rejects.toMatchObject({ status: 503 });
    expect(server.seen()).toBe(4);
  });
});

describe("a call", () => {
  test("ends at its time limit and at its signal, even while it waits for a retry", async () => {
    await using silent = await openServer(() => {});
    await expect(silent.client({ timeoutMs: 50 }).teams.listSessions()).rejects.toMatchObject({ name: "TimeoutError" });
    await using busy = await openServer((_request, response) => refuse(response, 429, { "retry-after": "20" }));
    const abort = new AbortController();
    const call = busy.client().teams.listSessions({}, { signal: abort.signal });
    await expect.poll(() => busy.seen()).toBe(1);
    abort.abort(new Error("enough"));
    await expect(call).rejects.toThrow("enough");
  });

  test("whose failure is handled through withResponse fails nowhere else", async () => {
    await using server = await openServer((_request, response) => refuse(response, 400));
    const stray: unknown[] = [];
    const note = (reason: unknown) => void stray.push(reason);
    process.on("unhandledRejection", note);
    await expect(server.client().teams.listSessions().withResponse()).rejects.toMatchObject({ status: 400 });
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", note);
    expect(stray).toEqual([]);
  });

  test("does not follow a redirect with its token", async () => {
    await using elsewhere = await openServer((_request, response) => answer(response));
    await using server = await openServer((_request, response) =>
      response.writeHead(302, { location: elsewhere.baseUrl }).end(),
    );
    await expect(server.client().teams.listSessions()).rejects.toThrow();
    expect(elsewhere.seen()).toBe(0);
  });

  test("answered by something other than the console is an error without a code", async () => {
    await using server = await openServer((_request, response) => response.writeHead(502).end("<h1>Bad gateway</h1>"));
    const refused = server.client().teams.listSessions();
    await expect(refused).rejects.toMatchObject({ status: 502, code: null, detail: "The answer was 502" });
  });
});

describe("a stream", () => {
  const settings = (baseUrl: string): Settings => ({
    baseUrl,
    token: undefined,
    teamId: undefined,
    timeoutMs: 200,
    retries: 0,
    fetch,
  });
  const request = buildRequest(["GET", "/lines"], {});

  test("yields each line as soon as it arrives, beyond the time limit for its start", async () => {
    let pending: ServerResponse | undefined;
    await using server = await openServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/x-ndjson" });
      response.write('{"n":1}\n{"n":');
      pending = response;
    });
    const { data } = await send(settings(server.baseUrl), { request, answer: "stream", options: {} });
    const lines = ndjson<{ n: number }>(data as ReadableStream<Uint8Array>);
    expect((await lines.next()).value).toEqual({ n: 1 });
    // Time itself is tested here: the limit of 200 ms has to pass while the stream is open.
    await new Promise((resolve) => setTimeout(resolve, 300));
    pending?.end("2}");
    expect((await lines.next()).value).toEqual({ n: 2 });
    expect((await lines.next()).done).toBe(true);
  });
});

describe("an input", () => {
  test("is split into path, query, headers and body, and nothing unset is sent", () => {
    const route = ["PUT", "/v1/things/{id}"] as const;
    const input = { id: "a/b c", tags: ["x", "y&z"], gone: undefined, none: null, ifMatch: '"1"', body: { a: 1 } };
    expect(buildRequest(route, input)).toEqual({
      method: "PUT",
      path: "/v1/things/a%2Fb%20c?tags=x&tags=y%26z",
      headers: { "content-type": "application/json", "if-match": '"1"' },
      body: '{"a":1}',
      repeatable: true,
    });
  });

  test.each(["", ".", "..", undefined])("can't change the path: %j", (id) => {
    expect(() => buildRequest(["DELETE", "/v1/teams/{id}/members"], { id })).toThrow(TypeError);
  });
});
