import type { Act } from "../../../platform/act.ts";
import type { AuditLogRow } from "../../../platform/audit/rows.ts";
import { joinStatements, raw, type Statement, sql } from "../../../platform/db/sql.ts";

export interface AuditFilter {
  readonly actor_id?: string;
  /** With a * at the end: a prefix of the action. */
  readonly action?: string;
  readonly target_id?: string;
  readonly outcome?: string;
  /** Unix seconds, as `until`. */
  readonly since?: number;
  readonly until?: number;
  readonly request_id?: string;
}

export interface AuditLine extends Pick<AuditLogRow, "id" | "target_kind" | "target_id"> {
  readonly at_ms: number;
  readonly [column: string]: unknown;
}

export interface Stretch {
  readonly after: Pick<AuditLine, "id" | "at_ms"> | null;
  readonly most: number;
}

const COLUMNS = raw(`
  a.id, a.team_id, a.at / 1000 as at, a.at as at_ms, a.actor_kind, a.actor_id, a.action, a.target_kind, a.target_id,
  a.outcome, a.before_hash, a.after_hash, a.request_id, a.address, a.details, s.seq, s.hash,
  s.sealed_at as sealed_at_ms`);

/** Newest first. Only filters that are set become conditions, so that PostgreSQL can use the index that fits them. */
export async function findLines(act: Act, filter: AuditFilter, { after, most }: Stretch): Promise<AuditLine[]> {
  const conditions = [
    sql`a.team_id = ${act.who.teamId}`,
    ...filterConditions(filter),
    ...(after ? [sql`(a.at, a.id) < (${after.at_ms}::bigint, ${after.id}::uuid)`] : []),
  ];
  return act.tx.query(sql<AuditLine>`
    select ${COLUMNS}
    from audit_log a
    left join audit_seals s on s.audit_id = a.id and s.team_id = a.team_id
    where ${joinStatements(conditions, " and ")}
    order by a.at desc, a.id desc
    limit ${most}`);
}

function filterConditions({ action, ...filter }: AuditFilter): Statement[] {
  const conditions: Statement[] = [];
  if (action?.endsWith("*")) conditions.push(sql`starts_with(a.action, ${action.slice(0, -1)})`);
  else if (action !== undefined) conditions.push(sql`a.action = ${action}`);
  if (filter.actor_id !== undefined) conditions.push(sql`a.actor_id = ${filter.actor_id}`);
  if (filter.target_id !== undefined) conditions.push(sql`a.target_id = ${filter.target_id}`);
  if (filter.outcome !== undefined) conditions.push(sql`a.outcome = ${filter.outcome}`);
  if (filter.since !== undefined) conditions.push(sql`a.at >= ${filter.since}::bigint * 1000`);
  if (filter.until !== undefined) conditions.push(sql`a.at < ${filter.until}::bigint * 1000`);
  if (filter.request_id !== undefined) conditions.push(sql`a.request_id = ${filter.request_id}`);
  return conditions;
}
