import { expect, test } from "vitest";
import { Malformed } from "../model/malformed.ts";
import { readLogs, readMetrics, readSpans } from "../read-body.ts";

const recordsOf = <R>(all: Iterable<{ record: R } | { refused: string }>): R[] =>
  [...all].flatMap((one) => ("record" in one ? [one.record] : []));

const spans = (span: string): Buffer => Buffer.from(`{"resourceSpans":[{"scopeSpans":[{"spans":[${span}]}]}]}`);

test.each([
  ["text", '"1780000000123456789"', 1_780_000_000_123_456_789n],
  ["a number", "1780000000123456789", 1_780_000_000_123_456_789n],
  ["a number that a double holds", "1780000000000000000", 1_780_000_000_000_000_000n],
  ["a number with an exponent", "1.78e18", 1_780_000_000_000_000_000n],
])("nanoseconds as %s keep every digit, and IDs may be in capitals", async (_form, written, expected) => {
  const body = spans(
    `{"traceId":"5B8EFFF798038103D269B633813FC60C","spanId":"EEE19B7EC3C1B174","kind":"SPAN_KIND_SERVER","startTimeUnixNano":${written}}`,
  );
  const [span] = recordsOf(await readSpans(body, "json"));
  expect(span).toMatchObject({ startNs: expected, kind: 2, traceId: "5b8efff798038103d269b633813fc60c" });
});

test("integers are text or numbers, names are in either spelling, and enums are numbers or names", async () => {
  const attributes =
    '[{"key":"a","value":{"intValue":"25"}},{"key":"b","value":{"int_value":25}},{"key":"c","value":{}}]';
  const log = `{"severity_number":"SEVERITY_NUMBER_ERROR2","timeUnixNano":5,"attributes":${attributes}}`;
  const [read] = recordsOf(
    await readLogs(Buffer.from(`{"resource_logs":[{"scopeLogs":[{"logRecords":[${log}]}]}]}`), "json"),
  );
  expect(read).toMatchObject({ severity: 18, atNs: 5n, attributes: { a: 25, b: 25, c: null } });
  const sum =
    '{"aggregationTemporality":"AGGREGATION_TEMPORALITY_CUMULATIVE","isMonotonic":true,"dataPoints":[{"asInt":"7"}]}';
  const metrics = Buffer.from(`{"resourceMetrics":[{"scopeMetrics":[{"metrics":[{"name":"m","sum":${sum}}]}]}]}`);
  const [points] = recordsOf(await readMetrics(metrics, "json"));
  expect(points).toMatchObject([{ isCumulative: true, isMonotonic: true, data: { kind: "sum", value: 7 } }]);
});

test.each([
  ["a time that is no number", '{"startTimeUnixNano":"soon"}'],
  ["a time below zero", '{"startTimeUnixNano":-1}'],
  ["a name that is a number", '{"name":5}'],
  ["an unknown kind", '{"kind":"SPAN_KIND_ODD"}'],
  ["attributes that are an object", '{"attributes":{}}'],
])("%s refuses the body", async (_what, span) => {
  await expect(readSpans(spans(span), "json").then((all) => [...all])).rejects.toThrow(Malformed);
});
