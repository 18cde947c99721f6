import { writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { dropPassword, setLink } from "../people/user-store.ts";
import { signInSource } from "../sign-in/log-in.ts";
import { type Cleared, clearPlanted, holdAccount, mayBePlanted, proveAddress } from "../sign-in/planted.ts";
import { type Circumstances, endOtherSessions } from "../sign-in/store/sessions.ts";
import type { Identity } from "./provider/identity.ts";
import type { Person } from "./store.ts";

export interface Link {
  readonly person: Person;
  readonly identity: Identity;
  /** Whose audit log records it. */
  readonly teamId: string;
}

/**
 * Links an account to an identity at the provider. Anyone may have created the account with this address in advance, so
 * its password, its sessions and, unless the address was verified before, its keys end. The first owner created theirs
 * with the operator's link, and keeps a way to sign in if the provider is down.
 */
export async function linkPerson(tx: Sql, { person, identity, teamId }: Link, at: Circumstances): Promise<void> {
  const userId = person.id;
  await setLink(tx, { userId, externalId: identity.externalId }, Math.floor(at.now / 1000));
  const cleared = await clearBefore(tx, person, at);
  const account = await holdAccount(tx, userId);
  if (account && account.email.toLowerCase() === identity.email.toLowerCase()) await proveAddress(tx, account, at.now);
  await writeAudit(tx, signInSource(teamId, userId, at), {
    action: "user.linked",
    target: { kind: "user", id: userId },
    details: { issuer: identity.issuer, ...cleared },
  });
}

async function clearBefore(tx: Sql, person: Person, at: Circumstances): Promise<Cleared> {
  const reason = "identity linked";
  if (person.linked_id === null && mayBePlanted(person)) {
    const source = { actorKind: "user", actorId: person.id, origin: at.origin, now: at.now } as const;
    return clearPlanted(tx, person.id, { keep: null, reason, source });
  }
  if (person.linked_id !== null || person.is_super_admin) return { sessions_ended: 0, keys_ended: 0 };
  await dropPassword(tx, person.id);
  const ending = { userId: person.id, keep: null, reason, nowMs: at.now };
  return { sessions_ended: await endOtherSessions(tx, ending), keys_ended: 0 };
}
