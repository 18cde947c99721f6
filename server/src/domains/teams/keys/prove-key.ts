import { type Clock, seconds } from "../../../kernel/clock.ts";
import { lesserRole } from "../../../kernel/permissions.ts";
import type { Origin, Principal } from "../../../kernel/principal.ts";
import { type AuditSource, writeAudit } from "../../../platform/audit/record.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { principal, type Subject } from "../tokens/claims.ts";
import { membershipSubject, type Revocations } from "../tokens/revocations.ts";
import { refusal } from "../tokens/tokens.ts";
import { clientIdOf, hashKey, sameHash } from "./secret.ts";
import { findLiveKey, type LiveKey, noteUse } from "./store.ts";

/** How long a verified key is cached before the database is asked again. A revocation takes effect immediately. */
const BELIEVED_SECONDS = 30;
const REMEMBERED = 1000;

export interface KeyProver {
  /** The caller behind an API key, or NOT_AUTHENTICATED. */
  prove(secret: string, origin: Origin): Promise<Principal>;
}

interface Proven {
  readonly principal: Principal;
  readonly provenAt: number;
  readonly expiresAt: number;
}

export interface KeyProverNeeds {
  readonly db: Database;
  readonly revocations: Revocations;
  readonly clock: Clock;
}

export function createKeyProver({ db, revocations, clock }: KeyProverNeeds): KeyProver {
  /** By the hash of the whole secret. The secret itself is not kept in memory. */
  const remembered = new Map<string, Proven>();

  async function ask(secret: string, origin: Origin): Promise<Proven> {
    const now = seconds(clock);
    const key = await db.authenticating(async (tx) => {
      const found = await matchingKey(tx, secret, now);
      if (found && (await noteUse(tx, found, now))) {
        const source = keySource(found, { origin, now: clock.milliseconds() });
        await writeAudit(tx, source, { action: "key.used", target: { kind: "key", id: found.id } });
      }
      return found;
    });
    if (!key) throw refusal("unknown, expired or revoked API key");
    return { principal: principal(keySubject(key)), provenAt: now, expiresAt: key.expires_at ?? Infinity };
  }

  /** A change of the creator's membership takes effect immediately: the role is read again. */
  function isStale({ principal: { userId, teamId }, provenAt }: Proven, now: number): boolean {
    const changed = revocations.voidUpTo(membershipSubject(userId, teamId));
    return now - provenAt >= BELIEVED_SECONDS || (changed !== undefined && changed >= provenAt * 1000);
  }

  return {
    async prove(secret, origin) {
      const hash = hashKey(secret);
      const now = seconds(clock);
      let proven = remembered.get(hash);
      if (!proven || isStale(proven, now)) {
        remembered.delete(hash);
        proven = await ask(secret, origin);
        if (remembered.size >= REMEMBERED) remembered.clear();
        remembered.set(hash, proven);
      }
      if (proven.expiresAt <= now || wasRevoked(proven.principal, revocations)) {
        remembered.delete(hash);
        throw refusal("API key expired or revoked");
      }
      return proven.principal;
    },
  };
}

function wasRevoked({ credentialId }: Principal, revocations: Revocations): boolean {
  return credentialId !== null && revocations.voidUpTo(credentialId) !== undefined;
}

/** The valid key with this secret. A client id alone, which is not secret, leaves no trace on the key. */
export async function matchingKey(tx: Sql, secret: string, now: number): Promise<LiveKey | undefined> {
  const clientId = clientIdOf(secret);
  const key = clientId === null ? undefined : await findLiveKey(tx, clientId, now);
  return key && sameHash(key.secret_hash, hashKey(secret)) ? key : undefined;
}

export function keySubject(key: LiveKey): Subject {
  return {
    kind: "key",
    userId: key.user_id,
    teamId: key.team_id,
    // A later promotion is the user's: a key that was left somewhere must not be promoted with it.
    role: lesserRole(key.role, key.made_as),
    scopes: key.scopes,
    credentialId: key.id,
    ...(key.mcp_writes ? { mcpWrites: true } : {}),
  };
}

export function keySource(key: LiveKey, at: { origin: Origin; now: number }): AuditSource {
  return { teamId: key.team_id, actorKind: "key", actorId: key.user_id, origin: at.origin, now: at.now };
}
