import {
  type AcceptedQuery,
  acceptedLogql,
  acceptedTraceql,
  type RefusedQuery,
  refusedLogql,
  refusedTraceql,
} from "../analysis/query/examples.ts";

const HEAD = `# Query logs and traces

Generated from the examples of the parsers by \`npm run generate\`.

\`GET /v1/telemetry/logs\` takes LogQL and \`GET /v1/telemetry/traces\` takes TraceQL, as far as this page goes. Whatever is not on it is
a 422 (\`TELEMETRY_QUERY_INVALID\`) with the position and the reason; nothing is ignored. A query sees the rows of your team, whatever
labels it names. The same queries work if the operator reads logs from Loki and traces from Tempo.

\`\`\`sh
curl -G "$CONSOLE_URL/v1/telemetry/logs" -H "authorization: Bearer $TOKEN" \\
  --data-urlencode 'logql={level="error"} |= "timeout"' -d time_range=6h
\`\`\`

A query has at most 4,096 characters and 100 conditions, nested 32 deep.
`;

const LOGS = `## Logs

**Labels.** \`service_name\`, \`level\` (trace, debug, info, warn, error, fatal, unknown), \`job\`, \`exporter\`, \`agent_id\`, \`evaluation_id\`,
\`test_id\`, \`probe_id\`, \`trace_id\`, \`span_id\`, and every received attribute: \`http.route\` is the label \`http_route\`. A label that a line
lacks is an empty text.

**Parameters.** \`service_name\`, \`level\`, \`job\` and the like are added to the query as labels, \`search\` as \`|=\`.
\`agent_configuration_id\` is the label \`agent_id\`. \`query\` in the answer is what was run.
`;

const READING_ON = `**Reading on.** An answer has \`limit\` lines. If there may be more, \`next_timestamp\` is a time in nanoseconds: send it as \`end_ns\` to read
on backward, as \`start_ns\` to read on forward. Lines of one nanosecond stay together, so an answer may have more lines than \`limit\`,
and reading on neither repeats nor loses any. The exception: of more than 5,000 lines of one nanosecond, the answer has 5,000.

A search ends after two seconds or two million lines. Then the answer may have few lines, or none, and \`next_timestamp\` still says where
to go on. Equality on the labels above (not on attributes), \`|=\` and \`!=\` are the quickest.

**Live tail.** Ask again every few seconds with \`direction=forward\` and \`start_ns\` set to the newest time that you have seen, plus one.
Senders deliver in batches, so a line can arrive later than lines that are newer: to miss none, start some seconds earlier, and
leave out what you have.

**Nanoseconds** have more digits than a double. The answer has all of them, and the SDK reads them as \`bigint\`. In other languages, read
\`timestamp\`, \`start_ns\`, \`end_ns\`, \`next_timestamp\` and \`start_time_unix_nano\` as 64-bit integers.
`;

const TRACES = `## Traces

A trace is found if one of its spans matches. It is listed by the span that began it, or by the gateway's, the newest first; its
duration is that span's. \`service_name\` finds traces with a span of the service, \`agent_configuration_id\` those that an agent began.

An attribute that a span lacks matches nothing, not even \`!=\`; \`= nil\` finds spans without it. Each span also has
\`agent_console.agent_id\` and \`agent_console.cost_micros\` if they are known. Durations are written \`100ms\`, \`1.5s\` or \`1h30m\`.
`;

const AFTER_TRACES = `\`completedJobs\` counts the days that were searched. If there are fewer than \`totalJobs\`, the search ended at \`limit\`, or after two seconds,
and older traces may match too.

\`GET /v1/telemetry/traces/{trace_id}\` answers \`batches\` as Tempo writes them, with IDs in base64. With \`?format=otlp\` they are OTLP/JSON,
with IDs in hexadecimal. Of a trace with more than 5,000 spans or 8 MB, the earliest spans are answered, and \`spans_left_out\` says how
many are missing.
`;

const REGEX = `## Regular expressions

As in RE2, so also as in Loki and Tempo: \`.\`, \`[a-z]\`, \`\\d \\w \\s \\b\`, \`\\p{Greek}\`, groups, \`|\`, \`* + ? {2,5}\`, \`^ $\`, \`(?i)\` and \`(?s)\`. They match
a label or attribute from start to end, and a line anywhere. They take time in proportion to the text, whatever they are; an
expression that grows to more than 1,000 steps when its counts are written out is refused.
`;

/** The text of docs/guides/telemetry/query-logs-and-traces.md. */
export function queriesGuide(): string {
  return [
    HEAD,
    LOGS,
    accepted(acceptedLogql),
    refused(refusedLogql),
    READING_ON,
    TRACES,
    accepted(acceptedTraceql),
    refused(refusedTraceql),
    AFTER_TRACES,
    REGEX,
  ].join("\n");
}

/** In a table of GitHub, a bar ends the cell, even in code. A text with backticks needs two around it. */
function code(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  return `${fence}${fence === "``" ? " " : ""}${text.replaceAll("|", "\\|")}${fence === "``" ? " " : ""}${fence}`;
}

const accepted = (queries: readonly AcceptedQuery[]): string =>
  ["| Query | Finds |", "|---|---|", ...queries.map(({ query, finds }) => `| ${code(query)} | ${finds} |`), ""].join(
    "\n",
  );

const refused = (queries: readonly RefusedQuery[]): string =>
  [
    "| Refused | At | Because |",
    "|---|---|---|",
    ...queries.map(({ query, character, why }) => `| ${code(query)} | ${character} | ${why.replaceAll("|", "\\|")} |`),
    "",
  ].join("\n");
