import type { Act } from "../../../platform/act.ts";
import { type Refined, raw, sql } from "../../../platform/db/sql.ts";
import type { AgentHistoryRow } from "../tables/rows.ts";

export type FieldChanges = Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;

export type HistoryEntry = Refined<
  Pick<AgentHistoryRow, "revision" | "at" | "actor_kind" | "actor_id" | "action" | "changes">,
  { readonly changes: FieldChanges }
>;

/** Maximum bytes of changes on a page of more than one: a change contains the whole old and new value of a field. */
const LARGEST_PAGE = 8_388_608;

export interface HistoryPage {
  readonly agentId: string;
  /** Only earlier revisions; null for all. */
  readonly before: number | null;
  readonly limit: number;
}

/** The newest entries that fit on a page. `found` also counts those that exceed its size. */
export function historyPage(
  act: Act,
  { agentId, before, limit }: HistoryPage,
): Promise<(HistoryEntry & { found: number })[]> {
  return act.tx.query(sql<HistoryEntry & { found: number }>`
    select revision, at, actor_kind, actor_id, action, changes, found
    from (
      select h.*, sum(shown_bytes) over (order by revision desc) as bytes, count(*) over () as found
      from (
        select *
        from agent_history
        where agent_id = ${agentId} and team_id = ${act.who.teamId}
          and (${before}::bigint is null or revision < ${before}::bigint)
        order by revision desc
        limit ${limit}
      ) h
    ) h
    where bytes <= ${raw(LARGEST_PAGE)} or bytes = shown_bytes
    order by revision desc`);
}

/** The changes after a revision, newest first, except what evaluations wrote. */
export function changesAfter(act: Act, agentId: string, revision: number): Promise<{ changes: FieldChanges }[]> {
  return act.tx.query(sql<{ changes: FieldChanges }>`
    select changes
    from agent_history
    where agent_id = ${agentId} and team_id = ${act.who.teamId}
      and revision > ${revision} and action <> 'evaluated'
    order by revision desc`);
}

export interface Revisions {
  readonly from: number;
  readonly to: number;
}

export type HistoryStep = Pick<HistoryEntry, "revision" | "at" | "actor_id" | "action">;

/** Fields that evaluations and the trust stage write: they report on the agent and are no part of its configuration. */
const MEASURED = [
  "test_score",
  "last_tested_by",
  "evaluated_harnesses",
  "last_evaluated_at",
  "latest_evaluation",
  "trust_stage",
  "trusted_at",
  "ttt_days",
];

/** An agent changed more often than this between two runs is described by its fields, which cover every change. */
const MOST_STEPS = 1000;

const changedFields = (act: Act, agentId: string, { from, to }: Revisions) => sql`
  from agent_history h, json_each(h.changes) as c(field, change)
  where h.agent_id = ${agentId} and h.team_id = ${act.who.teamId}
    and h.revision > ${from} and h.revision <= ${to}
    and c.field <> all(${MEASURED})`;

/** Each field that was changed after one revision up to another, with its first and its last value. */
export function fieldsBetween(
  act: Act,
  agentId: string,
  revisions: Revisions,
): Promise<{ field: string; from: unknown; to: unknown }[]> {
  return act.tx.query(sql<{ field: string; from: unknown; to: unknown }>`
    select
      field,
      (array_agg(change -> 'from' order by revision))[1] as from,
      (array_agg(change -> 'to' order by revision desc))[1] as to
    ${changedFields(act, agentId, revisions)}
    group by field
    order by min(revision), field`);
}

/** The entries behind these changes, oldest first. */
export function stepsBetween(act: Act, agentId: string, revisions: Revisions): Promise<HistoryStep[]> {
  return act.tx.query(sql<HistoryStep>`
    select distinct h.revision, h.at, h.actor_id, h.action
    ${changedFields(act, agentId, revisions)}
    order by h.revision
    limit ${raw(MOST_STEPS)}`);
}
