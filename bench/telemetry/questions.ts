import { embeddedLogs } from "../../server/src/domains/protection/telemetry/logs/embedded-logs.ts";
import { alignedWindow } from "../../server/src/domains/protection/telemetry/operations/figures/time-window.ts";
import { embeddedMetrics } from "../../server/src/domains/protection/telemetry/series/read/embedded-metrics.ts";
import type { TracesAsked } from "../../server/src/domains/protection/telemetry/sources.ts";
import { bucketSecondsOf } from "../../server/src/domains/protection/telemetry/time-ranges.ts";
import { embeddedTraces } from "../../server/src/domains/protection/telemetry/traces/embedded-traces.ts";
import type { Act } from "../../server/src/platform/act.ts";
import type { Seeded } from "./seed.ts";

/** What a page asks, and what it may take at 10⁷ rows. */
export interface Question {
  readonly name: string;
  readonly mostMs: number;
  readonly ask: (act: Act, nth: number) => Promise<unknown>;
}

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];
const nobody = { agentId: null, evaluationId: null, testId: null, probeId: null };

/** Every question of the pages Monitor, Traces and Logs, through the same sources. */
export function questionsOf({ agents }: Seeded, now: number): Question[] {
  const [metrics, logs, traces] = [embeddedMetrics(), embeddedLogs(), embeddedTraces()];
  const last = (ms: number) => ({ fromMs: now - ms, toMs: now });
  const agentOf = (nth: number) => ({ ...nobody, agentId: agents[nth % agents.length] ?? null });
  const counter = { metric: "gateway_requests_total", subject: nobody };
  const latency = { metric: "gateway_overhead_seconds", percentiles: [0.5, 0.9, 0.95, 0.99] };
  // As the operations ask.
  const day = () => alignedWindow(now, { range: "1d", step: bucketSecondsOf("1d") });
  const month = () => alignedWindow(now, { range: "30d", step: bucketSecondsOf("30d") });
  const window = (ms: number) => ({ fromNs: BigInt(now - ms) * 1_000_000n, toNs: BigInt(now) * 1_000_000n });
  const search = (given: Partial<TracesAsked>): TracesAsked => ({
    ...{ window: last(HOUR_MS), limit: 20, service: null, agentId: null, minMs: null, maxMs: null, query: null },
    ...given,
  });
  const found: string[] = [];
  const question = (name: string, ask: Question["ask"], mostMs = 50): Question => ({ name, mostMs, ask });
  return [
    // What the machine makes of a transaction that asks nothing: read the rest beside it.
    question("nothing", async () => {}),
    question("counter total, 1 day", (act) => metrics.total(act, { ...counter, window: day() })),
    question("counter total, 30 days", (act) => metrics.total(act, { ...counter, window: month() })),
    question("counter of an agent, 30 days", (act, nth) =>
      metrics.total(act, { ...counter, subject: agentOf(nth), window: month() }),
    ),
    question("chart, 1 day", (act) => metrics.series(act, { ...counter, window: day(), stepMs: 900_000 })),
    question("chart, 30 days", (act) => metrics.series(act, { ...counter, window: month(), stepMs: 6 * HOUR_MS })),
    question("percentiles, 1 day", (act) =>
      metrics.latency(act, { ...latency, subject: nobody, window: day(), stepMs: 900_000 }),
    ),
    question("percentiles, 30 days", (act) =>
      metrics.latency(act, { ...latency, subject: nobody, window: month(), stepMs: 6 * HOUR_MS }),
    ),
    question("breakdown by label, 30 days", (act) =>
      metrics.byLabel(act, { ...counter, window: month(), label: "guard" }),
    ),
    question("breakdown by agent, 30 days", (act) => metrics.byAgent(act, { ...counter, window: month() })),
    question("newest 20 traces", async (act) => {
      for (const { traceId } of (await traces.search(act, search({}))).traces) found.push(traceId);
    }),
    question("newest 20 traces of an agent, 30 days", (act, nth) =>
      traces.search(act, search({ window: last(30 * DAY_MS), agentId: agentOf(nth).agentId })),
    ),
    question("slow traces, 7 days", (act) => traces.search(act, search({ window: last(7 * DAY_MS), minMs: 3900 }))),
    question("trace by id", (act, nth) => traces.get(act, found[nth % found.length] ?? ""), 10),
    question("200 log lines of the last hour", (act) =>
      logs.find(act, { window: window(HOUR_MS), query: "{}", limit: 200, direction: "backward" }),
    ),
    question("errors of a service, last hour", (act) =>
      logs.find(act, {
        ...{ window: window(HOUR_MS), limit: 200, direction: "backward" },
        query: '{service_name="shop", level="error"}',
      }),
    ),
    question("substring, last hour", (act) =>
      logs.find(act, { window: window(HOUR_MS), query: '{} |= "in 77 ms"', limit: 200, direction: "backward" }),
    ),
  ];
}
