import { type Act, actSeconds } from "../../../platform/act.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { GuardCountRow, GuardHitRow, TrafficSettingsRow } from "../tables/rows.ts";

/** Adds to what is stored. */
export async function addCounts(
  tx: Tx,
  teamId: string,
  rows: readonly Omit<GuardCountRow, "team_id">[],
): Promise<void> {
  const of = <K extends keyof GuardCountRow>(key: Exclude<K, "team_id">) => rows.map((row) => row[key as never]);
  await tx.run(sql`
    insert into guard_counts (team_id, agent_id, config_id, version, guard, channel, source, definition, requests, hits,
      undecided, not_covered, unscanned, elapsed_us, updated_at)
    select ${teamId}, c.*
    from unnest(${of("agent_id")}::uuid[], ${of("config_id")}::uuid[], ${of("version")}::integer[], ${of("guard")}::text[],
      ${of("channel")}::text[], ${of("source")}::text[], ${of("definition")}::text[], ${of("requests")}::bigint[],
      ${of("hits")}::bigint[], ${of("undecided")}::bigint[], ${of("not_covered")}::bigint[], ${of("unscanned")}::bigint[],
      ${of("elapsed_us")}::bigint[], ${of("updated_at")}::bigint[]) as c
    on conflict (team_id, agent_id, config_id, version, guard, channel, source) do update
    set requests = guard_counts.requests + excluded.requests,
      hits = guard_counts.hits + excluded.hits,
      undecided = guard_counts.undecided + excluded.undecided,
      not_covered = guard_counts.not_covered + excluded.not_covered,
      unscanned = guard_counts.unscanned + excluded.unscanned,
      elapsed_us = guard_counts.elapsed_us + excluded.elapsed_us,
      updated_at = excluded.updated_at`);
}

export type NewHit = Omit<GuardHitRow, "team_id" | "label" | "labeled_by" | "labeled_at" | "is_sample">;

/** So many unlabeled texts of a guard are enough to label, and no traffic can fill the database with them. */
const MOST_UNLABELED = 500;

/**
 * Stores a text unless recording is off, or as many of this guard already wait for a label. The same text again, which has the
 * same id, only adds to how often it was seen.
 */
export async function insertHit(tx: Tx, teamId: string, hit: NewHit): Promise<void> {
  await tx.run(sql`
    insert into guard_hits (id, team_id, agent_id, config_id, version, guard, channel, definition, method, rule, score,
      start_at, end_at, text_sealed, created_at, request_id, seen)
    select ${hit.id}, ${teamId}, ${hit.agent_id}, ${hit.config_id}, ${hit.version}, ${hit.guard}, ${hit.channel},
      ${hit.definition}, ${hit.method}, ${hit.rule}, ${hit.score}, ${hit.start_at}::integer, ${hit.end_at}::integer,
      ${hit.text_sealed}, ${hit.created_at}, ${hit.request_id}::text,
      ${hit.seen}::integer
    where not exists (
      select from traffic_settings
      where team_id = ${teamId} and agent_id = ${hit.agent_id} and not record_hits)
      and (exists (select from guard_hits where id = ${hit.id}) or (
        select count(*) from (
          select from guard_hits
          where team_id = ${teamId} and agent_id = ${hit.agent_id} and guard = ${hit.guard} and label is null
          limit ${MOST_UNLABELED}) as waiting) < ${MOST_UNLABELED})
    on conflict on constraint guard_hits_pkey do update
    set seen = guard_hits.seen + excluded.seen`);
}

export type HitLabel = "attack" | "fine" | "unsure";

/** False if there is no such hit of this config. */
export async function labelHit(
  { tx, who }: Act,
  { configId, hitId, label, at }: { configId: string; hitId: string; label: HitLabel | null; at: number },
): Promise<boolean> {
  const written = await tx.run(sql`
    update guard_hits
    set label = ${label}, labeled_by = ${label === null ? null : who.userId}::uuid,
      labeled_at = ${label === null ? null : at}::bigint
    where id = ${hitId} and config_id = ${configId} and team_id = ${who.teamId}`);
  return written > 0;
}

/** Takes a text away, and its label with it. False if there is none. */
export async function deleteHit({ tx, who }: Act, id: string): Promise<boolean> {
  return (await tx.run(sql`delete from guard_hits where id = ${id} and team_id = ${who.teamId}`)) > 0;
}

/** Takes the texts of all hits of an agent away. Labels stay: they are evidence. Returns how many there were. */
export async function deleteHitTexts({ tx, who }: Act, agentId: string): Promise<number> {
  const unlabeled = await tx.run(sql`
    delete from guard_hits
    where team_id = ${who.teamId} and agent_id = ${agentId} and label is null`);
  const labeled = await tx.run(sql`
    update guard_hits
    set text_sealed = null
    where team_id = ${who.teamId} and agent_id = ${agentId} and text_sealed is not null`);
  return unlabeled + labeled;
}

/** What is recorded of an agent's traffic. */
export type Recording = Pick<TrafficSettingsRow, "record_hits" | "sample_share" | "reason">;

/** Hits in shadow have to be labeled, so their texts are kept unless someone says no. Of the rest nothing is kept. */
export const USUAL_RECORDING: Recording = { record_hits: true, sample_share: 0, reason: null };

export async function findRecording(tx: Tx, teamId: string, agentId: string): Promise<TrafficSettingsRow | null> {
  const [row] = await tx.query(sql<TrafficSettingsRow>`
    select *
    from traffic_settings
    where team_id = ${teamId} and agent_id = ${agentId}`);
  return row ?? null;
}

export async function saveRecording(act: Act, agentId: string, { record_hits, sample_share, reason }: Recording) {
  const { teamId, userId } = act.who;
  await act.tx.run(sql`
    insert into traffic_settings (team_id, agent_id, record_hits, sample_share, reason, updated_at, updated_by)
    values (${teamId}, ${agentId}, ${record_hits}, ${sample_share}, ${reason}, ${actSeconds(act)}, ${userId})
    on conflict (team_id, agent_id) do update
    set record_hits = excluded.record_hits, sample_share = excluded.sample_share, reason = excluded.reason,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`);
}

export type SampleHit = Pick<
  GuardHitRow,
  "id" | "agent_id" | "config_id" | "start_at" | "end_at" | "text_sealed" | "created_at"
>;

/** Made up, for people who try the review. No evidence. */
export async function insertSampleHits(tx: Tx, teamId: string, hits: readonly SampleHit[]): Promise<void> {
  for (const hit of hits) {
    await tx.run(sql`
      insert into guard_hits (id, team_id, agent_id, config_id, version, guard, channel, definition, method, rule, score,
        start_at, end_at, text_sealed, created_at, is_sample)
      values (${hit.id}, ${teamId}, ${hit.agent_id}, ${hit.config_id}, 1, 'injection', 'user', '', 'injection-user', 'score',
        0.9, ${hit.start_at}, ${hit.end_at}, ${hit.text_sealed}, ${hit.created_at}, true)`);
  }
}

export const deleteSampleHits = ({ tx, who }: Act, agentId: string): Promise<number> =>
  tx.run(sql`delete from guard_hits where team_id = ${who.teamId} and agent_id = ${agentId} and is_sample`);
