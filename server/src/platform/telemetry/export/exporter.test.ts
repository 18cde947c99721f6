import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { CumulativeFigures } from "./cumulative.ts";
import { createExporter, type Exporter } from "./exporter.ts";
import type { OtlpSpan } from "./otlp-json.ts";

interface Got {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent
  readonly body: any;
}

const KEY = "Bearer sk-collector-secret";
const rules = { everyMs: 60_000, pauseMs: 1, most: 1000, batch: 500 };

/** Answers with these statuses, the last of them from then on. */
async function collector(statuses: readonly number[], answerHeaders: Record<string, string> = {}) {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const bytes = Buffer.concat(parts);
    const json = request.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
    got.push({ url: request.url ?? "", headers: request.headers, body: JSON.parse(json.toString()) });
    response.writeHead(statuses[Math.min(got.length, statuses.length) - 1] ?? 200, answerHeaders);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const errors: unknown[] = [];
  const endpoints = { traces: `${base}/v1/traces`, logs: `${base}/v1/logs`, metrics: `${base}/v1/metrics` };
  const exporter = createExporter(
    { endpoints, headers: { authorization: KEY } },
    { onError: (error) => errors.push(error), rules, metricsEveryMs: 60_000 },
  );
  return { got, errors, exporter, [Symbol.dispose]: () => server.close() };
}

const record: OtlpSpan = {
  ...{ traceId: "0af7651916cd43dd8448eb211c80319c", spanId: "b7ad6b7169203331", name: "chat gpt-small", kind: 2 },
  ...{ startTimeUnixNano: "1780000000123456789", endTimeUnixNano: "1780000000223456789", attributes: [] },
  status: { code: 0 },
};
const add = (exporter: Exporter, count: number): void => {
  for (let n = 0; n < count; n += 1) exporter.span?.({ resource: { team_id: n % 2 ? "one" : "two" }, record });
};

test("all three signals reach the collector with its headers, large batches gzipped, one resource for each team", async () => {
  using at = await collector([200]);
  add(at.exporter, 40);
  const body = { stringValue: "event=guard" };
  at.exporter.log?.({
    resource: { team_id: "one" },
    record: {
      ...{
        timeUnixNano: "1",
        observedTimeUnixNano: "1",
        severityNumber: 13,
        severityText: "WARN",
        body,
        attributes: [],
      },
    },
  });
  at.exporter.figures?.count("gateway_requests_total", { team_id: "one", leg: "front" }, 3);
  at.exporter.figures?.observe("upstream_seconds", { team_id: "one" }, 0.3);
  await at.exporter.close();
  const of = (path: string) => at.got.find(({ url }) => url === path);
  expect(at.got.map(({ headers }) => headers["authorization"])).toEqual([KEY, KEY, KEY]);
  expect(of("/v1/traces")?.headers["content-encoding"]).toBe("gzip");
  expect(of("/v1/traces")?.body.resourceSpans).toHaveLength(2);
  expect(of("/v1/traces")?.body.resourceSpans[0].scopeSpans[0].spans[0].startTimeUnixNano).toBe("1780000000123456789");
  expect(of("/v1/logs")?.body.resourceLogs[0].scopeLogs[0].logRecords[0].body).toEqual(body);
  const [{ sum }, { histogram }] = of("/v1/metrics")?.body.resourceMetrics[0].scopeMetrics[0].metrics ?? [{}, {}];
  expect(sum).toMatchObject({ aggregationTemporality: 2, isMonotonic: true });
  expect(sum.dataPoints.map(({ asDouble }: { asDouble: number }) => asDouble)).toEqual([0, 3]);
  expect(histogram.dataPoints.at(-1)).toMatchObject({ count: "1", sum: 0.3 });
  expect(at.errors).toEqual([]);
});

test("a busy collector is asked three times, as late as it wants, and a batch that it refuses is asked once", async () => {
  using busy = await collector([503, 429, 200], { "retry-after": "0" });
  add(busy.exporter, 1);
  const before = busy.got.length;
  await busy.exporter.flush();
  expect(busy.got).toHaveLength(before + 3);
  expect(busy.exporter.dropped("traces")).toBe(0);
  await busy.exporter.close();
  using refusing = await collector([400]);
  add(refusing.exporter, 7);
  await refusing.exporter.close();
  expect([refusing.got.length, refusing.exporter.dropped("traces")]).toEqual([1, 7]);
  expect(String(refusing.errors[0])).toContain("400");
  expect(String(refusing.errors[0])).not.toContain("sk-collector-secret");
});

test("without a collector the newest records wait, as many as may, and the rest is counted", async () => {
  const errors: unknown[] = [];
  const endpoints = { traces: "http://127.0.0.1:9/v1/traces", logs: null, metrics: null };
  const exporter = createExporter(
    { endpoints, headers: { authorization: KEY } },
    { onError: (error) => errors.push(error), rules: { ...rules, most: 100 } },
  );
  expect([exporter.log, exporter.figures]).toEqual([null, null]);
  add(exporter, 250);
  expect(exporter.dropped("traces")).toBe(150);
  await exporter.close();
  expect(exporter.dropped("traces")).toBe(250);
  expect(errors.map(String).join()).not.toContain("sk-collector-secret");
});

test("series are limited, and those of evaluations end", () => {
  let now = 1_780_000_000_000;
  const figures = new CumulativeFigures(() => now);
  for (let n = 0; n < 12_000; n += 1) figures.count("evaluation_requests_total", { evaluation_id: String(n) }, 1);
  const points = (): { asDouble: number }[] =>
    // biome-ignore lint/suspicious/noExplicitAny: OTLP's JSON
    figures.collect().flatMap((metric: any) => metric.sum.dataPoints);
  const first = points();
  expect(first).toHaveLength(2 * 10_001);
  expect(first.reduce((sum, { asDouble }) => sum + asDouble, 0)).toBe(12_000);
  now += 31 * 60_000;
  expect(points()).toEqual([expect.objectContaining({ asDouble: 2000 })]);
});
