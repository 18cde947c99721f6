import { command } from "../../../command/command.ts";
import { value } from "../../../command/options.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId } from "../../../names/find.ts";
import { spanTree } from "./span-tree.ts";
import { rangeIn, rangeOption, utcNanos, wholeIn } from "./time-options.ts";

const LONGEST_MS = 1_000_000_000;

const searchOptions = {
  ...rangeOption("1h"),
  agent: value("AGENT", "only traces of this agent"),
  service: value("NAME", "only traces with a span of this service"),
  "min-ms": value("NUMBER", "only traces that took at least this many milliseconds"),
  "max-ms": value("NUMBER", "only traces that took at most this many milliseconds"),
  limit: value("NUMBER", "at most this many traces (default: 20)"),
} as const;

export const telemetryTraces = command({
  words: ["telemetry", "traces"],
  summary: "Search traces",
  details: [
    "The newest first. QUERY is the part of TraceQL described in docs/guides/telemetry/query-logs-and-traces.md.",
  ],
  access: "read",
  scope: "read",
  arguments: [{ name: "QUERY", summary: "such as '{ status = error && duration > 2s }'", optional: true }],
  options: searchOptions,
  async run({ client, args, options, signal, terminal, answer, rows, print }) {
    const agent = options.agent === undefined ? null : await findId(agentsOf(client, signal), options.agent);
    const asked = {
      time_range: rangeIn(options.range, "1h"),
      agent_configuration_id: agent,
      service_name: options.service ?? null,
      min_duration_ms: wholeIn("min-ms", options["min-ms"], [0, LONGEST_MS]) ?? null,
      max_duration_ms: wholeIn("max-ms", options["max-ms"], [0, LONGEST_MS]) ?? null,
      limit: wholeIn("limit", options.limit, [1, 200]) ?? 20,
      query: args["QUERY"] ?? null,
    };
    const found = await client.protection.searchTraces(asked, { signal });
    const { completedJobs: completed, totalJobs: total } = found.metrics ?? {};
    return answer(found, () => {
      rows(found.traces ?? [], {
        columns: [
          { title: "TRACE", value: ({ trace_id: id }) => id, whole: true },
          {
            title: "STARTED (UTC)",
            value: ({ start_time_unix_nano: start }) => (start == null ? null : utcNanos(start)),
            whole: true,
          },
          { title: "MS", value: ({ duration_ms: ms }) => ms?.toFixed(1) },
          { title: "SERVICE", value: ({ root_service_name: service }) => service },
          { title: "NAME", value: ({ root_trace_name: name }) => name },
        ],
        none: "No traces. Try a longer --range.",
      });
      if (completed != null && total != null && completed < total && terminal.out.isTTY)
        print("The search ended at its limit: older traces may match too.");
    });
  },
});

export const telemetryTrace = command({
  words: ["telemetry", "trace"],
  summary: "Show a trace as a tree of spans",
  details: ["With --json, OTLP/JSON with IDs in hexadecimal. `telemetry logs --from-trace` prints its log lines."],
  access: "read",
  scope: "read",
  arguments: [{ name: "TRACE", summary: "the ID of the trace" }],
  options: {},
  async run({ client, args, signal, terminal, answer, rows, print }) {
    const found = await client.protection.getTrace({ trace_id: args["TRACE"] ?? "", format: "otlp" }, { signal });
    return answer(found, () => {
      rows(spanTree(found.batches ?? []), {
        columns: [
          { title: "SPAN", value: ({ depth, name }) => `${"  ".repeat(depth)}${name}` },
          { title: "SERVICE", value: ({ service }) => service },
          { title: "AFTER MS", value: ({ afterMs }) => afterMs.toFixed(1) },
          { title: "MS", value: ({ ms }) => ms.toFixed(1) },
          { title: "STATUS", value: ({ status }) => status },
          { title: "ID", value: ({ id }) => id, whole: true },
        ],
        none: "The trace has no spans.",
      });
      if (found.spans_left_out && terminal.out.isTTY) print(`${found.spans_left_out} later spans are left out.`);
    });
  },
});
