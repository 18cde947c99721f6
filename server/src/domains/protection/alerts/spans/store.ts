import { newId } from "../../../../kernel/ids.ts";
import { type Act, actSeconds } from "../../../../platform/act.ts";
import type { Database } from "../../../../platform/db/database.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { BypassSuspectRow, UnregisteredAgentRow } from "../../tables/rows.ts";
import type { Suspect } from "./suspects.ts";

export type { UnregisteredAgentRow } from "../../tables/rows.ts";

/** Pending at a time, for an agent and leg. A sample is enough: what bypasses the gateway does so again. */
const MOST_PENDING = 50;

/** Only of agents that have a route on that leg. */
export async function insertSuspects(act: Act, suspects: readonly Suspect[]): Promise<void> {
  const column = <K extends keyof Suspect>(key: K) => suspects.map((suspect) => suspect[key]);
  await act.tx.run(sql`
    insert into bypass_suspects (team_id, agent_id, trace_id, leg, service, server, started_at, seen_at)
    select ${act.who.teamId}, s.agent_id, s.trace_id, s.leg, s.service, s.server, s.started_at, ${actSeconds(act)}
    from (
      select u.*, row_number() over (partition by u.agent_id, u.leg order by u.server is null, u.trace_id) as nth
      from unnest(${column("agent_id")}::uuid[], ${column("trace_id")}::text[], ${column("leg")}::text[],
        ${column("service")}::text[], ${column("server")}::text[], ${column("started_at")}::bigint[])
        as u (agent_id, trace_id, leg, service, server, started_at)) s
    where exists (
        select from gateway_routes r
        where r.team_id = ${act.who.teamId} and r.agent_id = s.agent_id and r.leg = s.leg)
      and s.nth + (
        select count(*) from bypass_suspects p
        where p.team_id = ${act.who.teamId} and p.agent_id = s.agent_id and p.leg = s.leg) <= ${raw(MOST_PENDING)}
    on conflict do nothing`);
}

export async function teamsWithSuspects(db: Database, seenBefore: number): Promise<string[]> {
  const rows = await db.authenticating((tx) =>
    tx.query(sql<{ team_id: string }>`select team_id from teams_with_suspects(${seenBefore})`),
  );
  return rows.map(({ team_id }) => team_id);
}

const MOST_JUDGED = 500;

/** Those that waited long enough, each for one worker. */
export function takeSuspects({ tx, who }: Act, seenBefore: number): Promise<BypassSuspectRow[]> {
  return tx.query(sql<BypassSuspectRow>`
    delete from bypass_suspects
    where team_id = ${who.teamId} and (agent_id, trace_id, leg) in (
      select agent_id, trace_id, leg from bypass_suspects
      where team_id = ${who.teamId} and seen_at <= ${seenBefore}
      limit ${raw(MOST_JUDGED)}
      for update skip locked)
    returning *`);
}

export interface TraceFacts {
  readonly trace_id: string;
  readonly agent_id: string | null;
  readonly source: string;
  readonly leg: string | null;
  readonly is_signed: boolean;
  readonly has_work: boolean;
}

const DAY_NS = 86_400_000_000_000n;
const nowNs = (act: Act): bigint => BigInt(act.now) * 1_000_000n;
const bytes = (hex: string): string => `\\x${hex}`;

/** What is stored of these traces, a row for each agent, source and leg. */
export function selectTraceFacts(act: Act, traceIds: readonly string[]): Promise<TraceFacts[]> {
  return act.tx.query(sql<TraceFacts>`
    select encode(trace_id, 'hex') as trace_id, agent_id, source, attrs ->> 'agent_console.leg' as leg,
      bool_or(attrs ? 'http.request.header.x-console-gateway') as is_signed, bool_or(operation is not null) as has_work
    from otel_spans
    where team_id = ${act.who.teamId} and trace_id = any (${traceIds.map(bytes)}::bytea[])
      and start_ns > ${(nowNs(act) - 2n * DAY_NS).toString()}::bigint
    group by 1, 2, 3, 4`);
}

export interface JoinedLeg {
  readonly agent_id: string;
  readonly leg: string;
}

/** Looked at for each agent, the newest first; of these, requests of the gateway. */
const MOST_ENTRIES = 2_000;
const MOST_JOINED = 50;

/** Legs of these agents on which, in the last day, a request of the gateway and spans of the agent were in one trace. */
export function selectJoinedLegs(act: Act, agentIds: readonly string[]): Promise<JoinedLeg[]> {
  const since = (nowNs(act) - DAY_NS).toString();
  return act.tx.query(sql<JoinedLeg>`
    select distinct n.agent_id, g.leg
    from unnest(${agentIds}::uuid[]) as n (agent_id)
    cross join lateral (
      select e.trace_id, e.leg from (
        select trace_id, source, attrs ->> 'agent_console.leg' as leg from otel_spans
        where team_id = ${act.who.teamId} and agent_id = n.agent_id and is_entry and start_ns > ${since}::bigint
        order by start_ns desc
        limit ${raw(MOST_ENTRIES)}) e
      where e.source = 'gateway'
      limit ${raw(MOST_JOINED)}) g
    where g.leg is not null and exists (
      select from otel_spans o
      where o.trace_id = g.trace_id and o.team_id = ${act.who.teamId} and o.agent_id = n.agent_id and o.source = 'otlp'
        and o.start_ns > ${since}::bigint)`);
}

export interface DirectCall {
  readonly agent_id: string;
  readonly at: number;
}

/** Minutes in which the console itself called these agents: evaluations and campaigns. */
export function selectDirectCalls(act: Act, agentIds: readonly string[]): Promise<DirectCall[]> {
  return act.tx.query(sql<DirectCall>`
    select distinct agent_id, (start_ns / 60000000000) * 60 as at from otel_spans
    where team_id = ${act.who.teamId} and agent_id = any (${agentIds}::uuid[]) and is_entry
      and source in ('evaluation', 'console') and start_ns > ${(nowNs(act) - DAY_NS / 12n).toString()}::bigint`);
}

export interface ModelRoute {
  readonly agent_id: string;
  readonly upstream_url: string | null;
}

export function selectModelRoutes({ tx, who }: Act, agentIds: readonly string[]): Promise<ModelRoute[]> {
  return tx.query(sql<ModelRoute>`
    select agent_id, upstream_url from gateway_routes
    where team_id = ${who.teamId} and leg = 'model' and agent_id = any (${agentIds}::uuid[])`);
}

/** While spans are dropped, a missing one says nothing. */
export async function isDropping({ tx, who }: Act): Promise<boolean> {
  const rows = await tx.query(sql`
    select from alarms
    where team_id = ${who.teamId} and kind = 'telemetry_dropped' and cleared_at is null`);
  return rows.length > 0;
}

/** When the gateway last judged a request of the agent. */
export async function lastJudged({ tx, who }: Act, agentId: string): Promise<number | null> {
  const [row] = await tx.query(sql<{ at: number | null }>`
    select max(last_judged_at)::bigint as at from agent_pulse
    where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample`);
  return row?.at ?? null;
}

export interface Sighting {
  readonly name: string;
  readonly service: string;
  readonly spans: number;
  readonly models: readonly string[];
  readonly traceId: string;
}

export const MOST_UNREGISTERED = 200;
const MOST_MODELS = 10;
const FORGOTTEN_SECONDS = 7 * 86_400;

/** Adds to those that are known. Returns the others. In the order of names, so that two batches never wait for each other. */
export async function updateSightings(act: Act, sightings: readonly Sighting[]): Promise<Sighting[]> {
  const isKnown = new Set<string>();
  for (const { name, service, spans, models, traceId } of sightings) {
    const changed = await act.tx.run(sql`
      update unregistered_agents u
      set last_at = ${actSeconds(act)}, spans = u.spans + ${spans}, trace_id = ${traceId},
        models = array(select distinct m from unnest(u.models || ${models}::text[]) as m order by m limit ${raw(MOST_MODELS)})
      where u.team_id = ${act.who.teamId} and u.name = ${name} and u.service = ${service}`);
    if (changed > 0) isKnown.add(JSON.stringify([name, service]));
  }
  return sightings.filter(({ name, service }) => !isKnown.has(JSON.stringify([name, service])));
}

/** As many as fit. Room is made by those that were not seen for a week and that no one ignored. */
export async function insertSightings(act: Act, sightings: readonly Sighting[]): Promise<void> {
  const { teamId } = act.who;
  const now = actSeconds(act);
  await act.tx.run(sql`select pg_advisory_xact_lock(7140060, hashtext(${teamId}))`);
  await act.tx.run(sql`
    delete from unregistered_agents
    where team_id = ${teamId} and ignored_at is null and last_at < ${now - FORGOTTEN_SECONDS}`);
  const [row] = await act.tx.query(sql<{ n: number }>`
    select count(*)::int as n from unregistered_agents where team_id = ${teamId}`);
  for (const { name, service, spans, models, traceId } of sightings.slice(0, MOST_UNREGISTERED - (row?.n ?? 0)))
    await act.tx.run(sql`
      insert into unregistered_agents (id, team_id, name, service, first_at, last_at, spans, models, trace_id)
      values (${newId(act.now)}, ${teamId}, ${name}, ${service}, ${now}, ${now}, ${spans}, ${models.slice(0, MOST_MODELS)}::text[],
        ${traceId})
      on conflict do nothing`);
}

export function selectUnregistered({ tx, who }: Act): Promise<UnregisteredAgentRow[]> {
  return tx.query(sql<UnregisteredAgentRow>`
    select * from unregistered_agents
    where team_id = ${who.teamId}
    order by ignored_at is not null, last_at desc, id`);
}

export async function setIgnored(act: Act, id: string, isIgnored: boolean): Promise<UnregisteredAgentRow | null> {
  const [row] = await act.tx.query(sql<UnregisteredAgentRow>`
    update unregistered_agents
    set ignored_at = ${isIgnored ? actSeconds(act) : null}, ignored_by = ${isIgnored ? act.who.userId : null}
    where id = ${id} and team_id = ${act.who.teamId}
    returning *`);
  return row ?? null;
}
