import { expect, test } from "vitest";
import { bridge } from "./bridge.ts";
import type { Members } from "./messages.ts";

interface Sent {
  readonly body: Members;
  readonly headers: Record<string, string>;
}

/** Bridges to a console that answers from a function. */
async function through(lines: AsyncIterable<string>, answer: (message: Members) => Response | Promise<Response>) {
  const written: Members[] = [];
  const sent: Sent[] = [];
  await bridge({
    lines,
    signal: new AbortController().signal,
    write: (line) => void written.push(JSON.parse(line)),
    send: async (body, { headers }) => {
      sent.push({ body: JSON.parse(body), headers });
      return answer(JSON.parse(body));
    },
  });
  return { written, sent };
}

async function* said(...messages: (object | string)[]): AsyncGenerator<string> {
  for (const message of messages) yield typeof message === "string" ? message : JSON.stringify(message);
}

const request = (id: number, method: string, params: object = {}) => ({ jsonrpc: "2.0", id, method, params });
const result = ({ id }: Members, value: object) => Response.json({ jsonrpc: "2.0", id, result: value });

test("lines become requests with the headers of their generation, and answers become lines", async () => {
  const meta = { _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } };
  const { written, sent } = await through(
    said(
      request(1, "initialize", { protocolVersion: "2025-06-18", capabilities: {} }),
      { jsonrpc: "2.0", method: "notifications/initialized" },
      "",
      "{broken",
      request(2, "tools/call", { ...meta, name: "agents_list" }),
    ),
    (message) => {
      if (message["method"] === "notifications/initialized") return new Response(null, { status: 202 });
      if (message["id"] === 1) return result(message, { protocolVersion: "2025-06-18" });
      const progress = '{"jsonrpc":"2.0","method":"notifications/progress"}';
      const events = `event: message\ndata: ${progress}\n\ndata: {"jsonrpc":"2.0","id":2,"result":{}}\n\n`;
      return new Response(events, { headers: { "content-type": "text/event-stream" } });
    },
  );
  expect(sent.map(({ headers }) => headers)).toEqual([
    {},
    { "mcp-protocol-version": "2025-06-18" },
    { "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "agents_list" },
  ]);
  expect(written).toEqual([
    { jsonrpc: "2.0", id: 1, result: { protocolVersion: "2025-06-18" } },
    { jsonrpc: "2.0", id: null, error: { code: -32700, message: "The line is not valid JSON." } },
    { jsonrpc: "2.0", method: "notifications/progress" },
    { jsonrpc: "2.0", id: 2, result: {} },
  ]);
});

test("a console that is away, or refuses the key, answers the request that asked", async () => {
  const { written } = await through(said(request(7, "ping"), request(8, "ping")), (message) => {
    if (message["id"] === 7) throw new TypeError("fetch failed");
    return Response.json(
      { jsonrpc: "2.0", id: null, error: { code: -32600, message: "Not authenticated" } },
      { status: 401 },
    );
  });
  expect(written).toContainEqual({
    jsonrpc: "2.0",
    id: 7,
    error: { code: -32000, message: expect.stringContaining("did not answer") },
  });
  expect(written).toContainEqual({ jsonrpc: "2.0", id: 8, error: { code: -32600, message: "Not authenticated" } });
});

test.each([
  ["accept", { evaluation_id: "e" }],
  ["decline", { code: "DECLINED", detail: "The user declined. Nothing was changed." }],
])("a client that can ask its user is asked, and %s decides", async (action, outcome) => {
  const question = { code: "CONFIRMATION_NEEDED", question: "Start it?", confirmation: "sealed" };
  const written: Members[] = [];
  async function* conversation(): AsyncGenerator<string> {
    yield JSON.stringify(request(1, "initialize", { capabilities: { elicitation: {} } }));
    const call = request(2, "tools/call", { name: "evaluation_start", arguments: { agent_id: "a" } });
    yield JSON.stringify(call);
    await expect.poll(() => written.find(({ method }) => method === "elicitation/create")).toBeDefined();
    const { id, params } = written.find(({ method }) => method === "elicitation/create") ?? {};
    expect(params).toMatchObject({ message: "Start it?" });
    yield JSON.stringify({ jsonrpc: "2.0", id, result: { action } });
  }
  const given: unknown[] = [];
  await bridge({
    lines: conversation(),
    signal: new AbortController().signal,
    write: (line) => void written.push(JSON.parse(line)),
    send: async (body) => {
      const message = JSON.parse(body);
      if (message.id === 1) return result(message, { protocolVersion: "2025-11-25" });
      given.push(message.params.arguments);
      const answer = message.params.arguments.confirmation === "sealed" ? { evaluation_id: "e" } : question;
      return result(message, { structuredContent: answer });
    },
  });
  expect(written.at(-1)).toMatchObject({ id: 2, result: { structuredContent: outcome } });
  expect(given).toHaveLength(action === "accept" ? 2 : 1);
});
