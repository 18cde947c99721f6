import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createTracer, parseTraceparent } from "./traces.ts";

test("a span reaches the collector in OpenTelemetry's format, as part of the caller's trace", async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push(`${request.method} ${request.url} ${Buffer.concat(parts)}`);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const tracer = createTracer(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, (error) => {
    throw error;
  });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const span = tracer.begin(`00-${traceId}-b7ad6b7169203331-01`);
  span.end({ name: "agents.get", failed: true, attributes: { "http.response.status_code": 500 } });
  await tracer.close();
  collector.close();
  expect(bodies).toHaveLength(1);
  const [, path, json] = /^POST (\S+) (.+)$/.exec(bodies[0] ?? "") ?? [];
  expect(path).toBe("/v1/traces");
  const [sent] = JSON.parse(json ?? "").resourceSpans[0].scopeSpans[0].spans;
  expect(sent).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", name: "agents.get", status: { code: 2 } });
  expect(sent.attributes).toEqual([{ key: "http.response.status_code", value: { intValue: "500" } }]);
  expect(BigInt(sent.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(sent.startTimeUnixNano));
});

test("a collector that is down is reported, and only spans are lost", async () => {
  const errors: unknown[] = [];
  const tracer = createTracer("http://127.0.0.1:9", (error) => errors.push(error));
  tracer.begin(undefined).end({ name: "x", failed: false, attributes: {} });
  await tracer.close();
  expect(errors).toHaveLength(1);
});

test("a malformed traceparent starts a new trace", () => {
  expect(parseTraceparent("00-00000000000000000000000000000000-b7ad6b7169203331-01")).toBeNull();
  expect(parseTraceparent("garbage")).toBeNull();
});
