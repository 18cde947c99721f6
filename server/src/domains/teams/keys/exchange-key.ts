import type { Clock } from "../../../kernel/clock.ts";
import { seconds } from "../../../kernel/clock.ts";
import { fault } from "../../../kernel/errors.ts";
import type { Origin } from "../../../kernel/principal.ts";
import { writeAudit } from "../../../platform/audit/record.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Revocations } from "../tokens/revocations.ts";
import { ACCESS_SECONDS } from "../tokens/revocations.ts";
import type { SignedIn } from "../tokens/signed-in.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { keySource, keySubject, matchingKey } from "./prove-key.ts";
import { noteUse } from "./store.ts";

export interface ClientCredentials {
  readonly client_id: string;
  readonly client_secret: string;
}

export interface KeyNeeds {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly revocations: Revocations;
  readonly clock: Clock;
}

/** An access token with the permissions of the key. It ends when the key ends, and can't be refreshed. */
export async function exchangeKey(
  needs: KeyNeeds,
  given: ClientCredentials,
  at: { readonly origin: Origin; readonly now: number },
): Promise<Omit<SignedIn, "refreshToken">> {
  const now = seconds(needs.clock);
  const key = await needs.db.authenticating(async (tx) => {
    const found = await matchingKey(tx, given.client_secret, now);
    if (!found || found.client_id !== given.client_id) return undefined;
    await noteUse(tx, found, now);
    await writeAudit(tx, keySource(found, at), { action: "key.exchanged", target: { kind: "key", id: found.id } });
    return found;
  });
  if (!key) throw fault("KEY_REFUSED");
  const left = key.expires_at === null ? ACCESS_SECONDS : Math.min(ACCESS_SECONDS, key.expires_at - now);
  const { token, expiresIn } = await needs.tokens.mintAccess(keySubject(key), { lifetime: left });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: expiresIn,
    team_id: key.team_id,
    password_change_required: false,
  };
}
