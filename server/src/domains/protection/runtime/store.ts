import type { Act } from "../../../platform/act.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import type { GuardCountRow, GuardHitRow } from "../tables/rows.ts";

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

export type NewHit = Omit<GuardHitRow, "team_id" | "label" | "labeled_by" | "labeled_at">;

/** So many unlabeled texts of a guard are enough to label, and no traffic can fill the database with them. */
const MOST_UNLABELED = 500;

/** Stores a text unless as many of this guard already wait for a label. */
export async function insertHit(tx: Tx, teamId: string, hit: NewHit): Promise<void> {
  await tx.run(sql`
    insert into guard_hits (id, team_id, agent_id, config_id, version, guard, channel, definition, method, rule, score,
      start_at, end_at, text_sealed, created_at)
    select ${hit.id}, ${teamId}, ${hit.agent_id}, ${hit.config_id}, ${hit.version}, ${hit.guard}, ${hit.channel},
      ${hit.definition}, ${hit.method}, ${hit.rule}, ${hit.score}, ${hit.start_at}::integer, ${hit.end_at}::integer,
      ${hit.text_sealed}, ${hit.created_at}
    where (
      select count(*) from (
        select from guard_hits
        where team_id = ${teamId} and agent_id = ${hit.agent_id} and guard = ${hit.guard} and label is null
        limit ${MOST_UNLABELED}) as waiting) < ${MOST_UNLABELED}`);
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
