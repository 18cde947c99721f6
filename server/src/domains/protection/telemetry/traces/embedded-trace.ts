import type { Act } from "../../../../platform/act.ts";
import { sql } from "../../../../platform/db/sql.ts";
import { BoundedSearch } from "../bounded-search.ts";
import type { FoundTraceSpans, ResourceSpans } from "../sources.ts";
import { otlpAttributes, otlpSpan, type SpanRow } from "./otlp-spans.ts";
import { resourceAttributes } from "./span-row.ts";

/** What an answer holds of a trace. */
export interface TraceLimits {
  readonly spans: number;
  readonly bytes: number;
}

const LIMITS: TraceLimits = { spans: 5000, bytes: 8_000_000 };
const LONGEST_MS = 10_000;

interface FoundRow extends Omit<SpanRow, "events" | "links"> {
  readonly events: string;
  readonly links: string;
}

/** The spans of a trace in the order in which they began. */
export async function getTraceSpans(act: Act, traceId: string, most = LIMITS): Promise<FoundTraceSpans | null> {
  const id = `\\x${traceId}`;
  const extent = await extentOf(act, id);
  if (extent.first === null || extent.last === null) return null;
  const statement = sql<FoundRow>`
    select encode(trace_id, 'hex') as trace_id, encode(span_id, 'hex') as span_id, encode(parent_id, 'hex') as parent_id,
      service, name, kind, status, status_message, start_ns::text, duration_ns::text, agent_id, cost_micros, attrs::text,
      resource::text, events::text, links::text
    from otel_spans
    where team_id = ${act.who.teamId} and trace_id = ${id}::bytea
      and start_ns between ${extent.first}::bigint and ${extent.last}::bigint
    order by otel_spans.start_ns, otel_spans.span_id
    limit ${most.spans}`;
  const search = new BoundedSearch(act, LONGEST_MS);
  search.begin({ isSorted: true });
  const batches: ResourceSpans[] = [];
  let [spans, bytes] = [0, 0];
  for await (const page of search.rowsOf(statement)) {
    const fitting: FoundRow[] = [];
    for (const row of page) {
      bytes += sizeOf(row);
      if (bytes > most.bytes && spans > 0) break;
      fitting.push(row);
      spans++;
    }
    batches.push(...(await batchesOf(fitting, search)));
    if (bytes > most.bytes) break;
  }
  return { resourceSpans: batches, leftOut: Math.max(0, extent.spans - spans) };
}

const sizeOf = (row: FoundRow): number =>
  400 + row.name.length + row.attrs.length + row.resource.length + row.events.length + row.links.length;

interface Extent {
  readonly spans: number;
  readonly first: string | null;
  readonly last: string | null;
}

/**
 * How many spans the trace has, and when. It looks into every day, and is therefore prepared once: planning for all days
 * takes longer than asking them. What is read afterwards is planned for the days of the trace alone.
 */
async function extentOf({ tx, who }: Act, id: string): Promise<Extent> {
  const statement = sql<Extent>`
    select count(*) as spans, min(start_ns)::text as first, max(start_ns)::text as last
    from otel_spans
    where team_id = ${who.teamId} and trace_id = ${id}::bytea`;
  const [extent] = await tx.query(statement.named("extent-of-trace"));
  return extent ?? { spans: 0, first: null, last: null };
}

/** Spans that came from one resource are one batch. */
async function batchesOf(rows: readonly FoundRow[], search: BoundedSearch): Promise<ResourceSpans[]> {
  const batches: ResourceSpans[] = [];
  for (const [, group] of Map.groupBy(rows, ({ service, resource }) => `${service}\n${resource}`)) {
    const [first] = group;
    if (first === undefined) continue;
    const spans: object[] = [];
    for (const row of group) {
      spans.push(otlpSpan({ ...row, events: JSON.parse(row.events), links: JSON.parse(row.links) }));
      await search.pause();
    }
    batches.push({ resource: { attributes: otlpAttributes(resourceAttributes(first)) }, scopeSpans: [{ spans }] });
  }
  return batches;
}
