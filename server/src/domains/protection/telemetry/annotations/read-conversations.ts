import type { Act } from "../../../../platform/act.ts";
import { type Statement, sql } from "../../../../platform/db/sql.ts";
import type { AgentsPort } from "../../../agents/port.ts";
import { secondsOf, type TimeRange } from "../time-ranges.ts";

/** So many spans are grouped: what is newest, whatever the time range, in a bounded time. */
const MOST_SPANS = 20_000;
const MOST_TRACES = 200;

interface Sums {
  readonly errors: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly cost_micros: number | null;
}

const sums = sql`
  count(*) filter (where status = 2)::int as errors,
  coalesce(sum(input_tokens), 0)::bigint as input_tokens,
  coalesce(sum(output_tokens), 0)::bigint as output_tokens,
  sum(cost_micros)::bigint as cost_micros`;

export interface ListQuery {
  readonly time_range: TimeRange;
  readonly agent_configuration_id?: string | null | undefined;
  readonly user_id?: string | null | undefined;
  readonly limit: number;
}

const since = (act: Act, range: TimeRange): string => `${BigInt(act.now - secondsOf(range) * 1000) * 1_000_000n}`;

/** The newest spans that have a value in this column, each once. */
const newest = (act: Act, { time_range, agent_configuration_id: agent, user_id: user }: ListQuery, column: Statement) =>
  sql`
    select conversation_id, user_id, agent_id, trace_id, start_ns, duration_ns, status, input_tokens, output_tokens, cost_micros
    from otel_spans
    where team_id = ${act.who.teamId} and ${column} is not null and start_ns >= ${since(act, time_range)}
      ${agent ? sql`and agent_id = ${agent}` : sql``}
      ${user ? sql`and user_id = ${user}` : sql``}
    order by start_ns desc
    limit ${MOST_SPANS + 1}`;

interface ConversationFound extends Sums {
  readonly conversation_id: string;
  readonly agent_id: string | null;
  readonly user_id: string | null;
  readonly started_ns: string;
  readonly ended_ns: string;
  readonly traces: number;
  readonly spans: number;
}

export async function listConversations(agents: AgentsPort, act: Act, query: ListQuery) {
  const rows = await act.tx.query(sql<ConversationFound>`
    select conversation_id, (array_agg(agent_id) filter (where agent_id is not null))[1] as agent_id, max(user_id) as user_id,
      min(start_ns)::text as started_ns, max(start_ns + duration_ns)::text as ended_ns,
      count(distinct trace_id)::int as traces, (sum(count(*)) over ())::int as spans, ${sums}
    from (${newest(act, query, sql`conversation_id`)}) s
    group by conversation_id
    order by max(start_ns) desc
    limit ${query.limit}`);
  const named = await agents.naming(act, rows);
  return { results: named.map(({ spans: _spans, ...row }) => row), complete: isComplete(rows) };
}

interface UserFound extends Sums {
  readonly user_id: string;
  readonly conversations: number;
  readonly traces: number;
  readonly last_ns: string;
  readonly spans: number;
}

export async function listTelemetryUsers(act: Act, query: ListQuery) {
  const rows = await act.tx.query(sql<UserFound>`
    select user_id, count(distinct conversation_id)::int as conversations, count(distinct trace_id)::int as traces,
      max(start_ns)::text as last_ns, (sum(count(*)) over ())::int as spans, ${sums}
    from (${newest(act, query, sql`user_id`)}) s
    group by user_id
    order by max(start_ns) desc
    limit ${query.limit}`);
  return { results: rows.map(({ spans: _spans, ...row }) => row), complete: isComplete(rows) };
}

const isComplete = (rows: readonly { readonly spans: number }[]): boolean => (rows[0]?.spans ?? 0) <= MOST_SPANS;

interface TraceFound extends Sums {
  readonly trace_id: string;
  readonly name: string | null;
  readonly service: string;
  readonly started_ns: string;
  readonly ended_ns: string;
  readonly models: readonly string[];
}

/** In the order in which its traces began. */
export async function getConversation(act: Act, conversationId: string) {
  const found = await act.tx.query(sql<TraceFound>`
    select encode(trace_id, 'hex') as trace_id,
      (array_agg(name order by is_entry desc, start_ns))[1] as name,
      (array_agg(service order by is_entry desc, start_ns))[1] as service,
      min(start_ns)::text as started_ns, max(start_ns + duration_ns)::text as ended_ns,
      coalesce(array_agg(distinct model) filter (where model is not null), '{}') as models, ${sums}
    from (
      select *
      from otel_spans
      where team_id = ${act.who.teamId} and conversation_id = ${conversationId}
      order by start_ns desc
      limit ${MOST_SPANS}
    ) s
    group by trace_id
    order by min(start_ns) desc
    limit ${MOST_TRACES}`);
  return { conversation_id: conversationId, traces: found.toReversed() };
}
