// Generated from the migrations by `npm run generate`. Do not edit.

export interface AuditLogRow {
  readonly id: string;
  readonly team_id: string;
  readonly at: number;
  readonly actor_kind: string;
  readonly actor_id: string | null;
  readonly action: string;
  readonly target_kind: string | null;
  readonly target_id: string | null;
  readonly outcome: string;
  readonly before_hash: string | null;
  readonly after_hash: string | null;
  readonly request_id: string;
  readonly address: string;
  readonly details: unknown;
}

export interface AuditPendingRow {
  readonly audit_id: string;
  readonly team_id: string;
}

export interface AuditSealRow {
  readonly team_id: string;
  readonly seq: number;
  readonly audit_id: string;
  readonly hash: string;
  readonly sealed_at: number;
}
