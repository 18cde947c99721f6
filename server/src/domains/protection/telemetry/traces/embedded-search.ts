import { compileTraceql, type SpanMatcher } from "@agent-console/analysis/query/traceql/match-span.ts";
import { parseTraceql } from "@agent-console/analysis/query/traceql/parse-traceql.ts";
import type { Act } from "../../../../platform/act.ts";
import { joinStatements, type Statement, sql } from "../../../../platform/db/sql.ts";
import { BoundedSearch } from "../bounded-search.ts";
import type { FoundTrace, FoundTraces, TracesAsked } from "../sources.ts";
import { type MatchedRow, spanFacts } from "./span-row.ts";
import { spanCondition } from "./span-sql.ts";

/** Traces whose spans are looked at together. */
const TRACES_AT_A_TIME = 50;
/** The rest of two seconds is for what was found. */
const SEARCH_MS = 1500;
const SUMMARY_MS = 500;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const HOUR_NS = 3_600_000_000_000n;
const FIRST_STRETCH_NS = 6n * HOUR_NS;
const GROWTH = 4n;
const DAY_MS = 86_400_000;

interface EntryRow {
  readonly trace_id: string;
  readonly start_ns: string;
}

interface RootRow extends EntryRow {
  readonly service: string;
  readonly name: string;
  readonly duration_ns: string;
}

interface Searching {
  readonly act: Act;
  readonly asked: TracesAsked;
  readonly search: BoundedSearch;
  readonly narrowed: Statement | null;
  readonly matches: SpanMatcher | null;
  bytes: number;
}

/** Traces of a page: their spans are near its entry spans. */
interface Looking extends Searching {
  readonly near: Stretch;
}

const ns = (milliseconds: number): bigint => BigInt(Math.floor(milliseconds)) * 1_000_000n;

/** Walks the entry spans, the newest first, and looks at the spans of each trace if the query asks for more. */
export async function searchTraces(act: Act, asked: TracesAsked): Promise<FoundTraces> {
  const query = asked.query === null ? null : parseTraceql(asked.query);
  const total = Math.max(1, Math.ceil((asked.window.toMs - asked.window.fromMs) / DAY_MS));
  if (asked.agentId !== null && !UUID.test(asked.agentId))
    return { traces: [], inspected: { traces: 0, bytes: 0, jobs: { completed: total, total } } };
  const condition = query?.condition ?? null;
  const searching: Searching = {
    ...{ act, asked, search: new BoundedSearch(act, SEARCH_MS), narrowed: spanCondition(condition), bytes: 0 },
    matches: condition === null ? null : compileTraceql({ condition }),
  };
  const found: FoundTrace[] = [];
  const seen = new Set<string>();
  const start = ns(asked.window.fromMs);
  let [before, size, isOver] = [ns(asked.window.toMs), FIRST_STRETCH_NS, false];
  while (!isOver && found.length < asked.limit && !searching.search.isStopped) {
    const isLast = before - size <= start;
    const stretch = { from: isLast ? start : before - size, before };
    const entries = await nextEntries(searching, stretch);
    const unseen = entries.traceIds.filter((id) => !seen.has(id));
    for (const id of unseen) seen.add(id);
    const near = { from: entries.before - HOUR_NS, before: before + HOUR_NS };
    for (const trace of await matching(searching, unseen, near)) if (found.length < asked.limit) found.push(trace);
    before = entries.isOver ? stretch.from : entries.before;
    isOver = entries.isOver && isLast;
    if (entries.isOver) size *= GROWTH;
  }
  const left = isOver ? 0 : Math.ceil(Number(before - start) / 1e6 / DAY_MS);
  const jobs = { completed: Math.max(0, total - left), total };
  return { traces: found, inspected: { traces: seen.size, bytes: searching.bytes, jobs } };
}

/** From a time up to, and without, another. A statement is planned for the days of its stretch alone. */
interface Stretch {
  readonly from: bigint;
  readonly before: bigint;
}

interface Entries {
  readonly traceIds: readonly string[];
  readonly before: bigint;
  /** The stretch has no more. */
  readonly isOver: boolean;
}

/** The traces of the next entry spans. Those of one nanosecond come together, up to 5,000. */
async function nextEntries({ act, asked, search }: Searching, { from, before }: Stretch): Promise<Entries> {
  search.begin();
  const { agentId, minMs, maxMs } = asked;
  const conditions = [
    sql`team_id = ${act.who.teamId}`,
    sql`is_entry`,
    sql`start_ns >= ${String(from)}::bigint`,
    sql`start_ns < ${String(before)}::bigint`,
    ...(agentId === null ? [] : [sql`agent_id = ${agentId}`]),
    ...(minMs === null ? [] : [sql`duration_ns >= ${String(ns(minMs))}::bigint`]),
    ...(maxMs === null ? [] : [sql`duration_ns <= ${String(ns(maxMs))}::bigint`]),
  ];
  const statement = sql<EntryRow>`
    select encode(trace_id, 'hex') as trace_id, start_ns::text
    from otel_spans
    where ${joinStatements(conditions, " and ")}
    order by otel_spans.start_ns desc`;
  const traceIds = new Set<string>();
  let last = before;
  for await (const page of search.rowsOf(statement)) {
    for (const row of page) {
      const start = BigInt(row.start_ns);
      const isFull = traceIds.size >= TRACES_AT_A_TIME && start !== last;
      if (isFull || traceIds.size >= 5000) return { traceIds: [...traceIds], before: last, isOver: false };
      traceIds.add(row.trace_id);
      last = start;
    }
  }
  return { traceIds: [...traceIds], before: last, isOver: !search.isStopped };
}

/** Of these traces, those that match, in their order. */
async function matching(given: Searching, traceIds: readonly string[], near: Stretch): Promise<FoundTrace[]> {
  if (traceIds.length === 0) return [];
  const searching: Looking = { ...given, near };
  const { asked, search } = searching;
  search.begin({ isSorted: true });
  const ofService = asked.service === null ? traceIds : await havingService(searching, traceIds, asked.service);
  const chosen = searching.matches === null ? ofService : await havingSpan(searching, ofService, searching.matches);
  const roots = await rootsOf(searching, chosen);
  given.bytes = searching.bytes;
  return chosen.flatMap((id) => {
    const root = roots.get(id);
    return root === undefined || !fits(root, asked) ? [] : [root];
  });
}

/** A later entry span of the trace may fit when its root does not. */
const fits = ({ durationMs }: FoundTrace, { minMs, maxMs }: TracesAsked): boolean =>
  durationMs === null || ((minMs === null || durationMs >= minMs) && (maxMs === null || durationMs <= maxMs));

/** Spans of a trace that began long before or after it are not looked for, so that days without it are left alone. */
const spansOf = ({ act, near }: Looking, traceIds: readonly string[]): Statement => sql`
  team_id = ${act.who.teamId}
    and trace_id = any(${traceIds.map((id) => `\\x${id}`)}::bytea[])
    and start_ns >= ${String(near.from)}::bigint
    and start_ns < ${String(near.before)}::bigint`;

async function havingService(searching: Looking, traceIds: readonly string[], service: string): Promise<string[]> {
  const statement = sql<{ readonly trace_id: string }>`
    select distinct encode(trace_id, 'hex') as trace_id
    from otel_spans
    where ${spansOf(searching, traceIds)} and service = ${service}`;
  const having = new Set<string>();
  for await (const page of searching.search.rowsOf(statement)) for (const { trace_id } of page) having.add(trace_id);
  return traceIds.filter((id) => having.has(id));
}

async function havingSpan(searching: Looking, traceIds: readonly string[], matches: SpanMatcher): Promise<string[]> {
  const { search, narrowed } = searching;
  const statement = sql<MatchedRow>`
    select encode(trace_id, 'hex') as trace_id, service, name, kind, status, status_message, duration_ns::text, agent_id,
      cost_micros, attrs::text, resource::text
    from otel_spans
    where ${spansOf(searching, traceIds)}${narrowed === null ? sql`` : sql` and ${narrowed}`}`;
  const having = new Set<string>();
  for await (const page of search.rowsOf(statement)) {
    for (const row of page) {
      if (having.has(row.trace_id)) continue;
      searching.bytes += row.attrs.length + row.resource.length + row.name.length;
      if (await search.finished(matches(spanFacts(row)))) having.add(row.trace_id);
      await search.pause();
      if (search.isStopped) break;
    }
    if (having.size === traceIds.length) break;
  }
  return traceIds.filter((id) => having.has(id));
}

/** How each trace began: its root, or else the earliest of its entry spans. */
async function rootsOf(searching: Looking, traceIds: readonly string[]): Promise<ReadonlyMap<string, FoundTrace>> {
  const statement = sql<RootRow>`
    select distinct on (otel_spans.trace_id) encode(trace_id, 'hex') as trace_id, service, name, start_ns::text, duration_ns::text
    from otel_spans
    where ${spansOf(searching, traceIds)} and is_entry
    order by otel_spans.trace_id, (parent_id is null) desc, otel_spans.start_ns`;
  const roots = new Map<string, FoundTrace>();
  if (traceIds.length === 0) return roots;
  // Also when the time of the search is over: what was found is answered.
  const search = new BoundedSearch(searching.act, SUMMARY_MS);
  for await (const page of search.rowsOf(statement))
    for (const { trace_id: traceId, service, name, start_ns, duration_ns } of page) {
      searching.bytes += service.length + name.length;
      roots.set(traceId, { traceId, service, name, startNs: BigInt(start_ns), durationMs: Number(duration_ns) / 1e6 });
    }
  return roots;
}
