import { afterAll, beforeAll, expect, test } from "vitest";
import { hex, newSpan, plantSpans } from "../../../../../test/protection/telemetry/planted-rows.ts";
import { openWorld, type World } from "../../../../../test/world.ts";
import type { Act } from "../../../../platform/act.ts";
import { embeddedTraces } from "./embedded-traces.ts";

let root: World;
beforeAll(async () => {
  root = await openWorld();
});
afterAll(() => root[Symbol.asyncDispose]());

const nowNs = (world: World): bigint => BigInt(world.clock.now) * 1_000_000n;

async function search(world: World, query: Readonly<Record<string, string>> = {}) {
  const reply = await world.call("GET", `/v1/telemetry/traces?${new URLSearchParams(query)}`);
  expect(reply.status, reply.text).toBe(200);
  return { ...reply.body, text: reply.text };
}

const namesOf = ({ traces }: { traces: { root_trace_name: string }[] }) => traces.map((trace) => trace.root_trace_name);

test("traces are found newest first, once each, by what any of their spans has", async () => {
  const world = await root.another();
  const at = nowNs(world) - 9_876_543_211n;
  const [slow, quick] = [hex(16), hex(16)];
  await plantSpans(world, [
    newSpan({ traceId: slow, startNs: at, durationNs: 2_000_000_000n, name: "order" }),
    newSpan({
      traceId: slow,
      startNs: at + 5n,
      name: "chat small",
      service: "gateway",
      parentId: hex(8),
      source: "gateway",
    }),
    newSpan({
      traceId: slow,
      startNs: at + 9n,
      name: "tool",
      service: "tools",
      parentId: hex(8),
      isEntry: false,
      status: 2,
      attrs: { "http.status_code": 503 },
    }),
    newSpan({ traceId: quick, startNs: at + 2n, durationNs: 3_000_000n, name: "ping" }),
  ]);
  const all = await search(world);
  expect(namesOf(all)).toEqual(["order", "ping"]);
  expect(all.text).toContain(`"start_time_unix_nano":${at},"duration_ms":2000}`);
  expect(all.metrics).toEqual({
    inspectedTraces: 2,
    inspectedBytes: expect.stringMatching(/^\d+$/),
    completedJobs: 1,
    totalJobs: 1,
  });
  expect(namesOf(await search(world, { limit: "1" }))).toEqual(["order"]);
  expect(namesOf(await search(world, { service_name: "tools" }))).toEqual(["order"]);
  expect(namesOf(await search(world, { min_duration_ms: "1000" }))).toEqual(["order"]);
  expect(namesOf(await search(world, { max_duration_ms: "3" }))).toEqual(["ping"]);
  const found = async (query: string) => namesOf(await search(world, { query }));
  expect(await found("{ status = error && span.http.status_code >= 500 }")).toEqual(["order"]);
  expect(await found('{ resource.service.name = "tools" }')).toEqual(["order"]);
  expect(await found('{ name =~ "p.*" || duration > 1.5s }')).toEqual(["order", "ping"]);
  expect(await found('{ !(name = "ping") }')).toEqual(["order"]);
  expect(await found("{ kind = server }")).toEqual([]);
  expect(await found("{}")).toHaveLength(2);
  const refused = await world.call("GET", `/v1/telemetry/traces?${new URLSearchParams({ query: "{ nam = 1 }" })}`);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: "TELEMETRY_QUERY_INVALID",
    detail: [{ loc: ["query", "query"], ctx: { at: 2 } }],
  });
});

test("a trace has its spans as Tempo writes them, or in OTLP, and is not found by another team", async () => {
  const world = await root.another();
  const span = newSpan({
    startNs: nowNs(world) - 5n,
    ...{
      status: 2,
      statusMessage: "no",
      costMicros: 12,
      attrs: { text: "a", n: 3, f: 0.5, yes: true, list: [1, "b"] },
    },
    ...{ resource: { "service.name": "checkout" }, events: [{ at_ns: "17", name: "first", attrs: {} }] },
  });
  await plantSpans(world, [span]);
  const path = `/v1/telemetry/traces/${span.traceId}`;
  const { body } = await world.call("GET", path);
  const base64 = (id: string) => Buffer.from(id, "hex").toString("base64");
  expect(body).toEqual({
    trace_id: span.traceId,
    trace_id_base64: base64(span.traceId),
    batches: [
      {
        resource: { attributes: [{ key: "service.name", value: { stringValue: "checkout" } }] },
        scopeSpans: [
          {
            spans: [
              {
                ...{
                  traceId: base64(span.traceId),
                  spanId: base64(span.spanId),
                  name: "chat",
                  kind: "SPAN_KIND_CLIENT",
                },
                startTimeUnixNano: String(span.startNs),
                endTimeUnixNano: String(span.startNs + 1_000_000n),
                attributes: expect.arrayContaining([
                  { key: "text", value: { stringValue: "a" } },
                  { key: "n", value: { intValue: "3" } },
                  { key: "f", value: { doubleValue: 0.5 } },
                  { key: "yes", value: { boolValue: true } },
                  { key: "list", value: { arrayValue: { values: [{ intValue: "1" }, { stringValue: "b" }] } } },
                  { key: "agent_console.cost_micros", value: { intValue: "12" } },
                ]),
                events: [{ timeUnixNano: "17", name: "first", attributes: [] }],
                status: { message: "no", code: "STATUS_CODE_ERROR" },
              },
            ],
          },
        ],
      },
    ],
    spans_left_out: 0,
  });
  const [batch] = (await world.call("GET", `${path}?format=otlp`)).body.batches;
  expect(batch.scopeSpans[0].spans[0]).toMatchObject({
    traceId: span.traceId,
    spanId: span.spanId,
    kind: 3,
    status: { code: 2 },
  });
  const stranger = await root.another();
  const [foreign, unknown] = [
    await stranger.call("GET", path),
    await stranger.call("GET", `/v1/telemetry/traces/${hex(16)}`),
  ];
  expect(foreign.status).toBe(404);
  const same = ({ text, body: { request_id } }: typeof foreign) => text.replaceAll(request_id, "");
  expect(same(foreign)).toBe(same(unknown));
});

test("a trace too large for an answer is cut, and says by how much", async () => {
  const world = await root.another();
  const [many, wide] = [hex(16), hex(16)];
  const at = nowNs(world);
  const spans = Array.from({ length: 53 }, (_, n) => newSpan({ traceId: many, startNs: at + BigInt(n), name: `${n}` }));
  const large = Array.from({ length: 4 }, (_, n) =>
    newSpan({ traceId: wide, startNs: at + BigInt(n), attrs: { text: "x".repeat(30_000) } }),
  );
  await plantSpans(world, [...spans, ...large]);
  const { who } = world.owner;
  const get = (id: string) =>
    world.services.db.transaction(who, (tx) =>
      embeddedTraces({ spans: 50, bytes: 80_000 }).get({ tx, who } as Act, id),
    );
  const cut = await get(many);
  const shown = cut?.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)) ?? [];
  expect([shown.length, shown.at(-1), cut?.leftOut]).toEqual([50, expect.objectContaining({ name: "49" }), 3]);
  expect((await get(wide))?.leftOut).toBe(2);
});

test("entry spans of one nanosecond are all found, and an agent's traces by its spans", async () => {
  const world = await root.another();
  const at = nowNs(world) - 5n;
  const agentId = "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b12";
  const spans = Array.from({ length: 130 }, (_, n) =>
    newSpan({ startNs: at - BigInt(Math.floor(n / 60)), name: `${n}`, agentId: n % 2 ? agentId : null }),
  );
  await plantSpans(world, spans);
  const all = await search(world, { limit: "200", query: '{ name != "7" }' });
  expect(new Set(namesOf(all)).size).toBe(129);
  expect((await search(world, { limit: "200", agent_configuration_id: agentId })).traces).toHaveLength(65);
  expect((await search(world, { agent_configuration_id: "nobody" })).traces).toEqual([]);
});
