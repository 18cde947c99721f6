import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, openBackend, type TestBackend, text } from "../../../../../test/protection/telemetry/backend.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import { createOutbound, type Outbound } from "../../../../platform/outbound/outbound.ts";
import type { TracesAsked, TracesSource } from "../sources.ts";
import { tempoSource } from "./tempo.ts";
import { tempoQuery } from "./tempo-query.ts";

const TEAM = newId();
const act = { who: { teamId: TEAM } } as Act;
const window = { fromMs: 1_800_000_000_500, toMs: 1_800_000_060_000 };
const whole: TracesAsked = {
  ...{ window, limit: 20, query: null },
  ...{ service: null, agentId: null, minMs: null, maxMs: null },
};
const TRACE = "0af7651916cd43dd8448eb211c80319c";
const OTHER = "1bf7651916cd43dd8448eb211c80319c";
const matched = (name: string, service: string, nth: number) => ({
  ...{ spanID: "b7ad6b7169203331", name, startTimeUnixNano: `180000000200000000${nth}`, durationNanos: "1500000" },
  attributes: [{ key: "service.name", value: { stringValue: service } }],
});

let backend: TestBackend;
let outbound: Outbound;
let source: TracesSource;
beforeAll(async () => {
  backend = await openBackend();
  outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 1e7, deadlineMs: 1000 });
  const needs = { outbound, logger: { warn: () => {} } };
  source = tempoSource({ url: backend.url, headers: {}, teamLabel: "team_id" }, needs);
});
afterAll(async () => {
  await outbound.close();
  await backend[Symbol.asyncDispose]();
});

describe("a search", () => {
  test("lists traces, the newest first, with whole IDs and exact times, and says how far it came", async () => {
    backend.answer(
      json({
        traces: [
          { traceID: "7651916cd43dd8448eb211c80319c", startTimeUnixNano: "1800000001000000001" },
          {
            ...{ traceID: TRACE, rootServiceName: "gateway", rootTraceName: "chat gpt-5" },
            ...{ startTimeUnixNano: "1800000002000000003", durationMs: 557 },
            spanSets: [{ spans: [matched("chat gpt-5", "gateway", 3)], matched: 1 }],
          },
          {
            ...{ traceID: OTHER, rootServiceName: "payroll of another team", rootTraceName: "secret" },
            ...{ startTimeUnixNano: "1800000000000000001", durationMs: 99_000 },
            spanSet: { spans: [matched("late", "shop", 2), matched("own", "shop", 1)] },
          },
        ],
        metrics: { inspectedTraces: 3100, inspectedBytes: "3811736", completedJobs: 1, totalJobs: 2 },
      }),
    );
    expect(await source.search(act, whole)).toEqual({
      traces: [
        {
          ...{ traceId: TRACE, service: "gateway", name: "chat gpt-5" },
          ...{ startNs: 1_800_000_002_000_000_003n, durationMs: 557 },
        },
        {
          ...{ traceId: OTHER, service: "shop", name: "own" },
          ...{ startNs: 1_800_000_002_000_000_001n, durationMs: 1.5 },
        },
        {
          ...{ traceId: "0007651916cd43dd8448eb211c80319c", service: null, name: null },
          ...{ startNs: 1_800_000_001_000_000_001n, durationMs: null },
        },
      ],
      inspected: { traces: 3100, bytes: 3_811_736, jobs: { completed: 1, total: 2 } },
    });
    expect(Object.fromEntries(backend.heard.at(-1)?.given ?? [])).toEqual({
      ...{
        q: `{ resource.team_id = "${TEAM}" } | select(name, resource.service.name)`,
        spss: "20",
        limit: "20",
        start: "1800000000",
        end: "1800000060",
      },
    });
  });

  test("that finds nothing is empty", async () => {
    backend.answer(json({ metrics: {} }));
    expect((await source.search(act, whole)).traces).toEqual([]);
  });

  const broken = [
    ["answered with something", json({})],
    ["answered with something", json({ traces: {} })],
    ["answered with something", json({ traces: [{ traceID: '"}' }] })],
    ["could not evaluate", text("invalid TraceQL query: parse error at line 1", { status: 400 })],
    ["answered with a web page", text("<html>", { type: "text/html" })],
  ] as const;
  test.each(broken)("is 502 if Tempo %s", async (said, behavior) => {
    backend.answer(behavior);
    await expect(source.search(act, whole)).rejects.toMatchObject({
      code: "TELEMETRY_UNAVAILABLE",
      voices: { public: expect.stringContaining(`The traces backend ${said}`) },
    });
  });
});

describe("one trace", () => {
  const team = (value: object) => ({ key: "team_id", value });
  const span = {
    ...{ traceId: Buffer.from(TRACE, "hex").toString("base64"), spanId: "t61rLFvk80k=", parentSpanId: "" },
    ...{ name: "chat", kind: "SPAN_KIND_SERVER", startTimeUnixNano: "1800000002000000003" },
    ...{ endTimeUnixNano: "1800000002557000003", attributes: [], status: { code: "STATUS_CODE_ERROR" } },
  };
  const batch = (attributes: object[]) => ({
    resource: { attributes },
    scopeSpans: [{ scope: { name: "s" }, spans: [span] }],
  });
  const own = batch([team({ stringValue: TEAM })]);

  test("has IDs in hex and kinds as numbers, and nothing of another team", async () => {
    backend.answer(json({ batches: [own, batch([team({ stringValue: newId() })]), batch([])] }));
    const found = await source.get(act, TRACE);
    expect(found).toEqual({
      resourceSpans: [
        {
          resource: { attributes: [team({ stringValue: TEAM })] },
          scopeSpans: [
            {
              scope: { name: "s" },
              spans: [
                {
                  ...{ traceId: TRACE, spanId: "b7ad6b2c5be4f349", name: "chat", kind: 2, status: { code: 2 } },
                  ...{
                    startTimeUnixNano: "1800000002000000003",
                    endTimeUnixNano: "1800000002557000003",
                    attributes: [],
                  },
                },
              ],
            },
          ],
        },
      ],
      leftOut: 0,
    });
    expect(backend.heard.at(-1)?.path).toBe(`/api/traces/${TRACE}`);
    backend.answer(json({ trace: { resourceSpans: [own] }, status: "COMPLETE" }));
    expect((await source.get(act, TRACE))?.resourceSpans.length).toBe(1);
  });

  const foreign = [
    ["of another team", [team({ stringValue: newId() })]],
    ["of nobody", []],
    ["that names two teams", [team({ stringValue: TEAM }), team({ stringValue: newId() })]],
    ["whose team is a list", [team({ arrayValue: { values: [{ stringValue: TEAM }] } })]],
  ] as const;
  test.each(foreign)("%s is not there", async (_, attributes) => {
    backend.answer(json({ batches: [batch([...attributes])] }));
    expect(await source.get(act, TRACE)).toBeNull();
  });

  test("that Tempo does not have is not there, and a path that it does not have is 502", async () => {
    backend.answer(text("trace not found", { status: 404 }));
    expect(await source.get(act, TRACE)).toBeNull();
    backend.answer(text("404 page not found", { status: 404 }));
    await expect(source.get(act, TRACE)).rejects.toMatchObject({ code: "TELEMETRY_UNAVAILABLE" });
  });
});

describe("the query for Tempo", () => {
  const of = (asked: Partial<TracesAsked>) => tempoQuery({ ...whole, ...asked }, { label: "team_id", id: TEAM });
  const own = `resource.team_id = "${TEAM}"`;

  test("has every filter", () => {
    const asked = {
      query: "{ duration > 1s || status = error }",
      service: "gateway",
      agentId: "7",
      minMs: 5,
      maxMs: 9,
    };
    expect(of(asked)).toMatch(/^\{ .* \}$/);
    for (const part of [
      'resource.service.name = "gateway"',
      '.agent_id = "7"',
      "traceDuration >= 5ms",
      "traceDuration <= 9ms",
    ])
      expect(of(asked)).toContain(`&& ${part}`);
    expect(of(asked)).toContain("(duration > 1s || status = error) && ");
  });

  const escapes = [
    '{ resource.team_id = "other" }',
    "{ resource.team_id != nil || true = true }",
    '{ name = "} || { resource.team_id != nil" }',
    '{ name = "\\" } || { name != \\"" }',
    '{ !(resource.team_id = "x") || name =~ ".*" }',
    '{ span."a\\" || b" = 1 }',
  ];
  test.each(escapes)("%s can't leave the team", (query) => {
    let printed: string;
    try {
      printed = of({ query, service: '" || name != "' });
    } catch (error) {
      expect(error).toMatchObject({ name: "QueryFault" });
      return;
    }
    const bare = printed.replace(/"(?:[^"\\]|\\.)*"/g, '""');
    expect(bare.match(/[{}]/g)).toEqual(["{", "}"]);
    const outer = bare.replace(/\((?:[^()]|\([^()]*\))*\)/g, "()");
    expect(outer).not.toContain("||");
    expect(printed).toContain(`&& ${own}`);
  });

  test.each(["{ a } || { b }", "{} | count() > 1", "{ name = `x` } // comment", "{"])("%s is refused", (query) => {
    expect(() => of({ query })).toThrow(/^Character \d+/);
  });
});
