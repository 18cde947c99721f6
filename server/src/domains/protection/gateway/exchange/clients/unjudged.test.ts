import type { RequestListener } from "node:http";
import { afterAll, expect, test } from "vitest";
import { type GatewayBedOptions, openGatewayBed } from "../../../../../../test/protection/gateway-bed.ts";
import { createGuardRunner } from "../../../runtime/guard-runner.ts";

/** Places in which a hostile upstream can put words where no guard would look for them. The words are `sesame`. */

const runner = createGuardRunner();
afterAll(() => runner.close());

const masks = {
  ...{ type: "generic", methods: ["custom-patterns"], mode: "enforce", action: "mask" },
  "custom-patterns": { patterns: ["\\bsesame\\b"], names: ["word"] },
};
const GUARDS = {
  ...{ "output-guards": ["masks"], "document-guards": ["masks"], "tool-call-guards": ["masks"] },
  ...{ "tool-result-guards": ["masks"], masks },
};

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const EVENTS = { "content-type": "text/event-stream" };
const JSON_TYPE = { "content-type": "application/json" };

async function open(options: Partial<GatewayBedOptions>) {
  let next: Answer = { body: "" };
  const paths: string[] = [];
  const upstream: RequestListener = (request, response) => {
    paths.push(request.url ?? "");
    request.resume().on("end", () => {
      response.writeHead(next.status ?? 200, { ...JSON_TYPE, ...next.headers });
      response.end(next.body);
    });
  };
  const bed = await openGatewayBed({ upstream, runner, guards: GUARDS, ...options });
  return {
    bed,
    paths,
    /** All that a client sees: the head and the body, also as JSON says it. */
    async said(path: string, body: object | null, answer: Answer): Promise<string> {
      next = answer;
      const reply = await fetch(bed.url + path, {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${bed.key}`, ...JSON_TYPE },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      const unescaped = text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      return `${reply.status} ${JSON.stringify([...reply.headers])} ${text} ${unescaped}`;
    },
    [Symbol.asyncDispose]: () => bed[Symbol.asyncDispose](),
  };
}

const events = (...values: readonly (object | string)[]): Answer => ({
  headers: EVENTS,
  body: values.map((value) => (typeof value === "string" ? value : `data: ${JSON.stringify(value)}\n\n`)).join(""),
});
const ESCAPED = "\\u0073esame";

const CHAT = { model: "m", stream: true, messages: [{ role: "user", content: "Hello" }] };
const delta = (more: object) => ({ id: "c1", object: "chat.completion.chunk", created: 1, model: "m", ...more });
const said = (content: string) => ({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const twice = `{"id":"c1","choices":[{"index":0,"delta":{"content":"sesame"}}],"choices":[{"index":0,"delta":{"content":"fine"}}],"usage":null}`;
const calls = (text: string) => [
  delta({
    choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id: "t", function: { name: "f", arguments: text } }] } }],
  }),
  delta({ choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] }),
];

test.each<[string, Answer]>([
  ["a member that is there twice, beside one that the gateway takes out", events(`data: ${twice}\n\n`)],
  ["a member that is there twice, in an event with a name", events(`event: strange\ndata: ${twice}\n\n`)],
  ["a header", { ...events(delta(said("fine"))), headers: { ...EVENTS, "openai-model": "open sesame" } }],
  ["an error with a byte order mark", { status: 500, body: `\ufeff{"error":{"message":"${ESCAPED}"}}` }],
  ["an error that is nested too deep", { status: 500, body: `${"[".repeat(99)}"${ESCAPED}"${"]".repeat(99)}` }],
  ["an error in another encoding", { status: 500, body: Buffer.from("sesame", "utf16le") }],
  ["escaped arguments", events(...calls(`{"a":"${ESCAPED}"}`))],
  ["arguments with a member that is there twice", events(...calls(`{"a":"sesame","a":"fine"}`))],
  ["arguments with a line break", events(...calls(`{"a":"fine\\nsesame"}`))],
])("chat: %s", async (_, answer) => {
  await using gateway = await open({});
  expect((await gateway.said("/v1/chat/completions", CHAT, answer)).replaceAll("\0", "")).not.toContain("sesame");
});

const MESSAGES = { model: "m", max_tokens: 9, stream: true, messages: [{ role: "user", content: "Hello" }] };
const start = (index: number, block: object) => ({ type: "content_block_start", index, content_block: block });
const text = (index: number, more: string) => ({
  ...{ type: "content_block_delta", index },
  delta: { type: "text_delta", text: more },
});
const begun = (more: object = {}) => ({
  type: "message_start",
  message: { id: "msg_1", type: "message", role: "assistant", model: "m", content: [], usage: {}, ...more },
});
const TEXT = { type: "text", text: "" };
const whole = (more: object): Answer => ({
  body: JSON.stringify({
    ...{ id: "msg_1", type: "message", role: "assistant", model: "m", stop_reason: "end_turn", usage: {} },
    content: [{ type: "text", text: "fine" }],
    ...more,
  }),
});

test.each<[string, Answer]>([
  ["the name of the model", whole({ model: "open sesame" })],
  ["the reason for the end", whole({ stop_reason: "open sesame" })],
  ["usage", whole({ usage: { note: "open sesame" } })],
  ["the name of a tool", whole({ content: [{ type: "tool_use", id: "t", name: "open sesame", input: {} }] })],
  ["the id of a call", whole({ content: [{ type: "tool_use", id: "open sesame", name: "f", input: {} }] })],
  ["two blocks that clients show apart", whole({ content: ["fine", "sesame"].map((one) => ({ ...TEXT, text: one })) })],
  [
    "arguments with a line break",
    whole({ content: [{ type: "tool_use", id: "t", name: "f", input: { a: "x\nsesame" } }] }),
  ],
  ["streamed: the name of the model", events(begun({ model: "open sesame" }))],
  ["streamed: usage", events(begun(), { type: "message_delta", delta: {}, usage: { note: "open sesame" } })],
  [
    "streamed: the name of a tool",
    events(begun(), start(0, { type: "tool_use", id: "t", name: "open sesame" }), {
      type: "content_block_stop",
      index: 0,
    }),
  ],
  [
    "streamed: two blocks that clients show apart",
    events(begun(), start(0, TEXT), text(0, "fine"), start(1, TEXT), text(1, "sesame"), { type: "message_stop" }),
  ],
  [
    "streamed: an event with a name that its data says only once",
    events(begun(), 'event: sesame\ndata: {"type":"ping","x":"sesame","x":"fine"}\n\n'),
  ],
])("messages: %s", async (_, answer) => {
  await using gateway = await open({ protocol: "anthropic", basePath: "" });
  expect(await gateway.said("/v1/messages", MESSAGES, answer)).not.toContain("sesame");
});

test.each([
  [
    "a text that goes on behind another block",
    [start(0, TEXT), text(0, "ses"), start(1, { type: "tool_use", id: "t", name: "f", input: {} }), text(0, "ame")],
  ],
  ["two texts that take turns", [start(0, TEXT), start(1, TEXT), text(0, "ses"), text(1, "x"), text(0, "ame")]],
  [
    "two blocks with one number",
    [start(0, { ...TEXT, text: "ses" }), start(0, { ...TEXT, text: "x" }), text(0, "ame")],
  ],
])("messages: %s is not passed on", async (_, values) => {
  await using gateway = await open({ protocol: "anthropic", basePath: "" });
  const answer = events(begun(), ...values, { type: "message_stop" });
  expect(await gateway.said("/v1/messages", MESSAGES, answer)).not.toContain('"ame"');
});

const A2A = {
  ...{ jsonrpc: "2.0", id: 1, method: "message/stream" },
  params: { message: { kind: "message", messageId: "m", role: "user", parts: [{ kind: "text", text: "Hello" }] } },
};
const result = (value: object) => ({ jsonrpc: "2.0", id: 1, result: value });
const chunk = (words: string, more: object) =>
  result({
    ...{ kind: "artifact-update", taskId: "t", contextId: "c", ...more },
    artifact: { artifactId: "a", parts: [{ kind: "text", text: words }] },
  });
const status = (words: string, more: object = {}) =>
  result({
    ...{ kind: "status-update", taskId: "t", contextId: "c", final: false },
    status: {
      state: "working",
      message: { messageId: "m", role: "agent", parts: [{ kind: "text", text: words }], ...more },
    },
  });
const done = result({
  kind: "status-update",
  taskId: "t",
  contextId: "c",
  final: false,
  status: { state: "completed" },
});

test.each<[string, Answer]>([
  [
    "data under a name of the protocol",
    events(
      result({ kind: "message", messageId: "m", role: "agent", parts: [{ kind: "data", data: { id: "sesame" } }] }),
    ),
  ],
  ["an id", events(result({ kind: "message", messageId: "open sesame", role: "agent", parts: [] }))],
  [
    "an artifact that goes on after its last chunk",
    events(chunk("ses", { lastChunk: true }), chunk("ame", { append: true })),
  ],
  ["an artifact that goes on after its task", events(chunk("ses", {}), done, chunk("ame", { append: true }))],
  ["an artifact that goes on by another word", events(chunk("ses", {}), chunk("ame", { append: 1 }))],
  [
    "two updates in one event",
    events(chunk("ses", { statusUpdate: {} }), chunk("ame", { append: true, statusUpdate: {} })),
  ],
  [
    "a status that calls itself an artifact",
    events(status("ses", { artifactId: "a" }), status("ame", { artifactId: "a" })),
  ],
])("a2a: %s", async (_, answer) => {
  await using gateway = await open({ protocol: "a2a", basePath: "" });
  const all = await gateway.said("", A2A, answer);
  expect(all).not.toContain("sesame");
  expect(all.includes('"ses"') && all.includes('"ame"')).toBe(false);
});

const TOOL = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "f", arguments: {} } };
const content = [{ type: "text", text: "sesame" }];

test.each<[string, Answer]>([
  [
    "the name of an event, said in what is masked",
    events(`event: sesame\ndata: ${JSON.stringify(result({ content }))}\n\n`),
  ],
  ["the name of an empty event", events("event: sesame\ndata:\n\n")],
  [
    "structured content under a name of the protocol",
    events(result({ content: [], structuredContent: { id: "sesame" } })),
  ],
  ["a member that should be an identifier", events(result({ content: [], status: "open sesame" }))],
  ["the method of a notification", events({ jsonrpc: "2.0", method: "open sesame" })],
  ["the id of a request of the server's own", events({ jsonrpc: "2.0", id: "open sesame", method: "ping" })],
])("mcp: %s", async (_, answer) => {
  await using gateway = await open({ protocol: "mcp", leg: "tools", basePath: "/mcp" });
  expect(await gateway.said("", TOOL, answer)).not.toContain("sesame");
});

test("mcp: a line break does not hide a word in the schema of a tool", async () => {
  await using gateway = await open({ protocol: "mcp", leg: "tools", basePath: "/mcp" });
  const inputSchema = { type: "object", properties: { a: { description: "fine\nsesame" } } };
  const answer = events(result({ tools: [{ name: "f", description: "Fine.", inputSchema }] }));
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  expect(await gateway.said("", list, answer)).not.toContain("sesame");
});

test.each([
  "/v1/models/..",
  "/v1/models/%2e%2e",
  "/v1/models/..%2fadmin",
  "/v1/models/a%2f..%2fadmin",
  "/v1/models/open%20sesame",
])("openai: %s is no model", async (path) => {
  await using gateway = await open({});
  await gateway.said(path, null, { body: '{"object":"list","data":[]}' });
  expect(gateway.paths.filter((one) => one !== "/v1/models")).toEqual([]);
});
