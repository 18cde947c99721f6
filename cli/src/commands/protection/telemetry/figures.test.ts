import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";

const counters = "GET /v1/telemetry/counters/gateway_requests_total";
const points = [
  { timestamp: 1_800_000_000, value: 3 },
  { timestamp: 1_800_000_900, value: 0 },
];
const answers = {
  "GET /v1/telemetry/metrics": {
    results: [
      {
        name: "gateway_requests_total",
        kind: "counter",
        unit: "1",
        description: "Requests.",
        labels: ["leg"],
        is_received: false,
      },
      { name: "queue.size\u202e", kind: "gauge", unit: "", description: null, labels: [], is_received: true },
    ],
  },
  [`${counters}/total`]: { metric: "gateway_requests_total", total_count: 48_213, labels: {} },
  [`${counters}/time_series`]: { metric: "gateway_requests_total", series: [{ labels: {}, points }], labels: {} },
  "GET /v1/telemetry/breakdown/gateway_requests_total": {
    ...{ metric: "gateway_requests_total", by: "agent", total: 40, other: 0 },
    results: [
      { value: "a", agent_name: "Support", total: 31, share: 0.775 },
      { value: null, agent_name: null, total: 9, share: 0.225 },
    ],
  },
  "GET /v1/telemetry/latency/upstream_seconds": [
    {
      metric_name: "upstream_seconds",
      time_window: "1m",
      percentile: "0.5",
      values: [{ timestamp: 1_800_000_000, value: 0.25 }],
    },
    {
      metric_name: "upstream_seconds",
      time_window: "1m",
      percentile: "0.999",
      values: [{ timestamp: 1_800_000_060, value: 1.5 }],
    },
  ],
};
const run = (...words: string[]) => runCli(["telemetry", ...words], { answers });

test("metrics are listed, their names without hidden characters", async () => {
  expect((await run("metrics")).out).toBe(
    "gateway_requests_total\tcounter\t1\tleg\tRequests.\nqueue.size<U+202E>\tgauge\t\t–\treceived\n",
  );
  expect((await run("metrics", "--received", "--json")).out).not.toContain("gateway_requests_total");
});

test("a counter is a total, a line for each step, or a line for each value", async () => {
  const total = await run("counter", "gateway_requests_total", "--range", "7d", "--guard", "pii");
  expect(total.out).toContain("Total\t48213");
  expect(total.sent[0]?.query).toMatchObject({ time_range: "7d", guard: "pii" });
  const series = await run("counter", "gateway_requests_total", "--over-time");
  expect(series.out).toBe("2027-01-15 08:00:00\t3\n2027-01-15 08:15:00\t0\n");
  expect((await run("counter", "gateway_requests_total", "--by", "agent")).out).toBe(
    "Support\t31\t77.5%\n–\t9\t22.5%\n",
  );
  for (const wrong of [
    ["--by", "shoe"],
    ["--by", "agent", "--over-time"],
    ["--test", "x", "--over-time"],
  ])
    expect((await run("counter", "gateway_requests_total", ...wrong)).ending).toBe("usage");
});

test("percentiles of one window are one line, in milliseconds", async () => {
  const { out } = await runCli(["telemetry", "latency", "upstream_seconds"], { answers, columns: 119 });
  expect(out.replaceAll("\u001b[1m", "").split("\n")[0]).toMatch(/^FROM \(UTC\) +P50 +P99.9/);
  expect((await run("latency", "upstream_seconds")).out).toBe(
    "2027-01-15 08:00:00\t250.00\t–\n2027-01-15 08:01:00\t–\t1500.00\n",
  );
});
