import { createHash, createHmac } from "node:crypto";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { type GatewayBedOptions, openGatewayBed, UPSTREAM_KEY } from "../../../../../test/protection/gateway-bed.ts";
import { word } from "../../../../../test/protection/guarded-agent.ts";
import {
  chunk,
  delta,
  type StubOptions,
  type StubRequest,
  stubModel,
} from "../../../../../test/protection/stub-model.ts";
import { createGuardRunner } from "../../runtime/guard-runner.ts";
import { signingSecret } from "../signature/signature.ts";

const runner = createGuardRunner();
afterAll(() => runner.close());

const guarded = (channel: string, guard: object) => ({ [`${channel}-guards`]: ["one"], one: guard });

async function open(stub: Partial<StubOptions> = {}, options: Partial<GatewayBedOptions> = {}) {
  const model = stubModel({ say: () => "Hello there.", ...stub });
  const bed = await openGatewayBed({ upstream: model.listener, runner, ...options });
  const url = `${bed.url}/v1/chat/completions`;
  const post = (body: string | Buffer, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${bed.key}`, "content-type": "application/json", ...headers },
      body: body as string,
      signal: signal ?? null,
    });
  return { bed, model, post, url, [Symbol.asyncDispose]: () => bed[Symbol.asyncDispose]() };
}

const ask = (content: unknown, more: object = {}) =>
  JSON.stringify({ model: "gpt-small", messages: [{ role: "user", content }], ...more });

test("what is forwarded is the value that was judged, written again", async () => {
  await using gateway = await open({}, { guards: guarded("input", word("sesame")) });
  const twice =
    '{"model":"m","messages":[{"role":"user","content":"open sesame","content":"hello"}],"seed":1234567890123456789}';
  expect((await gateway.post(twice)).status).toBe(200);
  expect(gateway.model.requests[0]?.text).toBe(
    '{"model":"m","messages":[{"role":"user","content":"hello"}],"seed":1234567890123456789}',
  );
  const hidden = await gateway.post(
    '{"model":"m","messages":[{"role":"user","content":"hi","content":"open ses\\u0061me"}]}',
  );
  expect(await hidden.json()).toMatchObject({ choices: [{ finish_reason: "content_filter" }] });
  const parts = (...texts: string[]) => ask(texts.map((text) => ({ type: "text", text })));
  const split = await gateway.post(parts("open ses", "ame"));
  expect(await split.json()).toMatchObject({ choices: [{ finish_reason: "content_filter" }] });
  expect((await gateway.post(parts("hello", "again"))).status).toBe(200);
  expect((await gateway.post(gzipSync(ask("hello")), { "content-encoding": "gzip" })).status).toBe(200);
  expect(gateway.model.requests).toHaveLength(3);
});

test.each([
  ["a byte order mark", () => Buffer.from(`\uFEFF${ask("hi")}`), {}],
  ["UTF-16", () => Buffer.from(ask("hi"), "utf16le"), {}],
  ["UTF-7 in a charset that nobody reads", () => Buffer.from(`+AHs-${ask("hi")}`), {}],
  ["a gzip bomb", () => gzipSync(Buffer.alloc(60_000_000, " ")), { "content-encoding": "gzip" }],
  ["gzip that is none", () => Buffer.from("hello"), { "content-encoding": "gzip" }],
  ["brotli", () => Buffer.from(ask("hi")), { "content-encoding": "br" }],
  ["100,000 levels", () => Buffer.from(`{"messages":${"[".repeat(100_000)}${"]".repeat(100_000)}}`), {}],
  ["a list", () => Buffer.from("[]"), {}],
  ["nothing", () => Buffer.alloc(0), {}],
])("%s is refused as invalid, and nothing is forwarded", async (_name, body, headers) => {
  await using gateway = await open();
  const answer = await gateway.post(body(), headers);
  expect([answer.status, answer.headers.get("x-should-retry")]).toEqual([400, "false"]);
  expect(JSON.stringify(await answer.json())).toContain("GATEWAY_REQUEST_INVALID");
  expect(gateway.model.requests).toHaveLength(0);
});

test("only listed headers pass, the gateway's key stays here and the upstream's is sent, signed", async () => {
  await using gateway = await open({}, { guards: guarded("input", word("sesame")) });
  const answer = await gateway.post(ask("hello"), {
    cookie: "a=b",
    "x-forwarded-for": "1.2.3.4",
    "openai-beta": "x",
    "x-api-key": "other",
  });
  const { headers = {}, text = "" }: Partial<StubRequest> = gateway.model.requests[0] ?? {};
  expect(headers).toMatchObject({
    authorization: `Bearer ${UPSTREAM_KEY}`,
    "openai-beta": "x",
    "accept-encoding": "identity",
    "x-request-id": "request-1",
  });
  expect(
    Object.keys(headers).filter((name) => ["cookie", "x-forwarded-for", "x-api-key", "origin"].includes(name)),
  ).toEqual([]);
  const [, at, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers["x-console-gateway"])) ?? [];
  const digest = createHash("sha256").update(text).digest("hex");
  const secret = signingSecret(gateway.bed.keyring, "agent");
  expect(signature).toBe(createHmac("sha256", secret).update(`${at}.POST.${digest}`).digest("hex"));
  expect([...answer.headers.keys()].filter((name) => name.startsWith("set-cookie"))).toEqual([]);
});

test("answers that no guard changes leave with the bytes that they came in, whole and streamed", async () => {
  const say = () => "Die Antwort: é 🌧 — “fine”.";
  const one = word("sesame");
  await using gateway = await open(
    { say, cut: (text) => [...text] },
    { guards: { "output-guards": ["one", "two"], one, two: { ...word("fine"), mode: "shadow" } } },
  );
  for (const body of [ask("hello"), ask("hello", { stream: true, stream_options: { include_usage: true } })]) {
    const direct = await fetch(`${gateway.bed.directUrl}/v1/chat/completions`, { method: "POST", body });
    expect(await (await gateway.post(body)).text()).toBe(await direct.text());
  }
  expect((await gateway.bed.recorded(2)).map(({ whole: { decision, would } }) => [decision, would])).toEqual([
    ["allow", "block"],
    ["allow", "block"],
  ]);
});

test("an answer with a member twice, a comment or an id leaves as it was read", async () => {
  const instead: StubOptions["instead"] = (request, response) => {
    if (request.body.stream) {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(": open sesame\n\n");
      response.write(`id: sesame\n: sesame\nevent: sesame\n${delta("Hi")}`);
      response.write(delta("there").replace('"delta":', '"delta":{"content":"sesame"},"delta":'));
      response.end(`${chunk([{ index: 0, delta: {}, finish_reason: "stop" }])}data: [DONE]\n\n`);
    } else {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        '{"id":"a","choices":[{"index":0,"message":{"role":"assistant","content":"sesame","content":"Hi"},"finish_reason":"stop"}]}',
      );
    }
    return true;
  };
  await using gateway = await open({ instead }, { guards: guarded("output", word("sesame")) });
  for (const stream of [false, true]) {
    const text = await (await gateway.post(ask("hello", { stream }))).text();
    expect(text).toContain("Hi");
    expect(text).not.toContain("sesame");
  }
});

test("a redirect is not followed, and no answer of it passes", async () => {
  await using gateway = await open({
    instead: (_request, response) => {
      response.writeHead(307, { location: "http://127.0.0.1:1/elsewhere" }).end();
      return true;
    },
  });
  const answer = await gateway.post(ask("hello"));
  expect([answer.status, answer.headers.get("location")]).toEqual([502, null]);
});

test("errors of the upstream pass with their status, judged", async () => {
  const errors = [
    ["application/json", '{"error":{"message":"Too many. open sesame"}}'],
    ["text/html", "<h1>open sesame</h1>"],
    ["application/json", '{"error":{"message":"Too many."}}'],
    ["text/plain", "Too many."],
  ] as const;
  let at = 0;
  await using gateway = await open(
    {
      instead: (_request, response) => {
        const [type, body] = errors[at++] ?? ["", ""];
        response.writeHead(429, { "content-type": type, "retry-after": "7", "set-cookie": "a=b" }).end(body);
        return true;
      },
    },
    { guards: guarded("output", word("sesame")) },
  );
  const answers = [];
  for (const _ of errors) answers.push(await gateway.post(ask("hello")));
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.join("")).not.toContain("sesame");
  expect(
    answers.slice(2).map(({ status, headers }) => [status, headers.get("retry-after"), headers.get("set-cookie")]),
  ).toEqual([
    [429, "7", null],
    [429, "7", null],
  ]);
  expect(texts.slice(2)).toEqual([errors[2][1], errors[3][1]]);
});

test("an upstream that is late, breaks off or is away ends in the protocol's error, never in a cut", async () => {
  let behavior = "late";
  await using gateway = await open(
    {
      instead: (_request, response) => {
        if (behavior === "late") return true;
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(delta("Hello "));
        if (behavior === "cut") setTimeout(() => response.destroy(), 20);
        return true;
      },
    },
    { deadlines: { firstByteMs: 150, silenceMs: 150 }, limits: { commentMs: 20 } },
  );
  const late = await gateway.post(ask("hello"));
  expect([late.status, late.headers.get("x-should-retry")]).toEqual([504, "false"]);
  for (behavior of ["cut", "silent"]) {
    const text = await (await gateway.post(ask("hello", { stream: true }))).text();
    expect(text).toContain("Hello");
    expect(text).toMatch(/"error"/);
    if (behavior === "silent") expect(text).toContain("\n: \n");
  }
  expect((await gateway.bed.recorded(3)).map(({ ending }) => ending)).toEqual(Array(3).fill("upstream_failed"));
  expect(gateway.bed.openReservations()).toBe(0);
});

test("a client that goes away at any time is followed by the upstream within 100 ms", async () => {
  let closedAt = Promise.withResolvers<number>();
  await using gateway = await open({
    instead: (request, response) => {
      response.on("close", () => closedAt.resolve(performance.now()));
      if (request.body.metadata === "mid") {
        response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(delta("Hello "));
      }
      return true;
    },
  });
  for (const more of [{ stream: true }, { stream: true, metadata: "mid" }, { stream: false }]) {
    closedAt = Promise.withResolvers();
    const leaving = new AbortController();
    const before = gateway.model.requests.length;
    const asked = gateway.post(ask("hello", more), {}, leaving.signal).then((answer) => answer.text());
    await expect.poll(() => gateway.model.requests.length).toBeGreaterThan(before);
    await new Promise((resolve) => setTimeout(resolve, 60));
    const left = performance.now();
    leaving.abort();
    await expect(asked).rejects.toThrow();
    expect((await closedAt.promise) - left).toBeLessThan(100);
  }
  expect((await gateway.bed.recorded(3)).map(({ ending }) => ending)).toEqual(["aborted", "aborted", "aborted"]);
});

test("a client that does not read holds the upstream back, and is given up in time", async () => {
  let written = 0;
  const closed = Promise.withResolvers<void>();
  await using gateway = await open(
    {
      instead: (_request, response) => {
        response.writeHead(200, { "content-type": "text/event-stream" });
        const more = (): void => {
          while (!response.destroyed) {
            const event = delta("word ".repeat(1000));
            written += event.length;
            if (!response.write(event)) return void response.once("drain", more);
          }
        };
        response.on("close", closed.resolve);
        more();
        return true;
      },
    },
    { limits: { stuckMs: 400 } },
  );
  const { port } = new URL(gateway.url);
  const body = ask("hello", { stream: true });
  const socket = connect(Number(port), "127.0.0.1").pause();
  socket.on("error", () => {});
  socket.write(
    `POST ${new URL(gateway.url).pathname} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${gateway.bed.key}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await closed.promise;
  // The sockets between the three hold most of it.
  expect(written).toBeLessThan(12_000_000);
  socket.destroy();
  expect((await gateway.bed.recorded(1))[0]?.ending).toBe("aborted");
});

test("a path that an admin let through unjudged passes as it is, and counts as unscanned", async () => {
  await using gateway = await open({
    instead: (request, response) => {
      response
        .writeHead(201, { "content-type": "text/plain", "set-cookie": "a=b" })
        .end(`${request.url} ${request.text}`);
      return true;
    },
  });
  const answer = await fetch(`${gateway.bed.url}/v1/files`, {
    method: "POST",
    headers: { authorization: `Bearer ${gateway.bed.key}` },
    body: '{"b": 1,"b":2}',
  });
  expect([answer.status, answer.headers.get("set-cookie"), await answer.text()]).toEqual([
    201,
    null,
    '/v1/files {"b": 1,"b":2}',
  ]);
  expect(await gateway.bed.recorded(1)).toMatchObject([{ unscanned: 1, status: 201, ending: "answered", judged: [] }]);
  expect((await gateway.post("{}")).status).toBe(400);
});
