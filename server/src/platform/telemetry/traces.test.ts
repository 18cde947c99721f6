import { expect, test } from "vitest";
import type { Exported, OtlpSpan } from "./export/otlp-json.ts";
import { createTracer, parseTraceparent } from "./traces.ts";

test("a request to the console is a span in the caller's trace", () => {
  const sent: Exported<OtlpSpan>[] = [];
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const span = createTracer((one) => sent.push(one)).begin(`00-${traceId}-b7ad6b7169203331-01`);
  span.end({ name: "agents.get", failed: true, attributes: { "http.response.status_code": 500 } });
  const record = sent[0]?.record;
  expect(record).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", name: "agents.get", status: { code: 2 } });
  expect(record?.attributes).toEqual([{ key: "http.response.status_code", value: { intValue: "500" } }]);
  expect(BigInt(record?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(record?.startTimeUnixNano ?? 1));
});

test("a malformed traceparent starts a new trace", () => {
  expect(parseTraceparent("00-00000000000000000000000000000000-b7ad6b7169203331-01")).toBeNull();
  expect(parseTraceparent("garbage")).toBeNull();
});
