import type { Act } from "../../../platform/act.ts";

export interface AuditFilter {
  readonly actor_id?: string;
  /** With a * at the end: how the action begins. */
  readonly action?: string;
  readonly target_id?: string;
  readonly outcome?: string;
  /** Unix seconds, as `until`. */
  readonly since?: number;
  readonly until?: number;
  readonly request_id?: string;
}

export interface AuditLine {
  readonly id: string;
  readonly at_ms: number;
  readonly target_kind: string | null;
  readonly target_id: string | null;
  readonly [column: string]: unknown;
}

export interface Stretch {
  readonly after: Pick<AuditLine, "id" | "at_ms"> | null;
  readonly most: number;
}

const COLUMNS = `a.id, a.team_id, a.at / 1000 as at, a.at as at_ms, a.actor_kind, a.actor_id, a.action, a.target_kind,
  a.target_id, a.outcome, a.before_hash, a.after_hash, a.request_id, a.address, a.details, s.seq, s.hash,
  s.sealed_at as sealed_at_ms`;

/** Newest first. Planned anew with its values each time, so that absent filters cost nothing and present ones find their index. */
export async function findLines(act: Act, filter: AuditFilter, { after, most }: Stretch): Promise<AuditLine[]> {
  const { exact, start } = actionFilter(filter.action);
  return act.tx.query<AuditLine>(
    `select ${COLUMNS}
     from audit_log a left join audit_seals s on s.audit_id = a.id and s.team_id = a.team_id
     where a.team_id = $1
       and ($2::uuid is null or a.actor_id = $2)
       and ($3::text is null or a.action = $3) and ($4::text is null or starts_with(a.action, $4))
       and ($5::text is null or a.target_id = $5)
       and ($6::text is null or a.outcome = $6)
       and ($7::bigint is null or a.at >= $7 * 1000) and ($8::bigint is null or a.at < $8 * 1000)
       and ($9::text is null or a.request_id = $9)
       and ($10::bigint is null or (a.at, a.id) < ($10, $11::uuid))
     order by a.at desc, a.id desc limit $12`,
    [
      act.who.teamId,
      filter.actor_id,
      exact,
      start,
      filter.target_id,
      filter.outcome,
      filter.since,
      filter.until,
      filter.request_id,
      after?.at_ms,
      after?.id,
      most,
    ],
  );
}

function actionFilter(action: string | undefined): { exact?: string; start?: string } {
  if (action === undefined) return {};
  return action.endsWith("*") ? { start: action.slice(0, -1) } : { exact: action };
}
