import { expect, test } from "vitest";
import { runCli } from "../../../../test/run-cli.ts";
import { spanTree } from "./span-tree.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const answers = {
  "GET /v1/telemetry/traces": `{"traces":[{"trace_id":"${TRACE}","root_service_name":"bot","root_trace_name":"chat","start_time_unix_nano":1799999999123456789,"duration_ms":812.5}],"metrics":{"completedJobs":1,"totalJobs":3}}`,
};

test("traces are listed, with a word if the search did not see everything", async () => {
  const { out, sent } = await runCli(["telemetry", "traces", "{ status = error }", "--min-ms", "500"], {
    answers,
    columns: 119,
  });
  expect(out).toMatch(new RegExp(`${TRACE} +2027-01-15 07:59:59.123 +812.5 +bot +chat`));
  expect(out).toContain("older traces may match too");
  expect(sent[0]?.query).toMatchObject({ query: "{ status = error }", min_duration_ms: "500", time_range: "1h" });
  expect((await runCli(["telemetry", "traces", "--min-ms", "soon"])).ending).toBe("usage");
});

const span = (spanId: string, parentSpanId: string, name: string, [start, end]: [number, number]) => ({
  ...{ spanId, parentSpanId, name, status: { code: name === "guard" ? 2 : 0 } },
  ...{ startTimeUnixNano: `180000000000${start}00000`, endTimeUnixNano: `180000000000${end}00000` },
});
const batch = (service: string, ...spans: object[]) => ({
  resource: { attributes: [{ key: "service.name", value: { stringValue: service } }] },
  scopeSpans: [{ spans }],
});

test("a trace is a tree in the order of time, whatever IDs it has", async () => {
  const batches = [
    batch("gateway", span("b", "a", "guard", [11, 12]), span("c", "a", "upstream", [12, 18])),
    batch(
      "bot",
      span("a", "", "chat", [10, 20]),
      span("x", "x", "own parent", [30, 31]),
      span("d", "gone", "orphan", [13, 14]),
    ),
  ];
  expect(spanTree(batches).map(({ depth, name, service, ms, status }) => [depth, name, service, ms, status])).toEqual([
    [0, "chat", "bot", 1, "unset"],
    [1, "guard", "gateway", 0.1, "error"],
    [1, "upstream", "gateway", 0.6, "unset"],
    [0, "orphan", "bot", 0.1, "unset"],
    [0, "own parent", "bot", 0.1, "unset"],
  ]);
  expect(spanTree([null as never, { scopeSpans: [{ spans: [7] }] }]).length).toBe(1);
  const path = `GET /v1/telemetry/traces/${TRACE}`;
  const shown = await runCli(["telemetry", "trace", TRACE], { answers: { [path]: { trace_id: TRACE, batches } } });
  expect(shown.out.split("\n")[1]).toMatch(/^ {2}guard\tgateway\t0.1\t0.1\terror\tb$/);
  expect((await runCli(["telemetry", "trace", "none"])).ending).toBe("refused");
});
