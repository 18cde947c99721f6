import { createHash } from "node:crypto";
import { newId } from "../../kernel/ids.ts";
import type { Origin, Principal } from "../../kernel/principal.ts";
import type { Act } from "../act.ts";
import type { Sql } from "../db/database.ts";

/** One line of the audit log. Hashes stand for the state before and after: the log proves a change without keeping it. */
export interface AuditEntry {
  /** `thing.verb`, past tense: "agent.updated". */
  readonly action: string;
  readonly target?: { readonly kind: string; readonly id: string };
  readonly outcome?: "done" | "denied" | "failed";
  readonly beforeHash?: string | null;
  readonly afterHash?: string | null;
  /** Small, and never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface AuditSource {
  readonly teamId: string;
  readonly actorKind: Principal["kind"] | "system";
  readonly actorId: string | null;
  readonly origin: Origin;
  /** Milliseconds. */
  readonly now: number;
}

/** The row and its place in the queue for the chain, in one statement, so that neither exists without the other. */
export const AUDIT_INSERT = `with line as (
  insert into audit_log (id, team_id, at, actor_kind, actor_id, action, target_kind, target_id, outcome,
    before_hash, after_hash, request_id, address, details)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14))
  insert into audit_pending (audit_id, team_id) values ($1, $2)`;

export async function recordAudit(act: Act, entry: AuditEntry): Promise<void> {
  await writeAudit(act.tx, sourceOf(act), entry);
}

/** For what happens before a team is bound, such as signing in. */
export async function writeAudit(sql: Sql, source: AuditSource, entry: AuditEntry): Promise<void> {
  await sql.query(AUDIT_INSERT, auditValues(source, entry), "audit");
}

/** In the order of AUDIT_INSERT, for statements that carry the audit row themselves. */
export function auditValues(source: AuditSource, entry: AuditEntry): unknown[] {
  return [
    newId(source.now),
    source.teamId,
    source.now,
    source.actorKind,
    source.actorId,
    entry.action,
    entry.target?.kind ?? null,
    entry.target?.id ?? null,
    entry.outcome ?? "done",
    entry.beforeHash ?? null,
    entry.afterHash ?? null,
    source.origin.requestId,
    source.origin.address,
    entry.details ? JSON.stringify(entry.details) : null,
  ];
}

export function sourceOf({ who, origin, now }: Omit<Act, "tx">): AuditSource {
  return { teamId: who.teamId, actorKind: who.kind, actorId: who.userId, origin, now };
}

/** The hash of a state as the log keeps it. */
export function stateHash(state: unknown): string {
  return createHash("sha256").update(JSON.stringify(state)).digest("hex");
}
