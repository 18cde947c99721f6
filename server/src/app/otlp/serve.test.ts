import { Agent, request as begin, type ClientRequest } from "node:http";
import { gzipSync } from "node:zlib";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { beforeAll, describe, expect, test } from "vitest";
import { serve } from "../../../test/platform/web-server.ts";
import { withoutDatabase } from "../../../test/protection/gateway-world.ts";
import {
  attributesOf,
  nowNs,
  type OtlpWorld,
  openOtlpWorld,
  sentSpan,
  spansBody,
} from "../../../test/protection/telemetry/otlp-world.ts";
import { make } from "../../../test/teams/keys.ts";
import { placeLimits } from "../../domains/protection/telemetry/otlp/share/places.ts";

let open: OtlpWorld;
beforeAll(async () => {
  open = await openOtlpWorld();
  return () => open[Symbol.asyncDispose]();
});

const WAIT = { timeout: 20_000 };
const PROTOBUF = { "content-type": "application/x-protobuf" };
const spansNamed = async (name: string): Promise<number> =>
  (await open.world.behind.query("select count(*)::int as n from otel_spans where name = $1", [name])).rows[0].n;

const typeOf = (response: Response): string | null => response.headers.get("content-type");

describe("an answer", () => {
  test("has the content type of the request, and says nothing if everything was stored", async () => {
    const json = await open.send("traces", spansBody([sentSpan()]), {
      "content-type": "application/json; charset=utf-8",
    });
    expect([json.status, typeOf(json), await json.text()]).toEqual([200, "application/json", "{}"]);
    const empty = await open.send("logs", Buffer.alloc(0), PROTOBUF);
    expect([empty.status, typeOf(empty), await empty.text()]).toEqual([200, "application/x-protobuf", ""]);
  });

  test("counts what was refused and says why, while the rest is stored", async () => {
    const body = spansBody([
      sentSpan({}, { name: "kept" }),
      sentSpan({}, { traceId: "00" }),
      sentSpan({}, { spanId: "0".repeat(16) }),
      sentSpan({}, { startTimeUnixNano: "1" }),
    ]);
    const answer = await open.send("traces", body);
    const { partialSuccess } = (await answer.json()) as { partialSuccess: Record<string, string> };
    expect([answer.status, partialSuccess["rejectedSpans"]]).toEqual([200, "3"]);
    expect(partialSuccess["errorMessage"]).toContain("outside of the time that is kept");
    expect(await spansNamed("kept")).toBe(1);
  });

  test("refuses summaries, a histogram whose buckets don't fit its bounds, and names of the console's own", async () => {
    const at = { timeUnixNano: String(nowNs()) };
    const metrics = [
      { name: "old.summary", summary: { dataPoints: [at, at] } },
      {
        name: "odd.histogram",
        histogram: {
          aggregationTemporality: 1,
          dataPoints: [{ ...at, count: 3, sum: 3, bucketCounts: [1, 1, 1], explicitBounds: [1] }],
        },
      },
      {
        name: "gateway_requests_total",
        sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints: [{ ...at, asInt: "5" }] },
      },
    ];
    const answer = await open.send("metrics", JSON.stringify({ resourceMetrics: [{ scopeMetrics: [{ metrics }] }] }));
    expect(await answer.json()).toMatchObject({ partialSuccess: { rejectedDataPoints: "4" } });
    const { rows } = await open.world.behind.query("select name from series_names where is_received");
    expect(rows.map(({ name }) => name)).not.toContain("gateway_requests_total");
  });

  test.each([
    ["a body that is no protobuf", "traces", Buffer.from([0x0a, 0xff]), PROTOBUF, 400],
    ["a body that is no JSON", "logs", "{", {}, 400],
    ["a list where an object belongs", "metrics", '{"resourceMetrics":[[]]}', {}, 400],
    ["what is not gzip", "traces", "{}", { "content-encoding": "gzip" }, 400],
    ["an encoding that nobody knows", "traces", "{}", { "content-encoding": "br" }, 415],
    ["another content type", "traces", "{}", { "content-type": "text/plain" }, 415],
    ["a wrong key", "traces", "{}", { authorization: "Bearer agck_wrong" }, 401],
    ["no key", "traces", "{}", { authorization: "" }, 401],
    ["17 MB in 17 kB", "traces", gzipSync(Buffer.alloc(17 << 20)), { ...PROTOBUF, "content-encoding": "gzip" }, 413],
    ["17 MB", "traces", Buffer.alloc(17 << 20), PROTOBUF, 413],
  ])("to %s is a status in the same content type", async (_what, signal, body, headers, status) => {
    const answer = await open.send(signal, body as string, headers as Record<string, string>);
    const isProtobuf = (headers as Record<string, string>)["content-type"] === PROTOBUF["content-type"];
    expect([answer.status, typeOf(answer)]).toEqual([
      status,
      isProtobuf ? PROTOBUF["content-type"] : "application/json",
    ]);
    const text = await answer.text();
    if (isProtobuf) expect(text.charCodeAt(0)).toBe(8);
    else expect(JSON.parse(text)).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
  });
});

describe("who may send", () => {
  test("a key without the permission may not, and one that was revoked may no longer", async () => {
    const { world } = open;
    const reader = await make(world, world.owner, { scopes: ["read"] });
    const body = spansBody([sentSpan({}, { name: "by key" })]);
    const by = (secret: string) => open.send("traces", body, { authorization: `Bearer ${secret}` });
    expect((await by(reader.secret)).status).toBe(403);
    const writer = await make(world, world.owner, { scopes: ["full"] });
    expect((await by(writer.secret)).status).toBe(200);
    await world.call("DELETE", `/v1/api-keys/${writer.id}`);
    expect((await by(writer.secret)).status).toBe(401);
    expect(await spansNamed("by key")).toBe(1);
  });

  test("another team's agent is nobody here", async () => {
    const stranger = await open.world.another();
    const { secret } = await make(stranger, stranger.owner, { scopes: ["guards"] });
    const body = spansBody([sentSpan({ "gen_ai.agent.id": open.agentId }, { name: "theirs" })]);
    expect((await open.send("traces", body, { authorization: `Bearer ${secret}` })).status).toBe(200);
    const { rows } = await open.world.behind.query("select team_id, agent_id from otel_spans where name = 'theirs'");
    expect(rows).toEqual([{ team_id: stranger.owner.who.teamId, agent_id: null }]);
  });
});

describe("a team that sends too much", () => {
  test("is told to wait while others are served, and is served again afterwards", async () => {
    const busy = await open.world.another();
    const { secret } = await make(busy, busy.owner, { scopes: ["guards"] });
    const slow: ClientRequest[] = [];
    // One that came while something else was received is refused, and begins again.
    const hold = (): void => {
      const request = begin(`${open.url}/v1/traces`, {
        ...{ method: "POST", agent: new Agent(), headers: { ...PROTOBUF, "x-api-key": secret, "content-length": "9" } },
      });
      request.on("error", () => {}).on("response", hold);
      request.write("\n");
      slow.push(request);
    };
    for (let nth = 0; nth < placeLimits.requestsOfTeam; nth++) hold();
    const send = () => open.send("traces", spansBody([sentSpan()]), { authorization: `Bearer ${secret}` });
    await expect.poll(async () => (await send()).status, WAIT).toBe(429);
    const refused = await send();
    expect([refused.headers.get("retry-after"), await refused.json()]).toMatchObject(["2", { code: 8 }]);
    expect((await open.send("traces", spansBody([sentSpan()]))).status).toBe(200);
    for (const request of slow) request.destroy();
    await expect.poll(async () => (await send()).status, WAIT).toBe(200);
  });

  test("can't multiply series with attributes that it makes up", async () => {
    const hostile = await open.world.another();
    const { secret } = await make(hostile, hostile.owner, { scopes: ["guards"] });
    const at = String(nowNs());
    const start = String(nowNs() - 1_000_000_000n);
    const dataPoints = Array.from({ length: 300 }, (_, nth) => ({
      ...{ timeUnixNano: at, startTimeUnixNano: start, asInt: "1" },
      attributes: attributesOf({ made_up: `value ${nth}`, "gen_ai.request.model": `model ${nth}` }),
    }));
    const sum = { aggregationTemporality: "AGGREGATION_TEMPORALITY_CUMULATIVE", isMonotonic: true, dataPoints };
    const body = { resourceMetrics: [{ scopeMetrics: [{ metrics: [{ name: "made.up", sum }] }] }] };
    expect(await (await open.send("metrics", JSON.stringify(body), { authorization: `Bearer ${secret}` })).text()).toBe(
      "{}",
    );
    const { rows } = await open.world.behind.query(
      `select count(distinct d.labels)::int as series, sum(d.total)::int as total from series_delta d
       join series_names n on n.id = d.metric where n.name = 'made.up' and d.agent_id is null and d.labels >= 0`,
    );
    expect(rows[0].total).toBe(300);
    expect(rows[0].series).toBeLessThanOrEqual(201);
  });
});

describe("a retry", () => {
  test("of the same bytes counts once, also when both arrive together", async () => {
    const body = spansBody([sentSpan({}, { name: "twice" })]);
    const answers = await Promise.all([open.send("traces", body), open.send("traces", body)]);
    answers.push(await open.send("traces", gzipSync(body), { "content-encoding": "gzip" }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await spansNamed("twice")).toBe(1);
  });

  test("by the SDK after 429, 503 and a connection cut after the commit loses nothing and doubles nothing", async () => {
    const answered: number[] = [];
    await using between = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", async () => {
        const turn = answered.length;
        if (turn === 0) {
          answered.push(429);
          return void response.writeHead(429, { "retry-after": "1", ...PROTOBUF }).end();
        }
        const away = turn === 1 ? withoutDatabase(open.world) : () => {};
        const { "content-type": type = "", authorization = "" } = request.headers;
        const real = await open.send("traces", Buffer.concat(chunks), { "content-type": type, authorization });
        away();
        answered.push(real.status);
        if (turn === 2) return void request.socket.destroy();
        const wait = real.headers.get("retry-after");
        response.writeHead(real.status, { ...PROTOBUF, ...(wait ? { "retry-after": wait } : {}) });
        response.end(Buffer.from(await real.arrayBuffer()));
      });
    });
    const exporter = new OTLPTraceExporter({
      url: `${between.url}/v1/traces`,
      headers: { authorization: `Bearer ${open.key}` },
    });
    const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] });
    const tracer = provider.getTracer("t");
    for (let nth = 0; nth < 5; nth++) tracer.startSpan("retried").end();
    await provider.forceFlush();
    await provider.shutdown();
    expect(answered).toEqual([429, 503, 200, 200]);
    expect(await spansNamed("retried")).toBe(5);
  });
});

describe("what was received", () => {
  test("is rid of secrets, and of personal data in what was said", async () => {
    const key = `sk-proj-${"a1B2c3D4e5".repeat(5)}`;
    const said = JSON.stringify([{ role: "user", parts: [{ content: `Mail kim@example.org, key ${key}` }] }]);
    const span = sentSpan({
      "gen_ai.input.messages": said,
      "http.request.header.authorization": "Bearer abcdefghijklmnop",
      "db.password": "correct horse",
      note: `uses ${key}`,
      "user.email": "lee@example.org",
    });
    const body = { stringValue: `key ${key} of kim@example.org` };
    await open.send("traces", spansBody([{ ...span, name: "secrets" }]));
    const logRecords = [{ timeUnixNano: String(nowNs()), body, attributes: attributesOf({ key: "kept out" }) }];
    await open.send("logs", JSON.stringify({ resourceLogs: [{ scopeLogs: [{ logRecords }] }] }));
    const { rows } = await open.world.behind.query(
      "select attrs::text as text from otel_spans where name = 'secrets' union all select line from otel_logs where line like 'key %'",
    );
    expect(rows).toHaveLength(2);
    const all = rows.map(({ text }) => text).join("\n");
    for (const secret of [key, "abcdefghijklmnop", "correct horse"]) expect(all).not.toContain(secret);
    expect(rows[0].text).toContain("Mail ⟦EMAIL⟧");
    expect(rows[0].text).toContain("lee@example.org");
  });

  test("costs what the team's prices say, and nothing is said of a model without one", async () => {
    await open.world.call("POST", "/v1/model-prices", { body: { pattern: "priced-*", input: 2, output: 10 } });
    const usage = { "gen_ai.usage.input_tokens": 1000, "gen_ai.usage.output_tokens": 100 };
    const chat = { "gen_ai.operation.name": "chat", ...usage };
    const named = (name: string, attributes: object) => sentSpan(attributes, { name });
    const body = spansBody([
      named("cost one", { ...chat, "gen_ai.request.model": "priced-1" }),
      named("cost two", { ...chat, "gen_ai.request.model": "free-1" }),
      named("cost three", { ...usage, "gen_ai.operation.name": "invoke_agent", "gen_ai.request.model": "priced-1" }),
    ]);
    await open.send("traces", body);
    const { rows } = await open.world.behind.query(
      "select name, cost_micros::int as cost from otel_spans where name like 'cost %' order by name",
    );
    expect(rows).toEqual([
      { name: "cost one", cost: 3000 },
      { name: "cost three", cost: null },
      { name: "cost two", cost: null },
    ]);
    const figures = await open.world.behind.query(
      `select n.name, sum(d.total)::int as total from series_delta d join series_names n on n.id = d.metric
       join series_labels l on l.id = d.labels where d.agent_id is null and l.labels->>'model' = 'priced-1' group by 1 order by 1`,
    );
    expect(figures.rows).toMatchObject([
      { name: "genai_cost_micros_total", total: 3000 },
      { name: "genai_request_seconds" },
      { name: "genai_requests_total", total: 1 },
      { name: "genai_tokens_total", total: 1100 },
    ]);
  });
});
