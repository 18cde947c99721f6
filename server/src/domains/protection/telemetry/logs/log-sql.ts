import type { LabelMatcher, LogQuery, Stage } from "@agent-console/analysis/query/logql/syntax.ts";
import { joinStatements, type Statement, sql } from "../../../../platform/db/sql.ts";
import { type ColumnLabel, columnLabels, type LogRow } from "./stored-line.ts";

/** Each column as its label: what is not there is an empty text. */
const COLUMNS: Readonly<Record<ColumnLabel, Statement>> = {
  service_name: sql`service`,
  level: sql`level`,
  job: sql`job`,
  exporter: sql`exporter`,
  agent_id: sql`coalesce(agent_id::text, '')`,
  evaluation_id: sql`coalesce(evaluation_id::text, '')`,
  test_id: sql`coalesce(test_id, '')`,
  probe_id: sql`coalesce(probe_id, '')`,
  trace_id: sql`coalesce(encode(trace_id, 'hex'), '')`,
  span_id: sql`coalesce(encode(span_id, 'hex'), '')`,
};

/** What PostgreSQL can decide of a query. Never less than the query asks for: the rows that it finds are tested again. */
export function logConditions({ matchers, stages }: LogQuery): Statement[] {
  return [...matchers.flatMap(ofMatcher), ...stages.flatMap(ofStage)];
}

function ofMatcher({ label, by, value }: LabelMatcher): Statement[] {
  const name = columnLabels.find((one) => one === label);
  if (name === undefined || (by !== "=" && by !== "!=")) return [];
  if (by === "!=") return [sql`${COLUMNS[name]} <> ${value}`];
  // In this form there is an index.
  if (name === "trace_id" && isTraceId(value)) return [sql`trace_id = ${`\\x${value}`}::bytea`];
  return [sql`${COLUMNS[name]} = ${value}`];
}

const isTraceId = (value: string): boolean => /^[0-9a-f]{32}$/.test(value);

/** Whether few lines can match, and an index finds them. */
export const isNarrow = ({ matchers }: LogQuery): boolean =>
  matchers.some(({ label, by, value }) => label === "trace_id" && by === "=" && isTraceId(value));

function ofStage(stage: Stage): Statement[] {
  if (stage.kind !== "line") return [];
  if (stage.by === "|=") return [sql`strpos(line, ${stage.value}) > 0`];
  return stage.by === "!=" ? [sql`strpos(line, ${stage.value}) = 0`] : [];
}

interface Asked {
  readonly teamId: string;
  readonly fromNs: bigint;
  readonly toNs: bigint;
  readonly direction: "forward" | "backward";
  readonly conditions: readonly Statement[];
}

/** The lines of a time in order. `at_ns` alone would be the text in the answer, which no index has in order. */
export function selectLogs({ teamId, fromNs, toNs, direction, conditions }: Asked): Statement<LogRow> {
  const all = joinStatements(
    [
      sql`team_id = ${teamId}`,
      sql`at_ns >= ${String(fromNs)}::bigint`,
      sql`at_ns < ${String(toNs)}::bigint`,
      ...conditions,
    ],
    " and ",
  );
  return sql<LogRow>`
    select at_ns::text, service, level, job, exporter, agent_id, evaluation_id, test_id, probe_id,
      encode(trace_id, 'hex') as trace_id, encode(span_id, 'hex') as span_id, line, attrs::text
    from otel_logs
    where ${all}
    order by ${direction === "forward" ? sql`otel_logs.at_ns` : sql`otel_logs.at_ns desc`}`;
}
