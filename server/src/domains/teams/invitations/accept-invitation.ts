import { fault } from "../../../kernel/errors.ts";
import type { Origin } from "../../../kernel/principal.ts";
import { Unprocessable } from "../../../kernel/unprocessable.ts";
import { type AuditSource, writeAudit } from "../../../platform/audit/record.ts";
import type { Sql } from "../../../platform/db/database.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { findAccount } from "../sign-in/store.ts";
import { insertMembership, insertPerson, type MembershipRow } from "./join-team.ts";
import type { InvitationNeeds } from "./needs.ts";
import { answerable } from "./recipient.ts";
import { closeInvitation, type InvitationRow, type Recipient } from "./store.ts";

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

/** Makes the recipient a member, and an account first for somebody who has none. */
export async function acceptInvitation(
  { db }: Pick<InvitationNeeds, "db">,
  acceptance: Acceptance,
  at: When,
): Promise<MembershipRow> {
  const now = Math.floor(at.now / 1000);
  return db.authenticating(async (sql) => {
    const invitation = await answerable(sql, acceptance.recipient, { id: acceptance.id, now });
    const known = acceptance.recipient.userId;
    const userId = known ?? (await makePerson(sql, invitation, { acceptance, now }));
    const membership = await insertMembership(sql, invitation, { userId, now });
    await closeInvitation(sql, invitation, { status: "ACCEPTED", now });
    const source: AuditSource = {
      teamId: invitation.team_id,
      actorKind: "user",
      actorId: userId,
      origin: at.origin,
      now: at.now,
    };
    const target = { kind: "user", id: userId };
    const details = { role: membership.role };
    if (known === null) await writeAudit(sql, source, { action: "user.created", target, details });
    await writeAudit(sql, source, { action: "member.added", target, details });
    await writeAudit(sql, source, {
      action: "invitation.accepted",
      target: { kind: "invitation", id: invitation.id },
    });
    return membership;
  });
}

/** The link alone must not act for somebody who has an account: the inviter has seen it too. */
async function makePerson(
  sql: Sql,
  invitation: InvitationRow,
  { acceptance, now }: { acceptance: Acceptance; now: number },
): Promise<string> {
  if (await findAccount(sql, invitation.email)) throw fault("INVITATION_NEEDS_SIGN_IN");
  const { password, ...names } = acceptance;
  if (!password) {
    throw new Unprocessable([{ type: "missing", loc: ["body", "password"], msg: "Field required", input: null }]);
  }
  // Only whoever holds the link gets this far, so hashing costs a stranger's request nothing.
  const person = { ...names, passwordHash: await hashPassword(password) };
  return insertPerson(sql, invitation, { person, now });
}
