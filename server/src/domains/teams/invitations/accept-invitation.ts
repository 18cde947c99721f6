import type { Origin } from "../../../kernel/principal.ts";
import { type AuditSource, writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { closeInvitation, type Recipient } from "../people/invitation-store.ts";
import type { MembershipRow } from "../tables/rows.ts";
import { personFor } from "./invited-person.ts";
import { addMember } from "./join-team.ts";
import type { InvitationNeeds } from "./needs.ts";
import { answerable } from "./recipient.ts";

export interface Acceptance {
  readonly id: string;
  readonly recipient: Recipient;
  readonly password?: string | null | undefined;
  readonly given_name?: string | null | undefined;
  readonly family_name?: string | null | undefined;
}

interface When {
  readonly origin: Origin;
  /** Milliseconds. */
  readonly now: number;
}

/** Makes the recipient a member, and creates an account first for someone who has none. */
export async function acceptInvitation(
  { db }: Pick<InvitationNeeds, "db">,
  acceptance: Acceptance,
  at: When,
): Promise<MembershipRow> {
  const now = Math.floor(at.now / 1000);
  const passwordHash = await hashIfAnswerable(db, acceptance, now);
  return db.authenticating(async (tx) => {
    const invitation = await answerable(tx, acceptance.recipient, { id: acceptance.id, now });
    const person = await personFor(tx, invitation, { acceptance, passwordHash, at });
    const membership = await addMember(tx, invitation, { userId: person.id, nowMs: at.now });
    await closeInvitation(tx, invitation, { status: "ACCEPTED", now });
    const source: AuditSource = {
      teamId: invitation.team_id,
      actorKind: "user",
      actorId: person.id,
      origin: at.origin,
      now: at.now,
    };
    const target = { kind: "user", id: person.id };
    const details = { role: membership.role };
    if (person.isNew) await writeAudit(tx, source, { action: "user.created", target, details });
    await writeAudit(tx, source, { action: "member.added", target, details });
    await writeAudit(tx, source, {
      action: "invitation.accepted",
      target: { kind: "invitation", id: invitation.id },
      ...(person.cleared ? { details: { ...person.cleared } } : {}),
    });
    return membership;
  });
}

/** Only a valid invitation costs a hash, and no connection waits for it. */
async function hashIfAnswerable(
  db: InvitationNeeds["db"],
  { id, recipient, password }: Acceptance,
  now: number,
): Promise<string | null> {
  await db.authenticating((tx: Sql) => answerable(tx, recipient, { id, now }));
  return password ? hashPassword(password) : null;
}
