import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, openBackend, type TestBackend, text } from "../../../../../test/protection/telemetry/backend.ts";
import { openWorld, type World } from "../../../../../test/world.ts";

let backend: TestBackend;
let world: World;
beforeAll(async () => {
  backend = await openBackend();
  world = await openWorld({
    poolSize: 2,
    environment: {
      ...{ TELEMETRY_METRICS_URL: backend.url, TELEMETRY_LOGS_URL: backend.url, TELEMETRY_TRACES_URL: backend.url },
      TELEMETRY_TEAM_LABEL: "tenant",
    },
  });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await backend[Symbol.asyncDispose]();
});

const get = (path: string) => world.call("GET", `/v1/telemetry/${path}`);
const team = () => world.owner.who.teamId;
const TRACE = "0af7651916cd43dd8448eb211c80319c";

describe("the same operations", () => {
  test("answer with the figures of Prometheus", async () => {
    backend.answer((response, { given }) => {
      const start = Number(given.get("start"));
      const values = [
        [start, "3"],
        [start + Number(given.get("step")), "4"],
      ];
      json({ status: "success", data: { resultType: "matrix", result: [{ metric: {}, values }] } })(
        response,
        backend.heard[0] as never,
      );
    });
    const total = await get("counters/gateway_requests_total/total");
    expect([total.status, total.body.total_count]).toEqual([200, 7]);
    const { body } = await get("counters/gateway_requests_total/time_series?time_range=1h");
    expect(body.series[0].points.slice(0, 3).map(({ value }: { value: number }) => value)).toEqual([3, 4, 0]);
    expect(backend.heard.at(-1)?.given.get("query")).toContain(`tenant="${team()}"`);
  });

  test("find log lines of Loki and traces of Tempo", async () => {
    const stream = { stream: { tenant: team(), service_name: "bot" }, values: [["1800000000123456789", "hello"]] };
    backend.answer(json({ status: "success", data: { resultType: "streams", result: [stream] } }));
    const logs = await get(`logs?logql=${encodeURIComponent('{service_name="bot"} |= "h"')}`);
    expect(logs.text).toContain('"timestamp":1800000000123456789');
    expect(backend.heard.at(-1)?.given.get("query")).toBe(`{service_name="bot", tenant="${team()}"} |= "h"`);
    backend.answer(json({ traces: [{ traceID: TRACE, startTimeUnixNano: "1800000000123456789", durationMs: 5 }] }));
    const traces = await get("traces");
    expect(traces.text).toContain('"start_time_unix_nano":1800000000123456789');
    const owned = [{ key: "tenant", value: { stringValue: team() } }];
    backend.answer(json({ batches: [{ resource: { attributes: owned }, scopeSpans: [] }] }));
    expect(await get(`traces/${TRACE}`)).toMatchObject({ status: 200, body: { trace_id: TRACE } });
  });

  test("don't tell a trace of another team from one that there is not", async () => {
    const foreign = [{ key: "tenant", value: { stringValue: crypto.randomUUID() } }];
    backend.answer(json({ batches: [{ resource: { attributes: foreign }, scopeSpans: [] }] }));
    const theirs = await get(`traces/${TRACE}`);
    backend.answer(text("trace not found", { status: 404 }));
    const missing = await get(`traces/${TRACE}`);
    const plain = (reply: typeof missing) => ({ ...reply.body, request_id: null });
    expect([theirs.status, plain(theirs)]).toEqual([404, plain(missing)]);
  });

  test("refuse a query that does not parse, and ask nobody", async () => {
    const before = backend.heard.length;
    for (const path of ["logs?logql=%7Ba%3D%22b%22%7D%20or%20%7B%7D", "traces?query=%7B%7D%20%7C%20count()"])
      expect((await get(path)).status).toBe(422);
    expect(backend.heard.length).toBe(before);
  });
});

test("a slow backend holds no database connection: eight requests wait for it, and others are answered", async () => {
  const waiting = Promise.withResolvers<void>();
  backend.answer(async (response) => {
    await waiting.promise;
    json({ status: "success", data: { resultType: "matrix", result: [] } })(response, backend.heard[0] as never);
  });
  const before = backend.heard.length;
  const slow = Array.from({ length: 8 }, () => get("counters/gateway_requests_total/total"));
  await expect.poll(() => backend.heard.length - before).toBe(8);
  expect((await world.call("GET", "/v1/agent-configurations/")).status).toBe(200);
  waiting.resolve();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(8).fill(200));
});

test("a dead backend is 502 with a code and a sentence, for every operation", async () => {
  backend.answer((response) => response.destroy());
  const paths = [
    "counters/a_total/total",
    "counters/a_total/time_series",
    "latency/a_seconds",
    "metrics",
    "logs",
    "traces",
  ];
  for (const path of [...paths, "breakdown/a_total?by=agent", `traces/${TRACE}`]) {
    const { status, body } = await get(path);
    expect([path, status, body.code]).toEqual([path, 502, "TELEMETRY_UNAVAILABLE"]);
    expect(body.detail).toMatch(/^The (metrics|logs|traces) backend /);
  }
});
