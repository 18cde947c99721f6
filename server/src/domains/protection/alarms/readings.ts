import { type Act, actSeconds } from "../../../platform/act.ts";
import { raw, sql } from "../../../platform/db/sql.ts";
import type { StoppedSlot } from "./attack.ts";
import type { AlarmLimits } from "./limits.ts";
import { SLOT_SECONDS, type TrafficSlot } from "./silence.ts";

/** When guards of each agent were last heard of: requests through the gateway, checks, heartbeats of the SDK. */
export async function selectLastHeard({ tx, who }: Act): Promise<Map<string, number>> {
  const rows = await tx.query(sql<{ agent_id: string; last_at: number }>`
    select h.agent_id, max(h.at) as last_at from (
      select agent_id, last_judged_at as at from agent_pulse
      where team_id = ${who.teamId} and not is_sample
      union all select agent_id, seen_at from guard_heartbeats
      where team_id = ${who.teamId}
      union all select agent_id, updated_at from guard_counts
      where team_id = ${who.teamId} and source in ('console', 'sdk')
    ) h
    where h.at is not null
    group by h.agent_id`);
  return new Map(rows.map(({ agent_id, last_at }) => [agent_id, last_at]));
}

/** Two weeks of an agent's traffic, on all legs. */
export function selectSlots({ tx, who }: Act, agentId: string): Promise<TrafficSlot[]> {
  return tx.query(sql<TrafficSlot>`
    select at, sum(judged)::bigint as requests from traffic_buckets
    where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample
    group by at
    having sum(judged) > 0
    order by at`);
}

export interface LiveConfig {
  readonly config_id: string;
  readonly agent_id: string;
  readonly version: number;
  readonly digest: string;
  readonly applied_at: number;
  readonly applied_by: string;
}

export function selectLive({ tx, who }: Act, configIds: readonly string[]): Promise<LiveConfig[]> {
  return tx.query(sql<LiveConfig>`
    select v.config_id, v.agent_id, v.version, v.digest, v.applied_at, v.applied_by
    from guard_configs c
    join guard_versions v on v.config_id = c.id and v.version = c.live_version and v.team_id = c.team_id
    where c.team_id = ${who.teamId} and c.id = any (${configIds}::uuid[])`);
}

/** A version of a live config by which requests were judged lately. */
export interface JudgedBy {
  readonly agent_id: string;
  readonly config_id: string;
  readonly version: number;
  readonly last_judged_at: number;
}

export function selectJudgedBy({ tx, who }: Act, since: number): Promise<JudgedBy[]> {
  return tx.query(sql<JudgedBy>`
    select agent_id, config_id, version, max(last_judged_at)::bigint as last_judged_at
    from agent_pulse
    where team_id = ${who.teamId} and not is_sample and config_id is not null and last_judged_at > ${since}
    group by agent_id, config_id, version`);
}

export interface Heartbeat {
  readonly agent_id: string;
  readonly instance: string;
  readonly config_id: string;
  readonly version: number;
  readonly downgraded: readonly string[];
}

/** A limit, because instances name themselves. */
const MOST_INSTANCES = 10_000;

export function selectHeartbeats({ tx, who }: Act, since: number): Promise<Heartbeat[]> {
  return tx.query(sql<Heartbeat>`
    select agent_id, instance, config_id, version, downgraded from guard_heartbeats
    where team_id = ${who.teamId} and seen_at > ${since}
    order by seen_at desc
    limit ${raw(MOST_INSTANCES)}`);
}

/** Paths of the gateway that an admin let through unjudged, by agent. */
export async function selectUnscannedPaths({ tx, who }: Act): Promise<Map<string, string[]>> {
  const rows = await tx.query(sql<{ agent_id: string; paths: string[] }>`
    select r.agent_id, array_agg(r.route || ' ' || p.path order by r.route, p.path) as paths
    from gateway_routes r
    cross join lateral unnest(r.unscanned_paths) as p (path)
    where r.team_id = ${who.teamId}
    group by r.agent_id`);
  return new Map(rows.map(({ agent_id, paths }) => [agent_id, paths]));
}

/** What guards did lately, by agent. */
export interface Lately {
  readonly agent_id: string;
  readonly requests: number;
  readonly failed: number;
  readonly dropped: number;
  readonly day_requests: number;
  /** In the last complete ten minutes. */
  readonly stopped: number;
}

const MOST_FAILED = 100_000;

export function selectLately(act: Act, limits: AlarmLimits): Promise<Lately[]> {
  const { teamId } = act.who;
  const now = actSeconds(act);
  const latest = latestSlot(now);
  return act.tx.query(sql<Lately>`
    select b.agent_id,
      coalesce(sum(b.requests) filter (where b.at > ${now - limits.errors.window - SLOT_SECONDS}), 0)::bigint as requests,
      coalesce(sum(b.dropped) filter (where b.at > ${now - limits.droppedWindow - SLOT_SECONDS}), 0)::bigint as dropped,
      coalesce(sum(b.requests), 0)::bigint as day_requests,
      coalesce(sum(b.stopped) filter (where b.at = ${latest}), 0)::bigint as stopped,
      coalesce(max(f.failed), 0)::bigint as failed
    from traffic_buckets b
    left join (
      select e.agent_id, count(distinct e.request_id) as failed from (
        select agent_id, request_id from guard_events
        where team_id = ${teamId} and outcome = 'undecided' and not is_sample
          and created_at > ${now - limits.errors.window}
        limit ${raw(MOST_FAILED)}) e
      group by e.agent_id) f on f.agent_id = b.agent_id
    where b.team_id = ${teamId} and not b.is_sample and b.at > ${now - limits.overBlocking.window - SLOT_SECONDS}
    group by b.agent_id`);
}

/** When the last complete ten minutes began. */
export const latestSlot = (now: number): number => now - (now % SLOT_SECONDS) - SLOT_SECONDS;

export function selectStopped({ tx, who }: Act, agentId: string, since: number): Promise<StoppedSlot[]> {
  return tx.query(sql<StoppedSlot>`
    select at, sum(requests)::bigint as requests, sum(stopped)::bigint as stopped from traffic_buckets
    where team_id = ${who.teamId} and agent_id = ${agentId} and not is_sample and at >= ${since}
    group by at
    order by at`);
}

export interface Blocked {
  readonly agent_id: string;
  readonly config_id: string;
  readonly version: number;
  readonly guard: string;
  /** Requests that it stopped. */
  readonly blocked: number;
}

const MOST_BLOCKED = 100_000;

/** What each enforcing guard stopped. A guard that masks or rewrites stops nothing. */
export function selectBlocked({ tx, who }: Act, since: number): Promise<Blocked[]> {
  return tx.query(sql<Blocked>`
    select e.agent_id, e.config_id, e.version, e.guard, count(distinct e.request_id)::int as blocked from (
      select agent_id, config_id, version, guard, request_id from guard_events
      where team_id = ${who.teamId} and kind = 'guard' and outcome = 'hit' and enforced and not is_sample
        and action in ('block', 'deny_call') and config_id is not null and created_at > ${since}
      limit ${raw(MOST_BLOCKED)}) e
    group by e.agent_id, e.config_id, e.version, e.guard`);
}

export interface AgentPulse {
  readonly agent_id: string;
  readonly last_judged_at: number | null;
  readonly open_alarms: number;
  readonly is_critical: boolean;
}

/** For a page of the fleet: one row for each of these agents that has a pulse or an open alarm. */
export function selectFleetPulse({ tx, who }: Act, agentIds: readonly string[]): Promise<AgentPulse[]> {
  return tx.query(sql<AgentPulse>`
    select n.agent_id,
      greatest(
        (select max(p.last_judged_at) from agent_pulse p
          where p.team_id = ${who.teamId} and p.agent_id = n.agent_id and not p.is_sample),
        (select max(h.seen_at) from guard_heartbeats h where h.team_id = ${who.teamId} and h.agent_id = n.agent_id),
        (select max(c.updated_at) from guard_counts c
          where c.team_id = ${who.teamId} and c.agent_id = n.agent_id and c.source in ('console', 'sdk'))
      ) as last_judged_at,
      count(a.id)::int as open_alarms,
      coalesce(bool_or(a.severity = 'critical'), false) as is_critical
    from unnest(${agentIds}::uuid[]) as n (agent_id)
    left join alarms a on a.team_id = ${who.teamId} and a.agent_id = n.agent_id and a.cleared_at is null
    group by n.agent_id`);
}
