import type { Tx } from "../../../../platform/db/database.ts";
import { sql } from "../../../../platform/db/sql.ts";
import type { NewDelta, NewLog, NewSpan } from "./new-rows.ts";

const columnOf =
  <Row extends object>(rows: readonly Row[]) =>
  <K extends keyof Row>(key: K): Row[K][] =>
    rows.map((row) => row[key]);

const bytes = (hex: string | null): string | null => (hex === null ? null : `\\x${hex}`);
const digits = (value: bigint): string => value.toString();

/** PostgreSQL stores no NUL in a text, and neither NUL nor half a surrogate pair in JSON. What is sent to us may have both. */
const text = <T extends string | null>(value: T): T =>
  value?.includes("\0") ? (value.replaceAll("\0", "") as T) : value;
const REFUSED = /\\u(?:0000|d[89a-f])/;

function json(value: unknown): string {
  const written = JSON.stringify(value);
  return REFUSED.test(written) ? JSON.stringify(cleaned(value)) : written;
}

const textsOf =
  <Row extends object>(rows: readonly Row[]) =>
  (key: keyof Row): (string | null)[] =>
    rows.map((row) => text(row[key] as string | null));

function cleaned(value: unknown): unknown {
  if (typeof value === "string") return text(value).toWellFormed();
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [text(name).toWellFormed(), cleaned(member)]),
  );
}

/** With unnest: PostgreSQL refuses COPY under row-level security. The partitions of the days must exist (days.ts). */
export async function insertSpans(tx: Tx, teamId: string, rows: readonly NewSpan[]): Promise<void> {
  if (rows.length === 0) return;
  const of = columnOf(rows);
  const texts = textsOf(rows);
  await tx.run(sql`
    insert into otel_spans (team_id, agent_id, trace_id, span_id, parent_id, is_entry, source, service, name, kind, status,
      status_message, start_ns, duration_ns, evaluation_id, test_id, probe_id, conversation_id, user_id, operation, model,
      input_tokens, output_tokens, cost_micros, attrs, resource, events, links, is_sample)
    select ${teamId}, s.*
    from unnest(${of("agentId")}::uuid[], ${of("traceId").map(bytes)}::bytea[], ${of("spanId").map(bytes)}::bytea[],
      ${of("parentId").map(bytes)}::bytea[], ${of("isEntry")}::boolean[], ${of("source")}::text[],
      ${texts("service")}::text[], ${texts("name")}::text[], ${of("kind")}::smallint[], ${of("status")}::smallint[],
      ${texts("statusMessage")}::text[],
      ${of("startNs").map(digits)}::bigint[], ${of("durationNs").map(digits)}::bigint[], ${of("evaluationId")}::uuid[],
      ${texts("testId")}::text[], ${texts("probeId")}::text[], ${texts("conversationId")}::text[], ${texts("userId")}::text[],
      ${texts("operation")}::text[], ${texts("model")}::text[], ${of("inputTokens")}::bigint[], ${of("outputTokens")}::bigint[],
      ${of("costMicros")}::bigint[], ${of("attrs").map(json)}::jsonb[], ${of("resource").map(json)}::jsonb[],
      ${of("events").map(json)}::jsonb[], ${of("links").map(json)}::jsonb[], ${of("isSample")}::boolean[]) as s`);
}

export async function insertLogs(tx: Tx, teamId: string, rows: readonly NewLog[]): Promise<void> {
  if (rows.length === 0) return;
  const of = columnOf(rows);
  const texts = textsOf(rows);
  await tx.run(sql`
    insert into otel_logs (team_id, agent_id, at_ns, source, service, level, job, exporter, evaluation_id, test_id, probe_id,
      trace_id, span_id, line, attrs, is_sample)
    select ${teamId}, l.*
    from unnest(${of("agentId")}::uuid[], ${of("atNs").map(digits)}::bigint[], ${of("source")}::text[],
      ${texts("service")}::text[], ${of("level")}::text[], ${texts("job")}::text[], ${texts("exporter")}::text[],
      ${of("evaluationId")}::uuid[], ${texts("testId")}::text[], ${texts("probeId")}::text[],
      ${of("traceId").map(bytes)}::bytea[], ${of("spanId").map(bytes)}::bytea[], ${texts("line")}::text[],
      ${of("attrs").map(json)}::jsonb[], ${of("isSample")}::boolean[]) as l`);
}

/** The batch of a process. One that was stored already, because its commit was not confirmed, changes nothing. */
export interface Batch {
  readonly source: string;
  readonly sequence: number;
}

export async function insertDeltas(tx: Tx, teamId: string, batch: Batch, rows: readonly NewDelta[]): Promise<void> {
  if (rows.length === 0) return;
  const of = columnOf(rows);
  const sketches = rows.map(({ sketch }) => (sketch === null ? null : `\\x${Buffer.from(sketch).toString("hex")}`));
  await tx.run(sql`
    insert into series_delta (team_id, source, sequence, agent_id, evaluation_id, metric, labels, at, n, total, sketch)
    select ${teamId}, ${batch.source}, ${batch.sequence}, d.*
    from unnest(${of("agentId")}::uuid[], ${of("evaluationId")}::uuid[], ${of("metric")}::integer[],
      ${of("labels")}::integer[], ${of("at")}::bigint[], ${of("n")}::bigint[], ${of("total")}::double precision[],
      ${sketches}::bytea[]) as d
    on conflict do nothing`);
}
