import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import {
  agentThat,
  completion,
  driverTo,
  events,
  json,
  reachTo,
  saying,
} from "../../../../../test/agents/scripted-agents.ts";
import { selfSigned } from "../../../../../test/platform/certificate.ts";
import { closedPort, serveRaw, serveTls } from "../../../../../test/platform/web-server.ts";
import type { FailureKind } from "../exchange/observation.ts";

const KEY = "sk-test-0123456789";

async function observed(reply: (response: ServerResponse) => unknown, stream = false) {
  await using agent = await agentThat((_request, response) => reply(response));
  await using driver = driverTo(reachTo(`${agent.url}/v1`, { key: KEY }));
  return await driver.converse(saying("Hi", { stream }));
}

const said = (content: unknown, more: object = {}) => completion({ content, ...more });
const chunk = (delta: object, finish: string | null = null) => ({
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const raw = (response: ServerResponse, text: string, type = "application/json") =>
  response.writeHead(200, { "content-type": type }).end(text);

const failures: [string, FailureKind, (response: ServerResponse) => unknown, object?][] = [
  ["401", "unauthorised", (r) => json(r, { error: { message: "No." } }, 401), { status: 401 }],
  ["403", "unauthorised", (r) => json(r, {}, 403)],
  ["404", "not_found", (r) => json(r, { detail: "Not Found" }, 404)],
  ["405", "not_found", (r) => json(r, {}, 405)],
  ["a redirect", "not_found", (r) => r.writeHead(302, { location: "/elsewhere" }).end()],
  ["400", "refused_request", (r) => json(r, { error: { message: "unknown model" } }, 400)],
  ["422", "refused_request", (r) => json(r, { detail: [{ msg: "Field required" }] }, 422)],
  ["429", "rate_limited", (r) => r.writeHead(429, { "retry-after": "7" }).end(), { retryAfterMs: 7000 }],
  ["500", "server_error", (r) => json(r, "oops", 500)],
  ["503 for a while", "server_error", (r) => r.writeHead(503, { "retry-after": "2" }).end(), { retryAfterMs: 2000 }],
  ["a page of HTML", "not_json", (r) => raw(r, "<html>Welcome</html>", "text/html")],
  ["nothing", "not_json", (r) => r.end()],
  ["half of a JSON text", "not_json", (r) => raw(r, '{"choices":[')],
  ["a JSON text of another kind", "wrong_shape", (r) => json(r, ["hello"])],
  ["no choices", "wrong_shape", (r) => json(r, { answer: "hello" })],
  ["empty choices", "wrong_shape", (r) => json(r, { choices: [] })],
  ["a choice without a message", "wrong_shape", (r) => json(r, { choices: [{ text: "hello" }] })],
  ["a content that is no text", "wrong_shape", (r) => json(r, said(7))],
  ["a call without a name", "wrong_shape", (r) => json(r, said(null, { tool_calls: [{ id: "1", function: {} }] }))],
  ["an empty text", "empty", (r) => json(r, said(" \n"))],
  ["no text at all", "empty", (r) => json(r, said(null))],
  ["an error under status 200", "server_error", (r) => json(r, { error: { message: "overloaded" } })],
  ["an error that names a status", "rate_limited", (r) => json(r, { error: { message: "slow down", code: 429 } })],
  ["more than anybody reads", "too_large", (r) => raw(r, "x".repeat(4_100_000))],
  ["a broken connection", "refused_connection", (r) => r.destroy()],
  ["half an answer", "server_error", (r) => r.writeHead(200, { "content-length": 999 }).write("{", () => r.destroy())],
];

test.each(failures)("%s is a failure: %s", async (_name, kind, reply, more = {}) => {
  const observation = await observed(reply);
  expect(observation).toMatchObject({ outcome: "failed", kind, ...more });
});

const broken: [string, FailureKind, readonly string[]][] = [
  ["that breaks off", "server_error", [`data: ${JSON.stringify(chunk({ content: "half" }))}\n\n`]],
  [
    "with an error in it",
    "server_error",
    [`data: ${JSON.stringify(chunk({ content: "a" }))}\n\n`, 'data: {"error":{"message":"gone"}}\n\n'],
  ],
  ["of something else", "not_json", ["data: hello\n\n", "data: [DONE]\n\n"]],
  ["of other events", "wrong_shape", ['data: {"type":"ping"}\n\n', "data: [DONE]\n\n"]],
  ["without a word", "empty", [`data: ${JSON.stringify(chunk({}, "stop"))}\n\n`]],
  [
    "without a word before its tokens are used up",
    "out_of_tokens",
    [`data: ${JSON.stringify(chunk({}, "length"))}\n\n`],
  ],
  ["with nothing in it", "wrong_shape", [": hello\n\n"]],
];

test.each(broken)("a stream %s is a failure: %s", async (_name, kind, parts) => {
  const reply = (response: ServerResponse) => raw(response, parts.join(""), "text/event-stream; charset=utf-8");
  expect(await observed(reply, true)).toMatchObject({ outcome: "failed", kind });
});

test("a stream is understood however it is cut, commented, ended or labeled", async () => {
  const text = [
    ": keep-alive\r\n\r\n",
    `event: message\r\ndata:${JSON.stringify(chunk({ role: "assistant", content: "Grü" }))}\r\n\r\n`,
    `data: ${JSON.stringify({ ...chunk({ content: "ezi" }), model: "m" })}\n\n`,
    `data: ${JSON.stringify(chunk({ content: "!" }, "length"))}`,
  ].join("");
  const bytes = Buffer.from(text);
  const reply = async (response: ServerResponse) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const byte of bytes) await new Promise((written) => response.write(Buffer.of(byte), written));
    response.end();
  };
  const expected = { outcome: "answered", text: "Grüezi!", finishReason: "length", usage: null, model: "m" };
  expect(await observed(reply, true)).toMatchObject(expected);
  expect(await observed((response) => raw(response, text), false)).toMatchObject(expected);
});

test("a server that goes on after the end of its stream is left", async () => {
  const observation = await observed((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`data: ${JSON.stringify(chunk({ content: "Hello" }))}\n\ndata: [DONE]\n\n`);
  }, true);
  expect(observation).toMatchObject({ outcome: "answered", text: "Hello" });
});

test("a server that ignores the wish for a stream, or streams without being asked, is understood", async () => {
  expect(await observed((response) => json(response, said("Hello")), true)).toMatchObject({ text: "Hello" });
  const whole = { choices: [{ index: 0, message: { content: "Hello" }, finish_reason: "stop" }] };
  expect(await observed((response) => events(response, [whole]), false)).toMatchObject({ text: "Hello" });
});

test("calls of tools are told apart in a stream that does not number them", async () => {
  const call = (id: string | undefined, given: object) =>
    chunk({ tool_calls: [{ ...(id ? { id } : {}), function: given }] });
  const chunks = [
    call("a", { name: "one", arguments: "{" }),
    call(undefined, { arguments: "}" }),
    call("b", { name: "two", arguments: "[]" }),
  ];
  expect(await observed((response) => events(response, chunks), true)).toMatchObject({
    toolCalls: [
      { id: "a", name: "one", arguments: "{}" },
      { id: "b", name: "two", arguments: "[]" },
    ],
  });
});

test("text in parts and a refusal in a member of its own are answers", async () => {
  const parts = [
    { type: "text", text: "Hel" },
    { type: "text", text: "lo" },
  ];
  expect(await observed((response) => json(response, said(parts)))).toMatchObject({ text: "Hello" });
  const refused = said(null, { refusal: "I cannot." });
  expect(await observed((response) => json(response, refused))).toMatchObject({
    outcome: "answered",
    text: "I cannot.",
  });
});

test("a key that the agent repeats in its complaint is not shown", async () => {
  const complaint = { error: { message: `Incorrect key: ${KEY}. ${"x".repeat(300)}` } };
  const observation = await observed((response) => json(response, complaint, 401));
  expect(observation).toMatchObject({ detail: expect.stringMatching(/returned 401: Incorrect key: \*+\. x+…$/) });
  expect(JSON.stringify(observation)).not.toContain(KEY);
});

test("a key that no header can carry is said to be the fault, and nothing is sent", async () => {
  await using agent = await agentThat((_request, response) => json(response, said("Hello")));
  await using driver = driverTo(reachTo(agent.url, { key: "schlüssel\r\nx-evil: 1" }));
  expect(await driver.converse(saying("Hi"))).toMatchObject({ outcome: "failed", kind: "unauthorised" });
  expect(agent.received).toEqual([]);
  await using pasted = driverTo(reachTo(agent.url, { key: ` ${KEY}\n` }));
  expect(await pasted.converse(saying("Hi"))).toMatchObject({ outcome: "answered" });
  expect(agent.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
});

test("an agent that is not there, has no valid certificate, no name or no permitted address is told apart", async () => {
  const kindAt = async (url: string | null, options = {}) => {
    await using driver = driverTo(reachTo(url), options);
    const observation = await driver.converse(saying("Hi"));
    return observation.outcome === "failed" ? observation.kind : observation.outcome;
  };
  await using secret = await serveTls(selfSigned({ dns: "localhost", ip: [127, 0, 0, 1] }), () => {});
  await using babbles = await serveRaw((socket) => socket.once("data", () => socket.end("SSH-2.0-OpenSSH\r\n")));
  expect(await kindAt(`http://127.0.0.1:${await closedPort()}`)).toBe("refused_connection");
  expect(await kindAt(secret.url)).toBe("tls");
  expect(await kindAt(babbles.url)).toBe("server_error");
  expect(await kindAt("http://nowhere.example", { resolve: () => Promise.reject(new Error("no")) })).toBe("dns");
  expect(await kindAt("http://169.254.169.254/latest")).toBe("refused_address");
  expect(await kindAt("not an address")).toBe("refused_address");
  expect(await kindAt(null)).toBe("refused_address");
});

test("time runs out in silence and in the middle of a stream, and the connection goes with it", async () => {
  await using silent = await agentThat(() => {});
  await using trickling = await agentThat((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const timer = setInterval(() => response.write(`data: ${JSON.stringify(chunk({ content: "." }))}\n\n`), 20);
    response.on("close", () => clearInterval(timer));
  });
  for (const agent of [silent, trickling]) {
    await using driver = driverTo(reachTo(agent.url));
    const observation = await driver.converse(saying("Hi", { timeoutMs: 300, stream: true }));
    expect(observation).toMatchObject({ outcome: "failed", kind: "timeout", detail: "No response within 0.3 s." });
    await expect.poll(() => agent.sockets.size).toBe(0);
  }
});

test("a canceled conversation counts neither as a response nor as slow", async () => {
  const controller = new AbortController();
  await using agent = await agentThat(() => controller.abort());
  await using driver = driverTo(reachTo(agent.url));
  const observation = await driver.converse(saying("Hi"), { signal: controller.signal });
  expect(observation).toMatchObject({ outcome: "failed", kind: "aborted" });
});

test("waiting for a slot counts neither as latency nor against the time limit, and a refusal there is passed on", async () => {
  await using agent = await agentThat((_request, response) => json(response, said("Hello")));
  await using driver = driverTo(reachTo(agent.url));
  const slowTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));
  const observation = await driver.converse(saying("Hi", { timeoutMs: 1000 }), { pace: slowTurn });
  expect(observation).toMatchObject({ outcome: "answered" });
  expect(observation).toHaveProperty(
    "latencyMs",
    expect.toSatisfy((ms: number) => ms < 1000),
  );
  const capReached = () => Promise.reject(new RangeError("cap"));
  await expect(driver.converse(saying("Hi"), { pace: capReached })).rejects.toThrow("cap");
  expect(agent.received).toHaveLength(1);
});
