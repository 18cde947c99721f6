import { ApiError, type LogsQueryResponse } from "@agent-console/sdk";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { nanosOf } from "../parts/nanoseconds.ts";
import type { LogsSearch, TracesSearch } from "../routes/monitor-search.ts";
import type { TimeRange, TimeSearch } from "../routes/time-search.ts";
import type { Session } from "../session/session.ts";

/** A store that could not be read says so at once; the page offers to try again. */
const told = { retry: (count: number, error: Error) => count < 2 && !(error instanceof ApiError) };

/** What an address says about time, as the API takes it. */
export const timeOf = ({ range, from, to }: TimeSearch, otherwise: TimeRange) =>
  from !== undefined && to !== undefined ? { from, to } : { time_range: range ?? otherwise };

export const traceQuery = ({ api }: Session, id: string) =>
  queryOptions({
    queryKey: ["telemetry", "trace", id],
    queryFn: () => api.protection.getTrace({ trace_id: id, format: "otlp" }),
    ...told,
  });

export const TRACES_A_PAGE = 100;

export const tracesQuery = ({ api }: Session, search: TracesSearch) =>
  queryOptions({
    queryKey: ["telemetry", "traces", search],
    queryFn: () =>
      api.protection.searchTraces({
        ...timeOf(search, "1h"),
        limit: TRACES_A_PAGE,
        agent_configuration_id: search.agent,
        service_name: search.service,
        min_duration_ms: search.min,
        max_duration_ms: search.max,
        query: search.q,
      }),
    placeholderData: keepPreviousData,
    ...told,
  });

export interface LogLine {
  readonly key: string;
  readonly atNs: bigint;
  readonly line: string;
  readonly labels: Readonly<Record<string, string>>;
}

export interface LogPage {
  /** The newest first. */
  readonly lines: readonly LogLine[];
  /** Where older lines begin, in digits. Null if there are none. */
  readonly next: string | null;
  /** The query that was run. */
  readonly query: string;
}

/** The streams of an answer as one list. */
export function pageOf({ streams, next_timestamp: next, query }: LogsQueryResponse): LogPage {
  const lines = (streams ?? []).flatMap(({ labels = {}, entries = [] }) =>
    entries.map(({ timestamp, line }) => ({ atNs: nanosOf(timestamp) ?? 0n, line, labels })),
  );
  const sorted = lines.sort((one, other) => (one.atNs > other.atNs ? -1 : one.atNs < other.atNs ? 1 : 0));
  let before: bigint | null = null;
  let nth = 0;
  const keyed = sorted.map((entry) => {
    nth = entry.atNs === before ? nth + 1 : 0;
    before = entry.atNs;
    return { ...entry, key: `${entry.atNs} ${nth}` };
  });
  return { lines: keyed, next: next == null ? null : String(next), query };
}

const logFilter = ({ agent, service, level, words, q }: LogsSearch) => ({
  ...{ agent_configuration_id: agent, service_name: service, level, search: words, logql: q },
});

export const LINES_A_PAGE = 200;

/** The newest log lines. What a live tail adds is not read again by itself. */
export const logsQuery = ({ api }: Session, search: LogsSearch) =>
  queryOptions({
    queryKey: ["telemetry", "logs", search],
    queryFn: async () =>
      pageOf(await api.protection.searchLogs({ ...logFilter(search), ...timeOf(search, "1h"), limit: LINES_A_PAGE })),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    ...told,
  });

/** Lines before this nanosecond. */
export const olderLines = async ({ api }: Session, search: LogsSearch, beforeNs: string): Promise<LogPage> =>
  pageOf(
    await api.protection.searchLogs({
      ...logFilter(search),
      ...timeOf(search, "1h"),
      end_ns: BigInt(beforeNs),
      limit: LINES_A_PAGE,
    }),
  );

export const TAIL_LINES = 1_000;

/** Lines from this nanosecond on; the newest of them if they are too many. */
export const newLines = async ({ api }: Session, search: LogsSearch, fromNs: bigint): Promise<LogPage> =>
  pageOf(await api.protection.searchLogs({ ...logFilter(search), start_ns: fromNs, limit: TAIL_LINES }));

/** Log lines of a trace, the oldest first. */
export const traceLogsQuery = ({ api }: Session, traceId: string, around: { from: number; to: number } | null) =>
  queryOptions({
    queryKey: ["telemetry", "trace", traceId, "logs", around],
    queryFn: async () => {
      const found = await api.protection.searchLogs({
        ...(around ?? {}),
        logql: `{trace_id="${traceId}"}`,
        limit: LINES_A_PAGE,
      });
      const page = pageOf(found);
      return { lines: page.lines.toReversed(), isCut: page.next !== null };
    },
    enabled: around !== null,
    ...told,
  });
