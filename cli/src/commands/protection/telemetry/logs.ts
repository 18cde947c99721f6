import type { Api, LogsQueryResponse } from "@agent-console/sdk";
import type { Call } from "../../../command/call.ts";
import { command } from "../../../command/command.ts";
import { flag, value } from "../../../command/options.ts";
import { pause } from "../../../command/pause.ts";
import { Ended } from "../../../endings/exit-codes.ts";
import { isPassing, isRefusal } from "../../../endings/refusal.ts";
import { agentsOf } from "../../../names/agents.ts";
import { findId } from "../../../names/find.ts";
import { jsonText } from "../../../output/json-text.ts";
import { visible } from "../../../output/visible.ts";
import { rangeIn, rangeOption, utcNanos, wholeIn } from "./time-options.ts";

const logOptions = {
  ...rangeOption("1h"),
  agent: value("AGENT", "only lines of this agent"),
  service: value("NAME", "only lines of this service"),
  level: value("LEVEL", "only lines of this level: trace, debug, info, warn, error, fatal"),
  evaluation: value("ID", "only lines of this evaluation"),
  search: value("TEXT", "only lines that contain this text"),
  "from-trace": value("TRACE", "only lines of this trace"),
  limit: value("NUMBER", "at most this many lines (default: 200)"),
  follow: flag("print the newest, then wait for more until interrupted"),
} as const;

type LogsCall = Call<typeof logOptions>;
type Asked = NonNullable<Parameters<Api["protection"]["searchLogs"]>[0]>;

export const telemetryLogs = command({
  words: ["telemetry", "logs"],
  summary: "Search log lines, or follow them",
  details: [
    "Prints the newest lines, the oldest of them first. QUERY is LogQL, as far as docs/guides/telemetry/query-logs-and-traces.md goes.",
    "With --json, the document of the API; with --follow and --json, a JSON document a line.",
  ],
  access: "read",
  scope: "read",
  arguments: [{ name: "QUERY", summary: 'such as \'{level="error"} |= "timeout"\'', optional: true }],
  options: logOptions,
  async run(call) {
    const asked = await askedIn(call);
    const { client, options, signal, answer, print } = call;
    const found = await client.protection.searchLogs(asked, { signal });
    if (options.follow) return follow(call, asked, found);
    return answer(found, () => {
      const lines = linesOf(found);
      for (const line of lines) print(textOf(line));
      if (lines.length === 0 && call.terminal.out.isTTY) print(NONE);
      if (found.next_timestamp !== null && call.terminal.out.isTTY)
        print("There are older lines: raise --limit, or narrow the query.");
    });
  },
});

const NONE = "No lines. Try a longer --range.";
const EVERY_MS = 1000;
/** Lines can be stored a little after newer ones of another process. */
const OVERLAP_NS = 5_000_000_000n;
const MOST_KNOWN = 20_000;

async function askedIn({ client, args, options, signal }: LogsCall): Promise<Asked> {
  const agent = options.agent === undefined ? null : await findId(agentsOf(client, signal), options.agent);
  return {
    time_range: rangeIn(options.range, "1h"),
    agent_configuration_id: agent,
    service_name: options.service ?? null,
    level: options.level ?? null,
    evaluation_id: options.evaluation ?? null,
    search: options.search ?? null,
    logql: queryIn(args["QUERY"], options["from-trace"]),
    limit: wholeIn("limit", options.limit, [1, 5000]) ?? 200,
  };
}

/** The trace is one more condition of the selector, which comes first in a query. */
function queryIn(query: string | undefined, trace: string | undefined): string | null {
  if (trace === undefined) return query ?? null;
  if (!/^[\da-f]{1,32}$/i.test(trace))
    throw new Ended("usage", `--from-trace takes the ID of a trace, not "${trace}".`);
  const matcher = `trace_id="${trace.toLowerCase().padStart(32, "0")}"`;
  const rest = (query ?? "{}").trimStart();
  if (!rest.startsWith("{")) throw new Ended("usage", "QUERY starts with a selector, such as {}.");
  const inside = rest.slice(1).trimStart();
  return `{${matcher}${inside.startsWith("}") ? "" : ", "}${inside}`;
}

interface Line {
  readonly timestamp: bigint;
  readonly line: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** The oldest first, as they are read on a terminal. */
function linesOf({ streams = [] }: LogsQueryResponse): Line[] {
  const lines = streams.flatMap(({ labels = {}, entries = [] }) => entries.map((entry) => ({ ...entry, labels })));
  return lines.sort((a, b) => (a.timestamp < b.timestamp ? -1 : a.timestamp > b.timestamp ? 1 : 0));
}

function textOf({ timestamp, line, labels }: Line): string {
  const level = (labels["level"] ?? labels["detected_level"] ?? "").padEnd(5);
  return visible([utcNanos(timestamp), level, labels["service_name"] ?? "–", line].join("  "));
}

async function follow(
  { client, json, print, signal }: LogsCall,
  asked: Asked,
  first: LogsQueryResponse,
): Promise<never> {
  const known = new Set<string>();
  let newest = first.end_ns;
  let found = first;
  for (;;) {
    for (const line of linesOf(found)) {
      const key = `${line.timestamp} ${JSON.stringify(line.labels)} ${line.line}`;
      if (known.has(key)) continue;
      known.add(key);
      if (line.timestamp >= newest) newest = line.timestamp;
      print(json ? jsonText(line) : textOf(line));
    }
    for (const key of known) if (known.size > MOST_KNOWN) known.delete(key);
    // A full answer is followed by the next one at once.
    if (found.next_timestamp === null || found === first) await pause(EVERY_MS, signal);
    const start_ns = found === first || found.next_timestamp === null ? newest - OVERLAP_NS : found.next_timestamp;
    found = (await readOn(client, { ...asked, start_ns, direction: "forward", limit: 5000 }, signal)) ?? EMPTY;
  }
}

const EMPTY: LogsQueryResponse = {
  query: "",
  direction: "forward",
  start_ns: 0n,
  end_ns: 0n,
  streams: [],
  next_timestamp: null,
};

/** A console that restarts is asked again; one that refuses is not. */
async function readOn(client: Api, asked: Asked, signal: AbortSignal): Promise<LogsQueryResponse | null> {
  try {
    return await client.protection.searchLogs(asked, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (isRefusal(error) && !isPassing(error)) throw error;
    return null;
  }
}
