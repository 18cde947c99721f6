import { parseLogql } from "@agent-console/analysis/query/logql/parse-logql.ts";
import { printLogql, withMatchers } from "@agent-console/analysis/query/logql/print-logql.ts";
import type { LabelMatcher, LogQuery } from "@agent-console/analysis/query/logql/syntax.ts";
import { writtenNanoseconds } from "../../../../kernel/shape/nanoseconds.ts";
import type { Out } from "../../../../kernel/shape/shape.ts";
import type { Act } from "../../../../platform/act.ts";
import { askedWindow } from "../asked-window.ts";
import { parsedQuery } from "../query-refused.ts";
import type { FoundLog, LogsAsked, LogsSource } from "../sources.ts";
import type { LogsQuery } from "./contract.ts";

type Asked = Out<typeof LogsQuery>;

/** The parameters that are a condition on a label. */
const FILTERS = {
  ...{ service_name: "service_name", level: "level", job: "job", exporter: "exporter" },
  ...{ agent_configuration_id: "agent_id", evaluation_id: "evaluation_id", test_id: "test_id", probe_id: "probe_id" },
} as const;

/** What is asked for, with a query that has the filters in it. A query that can't be read is a 422. */
export function askedLogs(asked: Asked, now: number): LogsAsked {
  const { fromMs, toMs } = askedWindow(asked, now);
  const fromNs = asked.start_ns ?? BigInt(fromMs) * 1_000_000n;
  const toNs = asked.end_ns ?? BigInt(toMs) * 1_000_000n;
  const query = parsedQuery(parseLogql, asked.logql ?? "{}", "logql");
  const { limit, direction } = asked;
  return { window: { fromNs, toNs }, query: printLogql(withFilters(query, asked)), limit, direction };
}

function withFilters(query: LogQuery, asked: Asked): LogQuery {
  const matchers = Object.entries(FILTERS).flatMap(([parameter, label]): LabelMatcher[] => {
    const value = asked[parameter as keyof typeof FILTERS];
    return value == null ? [] : [{ label, by: "=", value }];
  });
  const { matchers: all, stages } = withMatchers(query, matchers);
  return {
    matchers: all,
    stages: asked.search ? [{ kind: "line", by: "|=", value: asked.search }, ...stages] : stages,
  };
}

export async function searchLogs(source: LogsSource, act: Act, asked: LogsAsked) {
  const { entries, nextNs } = await source.find(act, asked);
  return {
    query: asked.query,
    direction: asked.direction,
    start_ns: writtenNanoseconds(asked.window.fromNs),
    end_ns: writtenNanoseconds(asked.window.toNs),
    streams: streamsOf(entries),
    next_timestamp: nextNs === null ? null : writtenNanoseconds(nextNs),
  };
}

/** Lines with the same labels are one stream. Streams come in the order of their first line. */
function streamsOf(entries: readonly FoundLog[]) {
  const streams = Map.groupBy(entries, ({ labels }) => JSON.stringify(Object.entries(labels).sort(byName)));
  return [...streams.values()].map((lines) => ({
    labels: lines[0]?.labels ?? {},
    entries: lines.map(({ atNs, line }) => ({ timestamp: writtenNanoseconds(atNs), line })),
  }));
}

const byName = ([one]: [string, string], [other]: [string, string]): number => (one < other ? -1 : one > other ? 1 : 0);
