import type { Act } from "../../../platform/act.ts";
import { type AuditSource, sourceOf, writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { sql } from "../../../platform/db/sql.ts";
import { asAuthenticator } from "../../../platform/db/turn.ts";
import { ACCESS_SECONDS, revoke } from "../tokens/revocations.ts";
import { endKeysOfUser } from "./store.ts";

export interface Ending {
  readonly userId: string;
  /** Recorded in the audit log of each key's team. */
  readonly reason: string;
  readonly source: Omit<AuditSource, "teamId">;
}

/** Revokes every key of a user, in all teams. Needs the access of sign-in. Returns how many there were. */
export async function endKeysOf(tx: Sql, { userId, reason, source }: Ending): Promise<number> {
  const ended = await endKeysOfUser(tx, userId, Math.floor(source.now / 1000));
  for (const { id, team_id: teamId } of ended) {
    // A key is never reactivated, so tokens that it is exchanged for while this commits are void as well.
    await revoke(tx, id, source.now + ACCESS_SECONDS * 1000);
    const target = { kind: "key", id };
    await writeAudit(tx, { ...source, teamId }, { action: "key.revoked", target, details: { reason } });
  }
  return ended.length;
}

export function endOwnKeys(act: Act): Promise<number> {
  const ending = { userId: act.who.userId, reason: "ended by the person", source: sourceOf(act) };
  return asAuthenticator(act.tx, (tx) => endKeysOf(tx, ending));
}

/** A user's valid keys, in all teams. */
export async function countKeysOf(tx: Sql, userId: string, now: number): Promise<number> {
  const [row] = await tx.query(sql<{ count: number }>`
    select count(*)
    from api_keys k
    join memberships m on m.team_id = k.team_id and m.user_id = k.user_id
    where k.user_id = ${userId} and k.revoked_at is null and (k.expires_at is null or k.expires_at > ${now})`);
  return row?.count ?? 0;
}
