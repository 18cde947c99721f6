import { SourceNumber } from "../../../../kernel/json/source-number.ts";
import { operation } from "../../../../kernel/operation.ts";
import { optional, required, withDefault } from "../../../../kernel/shape/field.ts";
import { integer } from "../../../../kernel/shape/integer.ts";
import { list } from "../../../../kernel/shape/list.ts";
import { mapOf } from "../../../../kernel/shape/map-of.ts";
import { model } from "../../../../kernel/shape/model.ts";
import { nanoseconds } from "../../../../kernel/shape/nanoseconds.ts";
import { nullable } from "../../../../kernel/shape/nullable.ts";
import { oneOf } from "../../../../kernel/shape/one-of.ts";
import { text } from "../../../../kernel/shape/text.ts";
import { windowFields } from "../asked-window.ts";

/** The most lines of one answer, and of one nanosecond. */
export const MOST_LINES = 5000;

const filter = (description: string) => optional(nullable(text({ max: 500 })), { description });
const direction = () => oneOf("forward", "backward");

export const LogsQuery = model("LogsQuery", {
  ...windowFields,
  start_ns: optional(nullable(nanoseconds()), {
    description: "Nanoseconds. Goes before `from`. To read on forward, set it to `next_timestamp`.",
  }),
  end_ns: optional(nullable(nanoseconds()), {
    description: "Nanoseconds, not included. Goes before `to`. To read on backward, set it to `next_timestamp`.",
  }),
  service_name: filter("Lines of this service."),
  level: filter("Lines of this level: trace, debug, info, warn, error, fatal or unknown."),
  job: filter("Lines of this job."),
  exporter: filter("Lines that came by this exporter."),
  agent_configuration_id: filter("Lines of this agent."),
  evaluation_id: filter("Lines of this evaluation."),
  test_id: filter("Lines of this test."),
  probe_id: filter("Lines of this probe."),
  search: filter("Lines that contain this text, in the same case."),
  logql: optional(nullable(text({ max: 4096 })), {
    description:
      "A query in LogQL, as far as docs/guides/telemetry/query-logs-and-traces.md goes. The filters are added to it.",
  }),
  limit: withDefault(integer({ ge: 1, le: MOST_LINES }), 200),
  direction: withDefault(direction(), "backward", { description: "backward: the newest first." }),
});

const LogEntryResponse = model("LogEntryResponse", {
  timestamp: required(nanoseconds(), {
    description: "Nanoseconds since 1970, in full: more digits than a double has.",
  }),
  line: required(text()),
});

const LogStreamResponse = model("LogStreamResponse", {
  labels: withDefault(mapOf(text()), {}),
  entries: withDefault(list(LogEntryResponse), []),
});

const LogsQueryResponse = model("LogsQueryResponse", {
  query: required(text(), { description: "The LogQL that was run, with the filters." }),
  direction: required(direction()),
  start_ns: required(nanoseconds()),
  end_ns: required(nanoseconds(), { description: "Not included." }),
  streams: withDefault(list(LogStreamResponse), []),
  next_timestamp: withDefault(nullable(nanoseconds()), null, {
    description:
      "Where to read on, if `limit` or two seconds of work were reached: as `end_ns` backward, as `start_ns` forward. Null if everything was read.",
  }),
});

const example = (digits: string) => new SourceNumber(digits, Number(digits));

export const searchLogsOp = operation({
  id: "protection.searchLogs",
  method: "GET",
  path: "/v1/telemetry/logs",
  tag: "Protection",
  access: "telemetry:read",
  reads: "replica",
  summary: "Search log lines",
  description:
    "Lines that agents sent with OpenTelemetry, and those of the gateway, guards and evaluations, grouped by their labels. Lines of one nanosecond are never split between two answers, so an answer may have more than `limit` of them.",
  query: LogsQuery,
  responses: { 200: LogsQueryResponse },
  errors: ["TELEMETRY_QUERY_INVALID", "TELEMETRY_UNAVAILABLE"],
  example: {
    response: {
      query: '{level="error"} |= "timeout"',
      direction: "backward",
      start_ns: example("1799996400000000000"),
      end_ns: example("1800000000000000000"),
      streams: [
        {
          labels: { service_name: "checkout", level: "error" },
          entries: [{ timestamp: example("1799999999123456789"), line: "timeout after 30 s" }],
        },
      ],
      next_timestamp: null,
    },
  },
});

export const logOperations = [searchLogsOp];
