import { createHash } from "node:crypto";
import { newId } from "../../kernel/ids.ts";
import type { Origin, Principal } from "../../kernel/principal.ts";
import type { Act } from "../act.ts";
import type { Sql } from "../db/database.ts";
import { sql } from "../db/sql.ts";

/** One row of the audit log. It holds hashes of the state before and after, which prove a change without storing it. */
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

export async function recordAudit(act: Act, entry: AuditEntry): Promise<void> {
  await writeAudit(act.tx, sourceOf(act), entry);
}

/**
 * For what happens before a team is bound, such as signing in. The row and its place in the queue for the chain are one
 * statement, so that neither exists without the other.
 */
export async function writeAudit(tx: Sql, source: AuditSource, entry: AuditEntry): Promise<void> {
  const { teamId, origin } = source;
  const id = newId(source.now);
  const details = entry.details ? JSON.stringify(entry.details) : null;
  const statement = sql`
    with line as (
      insert into audit_log (
        id, team_id, at, actor_kind, actor_id, action, target_kind, target_id, outcome, before_hash, after_hash,
        request_id, address, details
      )
      values (
        ${id}, ${teamId}, ${source.now}, ${source.actorKind}, ${source.actorId}, ${entry.action},
        ${entry.target?.kind ?? null}, ${entry.target?.id ?? null}, ${entry.outcome ?? "done"},
        ${entry.beforeHash ?? null}, ${entry.afterHash ?? null}, ${origin.requestId}, ${origin.address}, ${details}
      )
    )
    insert into audit_pending (audit_id, team_id)
    values (${id}, ${teamId})`;
  await tx.run(statement.named("audit"));
}

export function sourceOf({ who, origin, now }: Omit<Act, "tx">): AuditSource {
  return { teamId: who.teamId, actorKind: who.kind, actorId: who.userId, origin, now };
}

/** The hash of a state, as it is stored in the log. */
export function stateHash(state: unknown): string {
  return createHash("sha256").update(JSON.stringify(state)).digest("hex");
}
