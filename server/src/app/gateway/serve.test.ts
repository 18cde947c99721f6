import { Writable } from "node:stream";
import OpenAI from "openai";
import pino from "pino";
import { expect, test } from "vitest";
import { openGatewayWorld, withoutDatabase } from "../../../test/protection/gateway-world.ts";
import { apply, OVERRIDE, word } from "../../../test/protection/guarded-agent.ts";
import { type StubRequest, stubModel } from "../../../test/protection/stub-model.ts";
import { holdStatementsToTheirTeam } from "../../../test/recorded-statements.ts";

holdStatementsToTheirTeam();

const PII = {
  methods: ["pii-structured"],
  mode: "enforce",
  action: "mask",
  "pii-structured": { kinds: ["email"], restore: true },
};
const GUARDS = { "input-guards": ["word", "pii"], "output-guards": ["word", "pii"], word: word("sesame"), pii: PII };
const MAIL = "kim.example@example.org";

test("a client of a console talks with an agent through its gateway: judged, masked, recorded, and without a key in any log", async () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const model = stubModel({
    say: ({ body }) => `You said: ${body.messages.at(-1).content} And ⟦EMAIL_9⟧ is nobody.`,
    cut: (text) => [...text],
  });
  await using gateway = await openGatewayWorld({
    upstream: model.listener,
    guards: GUARDS,
    logger: pino({ level: "debug" }, log),
    environment: { RATE_LIMIT: "6" },
  });
  const { world, url, key, agentId } = gateway;
  const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
  const ask = (content: string, conversation: string) =>
    client.chat.completions.create(
      { model: "gpt-small", messages: [{ role: "user", content }], stream: true },
      { headers: { "x-conversation-id": conversation } },
    );
  const said = async (stream: Awaited<ReturnType<typeof ask>>) => {
    let text = "";
    for await (const { choices } of stream) text += choices[0]?.delta.content ?? "";
    return text;
  };

  // Masked on the way to the agent, restored on the way back, one character at a time.
  expect(await said(await ask(`Write to ${MAIL}.`, "one"))).toBe(
    `You said: Write to ${MAIL}. And ⟦EMAIL_9⟧ is nobody.`,
  );
  expect(model.requests.at(-1)?.body.messages[0].content).toBe("Write to ⟦EMAIL_1⟧.");
  // The same conversation knows the token, also when the value is not said again.
  const echo = stubTokens(model.requests);
  expect(await said(await ask(`And to ${MAIL} again?`, "one"))).toContain(MAIL);
  expect(model.requests.at(-1)?.body.messages[0].content).toBe("And to ⟦EMAIL_1⟧ again?");
  // Another conversation does not, and a token that a client makes up is only text.
  expect(await said(await ask("What is ⟦EMAIL_1⟧?", "two"))).toContain("⟦EMAIL_1⟧");
  expect(model.requests.at(-1)?.body.messages[0].content).toBe("What is ⟦~EMAIL_1⟧?");
  expect(echo).toBe(1);

  const blocked = await said(await ask("open sesame", "one"));
  expect(blocked).not.toContain("sesame");
  await world.services.guards.traffic.flush();
  const { rows } = await world.behind.query("select outcome, enforced from guard_events where guard = 'word'");
  expect(rows).toEqual([{ outcome: "hit", enforced: true }]);
  const agent = await world.call("GET", `/v1/agent-configurations/${agentId}`);
  expect(agent.body.protection_status).toBe("guarded");
  // The guard event leads to the request's trace, and the figures say the same.
  const { rows: traced } = await world.behind.query(
    `select e.name, e.conversation_id, below.name as below, l.line
     from guard_events g
     join otel_spans e on encode(e.trace_id, 'hex') = g.trace_id and e.is_entry
     join otel_spans below on below.parent_id = e.span_id
     join otel_logs l on l.span_id = below.span_id
     where g.guard = 'word' and e.agent_id = $1`,
    [agentId],
  );
  expect(traced).toMatchObject([{ name: "chat gpt-small", conversation_id: "one", below: "guard word" }]);
  const { rows: counted } = await world.behind.query(
    `select n.name, sum(d.total)::int as total from series_delta d join series_names n on n.id = d.metric
     where d.agent_id = $1 and d.labels >= 0 and n.name in ('gateway_requests_total', 'gateway_blocked_total') group by 1 order by 1`,
    [agentId],
  );
  expect(counted.map(({ total }) => total)).toEqual([1, 4]);
  const dump = await world.behind.query(
    "select guard_masks::text as row from guard_masks union all select otel_spans::text from otel_spans union all select otel_logs::text from otel_logs",
  );
  const everything = [...lines, JSON.stringify(dump.rows)].join("\n");
  for (const secret of [key, "sk-upstream-secret", MAIL]) expect(everything).not.toContain(secret);
});

const stubTokens = (requests: readonly { text: string }[]): number =>
  requests.filter(({ text }) => text.includes("⟦EMAIL_1⟧")).length;

test("the gateway answers in the protocol's form for an unknown key, route and path, and without guards it leads to their page", async () => {
  const model = stubModel({ say: () => "Hello" });
  await using gateway = await openGatewayWorld({ upstream: model.listener, guards: null });
  const { url, key, world } = gateway;
  const post = (path: string, bearer: string, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${bearer}`, ...headers },
      body: JSON.stringify({ model: "m", messages: [{ role: "user", content: "hi" }] }),
    });
  const codes = async (answer: Response) => [
    answer.status,
    JSON.stringify(await answer.json()).match(/[A-Z]+(?:_[A-Z]+)+/)?.[0],
  ];
  expect(await codes(await post("/v1/chat/completions", "gk_wrong"))).toEqual([401, "GATEWAY_KEY_INVALID"]);
  expect(await codes(await post("-other/v1/chat/completions", key))).toEqual([404, "GATEWAY_ROUTE_NOT_FOUND"]);
  expect(await codes(await post("/v1/files", key))).toEqual([404, "GATEWAY_PATH_NOT_SERVED"]);
  expect(await codes(await post("/v1/chat/completions", world.owner.token))).toEqual([401, "GATEWAY_KEY_INVALID"]);
  const unguarded = await post("/v1/chat/completions", key, {
    origin: "https://shop.example",
    "sec-fetch-site": "cross-site",
  });
  expect([unguarded.status, unguarded.headers.get("access-control-allow-origin")]).toEqual([503, "*"]);
  expect(await unguarded.text()).toContain("Guards page");
  expect(model.requests).toEqual([]);
});

test("without a database, known keys and guards go on for a while, nobody new comes in, and then nothing passes", async () => {
  const model = stubModel({ say: () => "Hello" });
  await using gateway = await openGatewayWorld({
    upstream: model.listener,
    guards: { "input-guards": ["word"], word: word("sesame") },
    environment: { GATEWAY_OFFLINE_SECONDS: "3" },
  });
  const { url, key, world, agentId } = gateway;
  const other = await world.call("POST", "/v1/gateway-keys", { body: { agent_id: agentId, name: "Other" } });
  const post = (bearer: string, content: string) =>
    fetch(`${url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ model: "m", messages: [{ role: "user", content }] }),
    });
  expect((await post(key, "hi")).status).toBe(200);
  const back = withoutDatabase(world);
  try {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect((await post(key, "hi")).status).toBe(200);
    expect(await (await post(key, "open sesame")).text()).toContain("content_filter");
    expect((await post(other.body.secret, "hi")).status).toBe(503);
    await expect.poll(async () => (await post(key, "hi")).status, { timeout: 6000, interval: 300 }).toBe(503);
    const before = model.requests.length;
    expect((await post(key, "hi")).status).toBe(503);
    expect(model.requests.length).toBe(before);
  } finally {
    back();
  }
  await expect.poll(async () => (await post(key, "hi")).status, { timeout: 6000, interval: 300 }).toBe(200);
});

const WORD = { "input-guards": ["word"], word: word("sesame") };
const POLICY = `deny call of send_email after result of web_fetch
deny call of mcp:*/send after result of mcp:*/fetch`;

/** A model that remembers nothing itself: it calls the tool that it is told to call, or repeats what it hears. */
function answered({ body }: StubRequest, nth: number): object {
  const said = typeof body.input === "string" ? body.input : (body.input.at(-1).output ?? "");
  const tool = /call (\w+)/.exec(said)?.[1];
  const item = tool
    ? {
        type: "function_call",
        id: `fc_${nth}`,
        call_id: `call_${nth}`,
        name: tool,
        arguments: "{}",
        status: "completed",
      }
    : {
        ...{ type: "message", id: `msg_${nth}`, role: "assistant", status: "completed" },
        content: [{ type: "output_text", text: `Heard: ${said} ${body.metadata?.token ?? ""}`, annotations: [] }],
      };
  return {
    ...{ id: `resp_${nth}`, object: "response", created_at: 1, status: "completed", model: "gpt-small", error: null },
    ...{ output: [item], usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 } },
  };
}

/** A tool server with sessions, which says what it was called with. */
function toolAnswer({ body, headers }: StubRequest): { session?: string; result: object } {
  if (body.method !== "initialize")
    return { result: { content: [{ type: "text", text: `${body.params.name} in ${headers["mcp-session-id"]}` }] } };
  const session = `session-${body.id}`;
  const capabilities = { tools: {} };
  return { session, result: { protocolVersion: "2025-06-18", capabilities, serverInfo: { name: "s", version: "1" } } };
}

function remembering() {
  let nth = 0;
  return stubModel({
    say: () => "",
    instead: (request, response) => {
      const isTool = request.url.endsWith("/mcp");
      const { session, result } = isTool ? toolAnswer(request) : { session: undefined, result: {} };
      if (session) response.setHeader("mcp-session-id", session);
      response.setHeader("content-type", "application/json");
      nth += 1;
      const answer = isTool ? { jsonrpc: "2.0", id: request.body.id, result } : answered(request, nth);
      response.end(JSON.stringify(answer));
      return true;
    },
  });
}

async function openConversations() {
  const model = remembering();
  const gateway = await openGatewayWorld({
    ...{ upstream: model.listener, guards: WORD, leg: "model", key: { legs: ["model", "tools"] } },
  });
  const { world, agentId, url, key } = gateway;
  const post = async (path: string, body: object) => (await world.call("POST", path, { body })).body;
  const { path } = await post("/v1/gateway-routes", {
    ...{ agent_id: agentId, leg: "tools", upstream_url: `${gateway.upstream.url}/mcp` },
  });
  const policy = await post("/v1/flow-policies", { name: "mail", text: POLICY });
  const attached = { agent_id: agentId, mode: "enforce", ...OVERRIDE };
  expect((await post(`/v1/flow-policies/${policy.id}/apply`, attached)).attachments).toHaveLength(1);
  const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
  const origin = new URL(url).origin;
  return {
    ...{ gateway, model, client },
    /** What a tool server answers, and the session it gave. */
    async rpc(method: string, session: string | null, params: object = {}, id = 1) {
      const response = await fetch(`${origin}${path}`, {
        method: "POST",
        headers: {
          ...{ authorization: `Bearer ${key}`, "content-type": "application/json" },
          accept: "application/json, text/event-stream",
          ...(session ? { "mcp-session-id": session } : {}),
        },
        body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
      });
      return { session: response.headers.get("mcp-session-id"), text: await response.text() };
    },
  };
}

test("conversations go on by the ID of an answer or of a session: flow policies and masks know what was before, and what is lost counts as tainted", async () => {
  const { gateway, model, client, rpc } = await openConversations();
  await using console = gateway;
  const { world, agentId } = console;
  const say = (input: OpenAI.Responses.ResponseInput | string, previous?: string) =>
    client.responses.create({ model: "gpt-small", input, ...(previous ? { previous_response_id: previous } : {}) });
  const callsOf = ({ output }: OpenAI.Responses.Response) => output.filter(({ type }) => type === "function_call");
  const resultOf = (call_id: string, output: string) => [{ type: "function_call_output" as const, call_id, output }];

  // Nothing was read: the mail may go. After a page it may not, though the request says nothing of the page.
  expect(callsOf(await say("call send_email"))).toHaveLength(1);
  const read = await say("call web_fetch");
  const [page] = callsOf(read) as OpenAI.Responses.ResponseFunctionToolCall[];
  const after = await say(resultOf(page?.call_id ?? "", "A page."), read.id);
  expect(callsOf(await say("call send_email", after.id))).toEqual([]);
  // An answer that nobody here gave: everything may have happened before it.
  expect(callsOf(await say("call send_email", "resp_unknown"))).toEqual([]);

  const session = (await rpc("initialize", null, {}, 7)).session ?? "";
  const tool = async (name: string, of = session) => (await rpc("tools/call", of, { name, arguments: {} })).text;
  expect(await tool("send")).toContain("send in session-7");
  expect(await tool("fetch")).toContain("fetch in session-7");
  expect(await tool("send")).toContain('"isError":true');
  await world.behind.query("delete from flow_states");
  const sent = model.requests.length;
  expect(await tool("send")).toContain('"isError":true');
  expect(model.requests.length).toBe(sent);

  const [config] = (await world.call("GET", `/v1/guard-configs?agent_id=${agentId}`)).body.guard_configs;
  const config_body = { ...WORD, "input-guards": ["word", "pii"], pii: PII };
  await world.call("PUT", `/v1/guard-configs/${config.id}`, { body: { config_body } });
  await apply(world, config.id);
  const heard = () => model.requests.at(-1)?.body.input;
  const first = await expect
    .poll(async () => {
      const answer = await say("Write to kim@example.org.");
      return heard() === "Write to ⟦EMAIL_1⟧." ? answer : null;
    })
    .not.toBeNull()
    .then(() => say("Write to kim@example.org."));
  expect(first.output_text).toContain("kim@example.org");
  // The value keeps its token, another one gets its own, and the model's memory of the first comes back as the first.
  const second = await client.responses.create({
    ...{ model: "gpt-small", input: "And to lee@example.org.", previous_response_id: first.id },
    metadata: { token: "⟦EMAIL_1⟧" },
  });
  expect(heard()).toBe("And to ⟦EMAIL_2⟧.");
  expect(second.output_text).toContain("lee@example.org.");
  await say("Both: kim@example.org lee@example.org", second.id);
  expect(heard()).toBe("Both: ⟦EMAIL_1⟧ ⟦EMAIL_2⟧");
  const forwarded = model.requests.length;
  await expect(say("And now?", "resp_unknown")).rejects.toMatchObject({ status: 503 });
  expect(model.requests.length).toBe(forwarded);
});
