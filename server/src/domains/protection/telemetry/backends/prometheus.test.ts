import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, openBackend, type TestBackend, text } from "../../../../../test/protection/telemetry/backend.ts";
import { newId } from "../../../../kernel/ids.ts";
import type { Act } from "../../../../platform/act.ts";
import { createOutbound, type Outbound } from "../../../../platform/outbound/outbound.ts";
import type { MetricsSource, Subject } from "../sources.ts";
import { prometheusSource } from "./prometheus.ts";

const TEAM = newId();
const act = { who: { teamId: TEAM } } as Act;
const whole: Subject = { agentId: null, evaluationId: null, testId: null, probeId: null };
const HOUR = 3_600_000;
const window = { fromMs: 1_800_000_000_000, toMs: 1_800_000_000_000 + HOUR };
const asked = { metric: "gateway_requests_total", window, subject: whole };

let backend: TestBackend;
let outbound: Outbound;
const logged: unknown[] = [];
const open = (headers = {}): MetricsSource =>
  prometheusSource(
    { url: backend.url, headers, teamLabel: "team_id" },
    { outbound, logger: { warn: (facts: unknown) => void logged.push(facts) } },
  );

beforeAll(async () => {
  backend = await openBackend();
  outbound = createOutbound({ allowNetworks: [], loopback: true, maxBytes: 1e7, deadlineMs: 1000, silenceMs: 300 });
});
afterAll(async () => {
  await outbound.close();
  await backend[Symbol.asyncDispose]();
});

/** As the HTTP API documents it. */
const matrix = (...result: { metric: object; values: [number, string][] }[]) =>
  json({ status: "success", data: { resultType: "matrix", result } });

describe("figures", () => {
  test("a series has a point for each step, 0 where Prometheus has none", async () => {
    backend.answer(
      matrix({
        metric: {},
        values: [
          [1_800_000_060, "3"],
          [1_800_000_180.0, "4.5"],
        ],
      }),
    );
    const points = await open().series(act, {
      ...asked,
      window: { ...window, toMs: window.fromMs + 240_000 },
      stepMs: 60_000,
    });
    expect(points.map(({ at, value }) => [at - 1_800_000_000, value])).toEqual([
      [0, 3],
      [60, 0],
      [120, 4.5],
      [180, 0],
    ]);
    expect(Object.fromEntries(backend.heard.at(-1)?.given ?? [])).toMatchObject({
      start: "1800000060.000",
      end: "1800000240.000",
      step: "60.000",
    });
  });

  test("nothing at all is an empty series and a total of 0", async () => {
    backend.answer(matrix());
    expect(await open().series(act, { ...asked, stepMs: 60_000 })).toEqual([]);
    expect(await open().total(act, asked)).toBe(0);
  });

  test("percentiles come in the order asked for, and a percentile of nothing is left out", async () => {
    backend.answer(
      matrix(
        { metric: { q: "1" }, values: [[1_800_000_060, "0.9"]] },
        {
          metric: { q: "0" },
          values: [
            [1_800_000_060, "0.5"],
            [1_800_000_120, "NaN"],
          ],
        },
      ),
    );
    const latency = { ...asked, metric: "upstream_seconds", stepMs: 60_000, percentiles: [0.5, 0.999] };
    expect(await open().latency(act, latency)).toEqual([
      [{ at: 1_800_000_000, value: 0.5 }],
      [{ at: 1_800_000_000, value: 0.9 }],
    ]);
  });

  test("totals by agent leave out what has no agent, and totals by label keep it", async () => {
    const at = (second: number, value: string): [number, string] => [1_800_000_000 + second, value];
    const of = (metric: object) => ({ metric, values: [at(60, "2"), at(120, "3")] });
    backend.answer(matrix(of({ agent_id: "a" }), of({}), { metric: { agent_id: "b" }, values: [at(60, "0")] }));
    expect(await open().byAgent(act, asked)).toEqual(new Map([["a", 5]]));
    backend.answer(matrix(of({ guard: "injection" }), of({})));
    const where = { channel: ["user", "output"] };
    expect(await open().byLabel(act, { ...asked, label: "guard", where })).toEqual(
      new Map([
        ["injection", 5],
        ["", 5],
      ]),
    );
    expect(backend.heard.at(-1)?.given.get("query")).toContain('channel=~"user\\u007coutput"');
  });

  test("a received gauge is averaged, and a received sum is found by its name there", async () => {
    backend.answer((response, { given }) => {
      const isGauge = given.get("query")?.startsWith("avg");
      const values: [number, string][] = [60, 120].map((second) => [1_800_000_000 + second, "4"]);
      matrix(...(isGauge ? [{ metric: {}, values }] : []))(response, backend.heard[0] as never);
    });
    expect(await open().total(act, { ...asked, metric: "queue.size" })).toBe(4);
    expect(backend.heard.at(-2)?.given.get("query")).toContain('__name__="queue_size_total"');
  });

  test("names are listed by kind", async () => {
    const data = ["gateway_requests_total", "a_seconds_bucket", "a_seconds_count", "a_seconds_sum", "b", 'x"}', 7];
    backend.answer(json({ status: "success", data }));
    expect((await open().known(act)).map(({ name, kind, unit }) => [name, kind, unit])).toEqual([
      ["a_seconds", "latency", "s"],
      ["b", "gauge", ""],
      ["gateway_requests_total", "counter", "1"],
    ]);
    expect(backend.heard.at(-1)?.given.get("match[]")).toBe(`{team_id="${TEAM}"}`);
  });

  test("headers of the operator are sent, and every selector names the team, whatever the client sends", async () => {
    backend.answer(matrix());
    const source = open({ "X-Scope-OrgID": "console" });
    const attack = '"} or {team_id=~".+';
    const subject = { agentId: attack, evaluationId: "`}#", testId: "\\", probeId: "a\nb" };
    await source.total(act, { ...asked, metric: attack, subject });
    await source.latency(act, { ...asked, metric: attack, subject, stepMs: HOUR, percentiles: [0.5] });
    for (const { given, headers } of backend.heard.slice(-2)) {
      const selectors = (given.get("query") ?? "").replace(/"(?:[^"\\]|\\.)*"/g, (value) => value.replace(/[{}]/g, ""));
      const found = selectors.match(/\{[^}]*\}/g) ?? [];
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) expect(one).toContain(`,team_id="${TEAM}",`);
      expect(headers["x-scope-orgid"]).toBe("console");
    }
  });
});

describe("a backend that does not answer properly is 502, and never an empty chart", () => {
  const html = "<!doctype html><title>Sign in</title>";
  const misbehaving = [
    ["refuses the console", text("no", { status: 401 })],
    ["does not know its own API", text(html, { status: 404, type: "text/html" })],
    ["sends the console to another address", (r) => r.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
    ["is asked too often", text("slow down", { status: 429 })],
    ["failed", text("gateway down", { status: 502 })],
    ["could not evaluate this", json({ status: "error", errorType: "execution", error: "too many samples" }, 422)],
    ["answered with a web page", text(html, { type: "text/html; charset=utf-8" })],
    ["answered with something", text(html, { type: "application/json" })],
    ["answered with something", json({ status: "error", errorType: "internal", error: "x" })],
    ["answered with something", json({ status: "success", data: { resultType: "scalar", result: [1, "1"] } })],
    ["answered with something", json({ status: "success", data: null })],
    ["answered with something", json([])],
    ["answered with something", matrix({ metric: {}, values: [["x", "1"] as never] })],
    ["answered with something", text(`${"[".repeat(5000)}`, { type: "application/json" })],
    [
      "answered for a part",
      json({ status: "success", warnings: ["store 2 is down"], data: { resultType: "matrix", result: [] } }),
    ],
    ["did not answer in time", () => {}],
    ["did not answer in time", (r) => void r.writeHead(200).write("{")],
    ["answered with more", (r) => r.writeHead(200).end(Buffer.alloc(9_000_000, 32))],
    ["can't be reached", (r) => r.destroy()],
  ] as const satisfies readonly (readonly [string, Parameters<TestBackend["answer"]>[0]])[];
  test.each(misbehaving)("%s", async (said, behavior) => {
    backend.answer(behavior);
    await expect(open().series(act, { ...asked, stepMs: 60_000 })).rejects.toMatchObject({
      code: "TELEMETRY_UNAVAILABLE",
      voices: { public: expect.stringContaining(`The metrics backend ${said}`) },
    });
  });

  test("after three failures in a row it is not asked for some seconds, and nobody waits", async () => {
    const source = open();
    backend.answer((response) => response.destroy());
    for (let times = 0; times < 3; times++) await expect(source.total(act, asked)).rejects.toThrow();
    const before = backend.heard.length;
    await expect(source.total(act, asked)).rejects.toMatchObject({ voices: { retryAfter: 5 } });
    expect(backend.heard.length).toBe(before);
  });

  test("neither headers nor queries are logged", async () => {
    backend.answer(text("no", { status: 401 }));
    await expect(open({ Authorization: "Bearer s3cret" }).total(act, asked)).rejects.toThrow();
    expect(JSON.stringify(logged)).not.toMatch(/s3cret|gateway_requests/);
  });
});
