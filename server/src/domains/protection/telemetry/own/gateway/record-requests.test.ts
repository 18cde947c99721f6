import OpenAI from "openai";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayBed, openGatewayBed, UPSTREAM_KEY } from "../../../../../../test/protection/gateway-bed.ts";
import { word } from "../../../../../../test/protection/guarded-agent.ts";
import { stubModel } from "../../../../../../test/protection/stub-model.ts";
import { createLogger } from "../../../../../platform/telemetry/log.ts";
import { createMetrics } from "../../../../../platform/telemetry/metrics.ts";
import type { NewLog, NewSpan } from "../../store/new-rows.ts";
import type { Measure, TelemetryWriter } from "../../writer.ts";
import { withTelemetry } from "./record-requests.ts";

const SECRETS = ["kim.example@example.org", "open sesame please", "Nobody is told", "AKIAIOSFODNN7EXAMPLE"];
const CALLER = { traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331" };
const PII = { methods: ["pii-structured"], mode: "enforce", action: "mask", "pii-structured": { kinds: ["email"] } };
const guards = {
  "input-guards": ["stop", "pii", "watch"],
  "output-guards": ["stop", "watch"],
  ...{ stop: word("sesame"), pii: PII, watch: word("parcel", { mode: "shadow" }) },
};
const model = stubModel({
  say: () => "Nobody is told where the parcel is.",
  instead: ({ body }, response) => {
    if (body.model !== "broken") return false;
    response.destroy();
    return true;
  },
});

let bed: GatewayBed;
const metrics = createMetrics();
const spans: NewSpan[] = [];
const logs: NewLog[] = [];
const figures: (Measure & { readonly value: number })[] = [];

beforeAll(async () => {
  bed = await openGatewayBed({ upstream: model.listener, guards });
  const client = new OpenAI({ baseURL: `${bed.url}/v1`, apiKey: bed.key, maxRetries: 0 });
  const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-00`;
  const ask = (content: string, more: object = {}) =>
    client.chat.completions
      .create({ model: "gpt-small", messages: [{ role: "user", content }], ...more }, { headers: { traceparent } })
      .catch(() => null);
  await ask(`Write to ${SECRETS[0]}.`, { user: "customer-7" });
  await ask("open sesame please", { user: SECRETS[0] });
  await ask("Hello", { model: "broken" });
  await ask("Hello", { model: "not a name: AKIAIOSFODNN7EXAMPLE" });
  const writer: TelemetryWriter = {
    span: (_team, span) => spans.push(span),
    log: (_team, log) => logs.push(log),
    count: (_team, measure, by = 1) => figures.push({ ...measure, value: by }),
    observe: (_team, measure, seconds) => {
      for (const value of [seconds].flat()) figures.push({ ...measure, value });
    },
    flush: async () => {},
    close: async () => {},
  };
  const nothing = { record: () => {}, flush: async () => {}, close: async () => {} };
  const clock = { milliseconds: () => Date.now() };
  const sink = withTelemetry(nothing, { writer, clock, metrics, logger: createLogger("silent") });
  for (const record of await bed.recorded(4)) sink.record(record);
  await sink.flush();
});
afterAll(() => bed[Symbol.asyncDispose]());

const sum = (metric: string, labels: object = {}): number =>
  figures
    .filter(
      (one) =>
        one.metric === metric && Object.entries(labels).every(([k, v]) => Reflect.get(one.labels ?? {}, k) === v),
    )
    .reduce((total, { value }) => total + value, 0);
const requests = () => spans.filter(({ isEntry }) => isEntry);

test("a guarded request is a span in the caller's trace, and what is forwarded hangs below it", () => {
  const [masked] = requests();
  expect(masked).toMatchObject({
    ...{
      name: "chat gpt-small",
      traceId: CALLER.traceId,
      parentId: CALLER.spanId,
      kind: 2,
      status: 0,
      source: "gateway",
    },
    ...{ operation: "chat", model: "gpt-small", userId: "customer-7", inputTokens: 9, outputTokens: 12 },
    attrs: { "agent_console.leg": "front", "agent_console.ending": "answered", "gen_ai.usage.input_tokens": 9 },
  });
  const forwarded = model.requests.find(({ body }) => body.user === "customer-7");
  expect(forwarded?.headers["traceparent"]).toBe(`00-${CALLER.traceId}-${masked?.spanId}-00`);
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
});

test("each guard that acted has a span below its request and a log line that names it", () => {
  const [masked, blocked] = requests();
  const below = (parent: NewSpan | undefined) => spans.filter(({ parentId }) => parentId === parent?.spanId);
  expect(below(masked).map(({ name, attrs }) => [name, attrs["agent_console.guard.channel"]])).toEqual([
    ["guard pii", "user"],
    ["guard watch", "output"],
  ]);
  expect(below(blocked).find(({ name }) => name === "guard stop")).toMatchObject({
    attrs: { "agent_console.guard.enforced": true, "agent_console.guard.outcome": "hit" },
  });
  const line = logs.find(({ line: text }) => text.includes("guard=stop"));
  expect(line).toMatchObject({ service: "gateway", job: "protection", level: "warn", traceId: CALLER.traceId });
  expect(line?.line).toMatch(
    /^event=guard guard=stop method=\S+ .*channel=user outcome=hit action=block enforced=true/,
  );
  expect(logs.find(({ line: text }) => text.includes("guard=watch"))?.level).toBe("info");
  expect(logs.find(({ line: text }) => text.includes("ending=upstream_failed"))?.level).toBe("error");
});

test("figures say what happened, each request counted once for a guard", () => {
  expect(sum("gateway_requests_total")).toBe(4);
  expect(sum("gateway_blocked_total", { direction: "input", guard: "stop", leg: "front" })).toBe(1);
  expect(sum("gateway_masked_total")).toBe(1);
  expect(sum("gateway_upstream_errors_total")).toBe(1);
  expect(sum("gateway_tokens_total", { direction: "output", model: "gpt-small" })).toBe(12);
  expect(sum("gateway_tokens_total", { model: "other" })).toBe(21);
  expect(sum("guard_requests_total", { guard: "stop", channel: "user" })).toBe(4);
  // The second request has an address where a user's identifier belongs.
  expect(sum("guard_flagged_total", { guard: "pii" })).toBe(2);
  expect(sum("guard_shadow_total", { guard: "watch", channel: "output" })).toBe(2);
  for (const latency of [
    "gateway_overhead_seconds",
    "upstream_seconds",
    "gateway_first_byte_seconds",
    "guard_seconds",
  ]) {
    expect(sum(latency), latency).toBeGreaterThan(0);
  }
});

test("no text of a prompt or an answer, no key, and no name that could be a secret is in any row", () => {
  const everything = JSON.stringify([spans, logs, figures], (_key, value) =>
    typeof value === "bigint" ? String(value) : value,
  );
  for (const secret of [...SECRETS, bed.key, UPSTREAM_KEY]) expect(everything).not.toContain(secret);
  expect(everything).toContain("customer-7");
});

test("a guard that could not judge is counted as an error, though nothing was thrown", async () => {
  const [record] = bed.records;
  if (!record) throw new Error("nothing was recorded");
  const [first] = record.judged;
  if (!first) throw new Error("nothing was judged");
  const [result] = first.decision.results;
  if (!result) throw new Error("no guard judged");
  const undecided = { ...result, outcome: "undecided" as const, why: "too_late" as const };
  const counted = new Map<string, number>();
  const nothing = { record: () => {}, flush: async () => {}, close: async () => {} };
  const writer = {
    ...{ span: () => {}, log: () => {}, observe: () => {}, flush: async () => {}, close: async () => {} },
    count: (_team: string, { metric }: Measure, by = 1) => counted.set(metric, (counted.get(metric) ?? 0) + by),
  };
  const clock = { milliseconds: Date.now };
  const sink = withTelemetry(nothing, { writer, clock, metrics: createMetrics(), logger: createLogger("silent") });
  const hit = { policyId: "policy", version: 1, line: 3, tool: "send_email", isEnforced: true };
  const judged = [{ ...first, decision: { ...first.decision, results: [undecided] } }];
  sink.record({ ...record, judged, flowHits: [hit, { ...hit, isEnforced: false }] });
  await sink.flush();
  expect(counted.get("guard_error_total")).toBe(1);
  expect(counted.has("guard_flagged_total")).toBe(false);
  // A policy in shadow denied nothing.
  expect(counted.get("flow_denied_total")).toBe(1);
});

test("a scrape says it of all teams together, without a name that a team chose", async () => {
  const text = await metrics.registry.metrics();
  expect(text).toContain('console_gateway_requests_total{leg="front",protocol="chat",ending="blocked"} 1');
  expect(text).toContain('console_gateway_overhead_seconds_count{leg="front"} 4');
  expect(text).toMatch(/console_guard_results_total\{method="custom-patterns",result="shadow hit"\} 2/);
  for (const name of ["gpt-small", "watch", "team", "customer-7"]) expect(text).not.toContain(`"${name}"`);
});
