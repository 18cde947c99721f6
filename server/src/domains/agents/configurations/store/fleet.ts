import type { Act } from "../../../../platform/act.ts";
import { raw, sql } from "../../../../platform/db/sql.ts";
import type { AgentRow } from "../../record/agent-row.ts";
import { COUNTED_STAGE, TRUSTED_NOW } from "./trust.ts";

export interface FleetMember
  extends Pick<AgentRow, "id" | "agent_name" | "trust_stage" | "ttt_days" | "created_at" | "protection_status"> {
  readonly trusted_now: boolean;
  readonly counted_stage: string;
}

export interface FleetPortrait
  extends Pick<AgentRow, "id" | "model_name" | "protocol" | "access_level" | "latest_evaluation"> {
  /** Seconds. */
  readonly stage_since: number;
}

/** All of them, so that an old agent that failed is not forgotten. A larger fleet is represented by its newest agents. */
const MOST_MEMBERS = 100_000;

/** How many agents of the team that are not archived count at each trust stage. */
export function countByStage(act: Act): Promise<{ trust_stage: string; agents: number }[]> {
  return act.tx.query(sql<{ trust_stage: string; agents: number }>`
    select ${COUNTED_STAGE} as trust_stage, count(*)::int as agents
    from agents a
    where a.team_id = ${act.who.teamId} and a.created_at >= 0 and a.status <> 'archived'
    group by 1`);
}

/** The team's agents that are not archived, newest first. */
export function fleetMembers(act: Act): Promise<FleetMember[]> {
  return act.tx.query(sql<FleetMember>`
    select
      a.id,
      a.agent_name,
      a.trust_stage,
      ${TRUSTED_NOW} as trusted_now,
      ${COUNTED_STAGE} as counted_stage,
      a.ttt_days,
      a.created_at,
      a.protection_status
    from agents a
    where a.team_id = ${act.who.teamId} and a.created_at >= 0 and a.status <> 'archived'
    order by a.created_at desc, a.id desc
    limit ${raw(MOST_MEMBERS)}`);
}

/** The details of some agents that are long, or that take a lookup for each agent. */
export function portraits(act: Act, ids: readonly string[]): Promise<FleetPortrait[]> {
  return act.tx.query(sql<FleetPortrait>`
    select
      a.id,
      a.model_name,
      a.protocol,
      a.access_level,
      a.latest_evaluation,
      coalesce(
        (select max(h.at)
         from agent_history h
         where h.team_id = a.team_id and h.agent_id = a.id and h.action = 'stage_moved'),
        a.created_at) as stage_since
    from agents a
    where a.team_id = ${act.who.teamId} and a.id = any(${ids}::uuid[])`);
}

/** What the watch over an agent's protection needs to know. */
export type GuardBound = Pick<AgentRow, "id" | "guard_config_id" | "protection_status" | "created_by">;

/** Agents that are not archived and are bound to a guard config, or are among these. */
export function guardBound(act: Act, ids: readonly string[]): Promise<GuardBound[]> {
  return act.tx.query(sql<GuardBound>`
    select a.id, a.guard_config_id, a.protection_status, a.created_by
    from agents a
    where a.team_id = ${act.who.teamId} and a.status <> 'archived'
      and (a.guard_config_id is not null or a.id = any(${ids}::uuid[]))`);
}
