import type { Act } from "../../../platform/act.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { type Refined, sql } from "../../../platform/db/sql.ts";
import type { AgentPulseRow, GuardEventRow, GuardHitRow, RecordedTrafficRow } from "../tables/rows.ts";
import type { KnownOfRequest, NewEvent } from "./events.ts";
import type { Bucket, Pulse } from "./pulse.ts";
import type { NewRecorded } from "./record-sample.ts";

export type EventRow = Refined<GuardEventRow, { request: KnownOfRequest | null }>;

const columnOf =
  <Row extends object>(rows: readonly Row[]) =>
  <K extends keyof Row>(key: K): Row[K][] =>
    rows.map((row) => row[key]);

/** A batch whose commit was not confirmed can be written again: an event has its ID before it is sent. */
export async function insertEvents(tx: Tx, teamId: string, rows: readonly NewEvent[]): Promise<void> {
  const of = columnOf(rows);
  const requests = rows.map(({ request }) => (request === null ? null : JSON.stringify(request)));
  await tx.run(sql`
    insert into guard_events (team_id, id, agent_id, request_id, trace_id, leg, protocol, kind, channel, guard, method,
      rule, outcome, why, action, enforced, score, start_at, end_at, texts, elapsed_us, config_id, policy_id, version,
      tool, hit_id, ending, status, request, is_sample, created_at)
    select ${teamId}, e.*
    from unnest(${of("id")}::uuid[], ${of("agent_id")}::uuid[], ${of("request_id")}::text[], ${of("trace_id")}::text[],
      ${of("leg")}::text[], ${of("protocol")}::text[], ${of("kind")}::text[], ${of("channel")}::text[],
      ${of("guard")}::text[], ${of("method")}::text[], ${of("rule")}::text[], ${of("outcome")}::text[],
      ${of("why")}::text[], ${of("action")}::text[], ${of("enforced")}::boolean[], ${of("score")}::double precision[],
      ${of("start_at")}::integer[], ${of("end_at")}::integer[], ${of("texts")}::integer[], ${of("elapsed_us")}::bigint[],
      ${of("config_id")}::uuid[], ${of("policy_id")}::uuid[], ${of("version")}::integer[], ${of("tool")}::text[],
      ${of("hit_id")}::uuid[], ${of("ending")}::text[], ${of("status")}::integer[], ${requests}::json[],
      ${of("is_sample")}::boolean[], ${of("created_at")}::bigint[]) as e
    on conflict on constraint guard_events_pkey do nothing`);
}

export async function addPulses(tx: Tx, teamId: string, rows: readonly Pulse[]): Promise<void> {
  const of = columnOf(rows);
  await tx.run(sql`
    insert into agent_pulse (team_id, agent_id, leg, config_id, version, is_sample, requests, judged, stopped, undecided,
      unscanned, first_at, last_at, last_judged_at)
    select ${teamId}, p.*
    from unnest(${of("agent_id")}::uuid[], ${of("leg")}::text[], ${of("config_id")}::uuid[], ${of("version")}::integer[],
      ${of("is_sample")}::boolean[], ${of("requests")}::bigint[], ${of("judged")}::bigint[], ${of("stopped")}::bigint[],
      ${of("undecided")}::bigint[], ${of("unscanned")}::bigint[], ${of("first_at")}::bigint[], ${of("last_at")}::bigint[],
      ${of("last_judged_at")}::bigint[]) as p
    on conflict (team_id, agent_id, leg, config_id, version, is_sample) do update
    set requests = agent_pulse.requests + excluded.requests,
      judged = agent_pulse.judged + excluded.judged,
      stopped = agent_pulse.stopped + excluded.stopped,
      undecided = agent_pulse.undecided + excluded.undecided,
      unscanned = agent_pulse.unscanned + excluded.unscanned,
      first_at = least(agent_pulse.first_at, excluded.first_at),
      last_at = greatest(agent_pulse.last_at, excluded.last_at),
      last_judged_at = greatest(agent_pulse.last_judged_at, excluded.last_judged_at)`);
}

export async function addBuckets(tx: Tx, teamId: string, rows: readonly Bucket[]): Promise<void> {
  const of = columnOf(rows);
  await tx.run(sql`
    insert into traffic_buckets (team_id, agent_id, leg, at, is_sample, requests, judged, stopped, undecided, dropped)
    select ${teamId}, b.*
    from unnest(${of("agent_id")}::uuid[], ${of("leg")}::text[], ${of("at")}::bigint[], ${of("is_sample")}::boolean[],
      ${of("requests")}::bigint[], ${of("judged")}::bigint[], ${of("stopped")}::bigint[], ${of("undecided")}::bigint[],
      ${of("dropped")}::bigint[]) as b
    on conflict (team_id, agent_id, leg, at, is_sample) do update
    set requests = traffic_buckets.requests + excluded.requests,
      judged = traffic_buckets.judged + excluded.judged,
      stopped = traffic_buckets.stopped + excluded.stopped,
      undecided = traffic_buckets.undecided + excluded.undecided,
      dropped = traffic_buckets.dropped + excluded.dropped`);
}

/** So many recorded requests of a team are kept, the newest. */
const MOST_RECORDED = 2000;

export async function insertRecorded(tx: Tx, teamId: string, rows: readonly NewRecorded[]): Promise<void> {
  const of = columnOf(rows);
  await tx.run(sql`
    insert into recorded_traffic (team_id, id, agent_id, request_id, leg, protocol, model, config_id, version, decision,
      texts, characters, is_cut, content_sealed, is_sample, created_at)
    select ${teamId}, r.*
    from unnest(${of("id")}::uuid[], ${of("agent_id")}::uuid[], ${of("request_id")}::text[], ${of("leg")}::text[],
      ${of("protocol")}::text[], ${of("model")}::text[], ${of("config_id")}::uuid[], ${of("version")}::integer[],
      ${of("decision")}::text[], ${of("texts")}::integer[], ${of("characters")}::integer[], ${of("is_cut")}::boolean[],
      ${of("content_sealed")}::text[], ${of("is_sample")}::boolean[], ${of("created_at")}::bigint[]) as r
    on conflict on constraint recorded_traffic_pkey do nothing`);
  await tx.run(sql`
    delete from recorded_traffic
    where team_id = ${teamId} and id in (
      select id
      from recorded_traffic
      where team_id = ${teamId}
      order by id desc
      offset ${MOST_RECORDED})`);
}

export interface EventFilter {
  readonly agentId: string | null;
  readonly requestId: string | null;
  readonly guard: string | null;
  readonly channel: string | null;
  readonly leg: string | null;
  readonly outcome: string | null;
  readonly enforced: boolean | null;
  readonly from: number | null;
  readonly to: number | null;
}

export interface Stretch {
  /** The id that the page before ended with. */
  readonly before: string | null;
  readonly most: number;
}

/** The newest first. Ids are ordered by time. */
export const selectEvents = ({ tx, who }: Act, filter: EventFilter, { before, most }: Stretch): Promise<EventRow[]> =>
  tx.query(sql<EventRow>`
    select *
    from guard_events
    where team_id = ${who.teamId}
      and (${filter.agentId}::uuid is null or agent_id = ${filter.agentId})
      and (${filter.requestId}::text is null or request_id = ${filter.requestId})
      and (${filter.guard}::text is null or guard = ${filter.guard})
      and (${filter.channel}::text is null or channel = ${filter.channel})
      and (${filter.leg}::text is null or leg = ${filter.leg})
      and (${filter.outcome}::text is null or outcome = ${filter.outcome})
      and (${filter.enforced}::boolean is null or enforced = ${filter.enforced})
      and (${filter.from}::bigint is null or created_at >= ${filter.from})
      and (${filter.to}::bigint is null or created_at < ${filter.to})
      and (${before}::uuid is null or id < ${before})
    order by id desc
    limit ${most}`);

export async function findEvent({ tx, who }: Act, id: string): Promise<EventRow | null> {
  const [row] = await tx.query(sql<EventRow>`
    select *
    from guard_events
    where id = ${id} and team_id = ${who.teamId}`);
  return row ?? null;
}

export const selectPulse = ({ tx, who }: Act, agentId: string): Promise<AgentPulseRow[]> =>
  tx.query(sql<AgentPulseRow>`
    select *
    from agent_pulse
    where team_id = ${who.teamId} and agent_id = ${agentId}
    order by last_at desc
    limit 100`);

/** A recorded request, or the text of a hit, without what was said. */
export interface RecordedEntry {
  readonly id: string;
  readonly kind: "hit" | "request";
  readonly agent_id: string;
  readonly request_id: string | null;
  readonly leg: string | null;
  readonly protocol: string | null;
  readonly model: string | null;
  readonly config_id: string | null;
  readonly version: number;
  readonly guard: string | null;
  readonly decision: string | null;
  readonly label: string | null;
  readonly texts: number;
  readonly is_cut: boolean;
  readonly is_sample: boolean;
  readonly created_at: number;
}

export interface RecordedFilter {
  readonly agentId: string | null;
  readonly kind: "hit" | "request" | null;
}

interface RecordedStretch {
  readonly before: { readonly at: number; readonly id: string } | null;
  readonly most: number;
}

/** Both kinds as one list, the newest first. */
export const selectRecorded = (
  { tx, who }: Act,
  { agentId, kind }: RecordedFilter,
  { before, most }: RecordedStretch,
): Promise<RecordedEntry[]> =>
  tx.query(sql<RecordedEntry>`
    select *
    from (
      select id, 'request' as kind, agent_id, request_id, leg, protocol, model, config_id, version, null as guard,
        decision, null as label, texts, is_cut, is_sample, created_at
      from recorded_traffic
      where team_id = ${who.teamId}
      union all
      select id, 'hit', agent_id, request_id, null, null, null, config_id, version, guard, null, label, 1, false, is_sample,
        created_at
      from guard_hits
      where team_id = ${who.teamId} and text_sealed is not null
    ) as entry
    where (${agentId}::uuid is null or agent_id = ${agentId})
      and (${kind}::text is null or kind = ${kind})
      and (${before?.at ?? null}::bigint is null or (created_at, id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid))
    order by created_at desc, id desc
    limit ${most}`);

export async function findRecordedRequest({ tx, who }: Act, id: string): Promise<RecordedTrafficRow | null> {
  const [row] = await tx.query(sql<RecordedTrafficRow>`
    select *
    from recorded_traffic
    where id = ${id} and team_id = ${who.teamId}`);
  return row ?? null;
}

export async function findHitText({ tx, who }: Act, id: string): Promise<GuardHitRow | null> {
  const [row] = await tx.query(sql<GuardHitRow>`
    select *
    from guard_hits
    where id = ${id} and team_id = ${who.teamId} and text_sealed is not null`);
  return row ?? null;
}

export async function deleteRecordedRequest({ tx, who }: Act, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from recorded_traffic where id = ${id} and team_id = ${who.teamId}`)) > 0;
}

export const deleteRecordedRequests = ({ tx, who }: Act, agentId: string): Promise<number> =>
  tx.run(sql`delete from recorded_traffic where team_id = ${who.teamId} and agent_id = ${agentId}`);

/** A recorded request or the text of a hit, as it is judged again. What was made up for the sample agent is not. */
export interface ReplayedRow {
  readonly id: string;
  readonly kind: "hit" | "request";
  readonly channel: string | null;
  readonly decision: string | null;
  /** Of a request: what people said of one of its hits. */
  readonly label: string | null;
  readonly sealed: string;
  readonly created_at: number;
}

export interface ReplayedStretch {
  readonly agentId: string;
  /** Recorded up to then, in Unix seconds. */
  readonly until: number;
  readonly before: { readonly at: number; readonly id: string } | null;
  readonly limit: number;
}

export async function countReplayed({ tx, who }: Act, agentId: string, until: number): Promise<number> {
  const [row] = await tx.query(sql<{ n: number }>`
    select (
      select count(*) from recorded_traffic
      where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample and created_at <= ${until}
    ) + (
      select count(*) from guard_hits
      where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample and text_sealed is not null
        and created_at <= ${until}
    ) as n`);
  return row?.n ?? 0;
}

/** The newest first. */
export const selectReplayed = (
  { tx, who }: Act,
  { agentId, until, before, limit }: ReplayedStretch,
): Promise<ReplayedRow[]> =>
  tx.query(sql<ReplayedRow>`
    select *
    from (
      select r.id, 'request' as kind, null as channel, decision, (
          select max(h.label) from guard_hits h
          where h.team_id = ${who.teamId} and h.agent_id = ${agentId} and h.request_id = r.request_id
            and h.label = 'attack'
        ) as label, content_sealed as sealed, r.created_at
      from recorded_traffic r
      where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample
      union all
      select id, 'hit', channel, null, label, text_sealed, created_at
      from guard_hits
      where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample and text_sealed is not null
    ) as entry
    where created_at <= ${until}
      and (${before?.at ?? null}::bigint is null or (created_at, id) < (${before?.at ?? null}, ${before?.id ?? null}::uuid))
    order by created_at desc, id desc
    limit ${limit}`);

/** What was made up for the sample agent. Returns how many rows there were. */
export async function deleteSampleEvents({ tx, who }: Act, agentId: string): Promise<number> {
  const events = await tx.run(sql`
    delete from guard_events
    where team_id = ${who.teamId} and agent_id = ${agentId} and is_sample`);
  await tx.run(sql`delete from agent_pulse where team_id = ${who.teamId} and agent_id = ${agentId} and is_sample`);
  await tx.run(sql`delete from traffic_buckets where team_id = ${who.teamId} and agent_id = ${agentId} and is_sample`);
  return events;
}

/** Everything that traffic left behind, with the team. */
export async function deleteTraffic({ tx, who }: Act): Promise<void> {
  await tx.run(sql`delete from guard_events where team_id = ${who.teamId}`);
  await tx.run(sql`delete from agent_pulse where team_id = ${who.teamId}`);
  await tx.run(sql`delete from traffic_buckets where team_id = ${who.teamId}`);
  await tx.run(sql`delete from recorded_traffic where team_id = ${who.teamId}`);
}
