/**
 * `node bench/gateway/telemetry.ts`: what telemetry costs a guarded request in CPU time, from the gateway's record to summed figures
 * and rows that wait to be stored. Storing a row comes on top. A request with ten verdicts, none of them a hit.
 */
import type { Decision, GuardResult } from "@agent-console/analysis/guards/run/decision.ts";
import { withTelemetry } from "../../server/src/domains/protection/telemetry/own/gateway/record-requests.ts";
import { createSeriesSums } from "../../server/src/domains/protection/telemetry/series/sums.ts";
import type { TelemetryWriter } from "../../server/src/domains/protection/telemetry/writer.ts";
import type { ExchangeRecord } from "../../server/src/domains/protection/traffic/exchange-record.ts";
import { createLogger } from "../../server/src/platform/telemetry/log.ts";
import { createMetrics } from "../../server/src/platform/telemetry/metrics.ts";

const TARGET_US = 10;
const REQUESTS = Number(process.env["REQUESTS"] ?? 200_000);

const passed = (guard: string): GuardResult => ({
  ...{ guard, method: "pii-structured", version: "1", mode: "enforce", action: "mask", outcome: "pass", score: 0 },
  ...{ spans: [], elapsed_us: 120, enforced: false },
});
const decision: Decision = {
  ...{ decision: "allow", would: "allow", not_covered: [], unscanned: 0 },
  results: ["pii", "secrets", "injection", "jailbreak", "markup"].map(passed),
};
const record: ExchangeRecord = {
  ...{ requestId: "0198c2a6-2c11-7a3b-9a10-6a7b8c9d0e1f", traceId: "0af7651916cd43dd8448eb211c80319c" },
  ...{ span: { id: "b7ad6b7169203331", parentId: null }, conversation: "conversation-1", user: null },
  ...{ teamId: "0198c2a4-8a53-7c1e-9d53-0d2f7d2f4b11", agentId: "0198c2a4-9b01-7d2e-8a44-5f1f0f6b7c21" },
  ...{ routeId: "route", keyId: "key", leg: "front", protocol: "chat", model: "gpt-small-2026-01", guards: null },
  ...{ startedAt: Date.now(), isStream: true, status: 200, ending: "answered", whole: decision },
  judged: (["user", "output"] as const).map((channel) => ({ channel, text: "Hello", decision })),
  ...{ flow: [], flowHits: [], unscanned: 0, usage: { input: 100, output: 50, cached: 0 }, costMicros: 12 },
  times: { ownMs: 0.5, upstreamMs: 300, firstByteMs: 200, heldMs: 1, totalMs: 320 },
};

const sums = createSeriesSums();
let spans = 0;
const writer: TelemetryWriter = {
  span: () => {
    spans += 1;
  },
  log: () => {},
  count: sums.count,
  observe: sums.observe,
  flush: async () => {},
  close: async () => {},
};
const nothing = { record: () => {}, flush: async () => {}, close: async () => {} };
const clock = { milliseconds: Date.now };
const sink = withTelemetry(nothing, { writer, clock, metrics: createMetrics(), logger: createLogger("silent") });

async function microseconds(requests: number): Promise<number> {
  const began = process.cpuUsage();
  for (let n = 0; n < requests; n += 1) sink.record({ ...record });
  await sink.flush();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / requests;
}

await microseconds(REQUESTS / 4);
const took = await microseconds(REQUESTS);
console.info(`${took.toFixed(1)} µs of CPU time a request (target: at most ${TARGET_US}); ${spans} spans described`);
if (took > TARGET_US) process.exitCode = 1;
