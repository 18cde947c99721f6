import { readTimeSearch, type TimeRange, type TimeSearch, timeRanges } from "./time-search.ts";

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "unknown"] as const;
export type LogLevel = (typeof logLevels)[number];

/** What the Monitor page shows. */
export interface MonitorSearch {
  readonly range?: TimeRange;
  readonly agent?: string;
  /** The selected bucket of the charts: when it began, in Unix seconds. */
  readonly at?: number;
  /** Through the gateway, or as the agents' own SDKs report it. */
  readonly via?: "gateway" | "sdk";
}

/** Which traces are listed. */
export interface TracesSearch extends TimeSearch {
  readonly agent?: string;
  readonly service?: string;
  /** At least this many milliseconds. */
  readonly min?: number;
  readonly max?: number;
  /** TraceQL. */
  readonly q?: string;
}

/** Which conversations are listed, and which one is open. */
export interface ConversationsSearch {
  readonly range?: TimeRange;
  readonly agent?: string;
  readonly user?: string;
  readonly conversation?: string;
}

/** Which span of a trace is open. */
export interface TraceSearch {
  readonly span?: string;
}

/** Which log lines are listed. */
export interface LogsSearch extends TimeSearch {
  readonly agent?: string;
  readonly service?: string;
  readonly level?: LogLevel;
  /** Lines that contain this. */
  readonly words?: string;
  /** LogQL. */
  readonly q?: string;
}

const LONGEST_QUERY = 4_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const textIn = (value: unknown, longest = 200): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.slice(0, longest) : undefined;

const wholeIn = (value: unknown): number | undefined => {
  const number = typeof value === "number" || (typeof value === "string" && value !== "") ? Number(value) : Number.NaN;
  return Number.isInteger(number) && number >= 0 && number <= 1_000_000_000_000 ? number : undefined;
};

const agentIn = (value: unknown): string | undefined =>
  typeof value === "string" && UUID.test(value) ? value : undefined;

/** Without the members that are undefined. */
function given<T extends object>(all: { readonly [Name in keyof T]: T[Name] | undefined }): T {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;
}

export const readMonitorSearch = (search: Record<string, unknown>): MonitorSearch =>
  given<MonitorSearch>({
    range: timeRanges.find((one) => one === search["range"]),
    agent: agentIn(search["agent"]),
    at: wholeIn(search["at"]),
    via: (["gateway", "sdk"] as const).find((one) => one === search["via"]),
  });

export const readTracesSearch = (search: Record<string, unknown>): TracesSearch => ({
  ...readTimeSearch(search),
  ...given<TracesSearch>({
    agent: agentIn(search["agent"]),
    service: textIn(search["service"]),
    min: wholeIn(search["min"]),
    max: wholeIn(search["max"]),
    q: textIn(search["q"], LONGEST_QUERY),
  }),
});

export const readConversationsSearch = (search: Record<string, unknown>): ConversationsSearch =>
  given<ConversationsSearch>({
    range: timeRanges.find((one) => one === search["range"]),
    agent: agentIn(search["agent"]),
    user: textIn(search["user"]),
    conversation: textIn(search["conversation"]),
  });

export const readTraceSearch = ({ span }: Record<string, unknown>): TraceSearch =>
  given<TraceSearch>({ span: typeof span === "string" && /^[0-9a-f]{16}$/.test(span) ? span : undefined });

export const readLogsSearch = (search: Record<string, unknown>): LogsSearch => ({
  ...readTimeSearch(search),
  ...given<LogsSearch>({
    agent: agentIn(search["agent"]),
    service: textIn(search["service"]),
    level: logLevels.find((one) => one === search["level"]),
    words: textIn(search["words"]),
    q: textIn(search["q"], LONGEST_QUERY),
  }),
});
