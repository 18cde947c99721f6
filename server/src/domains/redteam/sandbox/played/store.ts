import type { Act } from "../../../../platform/act.ts";
import type { Sql } from "../../../../platform/db/database.ts";
import { type Refined, sql } from "../../../../platform/db/sql.ts";
import type { Effect as WorldEffect } from "../../../evaluation/port.ts";
import type { CampaignEffectRow } from "../../tables/rows.ts";
import type { Play } from "./play.ts";

/** Which attempt of a campaign. */
export interface AttemptPlace {
  readonly campaignId: string;
  /** The goal's place in the plan. */
  readonly place: number;
  readonly step: number;
}

export interface NewToken extends AttemptPlace {
  readonly agentId: string;
  readonly hash: string;
  readonly play: Play;
}

/** A token for an attempt. An older one of the same attempt, whose worker died, is closed. */
export async function insertToken(act: Act, token: NewToken): Promise<void> {
  const { campaignId, place, step, agentId, hash, play } = token;
  await closeTokens(act, token);
  await act.tx.run(sql`
    insert into sandbox_tokens (team_id, campaign_id, place, step, agent_id, hash, play, opened_at)
    values (
      ${act.who.teamId},
      ${campaignId},
      ${place},
      ${step},
      ${agentId},
      ${hash},
      ${JSON.stringify(play)},
      ${act.now})`);
}

/** The agent's answer is here: what happens a minute later is no effect of this attempt. */
export async function closeTokens(act: Act, { campaignId, place, step }: AttemptPlace): Promise<void> {
  await act.tx.run(sql`
    update sandbox_tokens
    set closed_at = ${act.now}
    where campaign_id = ${campaignId} and place = ${place} and step = ${step} and team_id = ${act.who.teamId}
      and closed_at is null`);
}

export async function keepAddress(act: Act, agentId: string, hash: string): Promise<void> {
  await act.tx.run(sql`
    insert into sandbox_addresses (agent_id, team_id, hash, created_at)
    values (${agentId}, ${act.who.teamId}, ${hash}, ${act.now})
    on conflict on constraint sandbox_addresses_pkey do update
    set hash = excluded.hash
    where sandbox_addresses.team_id = excluded.team_id and sandbox_addresses.hash <> excluded.hash`);
}

/** A token that is valid now, with the attempt that it belongs to. */
export interface TokenRow {
  readonly token_id: number;
  readonly team_id: string;
  readonly created_by: string;
  readonly campaign_id: string;
  readonly place: number;
  readonly step: number;
  readonly agent_id: string;
  readonly play: Play;
  readonly closed_at: number | null;
  /** The attempt's own token, and not the agent's. */
  readonly is_own: boolean;
}

/** Beside all teams, by the whole hash. */
export async function findToken(tx: Sql, hash: string, now: number): Promise<TokenRow | null> {
  const [row] = await tx.query(
    sql<TokenRow>`select * from sandbox_visit(${hash}, ${now})`.named("sandbox token by its hash"),
  );
  return row ?? null;
}

/** Visits and effects of one token are written one after the other. Returns how often its tools were listed. */
export async function lockToken(act: Act, tokenId: number): Promise<number> {
  const [row] = await act.tx.query(sql<{ lists: number }>`
    select lists
    from sandbox_tokens
    where id = ${tokenId} and team_id = ${act.who.teamId}
    for update`);
  return row?.lists ?? 0;
}

export async function countList(act: Act, tokenId: number): Promise<void> {
  await act.tx.run(sql`
    update sandbox_tokens
    set lists = lists + 1
    where id = ${tokenId} and team_id = ${act.who.teamId}`);
}

/** The detail of a visit by the address that stays the same for the agent. */
export const BY_ADDRESS = "by the agent's own address";

/** Whether the agent came by its own address for this goal: then only one attempt may be in flight. */
export async function cameByAddress(act: Act, { campaignId, place }: Omit<AttemptPlace, "step">): Promise<boolean> {
  const found = await act.tx.run(sql`
    select from campaign_effects
    where campaign_id = ${campaignId} and place = ${place} and team_id = ${act.who.teamId} and kind = 'visit'
      and detail = ${BY_ADDRESS}
    limit 1`);
  return found > 0;
}

export type EffectRow = Refined<CampaignEffectRow, { readonly world: WorldEffect | null }>;

export type NewEffect = Pick<EffectRow, "kind" | "name" | "detail" | "is_counted"> & {
  readonly world?: WorldEffect;
};

export async function insertEffect(act: Act, token: TokenRow, effect: NewEffect): Promise<void> {
  const { kind, name, detail, world, is_counted } = effect;
  await act.tx.run(sql`
    insert into campaign_effects (campaign_id, place, step, team_id, at, kind, name, detail, token_id, world, is_counted)
    values (
      ${token.campaign_id},
      ${token.place},
      ${token.step},
      ${act.who.teamId},
      ${act.now},
      ${kind},
      ${name},
      ${detail},
      ${token.token_id},
      ${world ? JSON.stringify(world) : null},
      ${is_counted})`);
}

/** What one token's visitor did so far, in its order. */
export function effectsOfToken(act: Act, { campaign_id, place, step, token_id }: TokenRow): Promise<EffectRow[]> {
  return act.tx.query(sql<EffectRow>`
    select *
    from campaign_effects
    where campaign_id = ${campaign_id} and place = ${place} and step = ${step} and team_id = ${act.who.teamId}
      and token_id = ${token_id}
    order by id`);
}

/** Everything that happened at the sandbox because of an attempt and counts, in its order. */
export function selectEffects(act: Act, { campaignId, place, step }: AttemptPlace): Promise<EffectRow[]> {
  return act.tx.query(sql<EffectRow>`
    select *
    from campaign_effects
    where campaign_id = ${campaignId} and place = ${place} and step = ${step} and team_id = ${act.who.teamId}
      and is_counted
    order by id`);
}

/** Whether the agent has acted after an answer of this goal, or of one before. */
export async function hasActedLate(act: Act, { campaignId }: Pick<AttemptPlace, "campaignId">): Promise<boolean> {
  const found = await act.tx.run(sql`
    select
    from campaign_effects e
    join sandbox_tokens t on t.id = e.token_id
    where e.campaign_id = ${campaignId} and e.team_id = ${act.who.teamId} and e.is_counted and e.at > t.closed_at
    limit 1`);
  return found > 0;
}

/** The attempts of a goal that something happened for after their answers, and counts. */
export async function stepsWithLate(act: Act, { campaignId, place }: Omit<AttemptPlace, "step">): Promise<number[]> {
  const rows = await act.tx.query(sql<{ step: number }>`
    select distinct e.step
    from campaign_effects e
    join sandbox_tokens t on t.id = e.token_id
    where e.campaign_id = ${campaignId} and e.place = ${place} and e.team_id = ${act.who.teamId} and e.is_counted
      and e.at >= t.closed_at
    order by e.step`);
  return rows.map(({ step }) => step);
}
