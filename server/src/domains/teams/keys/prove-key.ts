import { type Clock, seconds } from "../../../kernel/clock.ts";
import type { Role, Scope } from "../../../kernel/permissions.ts";
import type { Principal } from "../../../kernel/principal.ts";
import type { Database, Sql } from "../../../platform/db/database.ts";
import { principal } from "../tokens/claims.ts";
import type { Revocations } from "../tokens/revocations.ts";
import { refusal } from "../tokens/tokens.ts";
import { clientIdOf, hashKey, sameHash } from "./secret.ts";

/** How long a proven key is believed before the database is asked again; a revocation counts at once all the same. */
const BELIEVED_SECONDS = 30;
const REMEMBERED = 1000;

export interface KeyProver {
  /** The caller behind an API key, or NOT_AUTHENTICATED. */
  prove(secret: string): Promise<Principal>;
}

interface KeyRow {
  id: string;
  team_id: string;
  user_id: string;
  role: Role;
  scopes: Scope[];
  secret_hash: string;
  expires_at: number | null;
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
  /** Keyed by the hash of the whole secret; the secret itself is not kept in memory. */
  const remembered = new Map<string, Proven>();

  async function ask(secret: string, hash: string): Promise<Proven> {
    const clientId = clientIdOf(secret);
    const now = seconds(clock);
    const row = clientId ? await db.authenticating((sql) => findLiveKey(sql, clientId, now)) : undefined;
    if (!row || !sameHash(row.secret_hash, hash)) throw refusal("unknown, expired or revoked API key");
    const who = principal({
      kind: "key",
      userId: row.user_id,
      teamId: row.team_id,
      role: row.role,
      scopes: row.scopes,
      credentialId: row.id,
    });
    return { principal: who, provenAt: now, expiresAt: row.expires_at ?? Number.POSITIVE_INFINITY };
  }

  return {
    async prove(secret) {
      const hash = hashKey(secret);
      const now = seconds(clock);
      let proven = remembered.get(hash);
      if (!proven || now - proven.provenAt >= BELIEVED_SECONDS) {
        proven = await ask(secret, hash);
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

/** A key acts with the role its maker has today; when the maker leaves the team, it stops. Its use is noted once a minute. */
async function findLiveKey(sql: Sql, clientId: string, now: number): Promise<KeyRow | undefined> {
  const [row] = await sql.query<KeyRow>(
    `select k.id, k.team_id, k.user_id, m.role, k.scopes, k.secret_hash, k.expires_at
     from api_keys k join memberships m on m.team_id = k.team_id and m.user_id = k.user_id
     join users u on u.id = k.user_id join teams t on t.id = k.team_id
     where k.client_id = $1 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)
       and u.is_active and u.deleted_at is null and t.deleted_at is null`,
    [clientId, now],
  );
  if (row) {
    await sql.run(
      "update api_keys set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at < $2 - 60)",
      [row.id, now],
    );
  }
  return row;
}
