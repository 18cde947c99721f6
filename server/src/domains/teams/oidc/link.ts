import { writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { signInSource } from "../sign-in/log-in.ts";
import { type Circumstances, endOtherSessions } from "../sign-in/sessions.ts";
import type { Identity } from "./identity.ts";
import { type Person, setLink, takePassword } from "./store.ts";

export interface Link {
  readonly person: Person;
  readonly identity: Identity;
  /** Whose audit log tells of it. */
  readonly teamId: string;
}

/**
 * Ties an account to an identity at the provider. Anybody may have made the account under this address, in wait for its
 * owner: the password and the sessions from before go. The first owner made theirs with the operator's link, and keeps
 * a way in for the day the provider is away.
 */
export async function linkPerson(sql: Sql, { person, identity, teamId }: Link, at: Circumstances): Promise<void> {
  const userId = person.id;
  await setLink(sql, { userId, externalId: identity.externalId }, at.now);
  let ended = 0;
  if (person.linked_id === null && !person.is_super_admin) {
    await takePassword(sql, userId);
    ended = await endOtherSessions(sql, { userId, keep: null, reason: "identity linked", nowMs: at.now });
  }
  await writeAudit(sql, signInSource(teamId, userId, at), {
    action: "user.linked",
    target: { kind: "user", id: userId },
    details: { issuer: identity.issuer, sessions_ended: ended },
  });
}
